/** Any moment of a match again, as somebody sees it. */
import { atOnce, type Match, type Seat } from '@emberhall/kernel'
import { standing } from '@emberhall/sitting'
import type { Moment } from './source.ts'

/** From one seat, with what somebody in this or another one knows. */
export function momentAt(match: Match, at: number, from: Seat, sees = from): Moment {
  const then = atOnce(standing(match, at))
  return { at, view: { ...then.view(sees), seat: from }, log: then.log(sees) }
}
