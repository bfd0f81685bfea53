/** The figures of a sample for people. */
import type { GameModule } from '@emberhall/speech'
import { type CardResult, histogram, type Result } from '@emberhall/lab'
import type { Context } from './command.ts'

const MOST_CARDS = 12

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export function figuresText(module: GameModule, r: Result, { lang, t }: Context): string[] {
  const words = module.words[lang]
  const row = (label: string, value: string) => `  ${label.padEnd(24)}${value}`
  const means = Object.entries(r.figures).map(([name, mean]) => row(name, mean.toFixed(2)))
  const causes = Object.entries(r.causes).map(([cause, n]) => row(cause, percent(n / (r.games - r.wins))))
  const cards = swinging(r.cards).map((c) => {
    const { points, low, high } = c.swingUsed!
    const span = `${signed(points)}  (${signed(low)} … ${signed(high)})`
    return row(
      words.card(c.card).name,
      `${percent(c.winRateUsed!).padStart(7)} ${percent(c.winRateUnused!).padStart(8)}  ${span}`,
    )
  })
  const dead = r.dead.map((face) => `  ${words.card(face).name}`)
  return [
    t.simulated(r.games, words.title, r.sample.seats, r.sample.bot),
    row(t.winRate, `${percent(r.winRate)}   ${t.between(percent(r.interval[0]), percent(r.interval[1]))}`),
    row(t.length, t.middle(r.medianTurns, r.quartiles[0], r.quartiles[1])),
    row(t.decisions, r.decisionsPerGame.toFixed(0)),
    '',
    t.lengthOfGames,
    ...histogram(r.turns),
    '',
    t.causesOfLoss,
    ...(causes.length > 0 ? causes : [`  ${t.none}`]),
    '',
    t.figures,
    ...means,
    '',
    t.cardsUsed,
    ...(cards.length > 0 ? cards : [`  ${t.none}`]),
    '',
    t.deadCards,
    ...(dead.length > 0 ? dead : [`  ${t.none}`]),
  ]
}
const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n).toFixed(1)}`
/** Those whose interval does not hold zero, the largest first. */
function swinging(cards: readonly CardResult[]): CardResult[] {
  return cards
    .filter((c) => c.swingUsed !== null && c.swingUsed.low * c.swingUsed.high > 0)
    .sort((a, b) => Math.abs(b.swingUsed!.points) - Math.abs(a.swingUsed!.points))
    .slice(0, MOST_CARDS)
}
