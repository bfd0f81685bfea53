/** An encounter told from its log: how it ended, who did what in it, what it cost and brought, and when it turned. */
import type { LogLine } from '@emberhall/kernel'
import type { CharacterId, Resource, Track } from '../../content/types.ts'
import { CONTENT } from '../../content/index.ts'

type How = 'fightWon' | 'talkWon' | 'talkLost' | 'retreats' | 'robbed' | 'fled' | 'out'
export interface Part {
  readonly who: CharacterId
  readonly laid: number
  /** Markers or affinity that came of it. */
  readonly brought: number
  readonly suffered: number
  readonly hasRun: boolean
  readonly isOut: boolean
  /** What became of tracks and resources, all in all. */
  readonly changes: ReadonlyMap<Track | Resource, number>
}
export interface EncounterTale {
  readonly how: How
  readonly isWon: boolean
  readonly isCombat: boolean
  /** The printed encounter. */
  readonly foe: string
  readonly rounds: number
  /** Where pool or affinity stood in the end. */
  readonly stands: number
  readonly parts: readonly Part[]
  readonly stages: readonly LogLine[]
  readonly turn: { readonly round: number; readonly lines: readonly LogLine[] } | null
  /** Things that were gained, and what else was lost. */
  readonly found: readonly LogLine[]
  readonly lost: readonly LogLine[]
}
type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Doing = Omit<Mutable<Part>, 'changes'> & { changes: Map<Track | Resource, number> }

const VERDICTS = new Set(['encounterWon', 'talkWon', 'encounterLost', 'encounterOver', 'retreats'])
/** What comes of it right after, before the day goes on. */
const CONSEQUENCES = new Set([
  'track',
  'gains',
  'loses',
  'overflow',
  'item',
  'itemLost',
  'secret',
  'status',
  'mad',
  'dying',
  'guardianStaysHere',
  'guardianPlaced',
  'randomAdded',
])
const FOUND = new Set(['item', 'secret'])
const LOST = new Set(['itemLost', 'robbed', 'takenOut', 'mad', 'guardianStaysHere'])
const isVerdict = ({ what }: LogLine): boolean => VERDICTS.has(what)
const numberIn = ({ args }: LogLine, i: number): number => Number(args[i])

/** Where the last encounter that ended among these lines ends, and where what came of it does; null: none did. */
export function endIn(log: readonly LogLine[]): { readonly verdict: number; readonly last: number } | null {
  const verdict = log.findLastIndex(isVerdict)
  if (verdict < 0) return null
  const after = log.slice(verdict + 1).findIndex(({ what }) => !CONSEQUENCES.has(what))
  return { verdict, last: after < 0 ? log.length - 1 : verdict + after }
}
/** The last encounter that was met and has ended; null: none did. */
export function encounterTale(log: readonly LogLine[]): EncounterTale | null {
  const end = endIn(log)
  const verdict = end === null ? undefined : log[end.verdict]
  const start = log.slice(0, end?.verdict ?? 0).findLastIndex(({ what }) => what === 'meets')
  if (end === null || verdict === undefined || start < 0) return null
  const lines = log.slice(start, end.last + 1)
  const [foe = ''] = verdict.args
  if (typeof foe !== 'string') return null
  const isCombat = CONTENT.encounters.find(({ id }) => id === foe)?.kind === 'combat'
  const parts = partsOf(lines)
  const how = howOf(verdict, lines, parts)
  const isWon = how === 'fightWon' || how === 'talkWon'
  return {
    how,
    isWon,
    isCombat,
    foe,
    rounds: lines.filter(({ what }) => what === 'encounterRound').length,
    stands: standsIn(lines),
    parts,
    stages: lines.filter(({ what }) => what === 'stageWon'),
    turn: isWon ? bestCard(lines) : worstBlow(lines),
    found: lines.filter(({ what }) => FOUND.has(what)),
    lost: lines.filter(({ what }) => LOST.has(what)),
  }
}
function howOf({ what }: LogLine, lines: readonly LogLine[], parts: readonly Part[]): How {
  if (what === 'encounterWon') return 'fightWon'
  if (what === 'talkWon' || what === 'retreats') return what
  if (what === 'encounterLost') return 'talkLost'
  if (lines.some((line) => line.what === 'robbed')) return 'robbed'
  return parts.some(({ hasRun }) => hasRun) ? 'fled' : 'out'
}
const GAINS = new Set(['markers', 'affinityUp'])
const LOSSES = new Set(['markersLost', 'affinityDown', 'damage'])
function standsIn(lines: readonly LogLine[]): number {
  let n = 0
  for (const line of lines) {
    if (line.what === 'markers' || line.what === 'markersLost') n = numberIn(line, 1)
    else if (line.what === 'affinityUp') n += numberIn(line, 0)
    else if (line.what === 'affinityDown') n -= numberIn(line, 0)
  }
  return n
}

/** Everybody who drew a hand or is spoken of, in the order in which they are. */
export function partsOf(lines: readonly LogLine[]): readonly Part[] {
  const parts = new Map<CharacterId, Doing>()
  let active: Doing | undefined
  for (const line of lines) {
    const { what, args } = line
    const who = CONTENT.characters.find(({ id }) => id === args[0])?.id
    const one = who === undefined ? undefined : (parts.get(who) ?? newPart(who))
    if (who !== undefined && one !== undefined) parts.set(who, one)
    if (what === 'active') active = one
    else if (GAINS.has(what) && active !== undefined) active.brought += numberIn(line, 0)
    if (one === undefined) continue
    if (what === 'lays' || what === 'panics') one.laid++
    else if (what === 'damage') one.suffered += numberIn(line, 1)
    else if (what === 'flees' || what === 'forcedOut') one.hasRun = true
    else if (what === 'takenOut') one.isOut = true
    else if (what === 'track') shift(one, args[1], args[2] === 'gains' ? numberIn(line, 3) : -numberIn(line, 3))
    else if (what === 'gains' || what === 'loses') shift(one, args[1], numberIn(line, 2) * (what === 'gains' ? 1 : -1))
  }
  return [...parts.values()]
}
const newPart = (who: CharacterId): Doing => ({
  who,
  laid: 0,
  brought: 0,
  suffered: 0,
  hasRun: false,
  isOut: false,
  changes: new Map(),
})
function shift({ changes }: Doing, what: LogLine['args'][number] | undefined, by: number): void {
  const key = what as Track | Resource
  changes.set(key, (changes.get(key) ?? 0) + by)
}

type Turn = EncounterTale['turn']
const BETWEEN = new Set(['lays', 'panics', 'active', 'attack', 'response', 'opportunity', 'charging', 'encounterRound'])
/** What began with such a line and brought most of what counts; the last of those that brought as much. */
function most(lines: readonly LogLine[], opens: ReadonlySet<string>, counts: ReadonlySet<string>): Turn {
  let best: Turn = null
  let bestBy = 0
  let round = 0
  lines.forEach((line, i) => {
    if (line.what === 'encounterRound') round = numberIn(line, 0)
    if (!opens.has(line.what)) return
    const rest = lines.slice(i + 1)
    const next = rest.findIndex(({ what }) => BETWEEN.has(what) || isVerdict({ ...line, what }))
    const came = rest.slice(0, next < 0 ? undefined : next).filter(({ what }) => counts.has(what))
    const by = came.reduce((sum, each) => sum + numberIn(each, each.what === 'damage' ? 1 : 0), 0)
    if (by === 0 || by < bestBy) return
    best = { round, lines: [line, ...came] }
    bestBy = by
  })
  return best
}
const CARDS = new Set(['lays'])
const BLOWS = new Set(['attack', 'response', 'opportunity', 'charging'])
const bestCard = (lines: readonly LogLine[]): Turn => most(lines, CARDS, GAINS)
const worstBlow = (lines: readonly LogLine[]): Turn => most(lines, BLOWS, LOSSES)
