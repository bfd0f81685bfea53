/** FG-33 Which ways lead out, and what each would cost whom. */
import { heroAt } from '../../../state.ts'
import { Spot } from '@emberhall/ui'
import { heroIdOf } from '../../../content/types.ts'
import { ExitGate, HeroBadge } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { thingKey } from '../model/keys.ts'
import { heroName, thingName } from '../model/names.ts'
import { leavings, roundsLeft, type Way } from '../model/prospects.ts'
import { tell } from '../words.ts'

export function Leaving() {
  const desk = useDesk()
  const { t, lang } = desk
  const isNear = t.s.phase === 'leaving' || (t.s.round > 0 && roundsLeft(t) === 0)
  const ways = leavings(t)
  if (!isNear || ways.length === 0 || t.s.exit >= 0) return null
  return (
    <section className="fg-leaving fg-panel" aria-label={tell(lang, 'leaving')}>
      <h2>{tell(lang, 'leaving')}</h2>
      {ways.map(({ thing, letter, isDefended, ways: each }) => (
        <Spot
          key={thing}
          at={thingKey(thing)}
          name={[thingName(desk, thing), ...each.map((way) => wayWords(way))].join('. ')}
          className="fg-exit-row"
        >
          <ExitGate letter={letter} defended={isDefended} />
          <span>
            {each.map((way) => (
              <span key={way.h} data-falls={way.falls || undefined} data-hurt={way.harm !== 0 || undefined}>
                <HeroBadge id={heroIdOf(heroAt(t, way.h).id)} />
                {way.harm < 0 ? '×' : way.harm === 0 ? tell(lang, 'safe') : `−${way.harm}`}
              </span>
            ))}
          </span>
        </Spot>
      ))}
    </section>
  )
  function wayWords({ h, harm, falls }: Way): string {
    return tell(lang, 'wayOut', {
      who: heroName(desk, h),
      n: Math.max(0, harm),
      end: harm < 0 ? 'shut' : falls ? 'falls' : 'out',
    })
  }
}
