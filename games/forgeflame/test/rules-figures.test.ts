/** The figures of the rule books are those the game is played with: content and setup are read, nothing is copied here. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { given, readBooks, rulesOf } from '@emberhall/testkit'
import { describe, expect, test } from 'vitest'
import { BOARD } from '../src/content/board.ts'
import { CONTENT, EPILOGUES } from '../src/content/index.ts'
import { type Effect, EXPLORATIONS, KOBOLD_TOKENS, type Ore, TOTEMS } from '../src/content/types.ts'
import { HAND, KOBOLDS, SOLO_ROUNDS, TURNS } from '../src/state.ts'
import { ARTIFACTS_TO_END, OBJECTIVES_TO_MEET } from '../src/steps/end.ts'
import { DRAFT } from '../src/steps/recruit.ts'
import { mithrulVp, ORE_VALUES, setBonus } from '../src/steps/values.ts'
import { forgeflame, ROW, type Scene, Z } from './scene.ts'

const books = readBooks(fileURLToPath(new URL('..', import.meta.url)))
const reference = readFileSync(new URL('../rules/reference.md', import.meta.url), 'utf8')
const { adventurers, cards, artifacts, events, imps, deposits, explorations, treasures } = CONTENT
const { sites, passages } = BOARD
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** The table when the first round is about to begin. */
function laid(seats: number, options: Scene['options'] = {}) {
  const table = { seats, options: { recruitment: 'random', soloDeck: 'standard', firstPlayer: 0, ...options } } as const
  const t = given(forgeflame, { ...table, from: 'turn' }).begin()
  const size = (zone: number) => t.state.zones[zone]!.length
  const at = (level: string) => t.state.flames.filter(({ site }) => sites[site]!.level === level)
  const lit = (level: string) => at(level).filter((flame) => flame.lit).length
  return {
    state: t.state,
    team: t.state.adventurers.filter(({ seat }) => seat === 0).length,
    inPlay: t.state.adventurers.filter(({ seat }) => seat >= 0).length,
    hand: size(Z.hand),
    drawn: size(Z.hand) + size(Z.draw),
    advanced: size(Z.advanced) + size(Z.advancedPile),
    row: sum(ROW.map(size)),
    events: size(Z.eventPile),
    objectives: size(Z.objectives),
    atForge: [lit('forge'), at('forge').length - lit('forge')] as const,
    atEntrance: lit('entrance'),
  }
}
const two = laid(2)
const three = laid(3)
const four = laid(4)
const solo = laid(1)
const mithrul = laid(2, { mithrul: true }).state.reserve[3]!
const own = (tier: string) =>
  cards.filter((card) => card.adventurer === adventurers[0]!.id && card.tier === tier).length
const picks = (seats: number) => DRAFT[seats]!.map(([, n]) => n)
const runs = (numbers: readonly number[]) => numbers.filter((n, i) => n !== numbers[i - 1])
function effectOf<K extends Effect['do']>(card: string, kind: K): Extract<Effect, { do: K }> {
  const steps = cards.find(({ id }) => id === card)!.abilities.flatMap((ability) => ability.steps)
  return steps.find((step): step is Extract<Effect, { do: K }> => step.do === kind)!
}
const { n: vigour, keep } = effectOf('vigour', 'draw')
const { min: fewest, max: most } = effectOf('sleight-of-hand', 'trade')
const tokens = [3, two.state.potions.length, two.state.webs.length]
const numbered = sites.filter(({ id }) => id.startsWith('S'))
const [site, forge] = [numbered[0]!.capacity!, sites.at(-1)!.capacity!]
const { player, team } = ARTIFACTS_TO_END
const chosen = solo.drawn / solo.team
const eventsAlone = events.filter(({ removedInSolo }) => !removedInSolo).length
const sets = [2, 3, 4]

/** Every figure that a rule may name. */
const FIGURES: Readonly<Record<string, readonly number[]>> = {
  'FF-1.1': [sites.length, numbered.length],
  'FF-2.3': [two.team],
  'FF-2.6': [two.hand, own('basic'), own('advanced'), two.drawn, two.advanced],
  'FF-2.7': [artifacts.length, two.row],
  'FF-2.8': [events.length],
  'FF-2.9': [sum(two.atForge), ...two.atForge],
  'FF-2.10': [deposits.length - numbered.length],
  'FF-2.11': [sum(Object.values(explorations))],
  'FF-2.12': [KOBOLD_TOKENS.length, ...two.state.bag.slice(0, 3)],
  'FF-2.13': [...two.state.reserve.slice(0, 3), KOBOLDS, sum(treasures), TOTEMS.length],
  'FF-2.14': tokens,
  'FF-3.1': picks(2),
  'FF-3.2': picks(3),
  'FF-3.3': runs(picks(4)),
  'FF-3.4': [two.team, four.team],
  'FF-4.1': [TURNS],
  'FF-4.2': [TURNS],
  'FF-4.6': [TURNS],
  'FF-4.12': [TURNS],
  'FF-6.3': [site, forge],
  'FF-11.2': [1],
  'FF-14.2': [...sets.map(setBonus), ...sets],
  'FF-15.9': [2],
  'FF-16.2': [1],
  'FF-18.6': [TURNS],
  'FF-18.7': [TURNS],
  'FF-19.1': [TURNS],
  'FF-20.3': [HAND],
  'FF-21.1': [player.full, team.full],
  'FF-21.3': ORE_VALUES.slice(0, 3),
  'FF-22.1': [four.team],
  'FF-22.4': [four.row, ...four.atForge, four.drawn, four.hand, four.advanced],
  'FF-22.5': [team.full],
  'FF-23.1': [mithrul],
  'FF-23.5': [mithrulVp({ ...artifacts[0]!, cost: [1, 0, 0] })],
  'FF-24.1': [player.short, team.short],
  'FF-25.1': [solo.team],
  'FF-25.2': [own('basic') + own('advanced'), chosen, solo.drawn, solo.hand, solo.team * 7 - solo.drawn],
  'FF-25.4': [solo.events, eventsAlone],
  'FF-25.5': [imps.length],
  'FF-25.10': [SOLO_ROUNDS],
  'FF-25.14': [TURNS],
  'FF-25.15': [HAND],
  'FF-25.22': [SOLO_ROUNDS],
  'FF-25.23': [OBJECTIVES_TO_MEET, solo.objectives],
  'FF-25.25': [EPILOGUES[1]!.from, EPILOGUES.at(-1)!.from],
  'FF-25.32': [OBJECTIVES_TO_MEET],
  'FF-26.MO.3': [vigour, keep],
  'FF-26.NB.1': [TURNS],
  'FF-26.NB.2': [fewest, most],
  'FF-26.FL.2': [1, 2, 3],
  'FF-26.OG.2': [1],
}

/** Ids of rules and rulings, names of sites and tokens, seats and steps are no figures. */
const NAMES = /\b(FF-[\w.]+|A-\d+|[SKP]\d+|[Ss]tep \d|seats \d and \d)/g
const figuresIn = (text: string): number[] => [...text.replace(NAMES, '').matchAll(/\d+/g)].map(Number)

describe.each(['en', 'fr'] as const)('the figures of every rule, %s', (lang) => {
  const found = rulesOf(books[lang]).map(({ id, title, text }) => [id, figuresIn(`${title} ${text}`)] as const)

  test('are those the game is played with', () => {
    const strange = found.flatMap(([id, figures]) =>
      figures.flatMap((figure) => (FIGURES[id]?.includes(figure) ? [] : [`${id} says ${figure}`])),
    )
    expect(strange).toEqual([])
  })
  test('are there where they are expected', () => {
    const silent = found.filter(([id, figures]) => id in FIGURES && figures.length === 0).map(([id]) => id)
    expect(silent).toEqual([])
  })
})

/** The cells of the rows of the first table after these words. */
function table(after: string): string[][] {
  const lines = reference.slice(reference.indexOf(after)).split('\n')
  const from = lines.findIndex((line) => line.startsWith('| --- '))
  const rows = lines.slice(
    from + 1,
    lines.findIndex((line, i) => i > from && line === ''),
  )
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}
const straight = (text: string) => text.replaceAll('’', "'")
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

describe('the reference tables', () => {
  test('adventurers: set, load, immunity and tokens', () => {
    const kits = { batteries: '3 Batteries', potions: '3 Potions', webs: '3 Webs' }
    expect(table('## Adventurers').map(([, , ...cells]) => cells)).toEqual(
      adventurers.map(({ set, carry, immune, kit }) => [
        set,
        String(carry),
        immune === undefined ? '' : capital(immune),
        kit === undefined ? '' : kits[kit],
      ]),
    )
  })
  test('what changes with the number of players', () => {
    const tables = [two, three, four, solo]
    const flames = tables.map(({ atForge, atEntrance }) =>
      atEntrance === 0 ? atForge.join(' / ') : `${atForge.join(' / ')}, and ${atEntrance} at the Entrance`,
    )
    expect(table('What changes with the number of players').map(([, ...cells]) => cells)).toEqual([
      tables.map((laidOut) => String(laidOut.team)),
      tables.map((laidOut) => String(laidOut.inPlay)),
      tables.map(({ drawn, advanced }) => `${drawn} / ${advanced || 'none'}`),
      tables.map(({ hand }) => String(hand)),
      tables.map(({ row }) => String(row)),
      flames,
      tables.map((laidOut) => String(laidOut.events)),
      [
        `${player.full} (${player.short})`,
        `${player.full} (${player.short})`,
        `${team.full} by a team (${team.short})`,
        `none, ${SOLO_ROUNDS} rounds`,
      ],
    ])
  })
  test('sites and passages', () => {
    const levelOf = (level: string) => (/^I+$/.test(level) ? level : '–')
    expect(table('## Board')).toEqual(
      sites.map(({ id, name, level, capacity, burrow }) => [
        id,
        straight(`${name.en} (${name.fr})`),
        levelOf(level),
        String(capacity ?? 'any number'),
        burrow === undefined ? '' : capital(burrow),
      ]),
    )
    const ways = (difficult: boolean) => passages.filter((passage) => passage.difficult === difficult)
    const named = (kind: string, difficult: boolean) => [
      `${kind} (${ways(difficult).length})`,
      ways(difficult)
        .map(({ from, to }) => `${from}–${to}`)
        .join(', '),
    ]
    expect(table('| Passages | |')).toEqual([named('Ordinary', false), named('Difficult', true)])
  })
  test('tokens', () => {
    const rows = new Map(table('## Tokens').map(([kind, faces]) => [kind!, faces!]))
    expect([...rows.keys()]).toEqual([
      `Kobold (${KOBOLD_TOKENS.length})`,
      `Exploration (${sum(Object.values(explorations))})`,
      `Treasure (${sum(treasures)})`,
      `Totem (${TOTEMS.length})`,
      ...['I', 'II', 'III'].map((level) => `Deposit, level ${level} (${ofLevel(level).length})`),
    ])
    const faces = [...rows.values()]
    expect(figuresIn(faces[1]!)).toEqual(EXPLORATIONS.map((kind) => explorations[kind]))
    const words = ['', '', '', 'three', 'four', 'five']
    expect(faces[2]).toBe(
      treasures.map((n, i) => (i === 0 ? `${words[n]} of value 1` : `${words[n]} of ${i + 1}`)).join(', '),
    )
    expect(faces[3]).toBe(TOTEMS.map(capital).join(', '))
    for (const [i, level] of ['I', 'II', 'III'].entries())
      expect(faces[4 + i]!.split(', ').toSorted()).toEqual(ofLevel(level).toSorted())
  })
  test('FF-25.25 epilogues', () => {
    const to = (i: number) => EPILOGUES[i + 1]?.from
    expect(table('FF-25.25')).toEqual(
      EPILOGUES.map(({ from, title }, i) => [
        to(i) === undefined ? `${from} or more` : `${from}–${to(i)! - 1}`,
        straight(`${title.en} (${title.fr})`),
      ]),
    )
  })
})

const LETTERS: Readonly<Record<Ore, string>> = { gold: 'G', darkiron: 'S', draconite: 'D', mithrul: 'M' }
function ofLevel(level: string): string[] {
  return deposits
    .filter((deposit) => deposit.level === level)
    .map(({ ores, kobold }) => ores.map((ore) => LETTERS[ore]).join('') + (kobold ? ' and a Kobold' : ''))
}
