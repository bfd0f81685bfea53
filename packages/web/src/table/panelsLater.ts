/** What opens over a table is not needed to see it: it is fetched when it is asked for, or a little before. */
import { later } from '@emberhall/ui'

export const panels = later(async () => (await import('./Panels.tsx')).Panels)
