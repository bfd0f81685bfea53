import { describe, expect, it } from 'vitest'
import { packs } from '../src/content/index.ts'
import type {
  Ability,
  ChallengeCard,
  Effect,
  GauntletCard,
  LanternCard,
  MasterCard,
  Pack,
  SeekerCard,
  SkillCard,
  Static,
} from '../src/content/index.ts'
import { validatePacks } from '../src/content/validate.ts'

const name = { en: 'Name', fr: 'Nom' }
const challenge: ChallengeCard = {
  kind: 'challenge',
  id: 'a-challenge',
  name,
  copies: 1,
  colour: 'red',
  type: 'trap',
  difficulty: 4,
  reward: [],
  penalty: [],
}
const seeker: SeekerCard = {
  kind: 'seeker',
  id: 'somebody',
  name,
  title: name,
  abilities: [],
  statics: [],
  icon: { id: 'moon', name },
}
const lantern: LanternCard = {
  kind: 'lantern',
  id: 'a-lantern',
  name,
  seeker: 'somebody',
  colours: ['red'],
  value: 3,
  abilities: [],
}
const skill: SkillCard = {
  kind: 'skill',
  id: 'a-skill',
  name,
  seeker: 'somebody',
  copies: 18,
  colours: ['red'],
  value: 2,
  boost: { colours: ['red'], value: 1 },
}
const box: Pack = { id: 'box', name, seekers: [seeker], lanterns: [lantern], skills: [skill] }

function problems(changes: Partial<Pack>): string[] {
  return validatePacks([{ ...box, ...changes }])
}
function withChallenge(changes: Partial<ChallengeCard>): string[] {
  return problems({ well: [{ ...challenge, ...changes }] })
}
function withSkill(changes: Partial<SkillCard>): string[] {
  return problems({ skills: [{ ...skill, ...changes }] })
}
function withAbility(ability: Ability): string[] {
  return withSkill({ abilities: [ability] })
}

describe('validatePacks', () => {
  it('finds nothing wrong with the packs of the game, apart or together', () => {
    expect(validatePacks([packs.grotto])).toEqual([])
    expect(validatePacks([packs.guests])).toEqual([])
    expect(validatePacks(Object.values(packs))).toEqual([])
    expect(problems({})).toEqual([])
  })

  it('refuses an id that is used twice, in one pack or across packs', () => {
    expect(problems({ well: [challenge, challenge] })).toContain('a-challenge: id: used by more than one card')
    expect(validatePacks([box, { id: 'box', name, well: [{ ...challenge, id: 'a-skill' }] }])).toEqual([
      'a-skill: id: used by more than one card',
      'box: id: used by more than one pack',
    ])
  })
  it('refuses an id that is not in kebab case', () => {
    expect(withChallenge({ id: 'A Challenge' })).toEqual(['A Challenge: id: is not in kebab case'])
  })
  it('refuses an unknown Seeker', () => {
    expect(problems({ lanterns: [lantern, { ...lantern, id: 'stray', seeker: 'nobody' }] })).toEqual([
      'stray: seeker: there is no Seeker nobody',
    ])
    expect(problems({ skills: [skill, { ...skill, id: 'stray', seeker: 'nobody' }] })).toEqual([
      'stray: seeker: there is no Seeker nobody',
    ])
  })
  it.each([0, -1, 1.5])('refuses %s copies', (copies) => {
    expect(withChallenge({ copies })).toEqual([`a-challenge: copies: is ${copies}, needs a whole number from 1`])
  })
  it('refuses a difficulty below 1', () => {
    expect(withChallenge({ difficulty: 0 })).toEqual(['a-challenge: difficulty: is below 1'])
  })
  it('refuses a card without a colour, and a colour named twice', () => {
    expect(withSkill({ colours: [] })).toEqual(['a-skill: colours: names no colour'])
    expect(withSkill({ boost: { colours: [], value: 1 } })).toEqual(['a-skill: boost.colours: names no colour'])
    expect(problems({ lanterns: [{ ...lantern, colours: [] }] })).toEqual(['a-lantern: colours: names no colour'])
    expect(withSkill({ colours: ['red', 'red'] })).toEqual(['a-skill: colours: names a colour twice'])
  })
  it('KD-6.1 refuses a Seeker without exactly one lantern', () => {
    expect(problems({ lanterns: [] })).toEqual(['somebody: lantern: has 0, needs exactly 1'])
    expect(problems({ lanterns: [lantern, { ...lantern, id: 'second' }] })).toEqual([
      'somebody: lantern: has 2, needs exactly 1',
    ])
  })
  it('KD-1.6 refuses a deck that has not exactly 18 cards', () => {
    expect(withSkill({ copies: 17 })).toEqual(['somebody: skills: has 17 cards, needs exactly 18'])
  })
  it('refuses a text that is missing in one language', () => {
    expect(withChallenge({ name: { en: 'Name', fr: ' ' } })).toEqual(['a-challenge: name.fr: is empty'])
    expect(withChallenge({ flavour: { en: '', fr: 'Oui' } })).toEqual(['a-challenge: flavour.en: is empty'])
    expect(problems({ seekers: [{ ...seeker, title: { en: '', fr: 'Oui' } }] })).toEqual([
      'somebody: title.en: is empty',
    ])
    expect(problems({ name: { en: 'Box', fr: '' } })).toEqual(['box: name.fr: is empty'])
  })
})

describe('validatePacks on effects out of place', () => {
  const misplaced: readonly (readonly [Effect, Ability['on']])[] = [
    [{ do: 'reroll' }, 'onAction'],
    [{ do: 'ignorePenalty' }, 'onFail'],
    [{ do: 'skipDie', die: 'lightDark' }, 'afterRoll'],
    [{ do: 'modValue', n: 1 }, 'onFail'],
    [{ do: 'bonus', n: 1 }, 'onComplete'],
    [{ do: 'modDice', face: 'light', n: 1 }, 'turnStart'],
    [{ do: 'countFace', face: 'dark' }, 'turnEnd'],
    [{ do: 'preventDamage', n: 1 }, 'onComplete'],
    [{ do: 'returnToHand' }, 'onExhaust'],
  ]
  it.each(misplaced)('refuses $do at %s', (effect, on) => {
    const [message, ...others] = withAbility({ on, do: [effect] })
    expect(message).toMatch(`a-skill: abilities[0].do[0]: ${effect.do} makes no sense at ${on}, only at `)
    expect(others).toEqual([])
  })
  it('KD-5.23 takes a re-roll after the roll, KD-5.31 an ignored penalty before it', () => {
    expect(withAbility({ on: 'afterRoll', do: [{ do: 'reroll' }] })).toEqual([])
    expect(withAbility({ on: 'beforePenalty', do: [{ do: 'ignorePenalty' }] })).toEqual([])
  })
  it('looks into rewards, choices, costs, conditions and repetitions', () => {
    const reroll: Effect = { do: 'reroll' }
    const only = 'reroll makes no sense at reward, only at afterRoll'
    const nested: Effect[] = [
      { do: 'choose', options: [[reroll], [{ do: 'draw', n: 1 }]] },
      { do: 'may', cost: [reroll], effects: [reroll] },
      { do: 'if', cond: { is: 'dark' }, then: [reroll], else: [reroll] },
      { do: 'forEach', count: { count: 'handSize' }, effects: [reroll] },
      { do: 'eachSeeker', effects: [reroll] },
    ]
    expect(withChallenge({ reward: nested })).toEqual(
      [
        'reward[0].options[0][0]',
        'reward[1].cost[0]',
        'reward[1].effects[0]',
        'reward[2].then[0]',
        'reward[2].else[0]',
        'reward[3].effects[0]',
        'reward[4].effects[0]',
      ].map((field) => `a-challenge: ${field}: ${only}`),
    )
  })
  it('refuses what only some cards can do', () => {
    expect(withAbility({ on: 'onPlaced', do: [{ do: 'copyProgress' }] })).toEqual([
      'a-skill: abilities[0].do[0]: only challenges have copies',
    ])
    expect(withChallenge({ attempt: [{ on: 'onFail', do: [{ do: 'returnToHand' }] }] })).toEqual([
      'a-challenge: attempt[0].do[0]: only a Skill card returns to the hand',
    ])
    expect(withAbility({ on: 'onAction', do: [{ do: 'attach', what: 'self' }] })).toEqual([
      'a-skill: abilities[0].do[0]: only a Well card attaches itself',
    ])
    expect(withChallenge({ boldStatics: [{ always: 'yourBoosts', n: 1 }] })).toEqual([
      'a-challenge: boldStatics[0]: only a Seeker card has an owner',
    ])
  })
  it('refuses targets that are not there', () => {
    const onAttempted: Effect = { do: 'addProgress', n: 1, on: { target: 'attempted' } }
    expect(withChallenge({ bold: [{ on: 'turnStart', do: [onAttempted] }] })).toEqual([
      'a-challenge: bold[0].do[0]: nothing is attempted at turnStart',
    ])
    expect(withAbility({ on: 'onAction', do: [{ do: 'discardCard', on: { target: 'self' } }] })).toEqual([
      'a-skill: abilities[0].do[0]: self is no card on the board',
    ])
    const fact: Static = { always: 'difficulty', of: { target: 'chosenChallenge' }, n: 1 }
    expect(withChallenge({ boldStatics: [fact] })).toEqual([
      'a-challenge: boldStatics[0].of: chosenChallenge is no lasting target',
    ])
    expect(withChallenge({ attachedStatics: [fact] })).toHaveLength(1)
  })
  it('refuses empty choices, empty abilities and zero amounts', () => {
    expect(withChallenge({ penalty: [{ do: 'choose', options: [[{ do: 'damage', n: 1 }]] }] })).toEqual([
      'a-challenge: penalty[0]: offers fewer than two options',
    ])
    expect(withChallenge({ penalty: [{ do: 'may', effects: [] }] })).toEqual(['a-challenge: penalty[0]: does nothing'])
    expect(withAbility({ on: 'onAction', do: [] })).toEqual(['a-skill: abilities[0].do: does nothing'])
    expect(withChallenge({ penalty: [{ do: 'damage', n: 0 }] })).toEqual(['a-challenge: penalty[0].n: is 0'])
    expect(withChallenge({ penalty: [{ do: 'damage', n: { count: 'handSize', per: 0 } }] })).toEqual([
      'a-challenge: penalty[0].per: is below 1',
    ])
  })
  it('KD-13.11 refuses icons that no Seeker has', () => {
    expect(withSkill({ icons: ['sun'] })).toEqual(['a-skill: icons[0]: sun is not the icon of somebody'])
    expect(withSkill({ icons: ['moon'] })).toEqual([])
    expect(withAbility({ on: 'onLight', if: { is: 'iconOnAction', icon: 'sun' }, do: [{ do: 'draw', n: 1 }] })).toEqual(
      ['a-skill: abilities[0].if: no Seeker has the icon sun'],
    )
    expect(withAbility({ on: 'onAction', do: [{ do: 'draw', n: { count: 'iconsInDiscard' } }] })).toEqual([
      'a-skill: abilities[0].do[0]: counts icons but names none',
    ])
  })
  it('refuses an amount compared with nothing', () => {
    expect(
      withAbility({ on: 'onAction', if: { is: 'amount', of: { count: 'handSize' } }, do: [{ do: 'charge' }] }),
    ).toEqual(['a-skill: abilities[0].if: sets no bound'])
  })
})

describe('validatePacks on the Gauntlet', () => {
  const gauntlet = packs.grotto.gauntlet ?? []
  const masters = packs.grotto.masters ?? []
  const closed: GauntletCard[] = gauntlet.map((card) => ({
    ...card,
    back: { ...card.back, statics: card.back.statics.filter(({ always }) => always !== 'vulnerable') },
  }))
  const open = (statics: readonly Static[]): MasterCard[] => masters.map((master) => ({ ...master, statics }))
  const stuck = 'all face down leave sea-of-dreams vulnerable to no colour (KD-11.25)'

  it('KD-11.25 refuses four backs that leave the Master vulnerable to nothing', () => {
    expect(problems({ gauntlet: closed, masters: masters.slice(0, 1) })).toEqual([`box: gauntlet: ${stuck}`])
    expect(problems({ gauntlet: closed, masters })).toHaveLength(3)
    expect(problems({ gauntlet: closed })).toHaveLength(1)
  })
  it('KD-11.25 is content with a single weakness on a back, or on the Master itself', () => {
    expect(problems({ gauntlet: [...gauntlet.slice(0, 1), ...closed.slice(1)], masters })).toEqual([])
    expect(problems({ gauntlet: closed, masters: open([{ always: 'vulnerable', colour: 'red' }]) })).toEqual([])
  })
  it('KD-11.25 does not count the weakness of another card', () => {
    const elsewhere: Static = { always: 'vulnerable', colour: 'red', of: { target: 'eachChallenge' } }
    expect(problems({ gauntlet: closed, masters: open([elsewhere]).slice(0, 1) })).toEqual([`box: gauntlet: ${stuck}`])
  })
  it('KD-1.8 refuses a Gauntlet that has not exactly 4 cards', () => {
    expect(problems({ gauntlet: gauntlet.slice(0, 3), masters })).toEqual([
      'box: gauntlet: has 3 cards, needs exactly 4',
    ])
  })
  it('looks at the back of the Masters and of the Gauntlet cards too', () => {
    const reroll: Ability = { on: 'onExhaust', do: [{ do: 'reroll' }] }
    const message = 'abilities[0].do[0]: reroll makes no sense at onExhaust, only at afterRoll'
    expect(problems({ masterBack: { name, abilities: [reroll], statics: [] } })).toEqual([`box/masterBack: ${message}`])
    const [first, ...rest] = gauntlet
    const bad = { ...first!, back: { ...first!.back, name: { en: '', fr: 'Dos' } } }
    expect(problems({ gauntlet: [bad, ...rest], masters })).toEqual(['the-honour-guard: back.name.en: is empty'])
  })
})
