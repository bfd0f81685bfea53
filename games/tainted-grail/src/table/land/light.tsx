/** The light of the stones on the ground: as far as it holds the land, and weaker with every dawn. */
import type { MapCardSize } from '@emberhall/ui/map'
import { isLit, xOf, yOf } from '../../map/places.ts'
import { DIAL_MAX } from '../../parts.ts'
import type { Tableau } from '../model/tableau.ts'

export function lightsOf({ t }: Tableau, { width, height, gap }: MapCardSize) {
  return t.s.map.filter(isLit).map(({ location, cell, menhir }) => {
    const [x, y] = [xOf(cell) * (width + gap) + width / 2, -yOf(cell) * (height + gap) + height / 2]
    const [wide, high] = [(width + gap) * 3.3, (height + gap) * 3.3]
    return (
      <div
        key={location}
        className="tg-light"
        style={{
          left: x - wide / 2,
          top: y - high / 2,
          width: wide,
          height: high,
          opacity: 0.3 + (0.7 * menhir) / DIAL_MAX,
        }}
        aria-hidden="true"
      />
    )
  })
}
