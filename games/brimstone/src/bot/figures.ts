/** What an Adventure is judged by, in figures: how the posse stands, what is before it, and how near the Darkness is. */
import { at } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { TOKENS } from '../content/types.ts'
import { DOOR } from '../parts.ts'
import { fearOf, foeDefense } from '../queries/foes.ts'
import { boardOf, enemiesNextTo, standing, tilesAt } from '../queries/ground.ts'
import { litTiles } from '../queries/light.ts'
import { FAR, waysFrom } from '../queries/reach.ts'
import { type EnemyNo, type HeroNo, type T, Z } from '../state.ts'
import { hasNews } from './explore.ts'
import { attackWorth } from './fight.ts'
import { healthLeft, hurt, leftOf, menaceOf, sanityLeft, shaken, unsaved, unwilled } from './odds.ts'

type Figures = Record<string, number>
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)
/** Whoever has no more left is about to fall. */
const FRAIL = 4
/** Farther off is far off. */
const NEAR = 12
/** Whoever stands so many hits stands any. */
const MOST_HITS = 60

function posseOf(t: T): Figures {
  const { s } = t
  const up = standing(t)
  const heroes = up.map((h) => at(s.heroes, h))
  const health = up.map((h) => healthLeft(t, h))
  const sanity = up.map((h) => sanityLeft(t, h))
  const body = up.map((h, i) => Math.min(MOST_HITS, at(health, i) / unsaved(t, h)))
  const mind = up.map((h, i) => Math.min(MOST_HITS, at(sanity, i) / unwilled(t, h)))
  const lit = litTiles(t)
  const bag = s.heroes.flatMap((hero) => (hero.out ? [] : hero.bag))
  return {
    ...Object.fromEntries(TOKENS.map((kind, token) => [kind, bag.filter((one) => one === token).length])),
    ...Object.fromEntries(s.heroes.map((hero) => [`class ${at(bookOf(t).content.classes, hero.class).id}`, 1])),
    'hits to bear': sum(body),
    'horror to bear': sum(mind),
    'least hits to bear': Math.min(MOST_HITS, ...body),
    'least horror to bear': Math.min(MOST_HITS, ...mind),
    'in the dark': up.filter((h) => !tilesAt(t, at(s.heroes, h).at).some((tile) => lit.has(tile))).length,
    'least grit': Math.min(3, ...heroes.map(({ grit }) => grit)),
    heroes: s.heroes.length,
    up: up.length,
    out: s.heroes.filter(({ out }) => out).length,
    health: sum(health),
    sanity: sum(sanity),
    'least health': Math.min(20, ...health),
    'least sanity': Math.min(20, ...sanity),
    hurt: sum(up.map((h) => hurt(t, h))),
    shaken: sum(up.map((h) => shaken(t, h))),
    frail: health.filter((n) => n <= FRAIL).length + sanity.filter((n) => n <= FRAIL).length,
    grit: sum(heroes.map(({ grit }) => grit)),
    tokens: sum(heroes.map(({ bag }) => bag.length)),
    items: sum(heroes.map(({ items }) => items.length)),
    revives: s.revives,
    'lantern up': up.includes(s.lantern.holder) ? 1 : 0,
    dark: s.lantern.isOut ? 1 : 0,
  }
}
function foesOf(t: T): Figures {
  const { s } = t
  const all: EnemyNo[] = [...s.enemies.keys()]
  const up = standing(t)
  const menaces = s.enemies.map(({ type }) => menaceOf(t, type))
  const life = sum(all.map((e) => leftOf(t, e)))
  const menace = sum(menaces)
  const aimedAt = (h: HeroNo): number =>
    sum(all.map((e) => (at(s.enemies, e).target === h ? at(menaces, e) * unsaved(t, h) : 0)))
  const blows = up.map((h) => aimedAt(h) / Math.max(1, healthLeft(t, h)))
  const beside = up.map((h) => enemiesNextTo(t, at(s.heroes, h).at))
  const fears = s.enemies.map(({ type }) => fearOf(t, type).n)
  const fright = up.map((h, i) => sum(at(beside, i).map((e) => at(fears, e))) * unwilled(t, h))
  const punch = all.length === 0 ? 0 : sum(up.map((h) => attackWorth(t, h, at(s.heroes, h).at)))
  return {
    punch,
    'turns to win': Math.min(NEAR, life / Math.max(1, punch)),
    'turns to fall': Math.min(NEAR, sum(up.map((h) => healthLeft(t, h))) / Math.max(1, menace)),
    beside: sum(beside.map((foes) => foes.length)),
    fear: sum(fears),
    fright: sum(fright),
    'worst fright': Math.max(0, ...fright.map((horror, i) => horror / Math.max(1, sanityLeft(t, at(up, i))))),
    defense: all.length === 0 ? 0 : sum(s.enemies.map(({ type }) => foeDefense(t, type))) / all.length,
    'fight on': s.fight.isOn ? 1 : 0,
    'fight turns': s.fight.turns,
    foes: all.length,
    life,
    menace,
    'life a hero': life / Math.max(1, up.length),
    'menace and life': Math.sqrt(menace * life),
    'worst blow': Math.max(0, ...blows),
    blows: sum(blows),
    groups: s.fight.groups,
    coming: sum(s.coming.map(({ n }) => n)),
    elite: s.fight.elite.filter((faces) => faces > 0).length,
    ambush: s.fight.ambush.length,
  }
}
function mineOf(t: T): Figures {
  const { s } = t
  const { posse, darkness } = s.depth
  const doors = s.tiles.flatMap(({ exits }, tile) => exits.flatMap((exit) => (exit === DOOR ? [tile] : [])))
  const board = boardOf(t)
  const up = standing(t)
  const goal = doors.flatMap((tile) => at(board.tiles, tile).cells)
  const steps = goal.length === 0 ? null : waysFrom(board, goal, FAR, null).steps
  const { track, tokens } = bookOf(t).content
  const turned = t.cards(Z.tokensUp).length
  const cluesLeft = tokens.filter(({ clue }) => clue === true).length - s.clues
  return {
    'hold back': track.stages.findLast(({ from }) => posse >= from)?.holdBack ?? 0,
    'next blood': darkness - Math.max(0, ...track.blood.filter((space) => space < darkness)),
    'a clue': cluesLeft / Math.max(1, tokens.length - turned),
    rubble: s.tiles.filter(({ scavenged }) => !scavenged).length,
    turn: s.turn,
    depth: posse,
    darkness,
    gap: darkness - posse,
    'darkness near': 1 / Math.max(1, darkness),
    threat: s.threat,
    dread: t.cards(Z.dreadStack).length,
    remains: t.cards(Z.remains).length,
    timed: s.timed.length,
    clues: s.clues,
    rooms: s.rooms,
    tiles: s.tiles.length,
    doors: doors.length,
    news: hasNews(t) ? 1 : 0,
    'to a door': steps === null ? NEAR : Math.min(NEAR, ...up.map((h) => steps[at(s.heroes, h).at] ?? NEAR)),
    objective: s.objective >= 0 ? 1 : 0,
    charges: s.charges,
  }
}
/** What weighs more, or less, in the last fight. */
const FINALE = ['health', 'sanity', 'life', 'menace', 'up', 'grit', 'revives', 'life a hero'] as const

export function features(t: T): Figures {
  const { s } = t
  const figures: Figures = {
    ...posseOf(t),
    ...foesOf(t),
    ...mineOf(t),
    [`stage ${s.stage}`]: 1,
    [`phase ${s.phase}`]: 1,
  }
  if (s.fight.isFinale || s.stage !== 'seek') {
    figures['finale'] = 1
    for (const name of FINALE) figures[`finale ${name}`] = figures[name]!
  }
  figures[`odds ${t.options.odds}`] = 1
  figures[`posse of ${s.heroes.length}`] = 1
  return figures
}
