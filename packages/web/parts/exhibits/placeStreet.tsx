/** The street of places, played: Ada spends a day in a small town. */
import { int, list } from '@emberhall/kernel'
import { Spot } from '@emberhall/ui'
import { type ListedChoice, PlaceStreet, type StreetPerson, type StreetPlace } from '@emberhall/ui/street'
import { front } from '../draw/houses.ts'
import { PEOPLE } from '../draw/people.ts'
import type { Exhibit } from '../exhibit.ts'
import { fixtureGame, usePlayed } from '../fixture.ts'
import { Staged } from '../Staged.tsx'
import { TOWN_WORDS } from './townWords.ts'

const HOUSES = ['chapel', 'doctor', 'store', 'inn', 'smithy'] as const
const VISITS = 2
const WARES = [
  { key: 'prayer', at: 0, price: 0 },
  { key: 'salve', at: 1, price: 4 },
  { key: 'bread', at: 2, price: 1 },
  { key: 'lamp', at: 2, price: 9 },
  { key: 'bed', at: 3, price: 3 },
  { key: 'rumour', at: 3, price: 1 },
] as const
const town = fixtureGame({
  id: 'town',
  state: {
    at: int({ min: -1, initial: -1 }),
    coins: int({ min: 0, initial: 6 }),
    visits: list(int()),
    bought: list(int()),
  },
  acts: HOUSES.length + WARES.length + 1,
  whyNot: ({ at, coins, visits, bought }, act) => {
    const ware = WARES[act - HOUSES.length]
    if (act === HOUSES.length + WARES.length) return null
    if (ware === undefined) {
      if (HOUSES[act] === 'smithy') return 'closed'
      if (act === at) return 'here'
      return visits.filter((place) => place === act).length >= VISITS ? 'twice' : null
    }
    if (ware.at !== at) return 'elsewhere'
    if (bought.includes(act)) return 'sold'
    return coins < ware.price ? 'dear' : null
  },
  take: (state, act) => {
    const ware = WARES[act - HOUSES.length]
    if (act === HOUSES.length + WARES.length) {
      Object.assign(state, { at: -1, coins: 6, visits: [], bought: [] })
    } else if (ware === undefined) {
      state.at = act
      state.visits.push(act)
    } else {
      state.coins -= ware.price
      state.bought.push(act)
    }
  },
})
export const placeStreet: Exhibit = {
  id: 'street',
  title: { en: 'A street of places', fr: 'Une rue et ses lieux' },
  says: {
    en: 'Houses in a row, who is where, what each offers and why not. Swipe, arrow keys or the overview go from one to the next.',
    fr: 'Des maisons en rang, qui est où, ce que chacune propose et pourquoi non. Le pouce, les flèches ou la vue d’ensemble mènent de l’une à l’autre.',
  },
  Show: ({ lang, pace }) => {
    const words = TOWN_WORDS[lang]
    const keyOf = (act: number): string => HOUSES[act] ?? WARES[act - HOUSES.length]?.key ?? 'tomorrow'
    const played = usePlayed(town, keyOf, (act) => {
      const ware = WARES[act - HOUSES.length]
      const house = HOUSES[act]
      return house !== undefined ? words.go : ware === undefined ? words.tomorrow : words.buy
    })
    const { at, coins, visits } = played.state
    const places = HOUSES.map(
      (key, i): StreetPlace => ({
        key,
        name: words.houses[key],
        sign: words.houses[key],
        front: front(key),
        offers: WARES.filter((ware) => ware.at === i).map(
          (ware): ListedChoice => ({
            key: ware.key,
            label: words.wares[ware.key].name,
            hint: words.wares[ware.key].hint,
            price: words.price(ware.price),
          }),
        ),
        ...(key === 'smithy'
          ? { closed: words.why.closed }
          : { visits: { made: visits.filter((n) => n === i).length, of: VISITS } }),
        ...(key === 'inn' && { events: [words.table] }),
      }),
    )
    const people: readonly StreetPerson[] = [
      {
        key: 'ada',
        name: 'Ada',
        at: HOUSES[at] ?? null,
        picture: PEOPLE.ada,
        plate: 'A',
        ...(HOUSES[at] === 'store' && { bubble: words.clearance }),
      },
      { key: 'ben', name: 'Ben', at: 'inn', picture: PEOPLE.ben, plate: 'B', bubble: words.lucky },
      { key: 'cyd', name: 'Cyd', at: null, picture: PEOPLE.cyd, plate: 'C' },
    ]
    return (
      <>
        <p role="status">{words.coins(coins)}</p>
        <div className="window tall town">
          <Staged played={played} why={words.why}>
            <PlaceStreet lang={lang} places={places} people={people} action={HOUSES[at] ?? null} pace={pace} />
            <Spot at="tomorrow" name={words.tomorrow} className="again">
              {words.tomorrow}
            </Spot>
          </Staged>
        </div>
      </>
    )
  },
}
