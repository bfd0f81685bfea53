import { type LogLine, why } from '@emberhall/kernel'
import { flawFinder, Reader, wordProblems } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { CONTENT, fateforge, Q } from '../src/index.ts'
import { en, fr } from '../src/text/messages.ts'
import type { Campaign } from '../src/campaign-shape.ts'
import { namesFor, played, random, saidOf, seasoned, type Setup, thoughtful } from './told.ts'

const { game } = fateforge

const ids = [
  ...CONTENT.heroes,
  ...CONTENT.skills,
  ...CONTENT.items,
  ...CONTENT.enemies,
  ...CONTENT.locations,
  ...CONTENT.quests,
  ...CONTENT.battles,
].map(({ id }) => id)
const IDS = new RegExp(
  `\\b(${ids.filter((id) => /-/.test(id)).join('|')}|n\\d+|c\\d|sq\\d|exit[A-Z]|strikeSkill|moveStrike)\\b`,
)
const flawedInAny = flawFinder(
  [IDS, /[#_]|\(\)/],
  [/(?<!\p{L})(?:de|à) les? \p{Lu}|(?<!\p{L})de [AEIOUÉaeioué]\p{L}+ \d/u],
)

/** A line with each of the words that its arguments can take; bits of 1 tell the first passage. */
function linesOf(what: string): LogLine[] {
  if (what === 'leg') return legLines()
  const kinds = game.logDefs[game.logNames.indexOf(what)]!.args
  const most = Math.max(3, ...kinds.map((kind) => (typeof kind === 'string' ? 3 : kind.length)))
  return Array.from({ length: most }, (_, n) => ({
    what,
    rule: '',
    at: 0,
    args: kinds.map((kind, i): LogLine['args'][number] => {
      if (kind === 'card') return { card: 0, face: game.faceKeys[n % game.faceKeys.length]! }
      if (kind === 'n') return what === 'page' || what === 'prevented' ? 1 : n % 3
      return kind === 'seat' ? n % 2 : kind[(what === 'acts' ? n : n + i) % kind.length]!
    }),
  })).filter(canBe)
}
/** Whether the rules could write the line: pages have passages, endings end, enemies act by a section of their band. */
function canBe({ what, args }: LogLine): boolean {
  const node = CONTENT.stories.flatMap(({ nodes }) => nodes).find(({ id }) => id === args[0])
  if (what === 'page') return node!.body !== undefined
  if (what === 'ending') return node!.kind === 'end' && node!.title !== undefined
  if (what !== 'acts') return true
  const { band } = game.book.foes[game.book.foeNo.get((args[0] as string).split('.')[0]!)!]!
  return (args[1] as number) < band.length
}
function legLines(): LogLine[] {
  return CONTENT.stories.flatMap(({ nodes }) =>
    nodes.flatMap((node) => {
      const ways =
        node.kind === 'choice'
          ? node.choices.length
          : node.kind === 'test'
            ? 2
            : node.kind === 'scene'
              ? Object.keys(node.outcomes).length
              : 0
      return Array.from({ length: ways }, (_, n) => ({ what: 'leg', rule: '', at: 0, args: [node.id, n, 1] }))
    }),
  )
}

const wording = {
  module: fateforge,
  messages: { en, fr },
  sources: new URL('../src', import.meta.url),
  names: namesFor(2),
  flaws: flawedInAny,
  reasons: (code: string) => [
    why(code, '', { min: 1, max: 2, seats: 2, heroes: 3, hero: 'Baran', scene: 'X', name: 'Y' }),
  ],
  cards: [...game.faceKeys, ...game.book.names.cards, ...game.book.names.enemies, ...game.book.names.allies],
  lines: linesOf,
}
test.each(Object.entries(wordProblems(wording)))('%s', (_, problems) => {
  expect(problems).toEqual([])
})

const SCENES = CONTENT.scenes.map(({ id }) => id)
const HEROES = CONTENT.heroes.map(({ id }) => id)
/** Heroes, scenes and manners in ever new company. */
function optionsFor(i: number, seats: number): Record<string, unknown> {
  const count = seats === 1 ? 2 : seats
  return {
    ...[
      { play: 'training', training: SCENES[i % SCENES.length] },
      { play: 'campaign', until: 'end' },
      { play: 'training', training: SCENES[(i * 3) % SCENES.length] },
      { play: 'battle', until: 'end' },
    ][i % 4],
    heroes: i % 5 === 0 ? [] : Array.from({ length: count }, (_, h) => HEROES[(i + h) % HEROES.length]),
    solo: i % 2 === 0 ? 'vigilance' : 'blind',
    consensus: (['all', 'leader', 'leader', 'all', 'vote', 'chronicler'] as const)[i % 6],
    hardcore: i % 7 === 0,
    confirmEnd: i % 2 === 0,
  }
}
function setupFor(i: number): Setup {
  const seats = 1 + ((i >> 1) % 4)
  const player = i % 3 === 0 ? random(i) : thoughtful(i)
  return { seats, seed: i + 1, player, options: optionsFor(i, seats), ownDice: i % 5 === 1 }
}
const reader = new Reader(fateforge, {
  names: namesFor,
  flaws: flawedInAny,
  read: { first: 40, every: 11 },
  panelsEvery: 50,
})
const { met } = reader
const GAMES = Array.from({ length: 16 }, (_, i) => i)
test.each(GAMES)('game %i reads well from the first line to the last', { timeout: 30_000 }, (i) => {
  expect(reader.flawsIn(setupFor(i))).toEqual([])
})

/** Heroes and moments that lead to what seldom comes up. */
const ROGUE = {
  hero: 'rogue',
  skills: ['disarm', 'pickpocket', 'slippery'],
  items: ['', 'kite-shield', '', 'antidote'],
}
const LORD = {
  hero: 'lord',
  skills: ['shield-wall', 'taunt', 'command', 'shield-bash', 'cleave'],
  items: ['iron-sword', '', '', 'pilgrims-charm'],
}
const SHAMAN = { hero: 'shaman', skills: ['spirit-hook', 'thick-smoke', 'roots'] }
const MERCENARY = { hero: 'mercenary', skills: ['sunder', 'grapple', 'hamstring', 'grit'], items: ['hooked-spear'] }
const BAND = [ROGUE, LORD, SHAMAN, MERCENARY]
const EAGER =
  /^(swap|charm|disarm|card:|push|pull|parry|learn|cancelFear|keepFear|cleanse|visit:temple|special|guard|put:.*:bag)/
const scene = (play: Record<string, unknown>, changes: Partial<Campaign>) => ({
  ...play,
  heroes: [],
  campaign: seasoned(BAND, changes),
})
const fight = (training: string) =>
  scene({ play: 'training', training }, { storyCards: ['lantern-oil'], allies: ['sefa', 'orm'] })
const story = (node: string, changes: Partial<Campaign> = {}) =>
  scene({ play: 'campaign', until: 'scene' }, { node, ...changes })
const downAtN7 = (): Record<string, unknown> => {
  const options = story('n7')
  const { campaign } = options
  const [first, ...others] = campaign.heroes
  const fallen = { ...first!, down: true, health: 0, healthSpent: first!.health + first!.healthSpent }
  return { ...options, campaign: { ...campaign, heroes: [fallen, ...others] } }
}
const corrupted = (): Record<string, unknown> => {
  const options = story('r2', { locations: ['temple'], gold: 9 })
  const { campaign } = options
  const [first, ...others] = campaign.heroes
  return { ...options, campaign: { ...campaign, heroes: [{ ...first!, corruption: ['doubt'] }, ...others] } }
}
const RARE: readonly (readonly [RegExp, Record<string, unknown>])[] = [
  ...['c2', 'c4', 'c5', 'c7', 'sq2', 'sq3'].map((id) => [EAGER, fight(id)] as const),
  [/^(ally:|allySkill)/, fight('c6')],
  [EAGER, story('n3')],
  [/^(walk|buyFood)/, story('e1', { gold: 9 })],
  [/^(camp|swap|learn|put:.*:bag)/, story('n2')],
  [/^(camp|activate|rest)/, story('n2')],
  [/^(camp|restart)/, story('n2')],
  [/^leave/, story('r1', { quests: [{ id: 'stray-hound', left: 1 }] })],
  [/^(undertake|onward)/, story('r1', { quests: [{ id: 'stray-hound', left: 2 }] })],
  [EAGER, downAtN7()],
  [EAGER, corrupted()],
  [/^(go:|buyFood)/, story('e1', { gold: 9 })],
]
test('rare questions, answers and lines are played for until they come up', { timeout: 60_000 }, () => {
  const flaws: string[] = []
  const missing = (all: readonly string[], seen: { has(name: string): boolean }) =>
    all.filter((name) => !seen.has(name))
  const rest = () => ({
    questions: missing(Object.keys(Q), met.questions),
    verbs: missing(Object.keys(game.def.verbs), met.verbs),
    lines: missing(Object.keys(game.def.logs), met.lines),
  })
  const look = (setup: Setup) => {
    const match = played(setup, (now, seat) => {
      const ask = now.askOf(seat)!
      if (met.note(now, ask) === 1) flaws.push(...flawedInAny((lang) => saidOf(ask, lang, now)))
    })
    for (const line of match.log(0)) met.lines.add(line.what)
  }
  const isDone = () => Object.values(rest()).every((names) => names.length === 0)
  for (let i = 1; i < 30 && !isDone(); i++) {
    for (const [eager, options] of RARE) look({ seats: BAND.length, seed: i, player: random(i, eager), options })
    look({ seats: 2, seed: i, player: thoughtful(i), options: { play: 'battle', until: 'end' } })
  }
  expect(flaws).toEqual([])
  expect(rest()).toEqual({ questions: [], verbs: [], lines: [] })
})
