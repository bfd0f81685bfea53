import type { Face } from '@emberhall/ink'

export const TITLE: Face = { family: 'Almendra, serif', weight: 700 }
