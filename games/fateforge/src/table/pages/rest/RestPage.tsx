/** FG-48 A rest: places in the city, side quests, and time that runs out. */
import { at } from '@emberhall/kernel'
import { Take } from '@emberhall/ui'
import { heroIdOf, type Location } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import { locationText } from '../../../text/placeText.ts'
import { nameOf, toldOf } from '../../../text/things.ts'
import { CardPicture, SignGlyph } from '../../art/index.ts'
import { type Desk, isOpen, type Offer, offersOf, reasonsOf, useDesk } from '../model/desk.ts'
import { ledHere, nodeIn, pageNow } from '../model/told.ts'
import { Book } from '../parts/Book.tsx'
import { Led } from '../parts/Events.tsx'
import { Purse } from '../parts/Group.tsx'
import { Line } from '../parts/Line.tsx'
import { Shell } from '../parts/Shell.tsx'
import { TimeTokens, Vitals } from '../parts/Signs.tsx'
import { Passages } from '../parts/Told.tsx'
import { Others } from '../story/Others.tsx'
import { PLAIN_PICTURE } from '../story/StoryPage.tsx'
import { tell } from '../words.ts'

/** The picture of the place where the group rests. */
export const restPicture = ({ s, options }: Desk): string =>
  (options.play === 'campaign' ? nodeIn(s.node).picture : undefined) ?? PLAIN_PICTURE

export function RestPage() {
  const desk = useDesk()
  const { s, t, log, lang, options } = desk
  const node = options.play === 'campaign' ? nodeIn(s.node) : null
  const led = node === null ? [] : ledHere(log, s.node, lang)
  return (
    <Shell kind="rest" picture={restPicture(desk)} scene={<Places />}>
      <Book of={`rest ${s.node}`}>
        <article className="fgp-read">
          <Led events={led} />
          <header className="fgp-title">
            <h1>{node?.title?.[lang] ?? tell(lang, 'rest.title')}</h1>
          </header>
          <p className="fgp-time-left">
            <TimeTokens n={s.rest.time} />
            <b>{tell(lang, 'rest.time', { n: s.rest.time })}</b>
          </p>
          {node !== null && <Passages texts={pageNow(t, log, lang)} isFirst />}
          <Purse />
          <ul className="fgp-company fgp-company-small">
            {s.heroes.map((hero) => (
              <li key={hero.id}>
                <b>{nameOf('hero', heroIdOf(hero.id), lang)}</b>
                <Vitals hero={hero} lang={lang} />
              </li>
            ))}
          </ul>
          <Quests />
        </article>
        <div className="fgp-doings fgp-doings-row">
          {offersOf(desk, V.camp).map((offer) => (
            <Line key={offer.option} offer={offer} look="quiet" />
          ))}
          {offersOf(desk, V.leave).map((offer) => (
            <Line key={offer.option} offer={offer} look="main" />
          ))}
          <Others known={[V.camp, V.leave, V.visit, V.undertake]} />
        </div>
      </Book>
    </Shell>
  )
}
/** FG-C4.5 */
function timeOf({ id, time }: Location, eased: readonly string[]): number {
  return Math.max(0, time - (eased.includes(id) ? 1 : 0))
}
/** What is barred keeps its place. */
const inOrder = (offers: readonly Offer[]): readonly Offer[] => offers.toSorted((x, y) => x.a - y.a)
function Places() {
  const desk = useDesk()
  const { book, lang } = desk
  return (
    <ul className="fgp-places" aria-label={tell(lang, 'rest.places')}>
      {inOrder(offersOf(desk, V.visit)).map((offer) => (
        <li key={offer.option}>
          <Place offer={offer} place={at(book.content.locations, offer.a)} />
        </li>
      ))}
    </ul>
  )
}
function Place({ offer, place }: { readonly offer: Offer; readonly place: Location }) {
  const desk = useDesk()
  const { s, lang } = desk
  const { name, lines } = locationText(place, lang)
  const time = timeOf(place, s.rest.eased)
  const isShop = place.services.some(({ does }) => does === 'shop')
  return (
    <Take option={offer.option} take={desk.take} isBarred={!isOpen(offer)} className="fgp-signboard">
      <span className="hidden">
        {desk.labelOf(offer)}
        {!isOpen(offer) && `. ${reasonsOf(desk, offer)}`}
      </span>
      <CardPicture id={place.id} />
      <span className="fgp-signboard-words" aria-hidden="true">
        <b>{name}</b>
        <span className="fgp-signboard-time">
          <TimeTokens n={time} />
          {tell(lang, isShop ? 'rest.shop' : 'rest.costs', { n: time })}
        </span>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
        {!isOpen(offer) && <small className="fgp-why">{reasonsOf(desk, offer)}</small>}
      </span>
    </Take>
  )
}
function Quests() {
  const desk = useDesk()
  const { s, book, lang } = desk
  const offers = inOrder(offersOf(desk, V.undertake))
  if (offers.length === 0) return null
  return (
    <section className="fgp-quests">
      <h2>{tell(lang, 'rest.quests')}</h2>
      {offers.map((offer) => {
        const { id, threat, time } = at(book.content.quests, offer.a)
        const left = s.quests.find((quest) => quest.id === id)?.left ?? 0
        return (
          <Line
            key={offer.option}
            offer={offer}
            title={nameOf('quest', id, lang)}
            mark={<CardPicture id={id} />}
            note={
              <>
                {toldOf('quest', id, 'text', lang)} <i>{tell(lang, 'quest.left', { n: left })}</i>
              </>
            }
            cost={
              <>
                <span className="fgp-skulls">
                  {Array.from({ length: threat }, (_, i) => (
                    <SignGlyph key={i} name="frightening" />
                  ))}
                </span>
                <span className="fgp-quest-time">
                  <TimeTokens n={time} />
                </span>
              </>
            }
          />
        )
      })}
    </section>
  )
}
