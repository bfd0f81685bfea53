/** The land as a map of cards: what lies where, how far the light of the stones reaches, and what it costs to go. */
import { aOf, at, verbOf } from '@emberhall/kernel'
import type { Fog, MapLink, MapPiece, MapPlace, PlaceMark, SeenPlace } from '@emberhall/ui/map'
import { createElement } from 'react'
import type { LocationSymbol } from '../../content/types.ts'
import { travelCost } from '../../day/actions.ts'
import { beside, isInRange, isLit, isNamed, isNear, placeOn, printedOf, xOf, yOf } from '../../map/places.ts'
import { DIAL_MAX, DIRECTIONS } from '../../parts.ts'
import { printed } from '../../printed.ts'
import { V } from '../../questions.ts'
import type { Place, T } from '../../state.ts'
import { faceWords } from '../../text/faces.ts'
import { say } from '../../text/phrases.ts'
import { cardCalled, heroCalled, locationCalled } from '../../text/speech.ts'
import { figurePicture, stonePicture } from '../art/figures.ts'
import { foePicture } from '../art/foes.ts'
import { cardPicture } from '../art/places.ts'
import { Sign } from '../art/signs.tsx'
import { idOf, Mark } from '../hero/Mark.tsx'
import { befallen } from '../model/befallen.ts'
import { keysOf, placeKey, unseenKey } from '../model/keys.ts'
import type { Tableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

/** North is up: the map of the table counts to the south. */
const spotOf = (cell: number) => ({ x: xOf(cell), y: -yOf(cell) })

/** Thin in the light of a stone, thicker where only a dying one still holds a card. */
function fogOn(t: T, { cell }: Place): Fog {
  const near = t.s.map.filter((place) => isLit(place) && isNear(place.cell, cell))
  if (near.some(({ menhir }) => menhir > 1)) return 'none'
  return isInRange(t, cell) ? 'thin' : 'thick'
}
const SYMBOLS = ['dreams', 'hostile', 'friendly'] as const
const isSign = (symbol: LocationSymbol): symbol is (typeof SYMBOLS)[number] => symbol !== 'menhir'

export function placesOf(tableau: Tableau): MapPlace[] {
  const { t, sp, lang, phone } = tableau
  const turn = befallen(tableau)
  const going = turn?.what === 'swallowed' ? turn.location : -1
  const seen: SeenPlace[] = t.s.map.map((place) => {
    const { id, number, symbols } = printedOf(t, place)
    return {
      key: placeKey(place.location),
      ...spotOf(place.cell),
      number: String(number),
      isSeen: true,
      name: locationCalled(sp, place.location),
      picture: cardPicture(number, phone ? 'narrow' : 'wide'),
      fog: place.location === going ? 'thick' : fogOn(t, place),
      says: faceWords(lang, id).lines,
      signs: symbols.filter(isSign).map((symbol) => ({
        key: symbol,
        name: say(lang, `symbol.${symbol}`),
        shape: createElement(Sign, { of: symbol }),
      })),
    }
  })
  const unseen = new Map<number, number>()
  for (const place of t.s.map)
    printedOf(t, place).keys.forEach((key, direction) => {
      const cell = beside(place.cell, direction)
      if (key !== 0 && placeOn(t, cell) === undefined) unseen.set(cell, key)
    })
  return [
    ...seen,
    ...[...unseen].map(([cell, key]) => ({
      key: unseenKey(cell),
      ...spotOf(cell),
      number: String(key),
      isSeen: false as const,
    })),
  ]
}
/** Each road once; it is open where both edges name each other. */
export function linksOf({ t }: Tableau): MapLink[] {
  return t.s.map.flatMap((place) =>
    printedOf(t, place).keys.flatMap((key, direction): MapLink[] => {
      if (key === 0) return []
      const [from, side] = [placeKey(place.location), at(DIRECTIONS, direction)]
      const other = placeOn(t, beside(place.cell, direction))
      if (other === undefined) return [{ from, side, to: unseenKey(beside(place.cell, direction)), kind: 'unknown' }]
      const there = printedOf(t, other)
      if (!isNamed(there, key)) return [{ from, side, to: placeKey(other.location), kind: 'closed' }]
      const isBack = isNamed(printedOf(t, place), at(there.keys, (direction + 2) % 4))
      return direction < 2 || !isBack
        ? [{ from, side, to: placeKey(other.location), kind: isBack ? 'open' : 'closed' }]
        : []
    }),
  )
}
export function piecesOf({ t, sp, lang, heroes }: Tableau): MapPiece[] {
  const whereOf = (cell: number): string => placeKey(placeOn(t, cell)?.location ?? -1)
  return [
    ...heroes
      .filter((c) => placeOn(t, at(t.s.characters, c).at) !== undefined)
      .map(
        (c): MapPiece => ({
          key: `figure ${c}`,
          name: heroCalled(sp, c),
          at: whereOf(at(t.s.characters, c).at),
          kind: 'person',
          picture: figurePicture(idOf(c)),
          tall: 0.72,
          plate: createElement(Mark, { c }),
        }),
      ),
    ...t.s.map.flatMap((place): MapPiece[] => {
      const { symbols } = printedOf(t, place)
      const here = placeKey(place.location)
      const guardians = place.guardians.map((card): MapPiece => {
        const foe = printed(t, card, 'encounter').card
        const value = foe.kind === 'combat' ? (foe.value ?? 0) : 0
        return {
          key: `guardian ${card}`,
          name: cardCalled(sp, t, card),
          at: here,
          kind: 'guardian',
          picture: foePicture(foe.id),
          tall: 0.7,
          plate: value,
          says: faceWords(lang, foe.id).lines,
        }
      })
      if (!symbols.includes('menhir')) return guardians
      const lit = isLit(place)
      const stone: MapPiece = {
        key: `menhir ${place.location}`,
        name: tell(lang, lit ? 'menhir' : 'menhirCold'),
        at: here,
        kind: 'stone',
        picture: stonePicture(lit, 3 + (place.location % 5)),
        tall: 0.8,
        ...(lit && { dial: { value: Math.max(0, place.menhir), of: DIAL_MAX, name: tell(lang, 'dial') } }),
      }
      return [...guardians, stone]
    }),
  ]
}
/** What it costs to go there, what waits there, what is wanted from there. */
export function marksOf({ t, lang, view, screen, hand }: Tableau): PlaceMark[] {
  const { ask } = view
  const shown = { t, screen, hand, ask }
  const ways = ask === null ? [] : ask.options.filter((option) => verbOf(option) === V.travel)
  const cost = String(travelCost(t))
  const open = new Set(ways.flatMap((option) => keysOf(shown, option)))
  return t.s.map.flatMap(({ location, quest, guardians }) => {
    const place = placeKey(location)
    const warning =
      guardians.length > 0 && open.has(place) ? tell(lang, 'waits') : quest > 0 ? tell(lang, 'questToken') : ''
    const own = { place, ...(open.has(place) && { cost }), ...(warning !== '' && { warning }) }
    return Object.keys(own).length > 1 ? [own] : []
  })
}
/** Where something happens. */
export function actionAt(tableau: Tableau): string | null {
  const { t, hero } = tableau
  const turned = befallen(tableau)?.location
  const here = t.s.map.find(({ location }) => location === turned) ?? placeOn(t, t.s.characters[hero]?.at ?? -1)
  return here === undefined ? null : placeKey(here.location)
}
export const travelsIn = ({ view }: Tableau): number =>
  new Set(view.ask?.options.filter((option) => verbOf(option) === V.travel).map(aOf)).size
