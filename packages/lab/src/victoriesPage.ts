/** What was found out about victories, as a page that is kept and compared. */
import { at } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import type { CardResult, Result } from './result.ts'
import { grid, histogram, percent, target, TARGETS } from './study/index.ts'
import type { Found, Row, Weight } from './victories.ts'

export const REPORT_TITLE = '# Balance of '
const BAR = 20
const MOST = 15
const RARE = 0.01

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`
function bar(share: number): string {
  const filled = Math.round(share * BAR)
  return `\`${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}\``
}
const won = (r: Result): string[] => [
  percent(r.winRate),
  `${percent(r.interval[0])} to ${percent(r.interval[1])}`,
  bar(r.winRate),
]
const WON = ['won', 'sure to 95 %', '']

export function victoriesPage(module: GameModule, found: Found, command: string): string {
  const { modes, random, parties, foes, weights, plan, questions } = found
  const words = module.words.en
  const name = (card: string) => words.card(card).name
  const normal = modes.filter((row) => row.label === at(modes, 0).label)
  const cards = sumCards([...modes, ...parties].map((row) => row.result))
  const first = normal.find((row) => row.seats === 2) ?? at(normal, 0)
  const sections = [
    `${REPORT_TITLE}${words.title}`,
    `Written by \`${command}\`. The same command gives the same page, on any number of cores, for content \`${first.result.content}\`.\n${plan.games} games for each line unless it says otherwise; the "${plan.bot}" bot plays all seats.`,
    '## What has to hold',
    targets(found, normal, cards),
    '## Ways to play',
    grid(
      ['table', 'seats', ...WON, 'turns (half of the games)', 'decisions'],
      modes.map(({ label, seats, result: r }) => [
        label,
        String(seats),
        ...won(r),
        turns(r),
        String(Math.round(r.decisionsPerGame)),
      ]),
    ),
    '## Random play',
    grid(
      ['seats', ...WON, 'turns'],
      random.map(({ seats, result: r }) => [String(seats), ...won(r), turns(r)]),
    ),
    '## Who plays',
    grid(
      [questions.called.parties, ...WON, 'turns'],
      parties.map(({ label, result: r }) => [label, ...won(r), turns(r)]),
    ),
    '## Against whom',
    'Two seats; the others stay in the box.',
    grid(
      [questions.called.foes, ...WON, 'turns'],
      foes.map(({ label, result: r }) => [label, ...won(r), turns(r)]),
    ),
    '## How games are lost',
    causes(normal),
    '## Length',
    `Turns of a normal game with ${first.seats} seats.`,
    `\`\`\`\n${histogram(first.result.turns).join('\n')}\n\`\`\``,
    '## On average',
    figures(normal),
    '## What a card weighs',
    `Win rate with a card in the game minus the win rate with all its copies left in the box, in points: each card against ${plan.games} games without it. The ${MOST} heaviest of ${weights.length}:`,
    heaviest(weights, name),
    '## Every card',
    'Over all tables above. *Used* means completed, resolved, played, boosted with or suffered. That a card was used in a won game does not mean that it won it: what is used late is used by those who get far. The weight is what it does.',
    everyCard(cards, weights, name),
  ]
  return `${sections.join('\n\n')}\n`
}

const turns = (r: Result): string => `${r.medianTurns} (${r.quartiles[0]} to ${r.quartiles[1]})`

function targets(
  { questions: { targets: t, harder }, modes, random, weights }: Found,
  normal: readonly Row[],
  cards: readonly CardSum[],
): string {
  const rates = normal.map((row) => row.result.winRate)
  const apart = Math.max(...rates) - Math.min(...rates)
  const luck = Math.max(...random.map((row) => row.result.winRate))
  const heavy = weights.toSorted((a, b) => Math.abs(b.swing.points) - Math.abs(a.swing.points))[0]
  const dead = cards.filter((c) => c.used === 0)
  const hard = normal.map(({ seats, result }) => {
    const twin = modes.find((row) => row.label === harder && row.seats === seats)
    return result.winRate - (twin?.result.winRate ?? result.winRate)
  })
  return grid(TARGETS, [
    target(
      `the bot wins ${percent(t.lowest)} to ${percent(t.highest)} of normal games with any number of seats`,
      normal.map(({ seats, result }) => `${seats}: ${percent(result.winRate)}`).join(', '),
      rates.every((r) => r >= t.lowest && r <= t.highest),
    ),
    target(
      `numbers of seats lie within ${(t.spread * 100).toFixed(0)} points`,
      `${(apart * 100).toFixed(1)} points`,
      apart <= t.spread,
    ),
    target(
      `${harder} is clearly harder`,
      hard.map((d) => `${signed(-d * 100)} points`).join(', '),
      hard.every((d) => d > 0.05),
    ),
    target(`random play wins under ${percent(t.random)}`, percent(luck), luck < t.random),
    target('every card is used', dead.length === 0 ? 'all are' : dead.map((c) => c.card).join(', '), dead.length === 0),
    target(
      `no card weighs more than ${t.swing} points`,
      heavy === undefined ? '' : `${signed(heavy.swing.points)} (${heavy.card})`,
      heavy === undefined || Math.abs(heavy.swing.points) <= t.swing,
    ),
  ])
}

function causes(normal: readonly Row[]): string {
  const all = [...new Set(normal.flatMap((row) => Object.keys(row.result.causes)))]
  const share = ({ result: r }: Row, cause: string) => percent((r.causes[cause] ?? 0) / Math.max(1, r.games - r.wins))
  return grid(
    ['cause', ...normal.map((row) => `${row.seats} seats`)],
    all.map((cause) => [cause, ...normal.map((row) => share(row, cause))]),
  )
}
function figures(normal: readonly Row[]): string {
  const all = [...new Set(normal.flatMap((row) => Object.keys(row.result.figures)))]
  return grid(
    ['per game', ...normal.map((row) => `${row.seats} seats`)],
    all.map((name) => [name, ...normal.map((row) => (row.result.figures[name] ?? 0).toFixed(2))]),
  )
}

// ---------------------------------------------------------------- cards

type CardSum = Pick<CardResult, 'card' | 'games' | 'seen' | 'used'> & { readonly usedWins: number }
function sumCards(results: readonly Result[]): CardSum[] {
  const sums = new Map<string, CardSum>()
  for (const c of results.flatMap((r) => r.cards)) {
    const old = sums.get(c.card) ?? { card: c.card, games: 0, seen: 0, used: 0, usedWins: 0 }
    sums.set(c.card, {
      card: c.card,
      games: old.games + c.games,
      seen: old.seen + c.seen,
      used: old.used + c.used,
      usedWins: old.usedWins + Math.round((c.winRateUsed ?? 0) * c.used),
    })
  }
  return [...sums.values()].sort((a, b) => (a.card < b.card ? -1 : 1))
}
const weightOf = ({ swing: s }: Weight): string => `${signed(s.points)} (${signed(s.low)} to ${signed(s.high)})`
function heaviest(weights: readonly Weight[], name: (card: string) => string): string {
  const sorted = weights.toSorted((a, b) => Math.abs(b.swing.points) - Math.abs(a.swing.points))
  const rows = sorted.slice(0, MOST).map((w) => [name(w.card), w.table, weightOf(w)])
  return grid(['card', 'at the table', 'weight in points (sure to 95 %)'], rows)
}
function everyCard(cards: readonly CardSum[], weights: readonly Weight[], name: (card: string) => string): string {
  const rows = cards.map((c) => {
    const weight = weights.find((w) => w.card === c.card)
    const note = c.used === 0 ? ' **dead**' : c.used < c.games * RARE ? ' *rare*' : ''
    return [
      `${name(c.card)}${note}`,
      percent(c.seen / c.games),
      percent(c.used / c.games),
      c.used === 0 ? '' : percent(c.usedWins / c.used),
      weight === undefined ? '' : weightOf(weight),
    ]
  })
  return grid(['card', 'seen', 'used', 'won if used', 'weight'], rows)
}
