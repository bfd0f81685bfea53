/** Playing alone: whom the imps look at next, and how far the objectives have come. */
import { at } from '@emberhall/kernel'
import { cardKey, Spot } from '@emberhall/ui'
import { ENTRANCE } from '../../board.ts'
import { inPlay, siteOf } from '../../figures.ts'
import { carried } from '../../ore.ts'
import { asKind } from '../../printed.ts'
import { ADVENTURERS, printed, SIDES, type T, Z } from '../../state.ts'
import { isMet } from '../../steps/objectives.ts'
import { largestCollection } from '../../steps/values.ts'
import { advName } from '../../text/speech.ts'
import type { Objective } from '../../content/types.ts'
import { PointSeal, Sign } from '../art/index.ts'
import { textIn, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Alone() {
  return (
    <>
      <Imps />
      <Objectives />
    </>
  )
}
function Imps() {
  const { t, sp, lang } = useTableau()
  const { places, impSide } = t.s
  return (
    <section className="ff-imps ff-panel" aria-label={tell(lang, 'imps')}>
      <h2>{tell(lang, 'imps')}</h2>
      <small>{tell(lang, 'inPile', { n: t.cards(Z.impPile).length })}</small>
      <ul>
        {places.map((adv, i) => (
          <li key={adv} data-next={impSide === i || undefined}>
            <Sign id={at(ADVENTURERS, adv)} />
            <span>{tell(lang, 'impAt', { side: at(SIDES, i), who: advName(sp, adv) })}</span>
            {impSide === i && <b>{tell(lang, 'impNext')}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}
/** How far it has come, of how much; for what must become fewer, what is left. */
function progressOf(t: T, { test, n }: Objective): { have: number; need: number } {
  switch (test) {
    case 'collection':
      return {
        have: largestCollection(t.cards(Z.forged).map((card) => asKind(printed(t, card), 'artifact').card)),
        need: n,
      }
    case 'forgedAtForge':
      return { have: t.s.forgedAtForge, need: n }
    case 'koboldsRemoved':
      return { have: t.s.koboldsRemoved, need: n }
    case 'explorationLeft':
      return { have: t.s.exploration.filter((token) => token >= 0).length, need: n }
    case 'treasures':
      return { have: t.cards(Z.treasures).length + t.cards(Z.opened).length, need: n }
    case 'convoy':
      return {
        have: inPlay(t).reduce((sum, adv) => sum + (siteOf(t, adv) === ENTRANCE ? carried(t, adv) : 0), 0),
        need: n,
      }
  }
}
function Objectives() {
  const tableau = useTableau()
  const { t, lang } = tableau
  return (
    <section className="ff-objectives ff-panel" aria-label={tell(lang, 'objectives')}>
      <h2>{tell(lang, 'objectives')}</h2>
      <ul>
        {t.cards(Z.objectives).map((card) => {
          const p = asKind(printed(t, card), 'objective')
          const { name, lines } = textIn(tableau, p)
          const met = isMet(t, p.card)
          const { have, need } = progressOf(t, p.card)
          const progress = tell(lang, 'progress', {
            have,
            need,
            left: p.card.test === 'explorationLeft' ? 'yes' : 'no',
          })
          return (
            <li key={card} data-met={met || undefined}>
              <Spot
                at={cardKey(card)}
                card={card}
                name={`${name}. ${lines.join(' ')} ${progress}${met ? `, ${tell(lang, 'met')}` : ''}`}
                className="ff-objective-spot"
              >
                <PointSeal points={p.card.vp} />
                <span>
                  <b>{name}</b>
                  <small>{met ? tell(lang, 'met') : progress}</small>
                </span>
              </Spot>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
