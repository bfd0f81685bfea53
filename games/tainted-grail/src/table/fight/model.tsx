/** An encounter as a chain: halves of keys, what met when a card was laid, and what a card in hand would bring. */
import { aOf, at, type CardId } from '@emberhall/kernel'
import { signed } from '@emberhall/speech'
import { cardKey, usePointed } from '@emberhall/ui'
import type { ChainCard, ChainGain, EdgeKey, Meeting } from '@emberhall/ui/chain'
import { ATTRS } from '../../content/types.ts'
import { encounterOf } from '../../encounter/queries.ts'
import { followedBy, type Preview, previewOf } from '../../encounter/preview.ts'
import { printed } from '../../printed.ts'
import { AFFINITY, amountOf, ATTRIBUTE_KEY, bonusOf, type Half, keyOf, MARKER } from '../../sequence/halves.ts'
import { FOR_MAGIC, JOINS, type Row, TOO_LOW } from '../../sequence/junction.ts'
import { attribute } from '../../survival/attributes.ts'
import { faceWords } from '../../text/faces.ts'
import { heroCalled } from '../../text/speech.ts'
import { edgeCardOf, rightOf } from '../cards/edges.tsx'
import { ENCOUNTER_KEY } from '../model/keys.ts'
import { type Tableau, useTableau } from '../model/tableau.ts'
import { tell } from './words.ts'
import { EncounterFace } from './EncounterFace.tsx'

/** The card as it lies; what met at its left edge is added by whoever knows. */
function cardOf({ t, lang }: Tableau, card: CardId, isCovered: boolean, meetings: readonly Meeting[]): ChainCard {
  return { ...edgeCardOf(lang, printed(t, card, 'sequence').card), key: cardKey(card), meetings, isCovered }
}
/** The encounter first, then every card that was laid. */
export function chainOf(tableau: Tableau, rise = 0): ChainCard[] {
  const { t, lang, sp } = tableau
  const foe = encounterOf(t)
  const { line } = t.s.encounter
  const first: ChainCard = {
    key: ENCOUNTER_KEY,
    name: foe.name[lang],
    face: <EncounterFace />,
    left: [],
    right: rightOf(lang, foe.keys),
    meetings: [],
    says: faceWords(lang, foe.id).lines,
    rise,
  }
  return line.reduce<ChainCard[]>(
    (chain, { card, rows, owner }, i) => {
      const { passive } = printed(t, card, 'sequence').card
      const before = at(chain, chain.length - 1)
      const laid = cardOf(tableau, card, i < line.length - 1 && !passive, [])
      const meetings = laid.left.flatMap(({ row, name }): Meeting[] => {
        const key = before.right.find((one) => one.row === row)
        const isJoined = (rows & (1 << row)) !== 0
        return key === undefined
          ? []
          : [{ row, state: isJoined ? 'joined' : 'dark', gains: [], why: `${key.name} → ${name}` }]
      })
      return [...chain, { ...laid, meetings, by: heroCalled(sp, owner) }]
    },
    [first],
  )
}
const STATES = { [JOINS]: 'joined', [FOR_MAGIC]: 'offered', [TOO_LOW]: 'dark' } as const
const isMeeting = (row: Row): row is keyof typeof STATES => row in STATES

/** A card in hand as it would lie, and what would come of it. */
interface Link {
  readonly row: number
  readonly state: Meeting['state']
  /** The key that is met, by its sign and its name. */
  readonly key: EdgeKey
  readonly why: string
  /** What it gives, where it joins. */
  readonly gives: string
}
export interface Thought {
  readonly id: CardId
  readonly card: ChainCard
  readonly preview: Preview
  readonly links: readonly Link[]
  /** Where pool or affinity would stand. */
  readonly then: number
}
export const standsNow = ({ t }: Tableau): number =>
  t.s.encounter.kind === 'combat' ? t.s.encounter.pool : t.s.encounter.affinity

/** The card that the eye rests on, or that has been laid in thought. */
export function useThought(): Thought | null {
  const tableau = useTableau()
  const pointed = usePointed()
  const { hand, plan } = tableau
  const card = hand.find((one) => cardKey(one) === pointed) ?? hand.find((one) => plan !== null && one === aOf(plan))
  return card === undefined ? null : thoughtOf(tableau, card)
}
export function thoughtOf(tableau: Tableau, card: CardId): Thought {
  const { t, hero, lang } = tableau
  const preview = previewOf(t, hero, card)
  const plain = cardOf(tableau, card, false, [])
  const open = chainOf(tableau).at(-1)?.right ?? []
  const links = preview.joints.flatMap(({ becomes, right, left, times, attribute: no }, row): Link[] => {
    const [key, take] = [open.find((one) => one.row === row), plain.left.find((one) => one.row === row)]
    if (!isMeeting(becomes) || key === undefined || take === undefined) return []
    const have = attribute(t, hero, at(ATTRS, no))
    const isAttribute = keyOf(right) === ATTRIBUTE_KEY
    const why =
      becomes === FOR_MAGIC
        ? tell(lang, 'forMagic')
        : isAttribute
          ? tell(lang, becomes === TOO_LOW ? 'tooLow' : 'youHave', { have })
          : tell(lang, 'always')
    const n = amountOf(left) * times
    const gives = SHOWN.has(bonusOf(left)) ? signed(n) : times === 0 ? '0' : ''
    return [{ row, state: STATES[becomes], key, why: `${take.name}, ${why}`, gives }]
  })
  const meetings = links.map(({ row, state, key, why }): Meeting => {
    const joint = preview.joints[row]
    const gains = joint === undefined ? [] : gainsOf(joint.left, joint.times)
    return { row, state, gains, why: `${key.name} → ${why}` }
  })
  const then = t.s.encounter.kind === 'combat' ? preview.plain.pool : preview.plain.stands
  return { id: card, card: { ...plain, meetings }, preview, links, then }
}
/** What is counted, as against what is allowed; cards that are drawn are told by themselves. */
const SHOWN: ReadonlySet<number> = new Set([MARKER, AFFINITY])
const gainsOf = (left: Half, times: number): ChainGain[] => [{ score: 'all', amount: amountOf(left) * times }]
/** The card in hand that would bring most right after that one. */
export function nextAfter(tableau: Tableau, card: CardId): { readonly name: string; readonly then: number } | null {
  const { t, hero, lang, hand } = tableau
  const isCombat = t.s.encounter.kind === 'combat'
  const ways = hand.flatMap((next) => {
    const after = next === card ? null : followedBy(t, hero, card, next)
    if (after === null) return []
    return [{ name: printed(t, next, 'sequence').card.name[lang], then: isCombat ? after.pool : after.stands }]
  })
  return ways.toSorted((a, b) => b.then - a.then)[0] ?? null
}
/** From here to there. */
export const Balanced = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <b className="tg-becomes" data-more={to > from || undefined}>
    {figure(from)} <i>→</i> <em>{figure(to)}</em>
  </b>
)
const figure = (n: number): string => `${n}`.replace('-', '−')
