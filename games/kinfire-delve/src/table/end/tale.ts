/** The descent told from its log: a few lines, and what the dice gave against what they owed. */
import { at, type LogLine } from '@emberhall/kernel'
import type { Tally } from '@emberhall/ui'
import type { DieFace } from '../../content/types.ts'
import { facesInWords, type Speech, textOf } from '../../text/speech.ts'
import { tell } from '../words.ts'

type Arg = LogLine['args'][number]
const cardName = (sp: Speech, arg: Arg | undefined): string =>
  typeof arg === 'object' && arg.face !== null ? textOf(sp, at(sp.game.printed, sp.game.faceOf(arg.face))).name : '…'
const hardness = (sp: Speech, arg: Arg | undefined): number =>
  typeof arg === 'object' && arg.face !== null ? at(sp.game.printed, sp.game.faceOf(arg.face)).difficulty : 0

/** The same log with the turn and the Seeker in whose turn each line was written. */
interface Told {
  readonly line: LogLine
  readonly turn: number
  readonly seat: number
}
function inTurns(log: readonly LogLine[]): Told[] {
  let turn = 0
  let seat = 0
  return log.map((line) => {
    if (line.what === 'turn') {
      seat = line.args[0] as number
      turn = line.args[1] as number
    }
    return { line, turn, seat }
  })
}
interface Roll {
  readonly seat: number
  readonly turn: number
  readonly faces: readonly DieFace[]
  readonly matches: number
}
function rollsIn(told: readonly Told[]): Roll[] {
  return told
    .filter(({ line }) => /^rolled(Three|Two|One)?$/.test(line.what))
    .map(({ line, turn }) => ({
      turn,
      seat: line.args[0] as number,
      faces: line.args.slice(1, -1) as DieFace[],
      matches: line.args.at(-1) as number,
    }))
}

const most = <X>(items: readonly X[], by: (x: X) => number): X | undefined =>
  items.reduce<X | undefined>((best, x) => (best === undefined || by(x) > by(best) ? x : best), undefined)

/** Something worth telling, and when it happened. */
interface Beat {
  readonly turn: number
  readonly text: string
}
/** What one would tell a friend: a few sentences, in the order in which it happened. */
export function taleOf(sp: Speech, log: readonly LogLine[]): string[] {
  const told = inTurns(log)
  const beats = [start, firstFeat, hardestFeat, finestRoll, hardestBlow, brink, weariness, help, bottom]
  return beats
    .map((beat) => beat(sp, told))
    .filter((beat) => beat !== null)
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ text }) => text)
}
type Teller = (sp: Speech, told: readonly Told[]) => Beat | null
const of = (told: readonly Told[], what: string): Told[] => told.filter(({ line }) => line.what === what)
const number = ({ line }: Told, i: number): number => line.args[i] as number

const start: Teller = ({ lang }, told) => {
  const setup = of(told, 'setup')[0]
  return setup === undefined ? null : { turn: 0, text: tell(lang, 'taleStart', { n: number(setup, 1) }) }
}
function feat(sp: Speech, key: 'taleFirst' | 'taleDone', { line, turn, seat }: Told): Beat {
  const who = sp.names[seat] ?? ''
  return { turn, text: tell(sp.lang, key, { who, card: cardName(sp, line.args[0]), n: turn }) }
}
const hardest = (sp: Speech, told: readonly Told[]): Told | undefined =>
  most(of(told, 'completed'), ({ line }) => hardness(sp, line.args[0]))
const firstFeat: Teller = (sp, told) => {
  const first = of(told, 'completed')[0]
  return first === undefined || first === hardest(sp, told) ? null : feat(sp, 'taleFirst', first)
}
const hardestFeat: Teller = (sp, told) => {
  const found = hardest(sp, told)
  return found === undefined ? null : feat(sp, 'taleDone', found)
}
const finestRoll: Teller = (sp, told) => {
  const roll = most(rollsIn(told), (r) => r.matches)
  if (roll === undefined || roll.matches < 3) return null
  const { turn: n, faces } = roll
  const who = sp.names[roll.seat] ?? ''
  return { turn: n, text: tell(sp.lang, 'taleRoll', { who, n, faces: facesInWords(sp, faces) }) }
}
const hardestBlow: Teller = ({ lang }, told) => {
  const blow = most(of(told, 'damage'), (line) => number(line, 0))
  if (blow === undefined || number(blow, 0) < 2) return null
  return { turn: blow.turn, text: tell(lang, 'taleDamage', { n: number(blow, 0), turn: blow.turn }) }
}
/** The first time that hardly any health was left. */
const brink: Teller = ({ lang }, told) => {
  const low = of(told, 'damage').find((line) => number(line, 1) === 1 || number(line, 1) === 2)
  return low === undefined
    ? null
    : { turn: low.turn, text: tell(lang, 'taleBrink', { n: low.turn, hp: number(low, 1) }) }
}
const weariness: Teller = (sp, told) => {
  const weary = of(told, 'fatigue')
  const last = weary.at(-1)
  if (last === undefined) return null
  const card = cardName(sp, last.line.args[0])
  return { turn: last.turn, text: tell(sp.lang, 'taleFatigue', { n: weary.length, card }) }
}
const help: Teller = ({ lang }, told) => {
  const lent = of(told, 'boosted').filter((line) => number(line, 0) !== line.seat)
  const last = lent.at(-1)
  return last === undefined ? null : { turn: last.turn, text: tell(lang, 'taleHelp', { n: lent.length }) }
}
const bottom: Teller = (sp, told) => {
  const [reached] = of(told, 'bottom')
  if (reached === undefined) return null
  const card = cardName(sp, reached.line.args[0])
  return { turn: reached.turn, text: tell(sp.lang, 'taleBottom', { n: reached.turn, card }) }
}

/** When it turned: won, by the hardest card that fell; lost, when hardly any health was left, or by the hardest blow. */
export function turnOf(sp: Speech, log: readonly LogLine[], isWon: boolean): string | null {
  const told = inTurns(log)
  const beat = isWon ? hardestFeat(sp, told) : (brink(sp, told) ?? hardestBlow(sp, told) ?? weariness(sp, told))
  return beat?.text ?? null
}
const SHOWN = 5
/** The hardest challenges that were completed. */
export function feats(sp: Speech, log: readonly LogLine[]): string[] {
  return log
    .filter(({ what }) => what === 'completed')
    .toSorted((a, b) => hardness(sp, b.args[0]) - hardness(sp, a.args[0]))
    .map(({ args }) => cardName(sp, args[0]))
    .filter((name, i, all) => all.indexOf(name) === i)
    .slice(0, SHOWN)
}
/** What a Seeker did: cards completed on their turns, cards lent to others, times they were weary. */
export function deedsOf(log: readonly LogLine[], seat: number): Readonly<Record<'done' | 'lent' | 'weary', number>> {
  const told = inTurns(log)
  return {
    done: of(told, 'completed').filter((line) => line.seat === seat).length,
    lent: of(told, 'boosted').filter((line) => number(line, 0) === seat && line.seat !== seat).length,
    weary: of(told, 'exhausted').filter((line) => number(line, 0) === seat).length,
  }
}

export interface Luck {
  readonly seat: number
  readonly rolls: number
  readonly matches: Tally
  readonly light: Tally
}
/** A skill die shows the colour that is asked for 2 times in 6, the other die the light 3 times in 6 (KD-5.39). */
export function luckOf(log: readonly LogLine[], seats: number): Luck[] {
  const rolls = rollsIn(inTurns(log))
  return Array.from({ length: seats }, (_, seat) => {
    const mine = rolls.filter((r) => r.seat === seat)
    const lamps = mine.flatMap((r) => r.faces.filter((f) => f === 'light' || f === 'dark'))
    const skills = mine.reduce((n, r) => n + r.faces.length, 0) - lamps.length
    return {
      seat,
      rolls: mine.length,
      matches: {
        got: mine.reduce((n, r) => n + r.matches, 0),
        due: skills / 3 + lamps.length / 2,
        variance: (skills * 2) / 9 + lamps.length / 4,
      },
      light: {
        got: lamps.filter((f) => f === 'light').length,
        due: lamps.length / 2,
        variance: lamps.length / 4,
      },
    }
  })
}
