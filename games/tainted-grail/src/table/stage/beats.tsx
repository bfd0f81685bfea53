/** What is shown before it is told: days that pass, land that comes and goes, cards that are laid, blows that land. */
import type { LogLine, View } from '@emberhall/kernel'
import type { Beat, Lot, Telltale } from '@emberhall/ui'
import type { L } from '../../log.ts'
import type { S } from '../../state.ts'
import { endIn } from '../end/encounter.ts'
import { Replay, type Told } from './replay.ts'

type What = keyof typeof L
/** How long each takes to be seen, at ordinary pace. */
const MS: Readonly<Partial<Record<What, number>>> = {
  event: 2300,
  meets: 2300,
  item: 1500,
  secret: 1300,
  learned: 1000,
  dawn: 1500,
  dusk: 1300,
  revealed: 1000,
  replaced: 900,
  swallowed: 1300,
  menhirOut: 1300,
  menhirDial: 600,
  activated: 1500,
  guardianMoved: 800,
  guardianPlaced: 900,
  hungry: 1000,
  mad: 1900,
  sane: 1000,
  dying: 1700,
  saved: 1200,
  died: 2000,
  newcomer: 1100,
  questDone: 1300,
  questFailed: 1300,
  dream: 1600,
  lays: 560,
  panics: 900,
  markers: 480,
  affinityUp: 560,
  affinityDown: 560,
  ambush: 900,
  charging: 800,
  attack: 900,
  response: 900,
  opportunity: 900,
  attackCancelled: 700,
  track: 480,
  stageWon: 1100,
  flees: 1000,
  chapterEnd: 2000,
  graceGiven: 2300,
}
const DIE_MS = 1100
/** The scene at the end of an encounter: longer where more was done. */
const SCENE_MS = 2400
const CARD_MS = 150
const MOST_CARDS = 12
/** A night and a dawn, whatever they bring. */
const MOST_MS = 9000
const DICE: ReadonlySet<string> = new Set<What>(['rolled', 'flipped', 'guardianDie'])

function lotOf(line: LogLine, { words, names }: Telltale<S>): Lot | null {
  if (!DICE.has(line.what)) return null
  const things = [{ picture: <Pip of={line} />, says: '', counts: true }]
  return { kind: 'dice', title: words.log(line, names), needs: '', things, verdict: '' }
}
/** A die with its figure, or one of the two faces of a dial. */
function Pip({ of: { args } }: { readonly of: LogLine }) {
  const face = args.findLast((arg) => typeof arg !== 'object')
  return <b className="tg-die">{typeof face === 'string' ? (FACES[face] ?? '◆') : face}</b>
}
const FACES: Readonly<Record<string, string>> = { skull: '☠', grail: '♛' }
/** Energy is spent with every step: whoever does so sees it on the board. */
const isWorthABeat = ({ what, args }: LogLine): boolean => what !== 'track' || args[1] !== 'energy'

function shown(before: View<S>, { line, i, state }: Told, tale: Telltale<S>): Beat<S>[] {
  const view = { ...before, state }
  const lot = lotOf(line, tale)
  if (lot !== null) return [{ view, told: i, ms: DIE_MS, line, lot }]
  const ms = MS[line.what as What]
  return ms === undefined || !isWorthABeat(line) ? [] : [{ view, told: i + 1, ms, line }]
}
/** An encounter that has ended is shown as a whole, after all that came of it at once. */
function sceneOf(before: View<S>, all: readonly Told[], news: readonly LogLine[]): Beat<S>[] {
  const end = endIn(news)
  const [line, state] = end === null ? [] : [news[end.verdict], all[end.last]?.state]
  if (end === null || line === undefined || state === undefined) return []
  const cards = Math.min(MOST_CARDS, before.state.encounter.line.length)
  return [{ view: { ...before, state }, told: end.last + 1, ms: SCENE_MS + CARD_MS * cards, line }]
}
/** Harm, food and steps that come of one’s own choice are seen as they happen. */
const isOwn = (line: LogLine): boolean =>
  line.what === 'track' || (MS[line.what as What] === undefined && !DICE.has(line.what))

export function beats(before: View<S>, after: View<S>, news: readonly LogLine[], tale: Telltale<S>): Beat<S>[] {
  if ((news.every(isOwn) && endIn(news) === null) || before.state.period === 'setup') return []
  const all = new Replay(before, after).all(news)
  const scene = sceneOf(before, all, news)
  const at = scene[0]?.told ?? 0
  const by = (isBefore: boolean): Beat<S>[] =>
    all.filter(({ i }) => i < at === isBefore).flatMap((told) => shown(before, told, tale))
  const list = [...by(true), ...scene, ...by(false)]
  const most = list.reduce((sum, beat) => sum + (beat.lot === undefined ? beat.ms : 0), 0)
  return most <= MOST_MS
    ? list
    : list.map((beat) => (beat.lot === undefined ? { ...beat, ms: (beat.ms * MOST_MS) / most } : beat))
}
