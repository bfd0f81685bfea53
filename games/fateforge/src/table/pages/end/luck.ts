/** FG-11.4, FG-44.3 What the dice gave each hero against what those dice give on average. */
import type { LogLine } from '@emberhall/kernel'
import type { Tally } from '@emberhall/ui'
import type { Content, Die, HeroId, Icon } from '../../../content/types.ts'
import { wordIn } from '../model/told.ts'

export interface Luck {
  readonly hero: HeroId
  /** Dice of fights whose face is known: those shown, and the Fails thrown again. */
  readonly dice: number
  /** Faces that are no Fail. */
  readonly useful: Tally
  readonly attacks: Tally
  /** Dice of tests, and the Successes on them. */
  readonly testDice: number
  readonly successes: Tally
}
const ATTACKS: readonly Icon[] = [
  'strike',
  'strikeSkill',
  'shoot',
  'shootSkill',
  'moveStrike',
  'strikeShoot',
  'special',
]
const isUseful = (icon: Icon): boolean => icon !== 'fail'
const isAttack = (icon: Icon): boolean => ATTACKS.includes(icon)

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
function tally<F>(faces: readonly F[], chances: readonly number[], counts: (face: F) => boolean): Tally {
  return { got: faces.filter(counts).length, due: sum(chances), variance: sum(chances.map((p) => p * (1 - p))) }
}
const shareOf = <F>(faces: readonly F[], counts: (face: F) => boolean): number =>
  faces.filter(counts).length / faces.length

export function luckOf(log: readonly LogLine[], hero: HeroId, { faces, testFaces }: Content): Luck {
  const mine = log.filter((line) => wordIn(line) === hero)
  const told = (what: string): readonly LogLine[] => mine.filter((line) => line.what === what)
  const shown = told('shows').map((line) => ({ die: wordIn(line, 1) as Die, icon: wordIn(line, 2) as Icon }))
  const again = sum(told('rerolled').map(({ args }) => Number(args[1])))
  const count = (counts: (icon: Icon) => boolean): Tally => {
    const chances = shown.map(({ die }) => shareOf(faces[die], counts))
    // A Fail thrown again is told without its die: it may have been any of them.
    const fails = shown.length === 0 ? [] : new Array<number>(again).fill(sum(chances) / shown.length)
    return tally(
      shown.map(({ icon }) => icon),
      [...chances, ...fails],
      counts,
    )
  }
  const tested = told('testFace').map((line) => wordIn(line, 1))
  const isSuccess = (face: string): boolean => face === 'success'
  return {
    hero,
    dice: shown.length + again,
    useful: count(isUseful),
    attacks: count(isAttack),
    testDice: tested.length,
    successes: tally(
      tested,
      tested.map(() => shareOf(testFaces, isSuccess)),
      isSuccess,
    ),
  }
}
