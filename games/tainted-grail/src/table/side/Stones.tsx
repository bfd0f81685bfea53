/** What can be done now: standing stones, lit when they may be chosen, cold with the reason when not. */
import { aOf, at, type Option, verbOf } from '@emberhall/kernel'
import { NO_ANCHOR, Spot } from '@emberhall/ui'
import { deedCost, EXPLORE_COST, travelCost } from '../../day/actions.ts'
import { herePlace, printedOf } from '../../map/places.ts'
import { V } from '../../questions.ts'
import { actionText } from '../../text/thingText.ts'
import { countedName, priceText } from '../../text/phrases.ts'
import { deedCalled, deedName } from '../../text/speech.ts'
import { Sign, type SignName } from '../art/signs.tsx'
import { travelsIn } from '../land/model.ts'
import { stoneKey } from '../model/keys.ts'
import { type Tableau, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

interface Stone {
  readonly sign: SignName
  readonly title: string
  readonly price: string
  readonly says?: string
}
const energy = (lang: Tableau['lang'], n: number): string => `${n} ${countedName(lang, 'energy')}`

function stoneOf({ t, sp, lang, hero }: Tableau, option: Option): Stone | null {
  const a = aOf(option)
  const free = tell(lang, 'free')
  switch (verbOf(option)) {
    case V.explore:
      return { sign: 'explore', title: tell(lang, 'act.explore'), price: energy(lang, EXPLORE_COST) }
    case V.work: {
      const action = at(printedOf(t, herePlace(t, at(t.s.characters, hero).at)).actions, a)
      return {
        sign: 'work',
        title: action.name[lang],
        price: priceText(lang, action.cost) || free,
        says: actionText(lang, action),
      }
    }
    case V.deed: {
      const deed = at(sp.game.book.deeds, a)
      return {
        sign: 'deed',
        title: deedName(sp, a),
        price: priceText(lang, deedCost(t, hero, deed)) || free,
        says: deedCalled(sp, a),
      }
    }
    case V.inspect:
      return { sign: 'inspect', title: tell(lang, 'act.inspect'), price: free }
    case V.collect:
      return { sign: 'collect', title: tell(lang, 'act.collect'), price: free }
    case V.passDay:
      return { sign: 'passDay', title: tell(lang, 'act.passDay'), price: free }
    default:
      return null
  }
}
export function Stones() {
  const tableau = useTableau()
  const { view, anchors, lang, words, t } = tableau
  const { ask } = view
  if (ask === null || ask.answer !== null || ask.def.name !== 'act') return null
  const all = [...new Set([...ask.options, ...ask.blocked.map(({ option }) => option)])]
  const stones = all.flatMap((option) => {
    const stone = stoneOf(tableau, option)
    return stone === null ? [] : [{ option, stone }]
  })
  return (
    <section className="tg-stones" aria-label={tell(lang, 'actions')}>
      {stones.map(({ option, stone: { sign, title, price, says } }) => {
        const { open, blocked } = anchors.get(stoneKey(option)) ?? NO_ANCHOR
        const why = open.length === 0 ? blocked.map((reason) => words.why(reason)).join(' ') : ''
        return (
          <Spot
            key={option}
            at={stoneKey(option)}
            name={title}
            {...(says !== undefined && { says: [says] })}
            className="tg-stone"
          >
            <Sign of={sign} />
            <b>{title}</b>
            <span>{why === '' ? price : why}</span>
          </Spot>
        )
      })}
      <div className="tg-stone tg-stone-note">
        <Sign of="travel" />
        <b>{tell(lang, 'act.travel')}</b>
        <span>
          {energy(lang, travelCost(t))}, {tell(lang, 'roads', { n: travelsIn(tableau) })}
        </span>
      </div>
    </section>
  )
}
