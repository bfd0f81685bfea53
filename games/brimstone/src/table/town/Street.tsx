/** AC-6 The street of a town: who is where, what came their way there, and what each place has to offer. */
import { at, type LogLine } from '@emberhall/kernel'
import { Baked } from '@emberhall/ui'
import { type ListedChoice, PlaceStreet, type StreetPerson, type StreetPlace } from '@emberhall/ui/street'
import { useMemo } from 'react'
import { CONTENT } from '../../content/index.ts'
import type { HeroNo } from '../../state.ts'
import { locationText } from '../../text/frontierText.ts'
import { nameOf, rulesOf } from '../../text/faces.ts'
import { heroCalled } from '../../text/speech.ts'
import { figurePicture, whoOf } from '../art/figures/index.ts'
import { housePicture, SKY } from '../art/town.ts'
import { heroKey, offerKey, placeKey } from '../model/keys.ts'
import { type Tableau, useTableau } from '../model/tableau.ts'
import { HeroMark } from '../pieces/HeroMark.tsx'
import { heroIn } from '../model/heroIn.ts'
import { tell } from '../words.ts'
import { offersOf, priceOfOffer, priceParts, useOf } from './offers.ts'

export function Street() {
  const tableau = useTableau()
  const { lang, pace, hero, t } = tableau
  const places = useMemo(() => placesOf(tableau), [tableau])
  const people = useMemo(() => peopleOf(tableau), [tableau])
  const location = t.s.errands[hero]?.location ?? -1
  return (
    <div className="sb-street">
      <div className="sb-sky" aria-hidden="true">
        <Baked picture={SKY} />
      </div>
      <PlaceStreet
        lang={lang}
        places={places}
        people={people}
        action={location < 0 ? null : placeKey(location)}
        pace={pace}
      />
    </div>
  )
}
/** What has come a hero's way today: the last line that says so. */
function eventOf({ log, t }: Tableau, h: HeroNo): string | null {
  const today = log.slice(log.findLastIndex(({ what }) => what === 'townDay') + 1)
  const is = ({ what, args }: LogLine): boolean => what === 'townEvent' && heroIn(t.s, args[0]) === h
  const id = today.findLast(is)?.args[1]
  return typeof id === 'string' ? id : null
}
function placesOf(tableau: Tableau): StreetPlace[] {
  const { t, lang, hero, beat } = tableau
  const { locations } = at(CONTENT.towns, Math.max(0, t.s.town.place))
  const here = t.s.errands[hero]?.location ?? -1
  return CONTENT.locations.flatMap((location, no) => {
    if (!locations.includes(location.id)) return []
    const event = no === here ? eventOf(tableau, hero) : null
    return [
      {
        key: placeKey(no),
        name: location.name[lang],
        sign: location.name[lang],
        front: housePicture(location.id),
        offers: no === here ? choices(tableau) : [],
        // What is told of now is not asked about yet.
        ...(no === here && beat === null ? {} : { wares: locationText(lang, location).rules }),
        ...(t.s.town.closed === no ? { closed: tell(lang, 'closedToday') } : {}),
        events: [
          ...(event === null ? [location.flavour[lang]] : [`${nameOf(lang, event)}. ${rulesOf(lang, event)}`]),
          ...(no === here ? pricesOf(tableau) : []),
        ],
      },
    ]
  })
}
function pricesOf({ t, lang, hero }: Tableau): string[] {
  const { mission, own, today } = priceParts(t, hero)
  const all = mission + own + today
  if (all === 0 && mission === 0) return []
  const parts = [
    ...(mission === 0 ? [] : [tell(lang, mission < 0 ? 'price.won' : 'price.lost', { n: signed(mission) })]),
    ...(own === 0 ? [] : [tell(lang, 'price.own', { n: signed(own) })]),
    ...(today === 0 ? [] : [tell(lang, 'price.today', { n: signed(today) })]),
  ]
  return [tell(lang, 'price.all', { n: signed(all), parts: parts.join(', ') })]
}
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

function choices(tableau: Tableau): ListedChoice[] {
  const { t, hero, view, names, words } = tableau
  const { ask } = view
  if (ask === null) return []
  return offersOf(tableau).map((option) => {
    const price = priceOfOffer(t, hero, option)
    const hint = useOf(tableau, hero, option)
    return {
      key: offerKey(option),
      label: words.option(option, ask, view, names),
      ...(hint === '' ? {} : { hint }),
      ...(price === null ? {} : { price: <PriceTag {...price} /> }),
    }
  })
}
function PriceTag({ now, list }: { readonly now: number; readonly list: number }) {
  return (
    <span className="sb-price" data-moved={now > list ? 'up' : now < list ? 'down' : undefined}>
      {now !== list && <s>{list}</s>}
      <b>{now}</b>
    </span>
  )
}
function peopleOf(tableau: Tableau): StreetPerson[] {
  const { t, sp, lang, hero: front } = tableau
  const isAlone = (location: number): boolean =>
    t.s.errands.filter((errand) => errand.location === location).length === 1
  return t.s.heroes.map((hero, h) => {
    const name = heroCalled(sp, t, h)
    const location = t.s.errands[h]?.location ?? -1
    // Where several crowd one door, only the one in front speaks.
    const event = h === front || isAlone(location) ? eventOf(tableau, h) : null
    return {
      key: heroKey(h),
      name,
      at: location < 0 ? null : placeKey(location),
      picture: figurePicture(whoOf(at(CONTENT.classes, hero.class).id)),
      plate: <HeroMark h={h} name={name} />,
      ...(event === null ? {} : { bubble: nameOf(lang, event) }),
    }
  })
}
