/** Moments that are worth a picture. */
import { begin, finishScene, startScene } from '@emberhall/campaign'
import { at, Match } from '@emberhall/kernel'
import { asks, type Films, type Moment, type Moments, toItsEnd } from '@emberhall/lab/moments'
import { brimstone, campaign as trail } from '../index.ts'
import type { O, S } from '../state.ts'

type M = Match<S, O>
const isAsked = (question: string, also: (m: M) => boolean = () => true) => {
  const test = asks<S, O>(question)
  return (m: M): boolean => test(m) && also(m)
}
const two = { seats: 1, options: { posse: 2, odds: 'even' } }
const six = { seats: 2, options: { posse: 6, odds: 'book', mode: 'advanced' } }
const beyond = { seats: 1, options: { posse: 4, odds: 'gentle', mode: 'advanced', mission: 'mi-threshold' } }
const mortal = { seats: 1, options: { posse: 2, odds: 'book', mode: 'advanced', hardcore: 'on' } }

/** An Adventure that a bot plays, and what the posse is like when it is over. */
function afterAnAdventure(last: 'won' | 'lost'): Required<Pick<Moment<S, O>, 'seats' | 'options'>> {
  const wanted = { id: 'shots', name: 'Ours', at: 0, seats: ['Ana'], options: { posse: 4, odds: 'gentle' } }
  const started = startScene(trail, begin(trail, wanted), 1)
  const match = toItsEnd(brimstone, Match.start(brimstone.game, started.setup), 4)
  const document = finishScene(trail, started.document, match.table.s)
  const tree = document.tree as { last: string; heroes: Record<string, unknown>[] }
  tree.last = last
  tree.heroes.forEach((hero, i) => Object.assign(hero, { gold: 310 - i * 60, darkStone: 4, status: 'active' }))
  Object.assign(at(tree.heroes, 0), { xp: 520 })
  Object.assign(at(tree.heroes, 1), { corruption: 6 })
  Object.assign(at(tree.heroes, 2), { xp: 450 })
  if (last === 'lost') Object.assign(at(tree.heroes, 3), { status: 'dead' })
  const { seats, options } = startScene(trail, document, 2).setup
  return { seats, options }
}
const offers =
  (word: string) =>
  (m: M): boolean =>
    m.asks().some(({ options }) => options.some((option) => m.game.words.print(option) === word))
const won = afterAnAdventure('won')
const lost = afterAnAdventure('lost')
const isAt =
  (id: string) =>
  (m: M): boolean => {
    const { about, errands } = m.table.s
    return brimstone.game.book.content.locations[errands[about.hero]?.location ?? -1]?.id === id
  }

export const moments: Moments<S, O> = {
  'walk-in': { ...two, when: isAsked('act', ({ table }) => table.s.turn === 1) },
  room: { ...two, when: isAsked('act', ({ table }) => table.s.tiles.length > 3) },
  fight: { ...two, when: isAsked('act', ({ table }) => table.s.enemies.length > 1) },
  'give-out': { ...two, when: isAsked('assign') },
  'roll-again': {
    ...two,
    when: isAsked('reroll', ({ table: { s } }) => s.about.kind === 'toHitRanged' && s.about.dice.every((n) => n < 4)),
  },
  down: { ...two, when: isAsked('act', ({ table }) => table.s.heroes.some(({ down }) => down !== 0)) },
  dragged: { ...two, when: isAsked('act', offers('drag:0')), answer: 'drag:0' },
  flight: { ...two, when: isAsked('flee', ({ table }) => table.s.turn > 5), answer: 'flee' },
  over: { ...two, when: (m) => m.isOver },
  'fight-lost': { ...two, when: (m) => m.isOver && m.table.s.outcome === 'allDown' },
  'after-fight': { ...two, when: isAsked('act', (m) => m.log(0).some(({ what }) => what === 'fightOver')) },
  'six-heroes': { ...six, when: isAsked('act', ({ table }) => table.s.enemies.length > 5) },
  beyond: {
    ...beyond,
    when: isAsked('act', ({ table }) => table.s.entered.length > 0 && table.s.enemies.length > 0),
  },
  colossus: {
    ...beyond,
    options: { ...beyond.options, posse: 6 },
    when: isAsked('act', ({ table: { s } }) => s.fight.isFinale && s.enemies.some((e) => e.corner >= 0)),
  },
  level: { ...won, when: isAsked('learn') },
  place: { ...won, when: isAsked('place') },
  street: { ...won, when: isAsked('visit') },
  store: { ...won, when: isAsked('services', isAt('tl-store')) },
  evening: { ...won, when: isAsked('evening') },
  muster: { ...won, when: isAsked('muster') },
  divide: { ...lost, when: isAsked('divide') },
  dear: { ...lost, when: isAsked('services', isAt('tl-store')) },
}
export const films: Films<S, O> = {
  'walks-in': { ...two, shows: 'begins' },
  'hold-back': { ...two, shows: 'darkness', also: (_, { table }) => table.s.turn > 1 },
  'room-builds': { ...two, shows: 'tile', also: (_, { table }) => table.s.tiles.length > 2 },
  ambush: { ...two, shows: 'arrived', also: (news) => news.some(({ what }) => what === 'ambush') },
  critical: { ...two, shows: 'hit', also: (news) => news.some(({ args }) => args.includes('critical')) },
  'enemy-turn': { ...two, shows: 'targets' },
  'enemy-strikes': { ...two, shows: 'foeAttacks' },
  'fight-won': {
    ...two,
    shows: 'fightOver',
    also: (news, { table }) =>
      news.findIndex(({ what }) => what === 'fightOver') < news.findLastIndex(({ what }) => what === 'turn') &&
      table.s.turn > 2,
  },
  'goes-down': { ...two, shows: 'down' },
  clue: { ...two, shows: 'clue' },
  finale: { ...two, shows: 'objective' },
  fear: {
    ...beyond,
    options: { ...beyond.options, posse: 6 },
    shows: 'fear',
    also: (news) => news.some(({ what, args }) => what === 'fear' && args.includes('en-colossus')),
  },
  gate: { ...beyond, shows: 'gate' },
  dynamite: { ...six, shows: 'explodes' },
  scatters: { ...six, shows: 'bounces' },
  grave: { ...mortal, shows: 'died' },
  road: { ...won, shows: 'hazard' },
  night: { ...won, shows: 'night' },
  forging: { ...won, shows: 'forged' },
  'gains-level': { ...won, shows: 'level' },
  mutation: { ...won, shows: 'mutation' },
  'gold-counted': { ...won, shows: 'gold' },
}
