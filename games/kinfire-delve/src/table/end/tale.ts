/** The descent told from its log: a few lines, and what the dice gave against what they owed. */
import type { LogLine } from '@emberhall/kernel'
import type { DieFace } from '../../content/types.ts'
import { facesInWords, type Speech, textOf } from '../../text/speech.ts'
import { tell } from '../words.ts'

type Arg = LogLine['args'][number]
const cardName = (sp: Speech, arg: Arg | undefined): string =>
  typeof arg === 'object' && arg.face !== null ? textOf(sp, sp.game.printed[sp.game.faceOf(arg.face)]!).name : '…'
const hardness = (sp: Speech, arg: Arg | undefined): number =>
  typeof arg === 'object' && arg.face !== null ? sp.game.printed[sp.game.faceOf(arg.face)]!.difficulty : 0

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

/** At most six sentences: what one would tell a friend. */
export function taleOf(sp: Speech, log: readonly LogLine[]): string[] {
  const { lang, names } = sp
  const told = inTurns(log)
  const of = (what: string): Told[] => told.filter(({ line }) => line.what === what)
  const lines: string[] = []
  const start = of('setup')[0]
  if (start !== undefined) lines.push(tell(lang, 'taleStart', { n: start.line.args[1] as number }))
  const feat = most(of('completed'), ({ line }) => hardness(sp, line.args[0]))
  if (feat !== undefined) {
    const who = names[feat.seat] ?? ''
    lines.push(tell(lang, 'taleDone', { who, card: cardName(sp, feat.line.args[0]), n: feat.turn }))
  }
  const roll = most(rollsIn(told), (r) => r.matches)
  if (roll !== undefined && roll.matches > 2) {
    const faces = facesInWords(sp, roll.faces)
    lines.push(tell(lang, 'taleRoll', { who: names[roll.seat] ?? '', n: roll.turn, faces }))
  }
  const blow = most(of('damage'), ({ line }) => line.args[0] as number)
  if (blow !== undefined && (blow.line.args[0] as number) > 1)
    lines.push(tell(lang, 'taleDamage', { n: blow.line.args[0] as number, turn: blow.turn }))
  const weary = of('fatigue')
  if (weary.length > 0)
    lines.push(tell(lang, 'taleFatigue', { n: weary.length, card: cardName(sp, weary.at(-1)!.line.args[0]) }))
  const bottom = of('bottom')[0]
  if (bottom !== undefined)
    lines.push(tell(lang, 'taleBottom', { n: bottom.turn, card: cardName(sp, bottom.line.args[0]) }))
  return lines
}

export interface Luck {
  readonly seat: number
  readonly rolls: number
  readonly matches: number
  readonly matchesDue: number
  readonly light: number
  readonly lightDue: number
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
      matches: mine.reduce((n, r) => n + r.matches, 0),
      matchesDue: skills / 3 + lamps.length / 2,
      light: lamps.filter((f) => f === 'light').length,
      lightDue: lamps.length / 2,
    }
  })
}
/** How far off what was owed, as people speak of luck: one standard deviation either way is fair. */
export function luckWord({ rolls, matches, matchesDue }: Luck): 'luckGood' | 'luckFair' | 'luckBad' {
  const spread = Math.sqrt(Math.max(1, rolls * (3 * (2 / 9) + 1 / 4)))
  if (matches - matchesDue > spread) return 'luckGood'
  return matchesDue - matches > spread ? 'luckBad' : 'luckFair'
}
