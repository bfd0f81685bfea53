/** TG-38.1: keys answer each other, and every place can be reached. */
import type { Content, Location, LocationNo } from '../types.ts'
import type { About } from './complain.ts'

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const
const SIDES = ['north', 'east', 'south', 'west'] as const

const names = (location: Location, number: LocationNo): boolean =>
  location.number === number || location.root === number
const isNear = (a: Location, b: Location): boolean =>
  Math.abs(a.cell[0] - b.cell[0]) <= 1 && Math.abs(a.cell[1] - b.cell[1]) <= 1

export function checkLand(content: Content, about: About): void {
  const { locations } = content
  for (const location of locations) {
    checkKeys(location, locations, about)
    checkCard(location, content, about)
  }
  checkMaps(content, about)
  const reached = reachable(content)
  for (const location of locations) if (!reached.has(location)) about(location.id)('keys', 'no way leads here')
}

function checkKeys(location: Location, locations: readonly Location[], about: About): void {
  location.keys.forEach((key, side) => {
    if (key === 0) return
    const complain = about(location.id)
    const step = STEPS[side] ?? STEPS[0]
    if (names(location, key)) return complain('keys', `${SIDES[side]}: points at the card itself`)
    const others = locations.filter((other) => names(other, key))
    if (others.length === 0) return complain('keys', `${SIDES[side]}: there is no location ${key}`)
    for (const other of others) {
      const back = other.keys[(side + 2) % 4] ?? 0
      if (!names(location, back)) complain('keys', `${SIDES[side]}: ${other.number} does not point back`)
      if (other.cell[0] !== location.cell[0] + step[0] || other.cell[1] !== location.cell[1] + step[1])
        complain('cell', `${other.number} does not lie ${SIDES[side]} of it`)
    }
  })
}

/** Symbols and what stands for them. */
function checkCard(location: Location, content: Content, about: About): void {
  const complain = about(location.id)
  const { symbols, menhir, immediate } = location
  if (symbols.length > 3) complain('symbols', 'more than three')
  if (symbols.includes('menhir') !== (menhir !== undefined)) complain('menhir', 'symbol and section do not agree')
  if (symbols.includes('hostile') && symbols.includes('friendly')) complain('symbols', 'hostile and friendly at once')
  if (symbols.includes('hostile') && !immediate.some((effect) => effect.do === 'encounter'))
    complain('immediate', 'a hostile community brings an encounter')
  for (const field of ['dream', 'nightmare'] as const) {
    const verse = location[field]
    if (symbols.includes('dreams') !== (verse !== undefined)) complain(field, 'symbol and text do not agree')
    if (verse && !content.dreams.some(({ id }) => id === verse)) complain(field, `there is no ${verse}`)
  }
  if (!content.verses.some(({ id }) => id === location.verse)) complain('verse', `there is no verse ${location.verse}`)
  if (menhir && (menhir.cost.length !== 4 || menhir.dial.length !== 4))
    complain('menhir', 'is not told for one to four players')
  if (menhir?.dial.some((dial) => dial < 1 || dial > 8)) complain('menhir.dial', 'is not between 1 and 8')
  const original = content.locations.find(({ number }) => number === location.root)
  if (location.root === undefined) return
  if (!original) complain('root', `there is no location ${location.root}`)
  else if (original.root !== undefined) complain('root', 'names another version, not the original (TG-11.13)')
  else if (original.cell.join() !== location.cell.join()) complain('cell', `is not that of ${location.root}`)
}

/** TG-3.11 A map marks places that there are, and one of them where it does not lie. */
function checkMaps({ characters, locations }: Content, about: About): void {
  const cellOf = (number: LocationNo) => locations.find((one) => one.number === number)?.cell
  for (const { id, map } of characters) {
    const complain = about(id)
    const { place, drawn, of } = map.wrong
    for (const number of new Set([...map.marks, of]))
      if (cellOf(number) === undefined) complain('map', `there is no location ${number}`)
    if (!map.marks.includes(place)) complain('map', `${place} is wrong on it and not marked`)
    const [from, real, step] = [cellOf(of), cellOf(place), STEPS[SIDES.indexOf(drawn)] ?? STEPS[0]]
    if (from && real && from[0] + step[0] === real[0] && from[1] + step[1] === real[1])
      complain('map', `${place} does lie ${drawn} of ${of}`)
  }
}

/** From the start, over keys, as far as menhirs of places already reached would carry (TG-11.4). */
function reachable({ locations, setup }: Content): ReadonlySet<Location> {
  const reached = new Set(locations.filter(({ number }) => number === setup.start))
  for (let before = 0; before !== reached.size; ) {
    before = reached.size
    for (const from of reached)
      for (const to of locations) {
        const isVersion = to.root === from.number || to.number === from.root
        const isKey = from.keys.some((key) => key !== 0 && names(to, key))
        const isLit = [...reached].some((stone) => stone.symbols.includes('menhir') && isNear(stone, to))
        if (isVersion || (isKey && isLit)) reached.add(to)
      }
  }
  return reached
}
