/** What is shown before it is told: dice in the air, cards turned over, and what the enemies do, one after the other. */
import { at, type LogLine, reading, type View } from '@emberhall/kernel'
import type { Beat, Lot, Telltale } from '@emberhall/ui'
import type { L } from '../../log.ts'
import { brimstone } from '../../module.ts'
import { boardOf } from '../../queries/ground.ts'
import type { Cell, S } from '../../state.ts'
import { Face } from '../cards/Face.tsx'
import { DICE } from '../model/rolls.ts'
import { Replay, type Told } from './replay.ts'
import { piecesOf, volley } from './volleys.ts'

type What = keyof typeof L
/** How long each takes to be seen, at ordinary pace. */
const MS: Readonly<Partial<Record<What, number>>> = {
  begins: 1500,
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
  fled: 1600,
  rides: 900,
  level: 1100,
  forged: 1000,
}
const FALL_MS = 480
const LOOK_MS = 560
const FOE_FALL_MS = 320
const FOE_LOOK_MS = 420
const CARD_MS = 1900
/** Where enemies act after it a card hangs over the mine for a moment and then lies beside it. */
const CARDS_MS = 2300
const MOST_CARD_MS = 1400
const LEAST_CARD_MS = 750
const BESIDE_MS = 1800
/** The enemies' turn, however many there are, with the time it takes to draw each picture. */
const MOST_MS = 5000
const LEAST_PLAYED_MS = 2700
const DRAWN_MS = 50
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
/** A won fight is looked back on when breath and finds are over, before another turn begins. */
const AFTERMATH_MS = 3000
const SMALL_MS = 1700
const MANY_TURNS = 2
function aftermathIn(before: View<S>, after: View<S>, news: readonly LogLine[], all: readonly Told[]): Beat<S> | null {
  const { phase, fight, heroes } = before.state
  const over = news.findIndex(({ what }) => what === 'fightOver')
  if ((over < 0 && phase !== 'fightEnd') || after.state.phase === 'fightEnd' || after.state.phase === 'over')
    return null
  const next = news.findIndex(({ what }, i) => i > over && what === 'turn')
  const told = next < 0 ? news.length : next
  const state = all[told - 1]?.state ?? before.state
  const line = { what: 'fightOver', rule: 'SB-28.1', args: [], at: 0 } satisfies LogLine
  const isLarge = fight.turns >= MANY_TURNS || heroes.some(({ down }) => down !== 0)
  return { view: { ...after, state }, told, ms: isLarge ? AFTERMATH_MS : SMALL_MS, line }
}
/** The squares by which the posse came in. */
function mouthOf(view: View<S>): readonly Cell[] {
  const { tiles } = boardOf(reading(brimstone.game, view))
  if (tiles.length === 0) return []
  const { plan, cells } = at(tiles, 0)
  return cells.filter((_, i) => at(plan.cells, i).isStart)
}
/** What people do by themselves is seen as they do it. */
const isOwn = ({ what }: LogLine): boolean => MS[what as What] === undefined && !DICE.has(what) && !(what in PRINTED)

export function beats(before: View<S>, after: View<S>, news: readonly LogLine[], tale: Telltale<S>): Beat<S>[] {
  if (before.state.phase === 'setup' && !news.some(({ what }) => what === 'begins')) return []
  const mouth = news.some(({ what }) => what === 'fled') ? mouthOf(before) : []
  const all = new Replay(before.state, after.state, mouth).all(news)
  const aftermath = aftermathIn(before, after, news, all)
  if (news.every(isOwn)) return aftermath === null ? [] : [aftermath]
  const shows = (told: Told): Beat<S>[] => shown(after, told, news.length - 1 - told.i, tale)
  const list = inTime(
    piecesOf(all, news).flatMap((piece) => volley(after, piece, all) ?? piece.flatMap(shows)),
    news,
  )
  if (aftermath === null) return list
  const later = list.findIndex(({ told, line }) => told > aftermath.told || line === news[aftermath.told])
  return list.toSpliced(later < 0 ? list.length : later, 0, aftermath)
}
/** The enemies' turn is played faster the more of them there are, and the more cards come before it. */
function inTime(list: Beat<S>[], news: readonly LogLine[]): Beat<S>[] {
  if (!news.some(({ what }) => what === 'foesAct' || what === 'foeAttacks')) return list
  const played = list.filter(({ lot }) => lot === undefined)
  const cards = list.length - played.length
  const cardMs = Math.min(MOST_CARD_MS, Math.max(LEAST_CARD_MS, CARDS_MS / Math.max(1, cards)))
  const room = Math.max(LEAST_PLAYED_MS, MOST_MS - cardMs * cards) - DRAWN_MS * played.length
  const pace = Math.min(1, room / played.reduce((sum, { ms }) => sum + ms, 0))
  return cardsBeside(
    list.map((beat) => ({ ...beat, ms: beat.lot === undefined ? Math.max(LEAST_MS, beat.ms * pace) : cardMs })),
  )
}
/** What comes of a card is seen while it lies there to be read. */
function cardsBeside(list: Beat<S>[]): Beat<S>[] {
  let lies: Lot | undefined
  let ms = 0
  return list.map((beat) => {
    if (beat.lot !== undefined) {
      lies = { ...beat.lot, isBeside: true }
      ms = 0
      return beat
    }
    if (lies === undefined || ms > BESIDE_MS) return beat
    ms += beat.ms
    return { ...beat, lot: lies }
  })
}
