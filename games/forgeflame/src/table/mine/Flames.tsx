/** The Flames of the Forge and of the Entrance. */
import { Spot } from '@emberhall/ui'
import { FORGE } from '../../board.ts'
import { Fire, flameAt } from '../art/index.ts'
import { flameKey } from '../model/choices.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { FLAME, placed } from './place.ts'

export function Flames() {
  const { t, lang, layout, seats } = useTableau()
  const { flames } = t.s
  const atForge = (i: number): number => flames.slice(0, i).filter((flame) => flame.site === FORGE).length
  return (
    <>
      {flames.map(({ site, lit }, i) => {
        const { scale, ...at } = flameAt(site === FORGE ? 'F' : 'E', layout, atForge(i))
        return (
          <Spot
            key={`flame ${i} ${lit}`}
            at={flameKey(i)}
            name={tell(lang, 'flame', { lit: lit ? 'yes' : 'no' })}
            className={`ff-flame ${lit ? 'ff-lit' : ''}`}
            style={{ ...placed(at, FLAME, scale, layout), zIndex: 9 }}
          >
            <Fire lit={lit} bowled={site !== FORGE} />
          </Spot>
        )
      })}
      {seats > 1 && !flames.some((flame) => flame.site !== FORGE) && (
        <div
          className="ff-flame ff-lit ff-always"
          style={{ ...placed(flameAt('E', layout), FLAME, flameAt('E', layout).scale, layout), zIndex: 9 }}
          aria-hidden="true"
        >
          <Fire lit bowled />
        </div>
      )}
    </>
  )
}
