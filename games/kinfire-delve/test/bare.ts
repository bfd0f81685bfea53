/** A box of cards that do nothing, and tables laid with them: a scenario shows one rule and nothing else. */
import type { Seat } from '@emberhall/kernel'
import { type Given, given } from '@emberhall/testkit'
import type { ChallengeCard, Colour, EventCard, MasterCard, Pack, SkillCard } from '../src/content/types.ts'
import { COLOURS, type KinfireGame, makeKinfire, type O, packs, type S } from '../src/index.ts'
import { challenge, dice, fatigueCard, gauntletCard, master, skill, SLOTS, Z } from './table.ts'

type Cards = Omit<Pack, 'id' | 'name'>
const named = (id: string) => ({ id, name: { en: id, fr: id } })

/** Seekers without abilities. The first is called Asha, so that her printed cards can be laid in. */
const SEEKERS = ['asha', 'ben', 'cyr', 'dot'] as const
const WHITE: readonly Colour[] = COLOURS
function skillsOf(seeker: string): SkillCard[] {
  const plain = (name: string, colours: readonly Colour[], copies: number) =>
    skill(`${seeker}-${name}`, { seeker, copies, colours, boost: { colours, value: 1 } })
  return [...COLOURS.map((colour) => plain(colour, [colour], 5)), plain('white', WHITE, 3)]
}
/** Red, green, blue, red; the first back says nothing, the others open the Master to green, blue and red. */
export const GATES = ['gate-1', 'gate-2', 'gate-3', 'gate-4'] as const
const gates = [
  gauntletCard('gate-1', { colour: 'red', type: 'combat' }),
  gauntletCard(
    'gate-2',
    { colour: 'green', type: 'obstacle' },
    { statics: [{ always: 'vulnerable', colour: 'green' }] },
  ),
  gauntletCard('gate-3', { colour: 'blue', type: 'puzzle' }, { statics: [{ always: 'vulnerable', colour: 'blue' }] }),
  gauntletCard('gate-4', { colour: 'red', type: 'trap' }, { statics: [{ always: 'vulnerable', colour: 'red' }] }),
]

/** 57 Well cards, 6 Fatigue cards, 4 Seekers with 18 plain Skill cards each; what is laid in takes the place of plain cards. */
export function bare(cards: Cards = {}): KinfireGame {
  const { well = [], fatigue = [], skills = [] } = cards
  const room = 57 - well.reduce((n, card) => n + card.copies, 0)
  const weary = Array.from({ length: 6 - fatigue.length }, (_, i) => fatigueCard(`weary-${i + 1}`))
  return makeKinfire([
    {
      ...named('bare'),
      id: 'bare',
      masters: [master('the-master')],
      gauntlet: gates,
      ...cards,
      well: [...well, challenge('plain', { copies: room, difficulty: 9 })],
      fatigue: [...fatigue, ...weary],
      seekers: SEEKERS.map((id) => ({
        ...named(id),
        kind: 'seeker',
        title: named(id).name,
        abilities: [],
        statics: [],
      })),
      lanterns: SEEKERS.map((seeker) => {
        const lantern = named(`lantern-of-${seeker}`)
        return { ...lantern, kind: 'lantern', seeker, colours: WHITE, value: 3, abilities: [] }
      }),
      skills: [...SEEKERS.flatMap(skillsOf), ...skills],
    },
  ])
}

export interface Scene {
  readonly seats?: number
  readonly first?: Seat
  readonly options?: Partial<O>
  /** N, E, S, W; plain red challenges of difficulty 9 where nothing is named. */
  readonly board?: readonly string[]
  readonly hands?: readonly (readonly string[])[]
}
/** The first turn of a game with the bare box and these cards. */
export function scene(cards: Cards = {}, table: Scene = {}): Given<S, O> {
  const { seats = 2, first = 0, options = {}, board = [], hands = [] } = table
  const g = given(bare(cards), { seats, options: { firstPlayer: first, ...options } }).agenda('turn', first)
  for (const [i, slot] of SLOTS.entries()) g.zone(slot, [board[i] ?? 'plain'])
  for (const [seat, hand] of hands.entries()) g.zone(Z.hand + seat, hand)
  return g.set((s) => {
    s.hp = s.hpMax
  })
}
/** The bottom has been reached: the Master is up, Gauntlet cards lie around it, some of them turned. */
export function inFinale(g: Given<S, O>, down: readonly string[] = [], form = 'the-master'): Given<S, O> {
  g.zone(Z.master, [form]).zone(Z.masterDown, [])
  for (const [i, slot] of SLOTS.entries()) g.zone(slot, [GATES[i]!], Z.removed)
  return g.set((s, card) => {
    s.phase = 'finale'
    for (const name of down) s.flipped[card(name)] = 1
  })
}

/** A printed card of the box, for the rules that name it. */
export function wellCard(id: string): ChallengeCard | EventCard {
  return packs.grotto.well!.find((card) => card.id === id)!
}
export function masterForm(id: string): MasterCard {
  return packs.grotto.masters!.find((card) => card.id === id)!
}
export const defeatTrap: SkillCard = packs.grotto.skills!.find((card) => card.id === 'defeat-trap')!

/** The log in one word a line. */
export function told(lines: readonly string[]): string[] {
  return lines.map((line) => line.split(' ', 1)[0]!)
}
/** No die matches red. */
export const NONE = dice('green', 'green', 'green', 'dark')
export const easy = challenge('easy', { difficulty: 1 })
