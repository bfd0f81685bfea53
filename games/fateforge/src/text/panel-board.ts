/** The board as a map of letters, then zone by zone. */
import { listed, type Panel } from '@emberhall/speech'
import { sceneNow, ZONE } from '../book.ts'
import { heroIdOf, type HeroId, type Zone } from '../content/types.ts'
import { near, zonesOf } from '../ground.ts'
import { stands } from '../heroes.ts'
import { heroAt, type T, type ZoneNo } from '../state.ts'
import { tell } from './messages.ts'
import { isLying, lyingWords } from './objects.ts'
import { heroIn, type Speech, theFoeIn, theHeroIn, zoneName, zoneNames } from './speech.ts'

const ROWS = 3
const WIDTH = 6
const FILL = '·'

export function boardPanel(sp: Speech, t: T): Panel {
  return {
    title: tell(sp.lang, 'table.board'),
    lines: [...mapLines(t), legend(sp, t), ...zonesOf(sceneNow(t)).map((zone) => zoneLine(sp, t, zone))],
  }
}

// ---------------------------------------------------------------- the map

/** One letter a hero, the same in every language. */
const LETTERS: Readonly<Record<HeroId, string>> = {
  'sylvan-guard': 'G',
  rogue: 'R',
  lord: 'L',
  shaman: 'S',
  mercenary: 'M',
}
const letterOf = (t: T, h: number): string => LETTERS[heroIdOf(heroAt(t, h).id)]
function legend(sp: Speech, t: T): string {
  const letters = t.s.heroes.map((_, h) => `${letterOf(t, h)} ${String(heroIn(sp, t, h)['name'])}`)
  return tell(sp.lang, 'table.legend', { letters: letters.join(', ') })
}

type Border = 'open' | 'door' | 'wall' | 'none'
const BESIDE: Readonly<Record<Border, string>> = { open: '─', door: '╫', wall: '║', none: FILL }
const BELOW: Readonly<Record<Border, string>> = { open: '│', door: '╪', wall: '═', none: FILL }
/** What lies between two zones that are side by side on the grid. */
function border(t: T, zones: ReadonlySet<ZoneNo>, a: ZoneNo, b: ZoneNo): Border {
  if (!zones.has(a) || !zones.has(b)) return 'none'
  if (near(t, a).includes(b)) return 'open'
  const isDoor = t.s.objects.some(
    ({ kind, zone, n }) => kind === 'door' && ((zone === a && n === b) || (zone === b && n === a)),
  )
  return isDoor ? 'door' : 'wall'
}
function mapLines(t: T): string[] {
  const { columns, rows } = sceneNow(t)
  const zones = new Set(zonesOf(sceneNow(t)))
  const at = (column: number, row: number): ZoneNo => column * ROWS + row
  const lines: string[] = []
  for (let row = 0; row < rows; row++) {
    const cells = Array.from({ length: columns }, (_, column) => at(column, row))
    const joined = (text: (zone: ZoneNo) => string): string =>
      cells
        .map((zone, i) => {
          const next = i + 1 < columns ? BESIDE[border(t, zones, zone, zone + ROWS)] : ''
          return `${(zones.has(zone) ? text(zone) : '').padEnd(WIDTH, FILL)}${next}`
        })
        .join('')
    lines.push(
      joined((zone) => zoneName(zone) + heroesIn(t, zone)),
      joined((zone) => crowd(t, zone)),
    )
    if (row + 1 < rows)
      lines.push(cells.map((zone) => BELOW[border(t, zones, zone, zone + 1)].padEnd(WIDTH, FILL)).join(FILL))
  }
  return lines
}
const heroesIn = (t: T, zone: ZoneNo): string =>
  t.s.heroes.flatMap((hero, h) => (hero.zone === zone ? [letterOf(t, h)] : [])).join('')
function crowd(t: T, zone: ZoneNo): string {
  const n = t.s.enemies.filter((enemy) => !enemy.gone && enemy.zone === zone).length
  return n === 0 ? '' : `${FILL}×${n}`
}

// ---------------------------------------------------------------- zone by zone

function zoneLine(sp: Speech, t: T, zone: ZoneNo): string {
  const { lang } = sp
  const things = [...groundWords(sp, t, zone), ...peopleIn(sp, t, zone), ...thingsIn(sp, t, zone)]
  const ways = near(t, zone)
  return tell(lang, ways.length === 0 ? 'table.zoneShut' : 'table.zone', {
    zone: zoneName(zone),
    things: things.length === 0 ? tell(lang, 'table.empty') : listed(lang, things),
    ways: zoneNames(lang, ways),
  })
}
function groundWords({ lang }: Speech, t: T, zone: ZoneNo): string[] {
  const { start, difficult, barricades } = sceneNow(t)
  const has = (names: readonly Zone[] | undefined): boolean => names?.some((name) => ZONE[name] === zone) ?? false
  const closed = (barricades ?? []).filter((barricade) => ZONE[barricade.zone] === zone)
  return [
    ...(has(start) ? [tell(lang, 'table.start')] : []),
    ...(has(difficult) ? [tell(lang, 'table.difficult')] : []),
    ...closed.map(({ from }) =>
      tell(lang, 'table.barricade', {
        zones: zoneNames(
          lang,
          from.map((name) => ZONE[name]),
        ),
      }),
    ),
  ]
}
function peopleIn(sp: Speech, t: T, zone: ZoneNo): string[] {
  return [
    ...t.s.heroes.flatMap((hero, h) =>
      hero.zone !== zone ? [] : [stands(hero) ? theHeroIn(sp, t, h) : tell(sp.lang, 'table.lies', heroIn(sp, t, h))],
    ),
    ...t.s.enemies.flatMap((enemy, foe) => (enemy.gone || enemy.zone !== zone ? [] : [theFoeIn(sp, t, foe)])),
  ]
}
function thingsIn(sp: Speech, t: T, zone: ZoneNo): string[] {
  return t.s.objects.flatMap((thing, i) => {
    const isHere = thing.zone === zone || (thing.kind === 'door' && thing.n === zone)
    return isHere && isLying(thing) ? [lyingWords(sp, t, i, zone)] : []
  })
}
