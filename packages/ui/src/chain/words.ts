/** What a chain says of itself; cards, keys and reasons are named by the game. */
import type { Lang } from '@emberhall/speech'
import type { ChainCard, EdgeKey, MeetingState } from './types.ts'

interface ChainWords {
  readonly chain: string
  readonly sums: string
  readonly start: string
  readonly source: (card: string, why: string) => string
  readonly card: (n: number, of: number, name: string) => string
  readonly laidBy: (who: string) => string
  readonly covered: string
  readonly next: string
  readonly nothing: string
  readonly would: (name: string) => string
  readonly meetings: Readonly<Record<MeetingState, string>>
  readonly offers: (keys: string) => string
  readonly total: (name: string, total: number, goal: number | undefined) => string
  readonly becomes: (name: string, from: number, to: number) => string
}
export const CHAIN_WORDS: Readonly<Record<Lang, ChainWords>> = {
  en: {
    chain: 'Chain of cards. Arrow keys go from card to card.',
    sums: 'What it adds up to',
    start: 'to begin with',
    source: (card, why) => `${card}: ${why}`,
    card: (n, of, name) => `Card ${n} of ${of}, ${name}`,
    laidBy: (who) => `laid by ${who}`,
    covered: 'covered',
    next: 'Here goes the next card',
    nothing: 'no key meets another',
    would: (name) => `${name}, if it is laid`,
    meetings: { joined: 'joined', dark: 'stays dark', offered: 'would join' },
    offers: (keys) => `offers ${keys}`,
    total: (name, total, goal) => (goal === undefined ? `${name} ${total}` : `${name} ${total} of ${goal}`),
    becomes: (name, from, to) => `${name} from ${from} to ${to}`,
  },
  fr: {
    chain: 'Suite de cartes. Les flèches mènent de carte en carte.',
    sums: 'Ce que cela donne',
    start: 'au départ',
    source: (card, why) => `${card} : ${why}`,
    card: (n, of, name) => `Carte ${n} sur ${of}, ${name}`,
    laidBy: (who) => `posée par ${who}`,
    covered: 'recouverte',
    next: 'La carte suivante se pose ici',
    nothing: 'aucune clé n’en rencontre une autre',
    would: (name) => `${name}, si on la pose`,
    meetings: { joined: 'liée', dark: 'reste éteinte', offered: 'se lierait' },
    offers: (keys) => `propose ${keys}`,
    total: (name, total, goal) => (goal === undefined ? `${name} ${total}` : `${name} ${total} sur ${goal}`),
    becomes: (name, from, to) => `${name} de ${from} à ${to}`,
  },
}
/** What came of the left edge of a card, key by key. */
export function tellMeetings({ left, meetings }: Pick<ChainCard, 'left' | 'meetings'>, lang: Lang): readonly string[] {
  const words = CHAIN_WORDS[lang]
  const nameOf = (row: number): string => left.find((key) => key.row === row)?.name ?? ''
  return meetings.map(({ row, state, why }) => `${words.source(nameOf(row), words.meetings[state])}, ${why}`)
}
/** A card of the chain in one sentence. */
export function tellCard(card: ChainCard, n: number, of: number, lang: Lang): string {
  const words = CHAIN_WORDS[lang]
  const offers = (keys: readonly EdgeKey[]): string => keys.map(({ name }) => name).join(', ')
  const met = tellMeetings(card, lang)
  return [
    words.card(n, of, card.name),
    ...(card.by === undefined ? [] : [words.laidBy(card.by)]),
    ...(card.isCovered === true ? [words.covered] : []),
    ...(met.length > 0 ? met : card.left.length > 0 ? [words.nothing] : []),
    ...(card.gains ?? []).map(({ why }) => why),
    ...(card.right.length === 0 ? [] : [words.offers(offers(card.right))]),
  ].join('; ')
}
