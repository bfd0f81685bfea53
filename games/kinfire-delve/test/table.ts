/** The game of the scenarios: both boxes, and fixture cards where a scenario needs its own. */
import type {
  ChallengeCard,
  EventCard,
  FatigueCard,
  GauntletCard,
  MasterCard,
  Pack,
  SkillCard,
} from '../src/content/types.ts'
import { makeKinfire, packs, SLOTS } from '../src/index.ts'

export { SLOTS, Z } from '../src/index.ts'

export const kinfire = makeKinfire([packs.grotto, packs.guests])

/** The same game with more cards laid in; they start where their kind starts (a challenge in the Well). */
export function withCards(cards: Omit<Pack, 'id' | 'name'>): ReturnType<typeof makeKinfire> {
  return makeKinfire([packs.grotto, packs.guests, { id: 'fixture', name: { en: 'Fixture', fr: 'Montage' }, ...cards }])
}

/** Four faces as the roll wants them: three skill dice, then the Light/Dark die. */
export function dice(a: Side, b: Side, c: Side, d: 'light' | 'dark'): number[] {
  return [SIDE[a], SIDE[b], SIDE[c], d === 'light' ? 0 : 3]
}
type Side = 'red' | 'green' | 'blue'
const SIDE = { red: 0, green: 2, blue: 4 } as const

const named = (id: string) => ({ id, name: { en: id, fr: id } })

export function challenge(id: string, more: Partial<ChallengeCard> = {}): ChallengeCard {
  return {
    ...named(id),
    kind: 'challenge',
    copies: 1,
    colour: 'red',
    type: 'combat',
    difficulty: 5,
    reward: [],
    penalty: [],
    ...more,
  }
}
export function event(id: string, more: Partial<EventCard> = {}): EventCard {
  return { ...named(id), kind: 'event', copies: 1, instructions: [], after: 'completed', ...more }
}
export function skill(id: string, more: Partial<SkillCard> = {}): SkillCard {
  const boost = { colours: ['red'], value: 1 } as const
  return { ...named(id), kind: 'skill', seeker: 'asha', copies: 1, colours: ['red'], value: 2, boost, ...more }
}
export function fatigueCard(id: string, more: Partial<FatigueCard> = {}): FatigueCard {
  return { ...named(id), kind: 'fatigue', onReveal: [], abilities: [], statics: [], ...more }
}
export function master(id: string, more: Partial<MasterCard> = {}): MasterCard {
  return {
    ...named(id),
    kind: 'master',
    difficulty: 10,
    difficultyMods: [],
    penalty: [],
    penaltyWhen: 'onDark',
    abilities: [],
    statics: [],
    ...more,
  }
}
export function gauntletCard(
  id: string,
  front: Partial<GauntletCard['front']> = {},
  back: Partial<GauntletCard['back']> = {},
): GauntletCard {
  return {
    ...named(id),
    kind: 'gauntlet',
    front: { colour: 'red', type: 'combat', difficulty: 5, reward: [], penalty: [], discardable: true, ...front },
    back: { ...named(id), abilities: [], statics: [], ...back },
  }
}

/** What lies around the Master, from the north on. */
export const around = (t: { zone(zone: number): string[] }) => SLOTS.flatMap((slot) => t.zone(slot))
