/** What can be done now: standing stones, lit when they may be chosen, cold with the reason when not. */
import { aOf, at, type Option, verbOf } from '@emberhall/kernel'
import { NO_ANCHOR, Spot } from '@emberhall/ui'
import type { Cost } from '../../content/types.ts'
import { deedCost, EXPLORE_COST, travelCost } from '../../day/actions.ts'
import { herePlace, printedOf } from '../../map/places.ts'
import { V } from '../../questions.ts'
import { actionText } from '../../text/thingText.ts'
import { capitalise, countedName, priceText } from '../../text/phrases.ts'
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
  /** Of everybody who goes, as a flame on the stone. */
  readonly flame: number
  /** In one line. */
  readonly does: string
  readonly says?: string
}
/** The Energy in it. */
const flameOf = (cost: readonly Cost[]): number =>
  cost.reduce((sum, due) => sum + (due.pay === 'energy' ? due.n : 0), 0)
const energy = (lang: Tableau['lang'], n: number): string => `${n} ${countedName(lang, 'energy')}`

/** Name and price stand above it. */
const afterItsName = (text: string): string => capitalise(text.replace(/^[^:]*:\s*/, ''))
function stoneOf({ t, sp, lang, hero }: Tableau, option: Option): Stone | null {
  const a = aOf(option)
  const free = tell(lang, 'free')
  switch (verbOf(option)) {
    case V.explore:
      return {
        sign: 'explore',
        title: tell(lang, 'act.explore'),
        price: energy(lang, EXPLORE_COST),
        flame: EXPLORE_COST,
        does: tell(lang, 'does.explore'),
      }
    case V.work: {
      const action = at(printedOf(t, herePlace(t, at(t.s.characters, hero).at)).actions, a)
      const says = actionText(lang, action)
      return {
        sign: 'work',
        title: action.name[lang],
        price: priceText(lang, action.cost) || free,
        flame: flameOf(action.cost),
        does: afterItsName(says),
        says,
      }
    }
    case V.deed: {
      const cost = deedCost(t, hero, at(sp.game.book.deeds, a))
      return {
        sign: 'deed',
        title: deedName(sp, a),
        price: priceText(lang, cost) || free,
        flame: flameOf(cost),
        does: afterItsName(deedCalled(sp, a)),
        says: deedCalled(sp, a),
      }
    }
    case V.inspect:
      return {
        sign: 'inspect',
        title: tell(lang, 'act.inspect'),
        price: free,
        flame: 0,
        does: tell(lang, 'does.inspect'),
      }
    case V.collect:
      return {
        sign: 'collect',
        title: tell(lang, 'act.collect'),
        price: free,
        flame: 0,
        does: tell(lang, 'does.collect'),
      }
    case V.passDay:
      return {
        sign: 'passDay',
        title: tell(lang, 'act.passDay'),
        price: free,
        flame: 0,
        does: tell(lang, 'does.passDay'),
      }
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
      {stones.map(({ option, stone: { sign, title, price, flame, does, says } }) => {
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
            {flame > 0 && <em className="tg-flame">{flame}</em>}
            <b>{title}</b>
            <span>{why === '' ? price : why}</span>
            {why === '' && <small>{does}</small>}
          </Spot>
        )
      })}
      <div className="tg-stone tg-stone-note">
        <Sign of="travel" />
        <em className="tg-flame">{travelCost(t)}</em>
        <b>{tell(lang, 'act.travel')}</b>
        <span>{energy(lang, travelCost(t))}</span>
        <small>{tell(lang, 'roads', { n: travelsIn(tableau) })}</small>
      </div>
    </section>
  )
}
