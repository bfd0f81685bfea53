/** FG-48 Inside a place: healing, food, skills, items, cleansing. */
import { at } from '@emberhall/kernel'
import type { Location } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import { locationText } from '../../../text/placeText.ts'
import { CardPicture } from '../../art/index.ts'
import { offersOf, useDesk } from '../model/desk.ts'
import { Book } from '../parts/Book.tsx'
import { Purse } from '../parts/Group.tsx'
import { Line } from '../parts/Line.tsx'
import { Shell } from '../parts/Shell.tsx'
import { TimeTokens } from '../parts/Signs.tsx'
import { Vine } from '../parts/Told.tsx'
import { tell } from '../words.ts'
import { Cleansing } from './Cleansing.tsx'
import { Food } from './Food.tsx'
import { Healing } from './Healing.tsx'
import { restPicture } from './RestPage.tsx'
import { Stalls } from './Stalls.tsx'
import { Yard } from './Yard.tsx'

/** Cards want the whole table. */
const WIDE: readonly string[] = ['train', 'shop']

export function InsidePage() {
  const desk = useDesk()
  const { s, book } = desk
  const place = at(book.content.locations, s.about.place)
  const isWide = place.services.some(({ does }) => WIDE.includes(does))
  const vista = (
    <div className="fgp-vista">
      <CardPicture id={place.id} />
    </div>
  )
  return (
    <Shell kind="inside" picture={restPicture(desk)} scene={isWide ? undefined : vista} isWide={isWide}>
      {isWide ? (
        <main className="fgp-wide fg-panel">
          <aside className="fgp-host">
            <CardPicture id={place.id} />
            <Host place={place} />
            <Leave />
          </aside>
          <div className="fgp-read fgp-services">
            <Services place={place} />
          </div>
        </main>
      ) : (
        <Book of={place.id}>
          <article className="fgp-read fgp-services">
            <Host place={place} />
            <Vine />
            <Services place={place} />
          </article>
          <div className="fgp-doings fgp-doings-row">
            <Leave />
          </div>
        </Book>
      )}
    </Shell>
  )
}
function Host({ place }: { readonly place: Location }) {
  const { s, lang } = useDesk()
  const { name, flavour } = locationText(place, lang)
  return (
    <>
      <header className="fgp-title">
        <h1>{name}</h1>
        <p>{flavour}</p>
      </header>
      <Purse />
      <p className="fgp-time-left">
        <TimeTokens n={s.rest.time} />
        <b>{tell(lang, 'rest.time', { n: s.rest.time })}</b>
      </p>
    </>
  )
}
function Leave() {
  const desk = useDesk()
  return offersOf(desk, V.leave).map((offer) => <Line key={offer.option} offer={offer} look="main" />)
}
function Services({ place }: { readonly place: Location }) {
  const { s, lang } = useDesk()
  return place.services.map((service) => {
    switch (service.does) {
      case 'heal':
        return <Healing key="heal" />
      case 'food':
        return (
          <section key="food">
            <h2>{tell(lang, 'inside.food')}</h2>
            {s.gold === 0 && <p className="fgp-quiet">{tell(lang, 'inside.noGold')}</p>}
            <Food />
          </section>
        )
      case 'train':
        return <Yard key="train" />
      case 'shop':
        return <Stalls key="shop" />
      case 'cleanse':
        return <Cleansing key="cleanse" gold={service.gold} />
      case 'lesson':
        return null
    }
  })
}
