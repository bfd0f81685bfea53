/** What is shown before it is told: dice in the air, cards turned over, and what the enemies do, one after the other. */
import type { LogLine, View } from '@emberhall/kernel'
import type { Beat, Lot, Telltale } from '@emberhall/ui'
import type { L } from '../../log.ts'
import type { S } from '../../state.ts'
import { Face } from '../cards/Face.tsx'
import { DICE } from '../model/rolls.ts'
import { Replay, type Told } from './replay.ts'

type What = keyof typeof L
/** How long each takes to be seen, at ordinary pace. */
const MS: Readonly<Partial<Record<What, number>>> = {
  heldBack: 650,
  notHeldBack: 500,
  darkness: 800,
  darknessBack: 700,
  voices: 800,
  fear: 1000,
  tile: 900,
  revealed: 700,
  gate: 1100,
  gateLook: 900,
  clue: 1100,
  objective: 1200,
  passed: 600,
  failed: 600,
  wounded: 520,
  harmed: 520,
  corrupted: 600,
  healed: 420,
  gold: 450,
  goldLost: 450,
  down: 1300,
  revived: 1300,
  died: 1400,
  ambush: 1000,
  arrived: 800,
  hit: 380,
  enemyWounded: 380,
  killed: 520,
  throws: 600,
  bounces: 520,
  explodes: 1000,
  foesAct: 520,
  targets: 420,
  foeMoved: 360,
  lanternOut: 900,
  fled: 1200,
  rides: 900,
  level: 1100,
  forged: 1000,
}
const FALL_MS = 480
const LOOK_MS = 560
const FOE_FALL_MS = 320
const FOE_LOOK_MS = 420
const CARD_MS = 1900
/** The enemies' turn, however many there are, with the time it takes to draw each picture. */
const MOST_MS = 5200
const DRAWN_MS = 80
const LEAST_MS = 60
/** Lines that turn over something printed, and where it stands in them. */
const PRINTED: Readonly<Partial<Record<What, number>>> = {
  depthEvent: 0,
  darknessCard: 0,
  dreadCard: 0,
  threat: 0,
  encounter: 0,
  revealed: 0,
  found: 1,
  elite: 1,
  injury: 1,
  madness: 1,
  mutation: 1,
  hazard: 1,
  townEvent: 1,
  night: 0,
}
function lotOf({ what, args }: LogLine, title: string, { lang }: Telltale<S>): Lot | null {
  const place = PRINTED[what as What]
  const arg = place === undefined ? undefined : args[place]
  const id = typeof arg === 'object' ? arg.face : arg
  if (typeof id !== 'string') return null
  const things = [{ picture: <Face id={id} lang={lang} />, says: '', counts: true }]
  return { kind: 'card', title, needs: '', things, verdict: '' }
}
function shown(after: View<S>, told: Told, rest: number, tale: Telltale<S>): Beat<S>[] {
  const { line, i, state, enemy } = told
  const what = line.what as What
  const view = { ...after, state: { ...state, about: { ...state.about, enemy } } }
  if (DICE.has(what)) {
    const isFoe = what === 'foeAttacks'
    const falls = { view, told: i, ms: isFoe ? FOE_FALL_MS : FALL_MS, line, isFalling: true }
    // Where somebody is asked about them they lie on anyway.
    if (rest === 0) return [falls]
    return [falls, { view, told: i + 1, ms: isFoe ? FOE_LOOK_MS : LOOK_MS, line }]
  }
  const lot = lotOf(line, tale.words.log(line, tale.names), tale)
  if (lot !== null) return [{ view, told: i, ms: CARD_MS, line, lot }]
  const ms = MS[what]
  return ms === undefined ? [] : [{ view, told: i + 1, ms, line }]
}
/** What people do by themselves is seen as they do it. */
const isOwn = ({ what }: LogLine): boolean => MS[what as What] === undefined && !DICE.has(what) && !(what in PRINTED)

export function beats(before: View<S>, after: View<S>, news: readonly LogLine[], tale: Telltale<S>): Beat<S>[] {
  if (news.every(isOwn) || before.state.phase === 'setup') return []
  const all = new Replay(before.state, after.state).all(news)
  const list = all.flatMap((told) => shown(after, told, news.length - 1 - told.i, tale))
  const played = list.filter(({ lot }) => lot === undefined)
  const most = played.reduce((sum, { ms }) => sum + ms, 0)
  const room = MOST_MS - DRAWN_MS * played.length
  if (most <= room || !news.some(({ what }) => what === 'foesAct' || what === 'foeAttacks')) return list
  return list.map((beat) =>
    beat.lot === undefined ? { ...beat, ms: Math.max(LEAST_MS, (beat.ms * room) / most) } : beat,
  )
}
