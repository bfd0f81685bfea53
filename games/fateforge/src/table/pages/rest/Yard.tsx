/** FG-C4.3 What each hero can learn. */
import { at } from '@emberhall/kernel'
import { heroIdOf } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import { nameOf } from '../../../text/things.ts'
import { offersOf, useDesk } from '../model/desk.ts'
import { Amount } from '../parts/Signs.tsx'
import { tell } from '../words.ts'
import { inFront, Ware } from './Goods.tsx'

export function Yard() {
  const desk = useDesk()
  const { s, book, lang } = desk
  const offers = offersOf(desk, V.train)
  return s.heroes.map(({ id }) => (
    <section key={id}>
      <h2>{tell(lang, 'inside.skills', { who: nameOf('hero', heroIdOf(id), lang) })}</h2>
      <div className="fgp-wares">
        {offers
          .filter(({ a }) => at(book.cards, a).hero === id)
          .toSorted(inFront)
          .map((offer) => {
            const { id: card, skill } = at(book.cards, offer.a)
            return (
              <Ware
                key={offer.option}
                offer={offer}
                id={card}
                tag={
                  <>
                    <Amount sign="gold">{tell(lang, 'inside.price', { n: skill!.cost! })}</Amount>
                    {skill!.upgrades !== undefined && <i>{tell(lang, 'inside.levelTwo')}</i>}
                  </>
                }
              />
            )
          })}
      </div>
    </section>
  ))
}
