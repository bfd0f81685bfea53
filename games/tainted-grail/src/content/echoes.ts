/**
 * What choices leave behind in play, laid over the tables of section 21, which stay number for number as they are: a
 * door, a price, a face that comes back. Without it a choice would be remembered in words only.
 */
import { gain, not, pay, terror } from './make/effects.ts'
import type { Condition, Effect, Location, LocationNo, Option, OptionKey, Verse, VerseId } from './types.ts'

const taken = (option: OptionKey): Condition => ({ is: 'taken', option })
const all = (...of: Condition[]): Condition => ({ is: 'all', of })
const any = (...of: Condition[]): Condition => ({ is: 'any', of })
const when = (condition: Condition, ...then: Effect[]): Effect => ({ do: 'if', if: condition, then })

const MENDED = taken('106.2.a')
const CALLED_IN = taken('106.1.c')
const KNOWS_THE_WALL = taken('109.2.b')
const NAMES_GIVEN = taken('114.1.d')
const EMBER_LIES_THERE = all(
  { is: 'questActive', part: 'part-1.3' },
  not({ is: 'status', status: 'ash-on-the-wind', part: 3 }),
)
const WITH_THE_WALL = all(EMBER_LIES_THERE, KNOWS_THE_WALL)

/** Options that open, beside those of the table. */
const OPENED: Readonly<Partial<Record<VerseId, readonly Option[]>>> = {
  '101.1': [{ id: 'e', shownIf: taken('101.3.a'), once: true, do: [gain('food', 1)] }],
  '106.1': [
    {
      id: 'e',
      shownIf: all(MENDED, not(CALLED_IN)),
      cost: { scope: 'party', pay: [pay('wealth')] },
      do: [gain('food', 3)],
    },
    {
      id: 'f',
      shownIf: all(CALLED_IN, not(MENDED)),
      cost: { scope: 'party', pay: [pay('wealth')] },
      do: [gain('food', 1)],
    },
  ],
  '112.2': [
    {
      id: 'c',
      needs: { is: 'attr', attr: 'empathy', atLeast: 1 },
      shownIf: all({ is: 'read', verse: '102.2' }, not(taken('102.2.a'))),
      do: [{ do: 'status', status: 'pathfinder', part: 6 }, terror(-1, 'each')],
    },
  ],
  '113.1': [
    {
      id: 'e',
      shownIf: all(taken('113.2.b'), { is: 'secret', secret: 5 }),
      do: [{ do: 'removeSecret', secret: 5 }],
    },
  ],
  '114.1': [
    {
      id: 'd',
      shownIf: all(taken('105.2.a'), not(taken('114.1.b'))),
      once: true,
      do: [{ do: 'status', status: 'lost-and-fallen', part: 2 }, terror(-1, 'each')],
    },
  ],
}
/** Options of the table that others stand in for, or that open to more people. */
const SHOWN: Readonly<Partial<Record<OptionKey, Condition>>> = {
  '103.1.d': any({ is: 'status', status: 'friends-of-the-fair' }, taken('103.2.a')),
  '106.1.b': any(all(MENDED, CALLED_IN), all(not(MENDED), not(CALLED_IN))),
  '109.1.c': all(EMBER_LIES_THERE, not(KNOWS_THE_WALL)),
  '114.1.b': not(NAMES_GIVEN),
}
/** Effects of the table that happen only under a condition, by what they do. */
const TEMPERED: Readonly<Partial<Record<VerseId, { readonly do: Effect['do']; readonly if: Condition }>>> = {
  '108.4': { do: 'gain', if: not(taken('108.2.a')) },
  '108.5': { do: 'track', if: not(taken('108.1.b')) },
}
/** What a verse does besides, before anything else. */
const ADDED: Readonly<Partial<Record<VerseId, Effect>>> = {
  '101.4': when(taken('101.2.a'), gain('magic', 1)),
  '116.3': when(taken('116.1.b'), terror(-1, 'all')),
  '115.3': when(taken('111.3.a'), terror(-1, 'each')),
}
/** Arrivals that have become quiet. */
const QUIET: Readonly<Partial<Record<LocationNo, Condition>>> = {
  105: not(taken('105.2.b')),
  112: all(not(taken('112.2.b')), not(taken('112.2.c'))),
}

const only = (condition: Condition | undefined, effects: readonly Effect[]): readonly Effect[] =>
  condition === undefined ? effects : [when(condition, ...effects)]

function echoed(verse: Verse): Verse {
  const tempered = TEMPERED[verse.id]
  const enter = verse.enter.flatMap((effect) => only(tempered?.do === effect.do ? tempered.if : undefined, [effect]))
  const options = verse.options.map((option) => {
    const shownIf = SHOWN[`${verse.id}.${option.id}`]
    return shownIf === undefined ? option : { ...option, shownIf }
  })
  const added = ADDED[verse.id]
  return {
    ...verse,
    enter: added === undefined ? enter : [added, ...enter],
    options: [...options, ...(OPENED[verse.id] ?? []), ...options.flatMap((option) => quietly(verse.id, option))],
  }
}
/** 109.1: who knows the wall takes the ember without being met. */
function quietly(verse: VerseId, option: Option): readonly Option[] {
  if (`${verse}.${option.id}` !== '109.1.c') return []
  return [{ ...option, id: 'e', shownIf: WITH_THE_WALL, do: option.do.filter((effect) => effect.do !== 'encounter') }]
}

export const echoedVerses = (verses: readonly Verse[]): readonly Verse[] => verses.map(echoed)
export const echoedLocations = (locations: readonly Location[]): readonly Location[] =>
  locations.map((location) => ({ ...location, immediate: only(QUIET[location.number], location.immediate) }))
