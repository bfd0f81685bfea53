import { describe, expect, it } from 'vitest'
import { packs } from '../src/content/index.ts'
import type {
  Ability,
  ChallengeCard,
  Colour,
  Condition,
  Effect,
  EventCard,
  Pack,
  SeekerCard,
  SkillCard,
  Static,
} from '../src/content/index.ts'

const { grotto, guests } = packs
const colours: readonly Colour[] = ['red', 'green', 'blue']
const well = grotto.well ?? []
const challengeTitles = well.filter((card) => card.kind === 'challenge')
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

function printed<T extends { readonly copies: number }>(titles: readonly T[]): T[] {
  return titles.flatMap((title) => Array.from({ length: title.copies }, () => title))
}
const challenges = printed(challengeTitles)
const authored = challenges.filter(({ id }) => !named.has(id))

function tally<K extends string | number>(keys: readonly K[]): Record<K, number> {
  const result = {} as Record<K, number>
  for (const key of keys) result[key] = (result[key] ?? 0) + 1
  return result
}
function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}
function title(id: string): ChallengeCard {
  const card = challengeTitles.find((challenge) => challenge.id === id)
  if (!card) throw new Error(`no challenge ${id}`)
  return card
}

const rewardIcons = new Set<Effect['do']>(['descend', 'draw', 'charge', 'heal', 'shakeFatigue'])
const penaltyIcons = new Set<Effect['do']>(['damage', 'discardHand', 'climb', 'fatigue'])
const harmful = new Set<Effect['do']>(['damage', 'climb', 'fatigue', 'discardHand', 'discharge'])

/** The first icon; whatever no icon can say is card text. */
function main(effects: readonly Effect[], icons: ReadonlySet<Effect['do']>): string {
  const first = effects[0]
  if (!first) return 'none'
  const counted = 'n' in first && typeof first.n === 'object'
  return icons.has(first.do) && !counted ? first.do : 'text'
}

/** Every effect of a text, those inside choices and conditions included. */
function deep(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'choose') return [effect, ...effect.options.flatMap((option) => deep(option))]
    if (effect.do === 'may') return [effect, ...deep(effect.cost ?? []), ...deep(effect.effects)]
    if (effect.do === 'if') return [effect, ...deep(effect.then), ...deep(effect.else ?? [])]
    if (effect.do === 'forEach' || effect.do === 'eachSeeker') return [effect, ...deep(effect.effects)]
    return [effect]
  })
}
function abilityEffects(abilities: readonly Ability[] = []): Effect[] {
  return abilities.flatMap((ability) => deep(ability.do))
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

describe('8.4 Master, Gauntlet, Fatigue', () => {
  const masters = Object.fromEntries((grotto.masters ?? []).map((master) => [master.id, master]))

  it('KD-11.15 has the three forms of the table, which punish on dark only', () => {
    expect(masters['sea-of-dreams']).toMatchObject({ difficulty: 14, difficultyMods: [{ count: 'attachedToMaster' }] })
    expect(masters['sea-of-dreams']?.penalty).toEqual([
      {
        do: 'if',
        cond: { is: 'amount', of: { count: 'attachedToMaster' }, atLeast: 4 },
        then: [{ do: 'damage', n: 2 }],
        else: [{ do: 'damage', n: 1 }],
      },
    ])
    expect(masters['dreadweaver']).toMatchObject({
      difficulty: 6,
      difficultyMods: [{ count: 'gauntletUp', times: 8 }],
      penalty: [{ do: 'damage', n: 2 }],
    })
    expect(masters['danse-macabre']).toMatchObject({
      difficulty: 16,
      difficultyMods: [],
      penalty: [{ do: 'damage', n: { count: 'gauntletDown', per: 2, round: 'up' } }],
    })
    for (const master of Object.values(masters)) expect(master.penaltyWhen).toBe('onDark')
  })
  it('KD-16.5 feeds the Master whenever somebody exhausts', () => {
    expect(grotto.masterBack?.abilities).toMatchObject([
      { on: 'onExhaust', do: [{ do: 'attach', what: 'topOfWellDiscard' }] },
    ])
  })
  it('KD-11.6 has Gauntlet fronts and backs within the constraints', () => {
    const gauntlet = grotto.gauntlet ?? []
    expect(new Set(gauntlet.map(({ front }) => front.type)).size).toBe(4)
    expect(new Set(gauntlet.map(({ front }) => front.colour)).size).toBe(3)
    const weaknesses = gauntlet.flatMap(({ front, back }) =>
      back.statics.flatMap((fact) => (fact.always === 'vulnerable' ? [{ of: front.colour, to: fact.colour }] : [])),
    )
    for (const { front } of gauntlet) {
      expect([5, 6]).toContain(front.difficulty)
      expect(front.reward).toEqual([])
      expect(front.penalty).toHaveLength(1)
      expect(['damage', 'discardHand']).toContain(front.penalty[0]?.do)
      expect(front.penalty[0]).toMatchObject({ n: 1 })
    }
    expect(weaknesses.filter(({ of, to }) => of === to)).toEqual([])
    expect(weaknesses.map(({ to }) => to).sort()).toEqual(['blue', 'green', 'red'])
    const others = gauntlet.filter(({ back }) => back.statics.every(({ always }) => always !== 'vulnerable'))
    expect(others).toHaveLength(1)
    expect(others[0]?.back.statics).not.toEqual([])
  })
  it('KD-8.13 has six harmful Fatigue cards, the deadly one only at the sixth', () => {
    const facts = (grotto.fatigue ?? []).flatMap(({ statics }) => statics)
    expect(facts.map(({ always }) => always)).toEqual([
      'fewerWhenExhausting',
      'noCharge',
      'boostLimit',
      'lightDoesNotCount',
      'extraDamage',
      'defeat',
    ])
    expect(facts[2]).toMatchObject({ n: 1 })
    expect(facts[4]).toMatchObject({ n: 1, when: { is: 'dark' } })
    expect(facts[5]).toMatchObject({ when: { is: 'amount', of: { count: 'fatigueInPlay' }, atLeast: 6 } })
  })
})

const decks = [grotto, guests].flatMap((pack: Pack) =>
  (pack.seekers ?? []).map((seeker) => ({
    id: seeker.id,
    seeker,
    titles: (pack.skills ?? []).filter((card) => card.seeker === seeker.id),
    lantern: (pack.lanterns ?? []).find((card) => card.seeker === seeker.id),
  })),
)

function abilities(card: SkillCard | SeekerCard): readonly Ability[] {
  return card.abilities ?? []
}
function conditions(card: SkillCard): Condition[] {
  const written = abilities(card).flatMap((ability) => (ability.if ? [ability.if] : []))
  return card.boost.bonus ? [...written, card.boost.bonus.when] : written
}
/** Does the text speak of the icon: in a condition, a count or a choice of cards? */
function refersTo(icon: string, card: SkillCard | SeekerCard): boolean {
  return JSON.stringify(abilities(card)).includes(`"icon":"${icon}"`)
}
const white = (list: readonly Colour[]) => list.length === 3

describe.each(decks)('8.5 $id', ({ seeker, titles, lantern }) => {
  const cards = printed(titles)

  it('KD-1.6 has 18 cards under 12 to 18 titles', () => {
    expect(cards).toHaveLength(18)
    expect(titles.length).toBeGreaterThanOrEqual(12)
  })
  it('has action values from 1 to 4 with a sum of 40 to 44', () => {
    const values = cards.map(({ value }) => value)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...values)).toBeLessThanOrEqual(4)
    expect(sum(values)).toBeGreaterThanOrEqual(40)
    expect(sum(values)).toBeLessThanOrEqual(44)
  })
  it('has boosts of 1 or 2, 3 only on a condition, with a sum of 25 to 29', () => {
    expect(cards.filter(({ boost }) => ![1, 2].includes(boost.value))).toEqual([])
    expect(cards.filter(({ boost }) => boost.bonus && boost.bonus.value !== 3)).toEqual([])
    const total = sum(cards.map(({ boost }) => boost.value))
    expect(total).toBeGreaterThanOrEqual(25)
    expect(total).toBeLessThanOrEqual(29)
  })
  it('KD-3.8 has 4 white boosts, and 6 boosts of another colour than the action', () => {
    expect(cards.filter(({ boost }) => white(boost.colours))).toHaveLength(4)
    const different = cards.filter(({ boost, colours }) => boost.colours.join() !== colours.join())
    expect(different).toHaveLength(6)
  })
  it('has 10 to 12 cards with an ability', () => {
    const able = cards.filter((card) => abilities(card).length > 0).length
    expect(able).toBeGreaterThanOrEqual(10)
    expect(able).toBeLessThanOrEqual(12)
  })
  it.each([
    ['discards a challenge', ['discardCard', 'replaceCard']],
    ['charges the lantern', ['charge']],
    ['re-rolls', ['reroll']],
    ['draws', ['draw']],
  ] as const)('has a card that %s', (_, words) => {
    const found = titles.filter((card) =>
      abilityEffects(abilities(card)).some((effect) => (words as readonly string[]).includes(effect.do)),
    )
    expect(found.length).toBeGreaterThanOrEqual(1)
  })
  it('KD-7.1 has a card that places or moves progress on another challenge', () => {
    const other = titles.filter((card) =>
      abilityEffects(abilities(card)).some(
        (effect) =>
          (effect.do === 'addProgress' && /other/i.test(effect.on.target)) ||
          (effect.do === 'moveProgress' && /other/i.test(effect.from.target + effect.to.target)),
      ),
    )
    expect(other.length).toBeGreaterThanOrEqual(1)
  })
  it('KD-3.9 KD-13.13 has a card that uses the challenge type and one that uses light or dark', () => {
    expect(titles.filter((card) => conditions(card).some(({ is }) => is === 'type')).length).toBeGreaterThanOrEqual(1)
    const lit = titles.filter(
      (card) =>
        abilities(card).some(({ on }) => on === 'onLight' || on === 'onDark') ||
        abilityEffects(abilities(card)).some(
          (effect) => 'face' in effect && (effect.face === 'light' || effect.face === 'dark'),
        ),
    )
    expect(lit.length).toBeGreaterThanOrEqual(1)
  })
  it('KD-13.11 carries no icon but its own', () => {
    const carried = new Set(cards.flatMap(({ icons }) => icons ?? []))
    expect([...carried]).toEqual(seeker.icon ? [seeker.icon.id] : [])
  })
  it('KD-6.8 has one Seeker ability and a white lantern of value 3 to 5', () => {
    expect(seeker.abilities.length + seeker.statics.length).toBe(1)
    expect(lantern && white(lantern.colours)).toBe(true)
    expect(lantern?.value).toBeGreaterThanOrEqual(3)
    expect(lantern?.value).toBeLessThanOrEqual(5)
  })
})

describe('8.5 icons', () => {
  it('KD-13.11 are used by a Seeker of each pack', () => {
    expect(decks.flatMap(({ id, seeker }) => (seeker.icon ? [`${id} ${seeker.icon.id}`] : []))).toEqual([
      'orrin sigil',
      'nereo ember',
    ])
  })
  it.each(['orrin', 'nereo'])(
    'KD-13.11 stand on 5 to 7 cards of %s; the Seeker card and 2 or 3 skills speak of them',
    (id) => {
      const { seeker, titles } = decks.find((deck) => deck.id === id)!
      const icon = seeker.icon?.id ?? ''
      const cards = printed(titles)
      const carrying = cards.filter(({ icons }) => icons?.length).length
      expect(carrying).toBeGreaterThanOrEqual(5)
      expect(carrying).toBeLessThanOrEqual(7)
      expect(refersTo(icon, seeker)).toBe(true)
      const speaking = cards.filter((card) => refersTo(icon, card)).length
      expect(speaking).toBeGreaterThanOrEqual(2)
      expect(speaking).toBeLessThanOrEqual(3)
    },
  )
})

describe('8.5 colours', () => {
  it.each([
    ['asha', { red: 4, green: 4, blue: 3, 'red/green': 3, 'red/blue': 1, 'green/blue': 1, white: 2 }, [10, 10, 7]],
    ['orrin', { blue: 4, red: 4, green: 3, 'red/blue': 3, 'green/blue': 1, 'red/green': 1, white: 2 }, [10, 7, 10]],
    ['sabela', { green: 4, blue: 4, red: 3, 'green/blue': 3, 'red/green': 1, 'red/blue': 1, white: 2 }, [7, 10, 10]],
    ['nereo', { red: 4, green: 3, blue: 3, 'red/green': 2, 'red/blue': 2, 'green/blue': 2, white: 2 }, [10, 9, 9]],
  ])('covers the colours in the deck of %s', (id, groups, coverage) => {
    const cards = printed(decks.find((deck) => deck.id === id)?.titles ?? [])
    expect(tally(cards.map((card) => (white(card.colours) ? 'white' : card.colours.join('/'))))).toEqual(groups)
    expect(colours.map((colour) => cards.filter((card) => card.colours.includes(colour)).length)).toEqual(coverage)
  })
  it('EX-3 EX-6 prints Defeat Trap as the book does', () => {
    expect(grotto.skills?.find(({ id }) => id === 'defeat-trap')).toMatchObject({
      seeker: 'asha',
      copies: 1,
      colours: ['red', 'green'],
      value: 2,
      abilities: [{ on: 'onAction', if: { is: 'type', type: 'trap' }, do: [{ do: 'modValue', n: 2 }] }],
      boost: { colours, value: 1, bonus: { when: { is: 'type', type: 'trap' }, value: 3 } },
    })
  })
})
