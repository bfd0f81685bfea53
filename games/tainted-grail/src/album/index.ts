/** Moments that are worth a picture. */
import type { LogLine, Match } from '@emberhall/kernel'
import { asks, type Films, type Moments } from '@emberhall/lab/moments'
import { CONTENT } from '../content/index.ts'
import type { Frame, O, S } from '../state.ts'

type M = Match<S, O>
type Test = (s: S) => boolean
const isAsked = (questions: readonly string[], also: Test = () => true) => {
  const test = asks<S, O>(...questions)
  return (m: M): boolean => test(m) && also(m.table.s)
}
const CARDS = ['cards', 'moreCards'] as const
const isFight =
  (kind: S['encounter']['kind'], least: number): Test =>
  ({ encounter }) =>
    encounter.kind === kind && encounter.line.length >= least
/** The village, read again: it tells what was done since. */
const HOME = CONTENT.verses.findIndex(({ id }) => id === '101.1')
const isHome = ({ kind, of }: Frame): boolean => kind === 'verse' && of === HOME
const isDreamt = (kind: string) => (news: readonly LogLine[]) =>
  news.some(({ what, args: [id] }) => what === 'dream' && typeof id === 'string' && id.startsWith(kind))
const alone = { seats: 1 }
const strangers = { seats: 1, options: { characters: [] } }
const three = { seats: 3 }
const four = { seats: 4, options: { consensus: 'all' } }
const hard = { seats: 2, options: { mode: 'challenge' } }

export const moments: Moments<S, O> = {
  letters: { ...strangers, when: isAsked(['character']) },
  'first-day': { ...alone, when: isAsked(['act'], ({ day }) => day === 1) },
  verse: { ...alone, when: isAsked(['option']) },
  fight: { ...alone, when: isAsked(CARDS, isFight('combat', 0)) },
  chain: { ...alone, when: isAsked(CARDS, isFight('combat', 3)) },
  talk: { ...alone, when: isAsked(CARDS, isFight('diplomacy', 0)) },
  turned: { ...alone, when: isAsked(CARDS, isFight('diplomacy', 3)) },
  activate: { ...alone, when: isAsked(['activate']) },
  dusk: { ...alone, when: isAsked(['rest']) },
  workshop: { ...alone, when: isAsked(['advance'], ({ day }) => day > 1) },
  study: { ...alone, when: isAsked(['study']) },
  over: { ...alone, when: (m) => m.table.s.outcome === 'lost' },
  gate: { ...alone, when: (m) => m.table.s.outcome === 'won' },
  land: { ...three, when: isAsked(['act'], ({ day, map }) => day > 4 && map.length > 7) },
  join: { ...three, when: isAsked(['join'], ({ day }) => day > 1) },
  'three-fight': { ...three, when: isAsked(CARDS, isFight('combat', 4)) },
  trade: { ...three, when: isAsked(['trade']) },
  four: { ...four, when: isAsked(['act'], ({ day }) => day > 2) },
  vote: { ...four, when: isAsked(['vote', 'option']) },
  mad: { ...hard, when: isAsked(['act'], ({ characters }) => characters.some(({ isMad }) => isMad)) },
  keeps: { ...hard, when: isAsked(['keepItems']) },
  remembers: { ...alone, when: isAsked(['option'], ({ day, todo }) => day > 3 && todo.some(isHome)) },
  guardian: { ...three, when: isAsked(['act'], ({ map }) => map.some(({ guardians }) => guardians.length > 0)) },
  'asks-grace': { ...alone, when: isAsked(['grace']) },
  graced: { ...alone, when: isAsked(['grace']), answer: 'grace' },
  dying: { ...hard, when: isAsked(['act'], ({ characters }) => characters.some(({ dying }) => dying > 0)) },
}
export const films: Films<S, O> = {
  dawn: { ...alone, shows: 'dawn', also: (_, { table }) => table.s.day > 1 },
  'out-of-the-fog': { ...alone, shows: 'revealed' },
  'stone-fed': { ...alone, shows: 'activated' },
  'stone-dies': { ...alone, shows: 'menhirOut' },
  'land-goes': { ...alone, shows: 'swallowed' },
  met: { ...alone, shows: 'meets' },
  'first-card': { ...alone, shows: 'lays' },
  markers: { ...alone, shows: 'markers', also: (_, { table }) => table.s.encounter.line.length > 2 },
  blow: { ...alone, shows: 'attack' },
  'by-a-word': { ...alone, shows: 'affinityUp', also: (_, { table }) => table.s.encounter.line.length > 1 },
  doubled: { ...alone, shows: 'markers', also: (news) => news.filter(({ what }) => what === 'markers').length > 1 },
  event: { ...alone, shows: 'event', also: (news) => news.some(({ what }) => what === 'dawn') },
  'quest-done': { ...alone, shows: 'questDone' },
  item: { ...alone, shows: 'item' },
  'stage-won': { ...alone, shows: 'stageWon' },
  victory: { ...alone, shows: 'encounterWon' },
  convinced: { ...alone, shows: 'talkWon' },
  'not-convinced': { ...hard, shows: 'encounterLost' },
  'nobody-wins': { ...hard, shows: 'encounterOver' },
  'a-dream': { ...alone, shows: 'dream', also: isDreamt('dream') },
  'a-nightmare': { ...hard, shows: 'dream', also: isDreamt('nightmare') },
  'goes-mad': { ...hard, shows: 'mad' },
  'lies-dying': { ...hard, shows: 'dying' },
  hungry: { ...hard, shows: 'hungry' },
  'the-grace': { ...alone, shows: 'graceGiven', answer: 'grace' },
}
