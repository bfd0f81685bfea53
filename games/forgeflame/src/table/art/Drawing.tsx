import { paint } from '@emberhall/ink'
import { drawingBy } from '@emberhall/ui'
import { LIGHT } from './palette.ts'

export type { Placed } from '@emberhall/ui'
export const Drawing = drawingBy((draw) => paint(draw, LIGHT))
