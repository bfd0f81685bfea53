/** What is asked. */
import { type Ask, reading, type View } from '@emberhall/kernel'
import { signed } from '@emberhall/speech'
import { KINDS, RESOURCES, TRACKS } from '../content/types.ts'
import { encounterOf } from '../encounter/queries.ts'
import type { S, T } from '../state.ts'
import { countedName, say } from './phrases.ts'
import { optionWordsOf } from './labels.ts'
import { cardCalled, heroWords, type Key, locationCalled, secretCalled, type Speech, tell, who } from './speech.ts'

const CURRENCIES = [...TRACKS, ...RESOURCES] as const
/** Questions about whoever is in the encounter, not about whom the day was last about. */
const OF_THE_SEAT: readonly string[] = [
  'rest',
  'setAside',
  'equipNow',
  'atStart',
  'afterHands',
  'charged',
  'cards',
  'moreCards',
  'linkAs',
  'cancelAttack',
  'takesDamage',
  'afterAttack',
  'fleeBetween',
  'handLimit',
]
/** Questions about what is pending for whoever is active. */
const OF_THE_ACTIVE: readonly string[] = ['damage', 'terror', 'markersRemoved', 'lends', 'lendsCard']
const SHARES: readonly string[] = ['share', 'ownShare', 'payFor']

export function promptText(sp: Speech, ask: Ask, view: View<S>): string {
  const t = reading(sp.game, view)
  const { lang } = sp
  const question = ask.def.name
  const { about, encounter } = t.s
  const c = characterAsked(t, question, ask.seat)
  const one = t.s.characters[c]
  return tell(lang, `prompt.${question}` as Key, {
    who: who(sp, ask.seat),
    ...heroWords(sp, c),
    n: OF_THE_ACTIVE.includes(question) ? encounter.pending.n : about.n,
    what: whatFor(sp, t, question),
    deck: say(lang, `kind.${KINDS[about.part] ?? 'combat'}`),
    place: locationCalled(sp, about.location),
    card: cardCalled(sp, t, about.card),
    energy: one?.energy ?? 0,
    xp: one?.xp ?? 0,
    encounter: encounter.card < 0 ? '' : cardCalled(sp, t, encounter.card),
    kind: encounter.kind,
    pool: encounter.pool,
    value: encounter.kind === 'combat' ? valueNow(t) : 0,
    affinity: encounter.affinity === 0 ? '0' : signed(encounter.affinity),
    min: ask.min,
    max: ask.max,
  }).trim()
}
function valueNow(t: T): number {
  const met = encounterOf(t)
  return met.kind === 'combat' ? (met.value ?? 0) : 0
}
export function characterAsked(t: T, question: string, seat: number): number {
  if (OF_THE_ACTIVE.includes(question)) return t.s.encounter.active
  if (!OF_THE_SEAT.includes(question)) return t.s.about.who
  return t.s.characters.findIndex((one) => one.status === 'active' && one.seat === seat)
}
function whatFor(sp: Speech, t: T, question: string): string {
  const { about } = t.s
  const currency = CURRENCIES[about.part]
  if (SHARES.includes(question) && currency !== undefined) return countedName(sp.lang, currency)
  if (question === 'join' || question === 'veto') return actionProposed(sp, t)
  if (question === 'heir' && about.part >= 0) return secretCalled(sp, about.part)
  return ''
}
/** What somebody would be going along with. */
const actionProposed = (sp: Speech, t: T): string =>
  optionWordsOf(sp, t, sp.game.words.names[t.s.about.n] ?? '', t.s.about.part)
