/** How often people are asked what they can only pass: counted in games that bots play, as a table asks by default. */
import { botOf, decide } from '@emberhall/bots'
import { type Ask, at, cannotMatter, Fate, Match, PASS } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { type Asked, type Counts, grid, median, quantile, type Way } from './study/index.ts'

export interface PromptPlan {
  readonly seats: number
  readonly games: number
  readonly seed: number
  readonly bot: string
  readonly options: Readonly<Record<string, unknown>>
  /** Whether also what is settled is asked, as people may set it. */
  readonly asksSettled?: boolean
}
/** Questions that one player is asked in one round, and how many times that came. */
export interface Prompts {
  readonly asked: Record<string, number>
  /** Those that the bot passed, for whatever reason. */
  readonly passed: Record<string, number>
  /** Those to which passing is the only sensible answer. */
  readonly idle: Record<string, number>
}
/** What has to hold: under the first in the median; above the second in a tenth of the rounds is too much. */
export const CALM = { median: 1, tenth: 3 } as const

export function countPrompts(module: GameModule, plan: PromptPlan): Prompts {
  const found: Prompts = { asked: {}, passed: {}, idle: {} }
  for (let i = 0; i < plan.games; i++) playOne(module, plan, (Math.imul(plan.seed, 0x9e3779b1) ^ i) >>> 0, found)
  return found
}
/** A table that asks as it does unless somebody wishes otherwise. */
function tableOf(module: GameModule, { seats, options, asksSettled = false }: PromptPlan, seed: number): Match {
  const match = Match.start(module.game, { seats, options, seed })
  // Where nothing is hidden, a table asks only those who can do more than pass.
  if (module.isOpen?.(match.options) === true)
    for (let seat = 0; seat < seats; seat++) match.setWindow(seat, '*', 'able')
  if (!asksSettled)
    for (const name of module.settled ?? [])
      for (let seat = 0; seat < seats; seat++) match.setWindow(seat, name, 'habit')
  return match
}
/** How many questions people answer, for each turn that is taken and in a whole game. */
export interface Answered {
  readonly perTurn: number
  readonly perGame: number
}
export function promptsAnswered(module: GameModule, plan: PromptPlan): Answered {
  const player = botOf(module, plan.bot)
  let asked = 0
  let turns = 0
  for (let i = 0; i < plan.games; i++) {
    const seed = (Math.imul(plan.seed, 0x9e3779b1) ^ i) >>> 0
    const match = tableOf(module, plan, seed)
    const fate = new Fate(seed ^ 0x5bd1e995)
    for (; !match.isOver; asked++) {
      const seat = at(match.waiting(), 0)
      match.play(seat, decide(match, seat, player, fate))
    }
    turns += match.log(-1).filter(({ what }) => what === module.telling.turns[0]).length
  }
  return { perTurn: asked / turns, perGame: asked / plan.games }
}
function playOne(module: GameModule, plan: PromptPlan, seed: number, found: Prompts): void {
  const { seats, bot } = plan
  const match = tableOf(module, plan, seed)
  const player = botOf(module, bot)
  const fate = new Fate(seed ^ 0x5bd1e995)
  let round = roundOf(module, match)
  let now = blank(seats)
  while (!match.isOver) {
    const seat = at(match.waiting(), 0)
    const ask = match.askOf(seat)!
    const answer = decide(match, seat, player, fate)
    at(now, seat).asked++
    if (answer === PASS) {
      at(now, seat).passed++
      if (isIdle(match, ask)) at(now, seat).idle++
    }
    match.play(seat, answer)
    const next = roundOf(module, match)
    if (next === round) continue
    if (round > 0) close(now, found)
    now = blank(seats)
    round = next
  }
  close(now, found)
}
const isIdle = (match: Match, ask: Ask): boolean => ask.options.length === 1 || cannotMatter(match, ask)
const blank = (seats: number) => Array.from({ length: seats }, () => ({ asked: 0, passed: 0, idle: 0 }))
function close(round: ReturnType<typeof blank>, found: Prompts): void {
  for (const seat of round)
    for (const what of ['asked', 'passed', 'idle'] as const)
      found[what][seat[what]] = (found[what][seat[what]] ?? 0) + 1
}
/** How many rounds have begun; where turns go round without rounds, one is over when everybody has had a turn. */
function roundOf({ roundStep, telling }: GameModule, match: Match): number {
  const begun = match.log(-1).filter(({ what }) => what === roundStep).length
  return telling.rounds.includes(roundStep) ? begun : Math.ceil(begun / match.seats)
}

const figure = (n: number): string => String(Math.round(n * 10) / 10)
export const tenthOf = (counts: Counts): number => quantile(counts, 0.9)
export const areCalm = ({ idle }: Prompts): boolean => median(idle) < CALM.median && tenthOf(idle) <= CALM.tenth

const GAMES = 20
const QUICK: readonly Way[] = [{ label: 'quick', options: {} }]
/** The part of a balance page about it. Somebody counts, here or elsewhere. */
export async function promptSection(
  module: GameModule,
  { games, seed, bot }: Omit<Asked, 'command'>,
  counted: (plan: PromptPlan) => Promise<Prompts>,
  ways: readonly Way[] = QUICK,
): Promise<string> {
  const { min, max } = module.game.def.seats
  const n = Math.min(games, GAMES)
  const row = async ({ label, options }: Way, seats: number): Promise<string[]> => {
    const quick = module.quickOptions(seats)
    const found = await counted({ seats, games: n, seed, bot, options: { ...quick, ...options } })
    const holds = areCalm(found) ? 'yes' : '**no**'
    const medians = [found.asked, found.passed, found.idle].map((counts) => figure(median(counts)))
    return [holds, label, String(seats), ...medians, figure(tenthOf(found.idle))]
  }
  const seatCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return [
    '## Questions that can only be passed',
    `Of one player in one round, or until everybody has had a turn. Passing is the only sensible answer where nothing else is legal, or where the bot passes and no answer changes anything. Under ${CALM.median} of them in the median has to hold, and at most ${CALM.tenth} in nine rounds of ten. ${n} games for each line, asked as a table asks unless somebody wishes otherwise.`,
    grid(
      [
        'holds',
        'table',
        'seats',
        'asked, median',
        'passed by the bot, median',
        'only to be passed, median',
        'nine of ten have at most',
      ],
      await Promise.all(ways.flatMap((way) => seatCounts.map((seats) => row(way, seats)))),
    ),
  ].join('\n\n')
}
