/** How many cards of each kind there are besides the Well: Master, Gauntlet, Fatigue, the Seekers and their Skill cards. */
import { describe, expect, it } from 'vitest'
import type { Ability, Colour, Effect, Pack, SeekerCard, SkillCard } from '../src/content/index.ts'
import { abilities, colours, conditions, deep, grotto, guests, printed, sum, tally } from './quotas.ts'

function abilityEffects(abilities: readonly Ability[] = []): Effect[] {
  return abilities.flatMap((ability) => deep(ability.do))
}
const decks = [grotto, guests].flatMap((pack: Pack) =>
  (pack.seekers ?? []).map((seeker) => ({
    id: seeker.id,
    seeker,
    titles: (pack.skills ?? []).filter((card) => card.seeker === seeker.id),
    lantern: (pack.lanterns ?? []).find((card) => card.seeker === seeker.id),
  })),
)
/** Does the text speak of the icon: in a condition, a count or a choice of cards? */
function refersTo(icon: string, card: SkillCard | SeekerCard): boolean {
  return JSON.stringify(abilities(card)).includes(`"icon":"${icon}"`)
}
const white = (list: readonly Colour[]) => list.length === 3

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
