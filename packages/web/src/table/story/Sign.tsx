/** What a line begins with: who it is about, what a die showed, or that fate had a say. */
import type { Telling } from '@emberhall/speech'
import { type GameTable, MARKS, useSeatColour } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { Icon } from '../../Icon.tsx'
import type { Told } from './told.ts'

interface SignProps {
  readonly entry: Told
  readonly telling: Telling
  readonly sign: GameTable['sign']
}
export function Sign({ entry, telling, sign }: SignProps): ReactNode {
  const { line, pieces } = entry
  if (telling.rounds.includes(line.what)) return null
  const isChance = telling.chance.includes(line.what)
  const value = isChance ? onlyFigure(entry) : ''
  if (value !== '') return <i className="story-sign story-die" data-shows={value} aria-hidden="true" />
  for (const { of, text } of pieces) {
    const seat = /^seat (\d+)$/.exec(of)?.[1]
    const own = seat === undefined ? (sign?.(of, text) ?? null) : <SeatMark seat={Number(seat)} />
    if (own !== null)
      return (
        <i className="story-sign" aria-hidden="true">
          {own}
        </i>
      )
  }
  return (
    <i className="story-sign" aria-hidden="true">
      {isChance ? <Icon name="dice" size="1em" /> : null}
    </i>
  )
}
/** In the shape and the colour of a seat. */
function SeatMark({ seat }: { readonly seat: number }): ReactNode {
  const colour = useSeatColour(seat)
  return <b style={{ color: colour }}>{MARKS[seat % MARKS.length]}</b>
}
/** What was rolled, where a line names one figure and no other. */
function onlyFigure({ pieces }: Told): string {
  const figures = pieces.flatMap(({ of, text }) => (of === '' ? (text.match(/\d+/g) ?? []) : []))
  const [first = '', ...others] = figures
  return others.length > 0 || first.length > 2 ? '' : first
}
