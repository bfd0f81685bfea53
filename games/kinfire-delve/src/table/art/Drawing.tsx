import { drawingBy } from '@emberhall/ui'
import { paint } from './parts/ink.ts'

export const Drawing = drawingBy(paint)
