/** Plays anything that is allowed, every legal answer with the same chance. */
import { type Answer, type Ask, NUMBER, type Option, pack } from '@emberhall/kernel'
import type { Position } from '@emberhall/speech'

type Dice = (n: number) => number

export function random({ ask, random: dice }: Pick<Position, 'ask' | 'random'>): Answer {
  const { kind, options, min, max } = ask
  switch (kind) {
    case 'one':
      return options[dice(options.length)]!
    case 'number':
      return pack(NUMBER, min + dice(max - min + 1))
    case 'fate':
      return ask.sides.map((sides) => dice(sides))
    case 'order':
      return shuffled(options, dice)
    case 'some': {
      const chosen = new Set(shuffled(options, dice).slice(0, sizeOfAny(ask, dice)))
      return options.filter((o) => chosen.has(o))
    }
    case 'split':
      return spread(options, min, dice)
  }
}

export function shuffled(options: readonly Option[], dice: Dice): Option[] {
  const list = [...options]
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice(i + 1)
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}
/** How many a set drawn from all allowed sets has: there are n over k of those with k. */
function sizeOfAny({ options, min, max }: Ask, dice: Dice): number {
  const weights = Array.from({ length: max - min + 1 }, (_, i) => over(options.length, min + i))
  const total = weights.reduce((a, b) => a + b, 0)
  let left = dice(total)
  let size = min
  while (size < max && left >= weights[size - min]!) left -= weights[size++ - min]!
  return size
}
function over(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return Math.round(ways)
}
/** Bars among units: each way to spread the units is one set of places for them. */
function spread(options: readonly Option[], units: number, dice: Dice): Option[] {
  const places = Array.from({ length: options.length + units - 1 }, (_, i) => i)
  const taken = shuffled(places, dice)
    .slice(0, units)
    .sort((a, b) => a - b)
  return taken.map((place, i) => options[place - i]!).sort((a, b) => a - b)
}
