import { drawingBy } from '@emberhall/ui'
import { paint } from './parts/ink.ts'

export type { Placed } from '@emberhall/ui'
export const Drawing = drawingBy(paint)
