/** What a chapter is judged by, in figures: how everybody is, what they own, how long the stones burn, and how far the story has come. */
import { reading } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { isLit, placeOn } from '../map/places.ts'
import { bit, everybody, members } from '../parties.ts'
import { DIRECTIONS, MODIFIERS } from '../parts.ts'
import { characterOf, type T, Z } from '../state.ts'
import { lacking, questerOf, wantsAnotherLight } from './needs.ts'
import { exploreWorth, wayWorth } from './places.ts'

type Figures = Record<string, number>
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)
/** Whoever has no more left than this is in danger. */
const FRAIL = 3

function peopleOf(t: T): Figures {
  const own = members(everybody(t))
  const all = own.map((c) => characterOf(t, c))
  const health = all.map((one) => one.health)
  const calm = all.map((one) => one.health - one.terror)
  const each = (of: (one: (typeof all)[number]) => number): number => sum(all.map(of)) / Math.max(1, all.length)
  return {
    players: all.length,
    dead: t.s.characters.filter(({ status }) => status === 'dead').length,
    health: each((one) => one.health),
    weakest: Math.min(12, ...health),
    frail: health.filter((n) => n <= FRAIL).length,
    terror: each((one) => one.terror),
    calm: Math.min(12, ...calm),
    afraid: calm.filter((n) => n < 0).length,
    dying: all.filter(({ dying }) => dying > 0).length,
    mad: all.filter(({ isMad }) => isMad).length,
    energy: each((one) => one.energy),
    'energy to use': sum(all.map((one) => (one.passed ? 0 : one.energy))),
    'most energy to use': Math.max(0, ...all.map((one) => (one.passed ? 0 : one.energy))),
    passed: all.filter((one) => one.passed).length,
    acted: all.filter((one) => one.acted).length,
    food: each((one) => one.food),
    'least food': Math.min(8, ...all.map(({ food }) => food)),
    hungry: all.filter(({ food }) => food === 0).length,
    wealth: each((one) => one.wealth),
    reputation: each((one) => one.reputation),
    magic: each((one) => one.magic),
    xp: each((one) => one.xp),
    attributes: each((one) => sum(one.attributes)),
    skills: each((one) => one.skills.length),
    items: each((one) => one.items.length),
    secrets: each((one) => one.secrets.length),
    apart: new Set(all.map((one) => one.at)).size,
    fights: sum(own.map((c) => t.cards(Z.combatPool + c).length)) / Math.max(1, all.length),
    talks: sum(own.map((c) => t.cards(Z.diplomacyPool + c).length)) / Math.max(1, all.length),
    ...Object.fromEntries(own.map((c) => [`character ${c}`, 1])),
    'on no place': all.filter((one) => placeOn(t, one.at) === undefined).length,
  }
}
function stonesOf(t: T): Figures {
  const dials = t.s.map.map(({ menhir }) => menhir).toSorted((a, b) => b - a)
  const [brightest = -1, second = -1] = dials
  const missing = sum([...lacking(t).values()])
  return {
    brightest,
    second: Math.max(0, second),
    'nearly out': brightest <= 1 ? 1 : 0,
    burning: t.s.map.filter(isLit).length,
    missing,
    'missing soon': missing / Math.max(1, brightest + 1),
    'another light': wantsAnotherLight(t) ? 1 : 0,
    places: t.s.map.length,
    guardians: sum(t.s.map.map(({ guardians }) => guardians.length)),
    time: sum(t.s.map.map(({ time }) => time)),
    markers: sum(t.s.map.map(({ marker, quest }) => marker + quest)),
  }
}
/** How far the story has come: every mark of the sheet by itself. */
function storyOf(t: T): Figures {
  const { s } = t
  const { names } = bookOf(t)
  const figures: Figures = {
    day: s.day,
    read: s.read.length,
    taken: s.taken.length,
    inspected: s.inspected.length,
    tasks: s.tasks.length,
    'secrets of all': s.tableSecrets.length,
    'tokens taken': s.tokensTaken.length,
    statuses: s.statuses.filter((parts) => parts > 0).length,
  }
  s.statuses.forEach((parts, no) => {
    if (parts > 0) figures[`status ${no}`] = parts.toString(2).replaceAll('0', '').length
  })
  for (const no of s.quests) figures[`quest ${names.events[no] ?? no}`] = 1
  for (const { value, token, anchor, on } of s.dials) figures[`dial ${token} ${anchor} ${on}`] = value
  const held = new Set(s.characters.flatMap(({ secrets }) => secrets.map(({ secret }) => secret)))
  for (const no of held) figures[`secret ${no}`] = 1
  return figures
}
/** What whoever goes after the quests has before them. */
function prospectOf(t: T): number {
  const c = questerOf(t)
  const own = t.s.characters[c]
  if (own === undefined) return 0
  const here = placeOn(t, own.at)
  const ways = DIRECTIONS.map((_, direction) => wayWorth(t, own.at, direction, bit(c)))
  return Math.min(MOST, Math.max(0, here === undefined ? 0 : exploreWorth(t, here, bit(c)), ...ways))
}
const MOST = 30

export function features(table: T): Figures {
  // What the plain player works out is kept for a moment of the table, and this one is new.
  const t: T = reading(table.game, { state: table.s, options: table.options, seats: table.seats })
  const figures: Figures = { ...peopleOf(t), ...stonesOf(t), ...storyOf(t), prospect: prospectOf(t) }
  MODIFIERS.forEach((modifier, i) => {
    if ((t.s.modifiers & (1 << i)) !== 0) figures[`modifier ${modifier}`] = 1
  })
  return { ...figures, [`party of ${figures['players']}`]: 1 }
}
