/** Fighting: where to stand, what to attack with, whom to hit. */
import { type Answer, aOf, at, bOf, DONE, type Option, verbOf } from '@emberhall/kernel'
import { fearOf, foeDefense, hasFoeFlag } from '../queries/foes.ts'
import { boardOf, enemiesNextTo, figures, squaresOf, standing } from '../queries/ground.ts'
import { FAR, waysFrom, type Ways } from '../queries/reach.ts'
import { heroFigure } from '../queries/stats.ts'
import { V } from '../questions.ts'
import type { Cell, EnemyNo, HeroNo, T } from '../state.ts'
import { Attacks } from './attacks.ts'
import { throwWorth } from './dynamite.ts'
import { lightWorth } from './light.ts'
import { healthLeft, hurt, leftOf, menaceOf, unsaved, unwilled } from './odds.ts'
import { best, foeNo, heroNo, type Seen } from './seen.ts'

const DANGER = 0.45
const FAR_OFF = 0.25

/** Expected Wounds of the best attack from a square. */
export const attackWorth = (t: T, h: HeroNo, cell: Cell): number =>
  new Attacks(t, h).bestFrom(cell, enemiesNextTo(t, cell))
/** Expected Wounds of an attack on offer. */
export const strikeWorth = (t: T, h: HeroNo, option: Option): number => new Attacks(t, h).of(option)

// ---------------------------------------------------------------- where to stand

/** What is the same for every square that a hero looks at. */
interface Ground {
  readonly t: T
  readonly h: HeroNo
  readonly filled: Int16Array
  /** Steps from the nearest enemy. */
  readonly far: Ways
  readonly menace: number
  readonly perHero: number
  readonly attacks: Attacks
  readonly dark: (cell: Cell) => number
  readonly unsaved: number
}
function groundOf(t: T, h: HeroNo, attacks: Attacks): Ground {
  const n = t.s.enemies.length
  return {
    t,
    h,
    filled: figures(t),
    far: waysFrom(
      boardOf(t),
      t.s.enemies.flatMap((_, e) => squaresOf(t, e)),
      FAR,
      null,
    ),
    menace: t.s.enemies.reduce((sum, { type }) => sum + menaceOf(t, type), 0) / n,
    perHero: n / Math.max(1, standing(t).length),
    attacks,
    dark: lightWorth(t, h),
    unsaved: unsaved(t, h) * (healthLeft(t, h) <= 4 ? 2 : 1),
  }
}
/** Wounds dealt from here, less what is to be feared: those who can crowd around, fright, and the dark. */
function squareWorth(ground: Ground, cell: Cell): number {
  const { t, h, filled, far, menace, perHero, attacks } = ground
  const adjacent = enemiesNextTo(t, cell)
  const gain = attacks.bestFrom(cell, adjacent)
  let open = 0
  for (const to of at(boardOf(t).near, cell)) if (at(filled, to) <= 0 || at(filled, to) === h + 1) open++
  const crowd = Math.min(open, Math.max(perHero, adjacent.length))
  const fright = adjacent.length === 0 ? 0 : adjacent.reduce((sum, e) => sum + frightOf(t, e), 0) * unwilled(t, h)
  const danger = crowd * menace * ground.unsaved + fright
  const away = gain > 0 ? 0 : at(far.steps, cell) * FAR_OFF + 1
  return gain - DANGER * danger - away + ground.dark(cell)
}
function frightOf(t: T, e: EnemyNo): number {
  const { kind, n } = fearOf(t, foeNo(t, e).type)
  return kind === 'fear' ? n : 0
}

// ---------------------------------------------------------------- the activation

export function chooseInFight(seen: Seen): Answer {
  const { t, ask } = seen
  const h = t.s.acting.hero
  const { at: here } = heroNo(t, h)
  const attacks = new Attacks(t, h)
  if (!t.s.acting.isDone) {
    const away = fleeing(seen, h)
    if (away !== undefined) return away
    const walks = ask.options.filter((option) => verbOf(option) === V.walk)
    if (walks.length > 0) {
      const ground = groundOf(t, h, attacks)
      const worths = new Map(walks.map((option) => [option, squareWorth(ground, aOf(option))]))
      const to = best(walks, (option) => worths.get(option) ?? 0)
      if ((worths.get(to) ?? 0) > squareWorth(ground, here) + 0.05) return to
    }
  }
  const strike = chooseAttack(seen, h, attacks)
  return strike ?? DONE
}
/** Adjacent and nearly down: away from here, if somebody else can go on fighting. */
function fleeing({ t, ask }: Seen, h: HeroNo): Option | undefined {
  const isWeak = hurt(t, h) > 0.75 && standing(t).length > 1 && t.s.acting.points >= 3
  return isWeak ? ask.options.find((option) => verbOf(option) === V.escape) : undefined
}
function blowWorth(t: T, h: HeroNo, option: Option, attacks: Attacks): number {
  if (verbOf(option) === V.throw) return throwWorth(t, h) - 2
  return verbOf(option) === V.help ? helpWorth(t) : attacks.of(option)
}
function chooseAttack({ t, ask }: Seen, h: HeroNo, attacks: Attacks): Option | undefined {
  let [chosen, most]: [Option | undefined, number] = [undefined, 0]
  for (const option of ask.options) {
    const worth = blowWorth(t, h, option, attacks)
    if (worth > most) [chosen, most] = [option, worth]
  }
  return chosen
}
/** Somebody on his feet again fights for the turns to come; the end of the fight would bring him back anyway. */
function helpWorth(t: T): number {
  const left = [...t.s.enemies.keys()].reduce((sum, e) => sum + leftOf(t, e), 0)
  return left < 8 ? 0 : 6
}

// ---------------------------------------------------------------- hits

/** D-13 Whoever is nearest to falling and hurts most; criticals where Defense is high. */
export function chooseTarget({ t, ask }: Seen): Answer {
  const { hero: h, dice } = t.s.about
  const single = ask.options.filter((option) => verbOf(option) === V.hit)
  return best(single.length > 0 ? single : ask.options, (option) => {
    const e = aOf(option)
    const { type } = foeNo(t, e)
    const isCrit = verbOf(option) === V.hit && dice[bOf(option)] === 6 && !hasFoeFlag(t, type, 'tough')
    const left = leftOf(t, e)
    const more = heroFigure(t, h, 'damage', { enemy: e })
    const wounds = Math.min(left, Math.max(0.4, 3.5 + more - (isCrit ? 0 : foeDefense(t, type))))
    return (wounds / left) * (1.5 + menaceOf(t, type)) - (isCrit ? 0.01 : 0)
  })
}
