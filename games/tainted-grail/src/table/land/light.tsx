/** The light of the stones on the ground: as far as it holds the land, and weaker with every dawn. */
import type { MapCardSize } from '@emberhall/ui/map'
import { isLit, xOf, yOf } from '../../map/places.ts'
import { DIAL_MAX } from '../../parts.ts'
import type { Place } from '../../state.ts'
import { befallen } from '../model/befallen.ts'
import type { Tableau } from '../model/tableau.ts'

/** On the ground it reaches far, in the air above the cards as far as one feels it. */
export function lightsOf(tableau: Tableau, { width, height, gap }: MapCardSize, where: 'ground' | 'air') {
  const reach = where === 'ground' ? 3.6 : 2.1
  const turn = befallen(tableau)
  const isDying = ({ location }: Place): boolean => turn?.what === 'menhirOut' && turn.location === location
  const burning = tableau.t.s.map.filter((place) => isLit(place) || isDying(place))
  return burning.map(({ location, cell, menhir }) => {
    const [x, y] = [xOf(cell) * (width + gap) + width / 2, -yOf(cell) * (height + gap) + height / 2]
    const [wide, high] = [(width + gap) * reach, (height + gap) * reach]
    return (
      <div
        key={location}
        className="tg-light"
        data-where={where}
        data-turn={turn?.location === location ? turn.what : undefined}
        style={{
          left: x - wide / 2,
          top: y - high / 2,
          width: wide,
          height: high,
          opacity: 0.3 + (0.7 * Math.max(0, menhir)) / DIAL_MAX,
        }}
        aria-hidden="true"
      />
    )
  })
}
