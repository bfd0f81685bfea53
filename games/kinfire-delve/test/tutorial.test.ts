import { botOf, playOut } from '@emberhall/bots'
import { Fate, hashState, type Match } from '@emberhall/kernel'
import { load, readSave, save } from '@emberhall/saves'
import type { Lang } from '@emberhall/speech'
import { describe, expect, it, test } from 'vitest'
import type { L10n } from '../src/content/types.ts'
import { type Guidance, kinfireDelve, type Lesson, type O, type S, tutorial, Z } from '../src/index.ts'
import { farewell, instead } from '../src/tutorial/farewell.ts'

const { game, words } = kinfireDelve
const { moments, skipped } = tutorial
const NAMES = ['Asha']
const allLessons: readonly Lesson[] = [...moments.flatMap((m) => m.lessons), ...farewell]
const STEPS = [...moments.keys(), moments.length]
type Table = Match<S, O>

const guide = (match: Table): Guidance | null => tutorial.guidance(match.view(0), match.log(0))
const facesIn = (match: Table, zone: number): string[] =>
  match.table.s.zones[zone]!.map((card) => game.faceKeys[match.table.s.faces[card]!]!)
const onBoard = (match: Table): string[] => [Z.north, Z.east, Z.south, Z.west].flatMap((slot) => facesIn(match, slot))

/** Takes the invited answer as a client would, in words. */
function follow(match: Table): void {
  const { option } = guide(match)!
  const reply = { seat: 0, question: match.question, value: game.words.print(option!) }
  expect(match.whyNot(reply)).toEqual([])
  expect(match.answer(reply).ok).toBe(true)
}
/** The guided game when it has come so far. */
function atStep(step: number): Table {
  const match = tutorial.start()
  for (let i = 0; i < step; i++) follow(match)
  expect(guide(match)?.step).toBe(step)
  return match
}
/** The step at which a lesson speaks of something. */
function stepSaying(phrase: string): number {
  const said = [...moments.map((m) => m.lessons), farewell]
  const step = said.findIndex((lessons) => lessons.some((l) => l.say.en.includes(phrase)))
  expect(step).toBeGreaterThanOrEqual(0)
  return step
}
interface Visit {
  readonly guidance: Guidance
  readonly question: string
  /** The kinds of lines told since the question before. */
  readonly news: readonly string[]
  /** Cards on the board and in hand. */
  readonly shown: readonly string[]
  readonly offers: Readonly<Record<Lang, string>>
}
/** Every question of the guided game, from the welcome to the farewell. */
function visits(): Visit[] {
  const match = tutorial.start()
  let seen = 0
  return STEPS.map((step) => {
    const ask = match.asks()[0]!
    const view = match.view(0)
    const offers = (lang: Lang) => ask.options.map((o) => words[lang].option(o, ask, view, NAMES)).join('\n')
    const visit = {
      guidance: guide(match)!,
      question: ask.def.name,
      news: match.log(0, seen).map((line) => line.what),
      shown: [...onBoard(match), ...facesIn(match, Z.hand)],
      offers: { en: offers('en'), fr: offers('fr') },
    }
    seen = match.log(0).length
    if (step < moments.length) follow(match)
    return visit
  })
}
function finish(match: Table): Table {
  playOut(match, [botOf(kinfireDelve, 'heuristic')], new Fate(1), { budget: 5000 })
  return match
}

describe('following every invitation', () => {
  it('brings every lesson once, in order, and ends with the farewell', () => {
    const said = visits().flatMap((v) => v.guidance.lessons)
    expect(said).toEqual(allLessons)
    expect(new Set(said.map((l) => l.say.en)).size).toBe(said.length)
    expect(guide(atStep(moments.length))).toMatchObject({ option: null, lessons: farewell })
  })
  it('is asked the question each lesson is about', () => {
    expect(visits().map((v) => v.question)).toEqual([...moments.map((m) => m.question), 'exhaust'])
  })
  it('comments only on what has just happened', () => {
    const early = visits().flatMap(({ guidance, news }) =>
      guidance.lessons.filter(({ after }) => after !== undefined && !news.includes(after)),
    )
    expect(early).toEqual([])
  })
  it('points only at cards that can be seen', () => {
    const unseen = visits().flatMap(({ guidance, shown }) =>
      guidance.lessons.filter(({ point }) => typeof point === 'object' && !shown.includes(point.card)),
    )
    expect(unseen).toEqual([])
  })
  it.each(['en', 'fr'] as const)('tells the odds that the table tells (%s)', (lang) => {
    const odds = visits().flatMap(({ guidance, offers }) =>
      guidance.lessons
        .filter(({ after }) => after === undefined)
        .flatMap(({ say }) => say[lang].match(/\d+\u00a0?%/g) ?? [])
        .map((chance) => ({ chance, isTold: offers[lang].includes(chance) })),
    )
    expect(odds.length).toBeGreaterThan(5)
    expect(odds.filter(({ isTold }) => !isTold)).toEqual([])
  })
  it('is the same game every time, and goes on to its end', () => {
    const matches = [atStep(moments.length), atStep(moments.length)] as const
    expect(hashState(game, matches[0].table.s)).toBe(hashState(game, matches[1].table.s))
    expect(finish(matches[0]).isOver).toBe(true)
    expect(guide(matches[0])).toBeNull()
  })
  it('scripts nothing beyond the opening', () => {
    expect(atStep(0).table.fate.unused()).toEqual([])
  })
})

describe('what the lessons say is so', () => {
  test('KD-1.11 the board of the first game, 50 cards deep, 10 health, 8 cards', () => {
    const match = atStep(stepSaying('50 cards'))
    expect(onBoard(match)).toEqual(['crystal-caves', 'great-stag', 'the-3-fountains', 'the-maze'])
    expect(match.table.s).toMatchObject({ hp: 10, turn: 1 })
    expect([facesIn(match, Z.well).length, facesIn(match, Z.hand).length]).toEqual([50, 8])
    expect(facesIn(match, Z.masterDown)).toHaveLength(1)
  })
  test('the numbers on the cards', () => {
    const card = (face: string) => game.printed[game.faceOf(face)]!.card
    expect(card('crystal-caves')).toMatchObject({ colour: 'red', difficulty: 4, penalty: [] })
    expect(card('shoulder-first')).toMatchObject({ colours: ['red'], value: 3 })
    expect(card('great-stag')).toMatchObject({
      colour: 'red',
      type: 'combat',
      difficulty: 5,
      reward: [{ do: 'descend', n: 2 }],
      penalty: [{ do: 'damage', n: 1 }],
    })
    expect(card('defeat-trap')).toMatchObject({ colours: ['red', 'green'], value: 2 })
    expect(card('guild-drill')).toMatchObject({ boost: { colours: ['red', 'green', 'blue'], value: 1 } })
    expect(card('the-3-fountains')).toMatchObject({ colour: 'blue', difficulty: 4, reward: [{ do: 'charge' }] })
    expect(card('lantern-of-the-sure-foot')).toMatchObject({ colours: ['red', 'green', 'blue'], value: 5 })
    expect(card('the-maze')).toMatchObject({ colour: 'green', difficulty: 5, reward: [{ do: 'descend', n: 2 }] })
    expect(card('guild-cache')).toMatchObject({ instructions: [{ do: 'draw', n: 2 }] })
  })
  test('KD-3.2 a greyed card says why not', () => {
    const match = atStep(stepSaying('why not'))
    const ask = match.asks()[0]!
    const notes = match.table.s.zones[Z.hand]!.find((id) => game.faceKeys[match.table.s.faces[id]!] === 'field-notes')!
    const blocked = ask.blocked.filter((b) => game.words.print(b.option) === `play:${notes}:blue`)
    expect(blocked.map((b) => b.why.code)).toEqual(['wrongColour'])
    const reply = { seat: 0, question: match.question, value: `play:${notes}:blue` }
    expect(match.whyNot(reply).map((w) => w.rule)).toEqual(['KD-3.2'])
  })
  test('KD-5.20, KD-5.21 the dice match as often as is said', () => {
    const match = atStep(moments.length)
    const rolls = match.log(0).filter((line) => line.what === 'rolled')
    expect(rolls.map(({ args }) => args.slice(1))).toEqual([
      ['red', 'green', 'blue', 'dark', 1],
      ['green', 'green', 'blue', 'dark', 0],
      ['green', 'red', 'red', 'dark', 0],
      ['green', 'blue', 'red', 'light', 2],
      ['green', 'green', 'red', 'light', 2],
      ['blue', 'red', 'blue', 'dark', 0],
    ])
    const placed = match.log(0).filter((line) => line.what === 'placed')
    expect(placed.map(({ args }) => args.slice(1))).toEqual([
      [4, 4, 4],
      [4, 4, 5],
      [4, 4, 4],
      [2, 6, 5],
      [5, 5, 5],
    ])
  })
  test('KD-5.28, KD-13.1 the first reward leads down by one, and an event fills the gap', () => {
    const match = atStep(stepSaying('Descend 1'))
    expect(facesIn(match, Z.well)).toHaveLength(48)
    expect(onBoard(match)).toContain('guild-cache')
  })
  test('KD-14.12 where undo is taught, nothing stands in its way', () => {
    expect(atStep(stepSaying('Take back')).canUndo('strict').ok).toBe(true)
  })
  test('KD-5.31 the failure costs 1 health, and the progress stays', () => {
    const { hp, progress, faces } = atStep(stepSaying('9 health')).table.s
    expect(hp).toBe(9)
    expect(progress[faces.indexOf(game.faceOf('great-stag'))]).toBe(4)
  })
  test('KD-6.2, KD-6.5 the lantern is lit by the Fountains and goes dark after the Maze', () => {
    expect(atStep(stepSaying('lantern is charged')).table.s.charged).toEqual([true])
    expect(atStep(stepSaying('goes dark')).table.s.charged).toEqual([false])
  })
  test('KD-8.3 before exhausting: three cards, two of them blue, and no blue challenge', () => {
    const match = atStep(stepSaying('Three cards left'))
    expect(facesIn(match, Z.hand).toSorted()).toEqual(['featherfall', 'field-notes', 'field-notes'])
    const colours = onBoard(match).map((face) => game.printed[game.faceOf(face)]!.colours)
    expect(colours.flat()).not.toContain('blue')
  })
  test('KD-8.6, KD-16.5 after exhausting: Heavy Eyelids, seven cards, a card under the Master', () => {
    const match = atStep(stepSaying('Heavy Eyelids'))
    expect(facesIn(match, Z.fatigue)).toEqual(['heavy-eyelids'])
    expect(facesIn(match, Z.fatigueDeck)).toHaveLength(5)
    expect(facesIn(match, Z.hand)).toHaveLength(7)
    expect(facesIn(match, Z.attached)).toEqual(['ink-sirens'])
  })
  test('KD-4.1 the event gives two cards', () => {
    const match = atStep(moments.length)
    expect(facesIn(match, Z.hand)).toHaveLength(9)
    expect(facesIn(match, Z.completed)).toContain('guild-cache')
  })
})

describe('leaving, and coming back', () => {
  it.each(STEPS)('can be skipped at step %i: the game goes on to its end', (step) => {
    expect(finish(atStep(step)).isOver).toBe(true)
  })
  it.each(STEPS.slice(0, -1))(
    'falls silent after another answer at step %i, and speaks again once it is taken back',
    (step) => {
      const match = atStep(step)
      const { option } = guide(match)!
      for (const other of match.asks()[0]!.options.filter((o) => o !== option)) {
        match.play(0, other)
        expect(guide(match)).toBeNull()
        expect(match.undo('same').ok).toBe(true)
        expect(guide(match)?.option).toBe(option)
      }
    },
  )
  it.each(STEPS.slice(1))('undo at step %i brings the lessons before, and the same luck again', (step) => {
    const match = atStep(step)
    const before = hashState(game, match.table.s)
    expect(match.undo('same').ok).toBe(true)
    expect(guide(match)?.step).toBe(step - 1)
    follow(match)
    expect(hashState(game, match.table.s)).toBe(before)
    expect(guide(match)?.step).toBe(step)
    expect(match.undo('same').ok && match.redo().ok).toBe(true)
    expect(guide(match)?.step).toBe(step)
  })
  it('undo goes all the way back, and the lessons can be taken again', () => {
    const match = atStep(moments.length)
    while (match.canUndo('same').ok) match.undo('same')
    for (let step = 0; step < moments.length; step++) {
      expect(guide(match)?.step).toBe(step)
      follow(match)
    }
    expect(guide(match)?.lessons).toBe(farewell)
  })
  it.each(STEPS)('a save of step %i opens to the same lesson and the same luck', (step) => {
    const { match, divergence, notes } = load(game, readSave(JSON.stringify(save(atStep(step)))))
    expect([divergence, notes]).toEqual([null, []])
    for (let i = step; i < moments.length; i++) {
      expect(guide(match)?.step).toBe(i)
      follow(match)
    }
    expect(guide(match)?.lessons).toBe(farewell)
  })
  it('says nothing when nobody is asked', () => {
    const match = atStep(0)
    expect(tutorial.guidance(match.view(-1), match.log(-1))).toBeNull()
  })
})

describe('the texts', () => {
  const texts: readonly L10n[] = [
    ...allLessons.map((l) => l.say),
    ...moments.flatMap((m) => m.instead ?? []),
    instead,
    skipped,
  ]
  it.each(texts)('$en', ({ en, fr }) => {
    expect(en).not.toBe(fr)
    for (const text of [en, fr]) {
      expect(text).not.toMatch(/^$|^\s|\s$| {2}|['"]|\s[.,]/)
      expect(text.split(/[.!?](?=\s|$)/).filter((s) => s.trim() !== '').length).toBeLessThanOrEqual(4)
      expect(text.length).toBeLessThanOrEqual(200)
    }
    // Thin spaces before ; ! ?, full ones before : and % and inside guillemets; no line breaks at either.
    expect(fr).not.toMatch(/[^\u202f][;!?]|[^\u00a0][:%»]|«[^\u00a0]/)
  })
  it('names cards as they are called, in both languages', () => {
    const faces = game.faceKeys.map((face) => ({ en: words.en.card(face).name, fr: words.fr.card(face).name }))
    const named = texts.flatMap(({ en, fr }) =>
      [...fr.matchAll(/«\u00a0(.+?)\u00a0»/g)].map((m) => ({ en, fr: m[1]! })),
    )
    expect(named.length).toBeGreaterThan(10)
    const unknown = named.filter((text) => !faces.some((face) => face.fr === text.fr && text.en.includes(face.en)))
    expect(unknown).toEqual([])
  })
  it('cites rules that can be opened', async () => {
    const rules = allLessons.map((l) => l.rule)
    const books = await Promise.all([kinfireDelve.rules.en(), kinfireDelve.rules.fr()])
    for (const book of books) {
      const ids = book.flatMap((chapter) => chapter.rules.map(({ id }) => id))
      expect(rules.filter((id) => !ids.includes(id))).toEqual([])
    }
  })
})
