import { paint } from '@emberhall/ink'
import { drawingBy } from '@emberhall/ui'

export type { Placed } from '@emberhall/ui'
export const Drawing = drawingBy(paint)
