/** An encounter as a chain: halves of keys, what met when a card was laid, and what a card in hand would bring. */
import { aOf, at, type CardId } from '@emberhall/kernel'
import { cardKey, usePointed } from '@emberhall/ui'
import type { ChainCard, ChainGain, Meeting } from '@emberhall/ui/chain'
import { ATTRS } from '../../content/types.ts'
import { encounterOf } from '../../encounter/queries.ts'
import { type Preview, previewOf } from '../../encounter/preview.ts'
import { printed } from '../../printed.ts'
import { amountOf, type Half } from '../../sequence/halves.ts'
import { FOR_MAGIC, JOINS, type Row, TOO_LOW } from '../../sequence/junction.ts'
import { attribute } from '../../survival/attributes.ts'
import { faceWords } from '../../text/faces.ts'
import { heroCalled } from '../../text/speech.ts'
import { edgeCardOf, rightOf } from '../cards/edges.tsx'
import { ENCOUNTER_KEY } from '../model/keys.ts'
import { type Tableau, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { EncounterFace } from './EncounterFace.tsx'

/** The card as it lies; what met at its left edge is added by whoever knows. */
function cardOf({ t, lang }: Tableau, card: CardId, isCovered: boolean, meetings: readonly Meeting[]): ChainCard {
  return { ...edgeCardOf(lang, printed(t, card, 'sequence').card), key: cardKey(card), meetings, isCovered }
}
/** The encounter first, then every card that was laid. */
export function chainOf(tableau: Tableau): ChainCard[] {
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
export interface Thought {
  readonly id: CardId
  readonly card: ChainCard
  readonly preview: Preview
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
  const meetings = preview.joints.flatMap(({ becomes, left, times, attribute: no }, row): Meeting[] => {
    if (!isMeeting(becomes)) return []
    const names = {
      key: `${open.find((key) => key.row === row)?.name ?? ''} → ${plain.left.find((key) => key.row === row)?.name ?? ''}`,
    }
    const have = attribute(t, hero, at(ATTRS, no))
    const why =
      becomes === TOO_LOW
        ? tell(lang, 'tooLow', { ...names, have })
        : tell(lang, becomes === FOR_MAGIC ? 'forMagic' : 'joins', names)
    return [{ row, state: STATES[becomes], gains: gainsOf(left, times), why }]
  })
  const then = t.s.encounter.kind === 'combat' ? preview.plain.pool : preview.plain.stands
  return { id: card, card: { ...plain, meetings }, preview, then }
}
const gainsOf = (left: Half, times: number): ChainGain[] => [{ score: 'all', amount: amountOf(left) * times }]
