/** How many cards of each kind the Well holds. */
import { describe, expect, it } from 'vitest'
import type { Effect, EventCard, Static } from '../src/content/index.ts'
import { challengeTitles, colours, deep, grotto, harmful, printed, sum, tally, title, well } from './quotas.ts'

const events = well.filter((card) => card.kind === 'event')
const named = new Set([
  'great-stag',
  'crystal-caves',
  'the-3-fountains',
  'the-maze',
  'the-faded-way',
  'vainglorys-symphony',
  'the-beasts-riddle',
])
const challenges = printed(challengeTitles)
const authored = challenges.filter(({ id }) => !named.has(id))
const rewardIcons = new Set<Effect['do']>(['descend', 'draw', 'charge', 'heal', 'shakeFatigue'])
const penaltyIcons = new Set<Effect['do']>(['damage', 'discardHand', 'climb', 'fatigue'])
/** The first icon; whatever no icon can say is card text. */
function main(effects: readonly Effect[], icons: ReadonlySet<Effect['do']>): string {
  const first = effects[0]
  if (!first) return 'none'
  const counted = 'n' in first && typeof first.n === 'object'
  return icons.has(first.do) && !counted ? first.do : 'text'
}

describe('8.1 counts', () => {
  it('KD-1.10 has 57 Well cards under 40 titles: 48 challenges and 9 events', () => {
    expect(challenges).toHaveLength(48)
    expect(challengeTitles).toHaveLength(31)
    expect(printed(events)).toHaveLength(9)
    expect(events).toHaveLength(9)
    expect(printed(well)).toHaveLength(57)
    expect(well).toHaveLength(40)
  })
  it('has the named copies, 12 authored pairs and 12 authored singles', () => {
    expect(tally(challengeTitles.filter(({ id }) => !named.has(id)).map(({ copies }) => copies))).toEqual({
      1: 12,
      2: 12,
    })
    const copies = Object.fromEntries([...named].map((id) => [id, title(id).copies]))
    expect(copies).toEqual({
      'great-stag': 1,
      'crystal-caves': 1,
      'the-3-fountains': 3,
      'the-maze': 4,
      'the-faded-way': 1,
      'vainglorys-symphony': 1,
      'the-beasts-riddle': 1,
    })
  })
  it('has 3 Masters with one back, 4 Gauntlet, 6 Fatigue, 2 Seekers, 2 lanterns and 36 skills', () => {
    expect(grotto.masters).toHaveLength(3)
    expect(grotto.masterBack).toBeDefined()
    expect(grotto.gauntlet).toHaveLength(4)
    expect(grotto.fatigue).toHaveLength(6)
    expect(grotto.seekers).toHaveLength(2)
    expect(grotto.lanterns).toHaveLength(2)
    expect(printed(grotto.skills ?? [])).toHaveLength(36)
  })
})

describe('8.3 the Well', () => {
  it('has the colours and types of the table', () => {
    const table = tally(challenges.map(({ colour, type }) => `${colour} ${type}`))
    expect(table).toEqual({
      'red combat': 8,
      'red obstacle': 4,
      'red puzzle': 1,
      'red trap': 3,
      'green combat': 3,
      'green obstacle': 5,
      'green puzzle': 3,
      'green trap': 5,
      'blue combat': 2,
      'blue obstacle': 3,
      'blue puzzle': 8,
      'blue trap': 3,
    })
  })
  it('has the printed difficulties of the histogram', () => {
    expect(tally(challenges.map(({ difficulty }) => difficulty))).toEqual({
      3: 6,
      4: 11,
      5: 12,
      6: 9,
      7: 5,
      8: 3,
      9: 1,
      10: 1,
    })
  })
  it.each(colours)('has a mean difficulty between 5.0 and 5.6 in %s', (colour) => {
    const difficulties = challenges.filter((card) => card.colour === colour).map(({ difficulty }) => difficulty)
    const mean = sum(difficulties) / difficulties.length
    expect(mean).toBeGreaterThanOrEqual(5)
    expect(mean).toBeLessThanOrEqual(5.6)
  })
  it('has the main rewards of the table', () => {
    expect(tally(challenges.map(({ reward }) => main(reward, rewardIcons)))).toEqual({
      descend: 32,
      draw: 5,
      charge: 5,
      heal: 2,
      shakeFatigue: 2,
      text: 2,
    })
  })
  it('has the main penalties of the table', () => {
    expect(tally(challenges.map(({ penalty }) => main(penalty, penaltyIcons)))).toEqual({
      damage: 21,
      discardHand: 10,
      climb: 6,
      fatigue: 3,
      text: 3,
      none: 5,
    })
  })
  it('descends 1 for difficulty 3 and 4, 2 for 5 to 7, 3 for 8 and more', () => {
    const due = (difficulty: number) => (difficulty <= 4 ? 1 : difficulty <= 7 ? 2 : 3)
    const wrong = challenges.filter(({ difficulty, reward: [first] }) => {
      return first?.do === 'descend' && typeof first.n === 'number' && first.n !== due(difficulty)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
  it('deals 1 damage below difficulty 7, 2 from 7 to 9, 3 at 10', () => {
    const due = (difficulty: number) => (difficulty < 7 ? 1 : difficulty < 10 ? 2 : 3)
    const wrong = challenges.filter(({ difficulty, penalty: [first] }) => {
      return first?.do === 'damage' && typeof first.n === 'number' && first.n !== due(difficulty)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
  it('KD-5.29 has at most 10 cards with a second reward icon, and at least 3 authored rewards that hurt', () => {
    expect(challenges.filter(({ reward }) => reward.length > 1).length).toBeLessThanOrEqual(10)
    const hurting = authored.filter(({ reward }) => reward.some((effect) => harmful.has(effect.do)))
    expect(hurting.length).toBeGreaterThanOrEqual(3)
  })
  it('KD-5.2 has about 8 normal abilities, about 8 bold ones, and about half of the authored cards plain', () => {
    const size = (list: readonly unknown[] | undefined) => list?.length ?? 0
    const normal = authored.filter((card) => size(card.attempt) + size(card.attemptStatics) > 0)
    const bold = authored.filter((card) => size(card.bold) + size(card.boldStatics) > 0)
    const plain = authored.filter((card) => !normal.includes(card) && !bold.includes(card))
    expect([normal.length, bold.length, plain.length]).toEqual([9, 9, 18])
  })
  it('has at least 2 bold texts that help and at least 2 that raise the difficulty of other cards', () => {
    const raises = (fact: Static) => fact.always === 'difficulty' && fact.of.target !== 'self' && Number(fact.n) > 0
    const raising = challengeTitles.filter(({ boldStatics }) => boldStatics?.some(raises))
    expect(raising.map(({ id }) => id)).toEqual(['chimera-in-full-dress', 'standing-ovation'])
    expect(title('rhyming-doors').bold?.[0]?.do[0]).toMatchObject({ do: 'addProgress', on: { target: 'self' } })
    expect(title('the-painted-sky').boldStatics?.[0]).toMatchObject({ always: 'actionValue', n: 2 })
  })
})

describe('8.3 named cards', () => {
  it.each([
    ['great-stag', 'red combat 5'],
    ['crystal-caves', 'red obstacle 4'],
    ['the-3-fountains', 'blue puzzle 4'],
    ['the-maze', 'green obstacle 5'],
    ['the-faded-way', 'green obstacle 6'],
    ['vainglorys-symphony', 'green trap 4'],
    ['the-beasts-riddle', 'blue puzzle 8'],
  ])('prints %s as %s', (id, face) => {
    const { colour, type, difficulty } = title(id)
    expect(`${colour} ${type} ${difficulty}`).toBe(face)
  })
  it('writes the teaching card and the caves as proposed', () => {
    expect(title('great-stag')).toMatchObject({
      reward: [{ do: 'descend', n: 2 }],
      penalty: [{ do: 'damage', n: 1 }],
    })
    expect(title('crystal-caves')).toMatchObject({
      reward: [{ do: 'descend', n: 1 }],
      penalty: [],
      attempt: [{ do: [{ do: 'modDice', face: 'light', n: 1 }] }],
    })
  })
  it('writes The 3 Fountains as proposed', () => {
    expect(title('the-3-fountains')).toMatchObject({
      reward: [{ do: 'charge' }],
      penalty: [{ do: 'discardHand', n: 1 }],
      boldStatics: [{ always: 'difficulty', of: { target: 'self' }, n: { count: 'otherCopies', times: 2 } }],
    })
  })
  it('KD-16.1 lets The Maze copy its progress', () => {
    expect(title('the-maze')).toMatchObject({
      reward: [{ do: 'descend', n: 2 }],
      penalty: [{ do: 'climb', n: 1 }],
      attempt: [{ on: 'onPlaced', do: [{ do: 'copyProgress' }] }],
      boldStatics: [{ always: 'difficulty', of: { target: 'self' }, n: { count: 'otherCopies' } }],
    })
  })
  it('KD-16.2 lets the Symphony play on at the start of every turn', () => {
    expect(title('vainglorys-symphony')).toMatchObject({
      reward: [
        { do: 'damage', n: 3 },
        { do: 'climb', n: 2 },
      ],
      penalty: [],
      bold: [{ on: 'turnStart', do: [{ do: 'addProgress', n: 1, on: { target: 'self' } }] }],
    })
  })
  it('KD-16.3 lets the Riddle bite for every point missing', () => {
    expect(title('the-beasts-riddle')).toMatchObject({
      reward: [{ do: 'descend', n: 3 }],
      penalty: [{ do: 'damage', n: { count: 'missingProgressOnSelf' } }],
    })
  })
  it('KD-16.4 lets The Faded Way pay for every 3 progress', () => {
    expect(title('the-faded-way')).toMatchObject({
      reward: [{ do: 'descend', n: { count: 'progressOnSelf', per: 3 } }],
      penalty: [],
    })
  })
})

describe('8.3 events', () => {
  const gifts = ['the-warm-spring', 'guild-cache', 'the-quiet-alcove']
  const bargains = ['the-portraitist', 'toll-of-compliments', 'the-wishing-coin']
  const hazards = ['crystal-rain', 'the-painted-audience', 'the-unkind-mirror']
  const event = (id: string): EventCard => {
    const card = events.find((candidate) => candidate.id === id)
    if (!card) throw new Error(`no event ${id}`)
    return card
  }

  it('has 3 gifts, 3 bargains and 3 hazards', () => {
    expect(events.map(({ id }) => id).sort()).toEqual([...gifts, ...bargains, ...hazards].sort())
    expect(gifts.map((id) => event(id).instructions[0]?.do)).toEqual(['heal', 'draw', 'shakeFatigue'])
    expect(bargains.map((id) => event(id).instructions[0]?.do)).toEqual(['choose', 'may', 'choose'])
    const waiting = hazards.map(event).filter(({ bold, boldStatics }) => bold ?? boldStatics)
    expect(waiting).toHaveLength(3)
  })
  it('has the events that the list asks for', () => {
    const doing = (what: Effect['do']) =>
      events.filter((card) => deep(card.instructions).some(({ do: it }) => it === what))
    expect(doing('discardCard').length).toBeGreaterThanOrEqual(1)
    expect(doing('addProgress').length).toBeGreaterThanOrEqual(1)
    const attaching = new Set([...doing('attach'), ...events.filter(({ after }) => after === 'attachMaster')])
    expect(attaching.size).toBeGreaterThanOrEqual(2)
    expect(events.filter(({ bold }) => bold?.some(({ on }) => on === 'onEnter')).length).toBeGreaterThanOrEqual(1)
    expect(events.filter(({ after }) => after !== 'completed').length).toBeGreaterThanOrEqual(1)
  })
})
