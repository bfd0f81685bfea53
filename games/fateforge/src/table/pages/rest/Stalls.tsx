/** FG-C4.2 What lies on the stalls. */
import { at } from '@emberhall/kernel'
import { itemOf } from '../../../book.ts'
import { V } from '../../../questions.ts'
import { offersOf, useDesk } from '../model/desk.ts'
import { Amount } from '../parts/Signs.tsx'
import { tell } from '../words.ts'
import { inFront, Ware } from './Goods.tsx'

export function Stalls() {
  const desk = useDesk()
  const { book, lang } = desk
  const cost = (no: number): number => itemOf(at(book.cards, no)).cost
  const offers = offersOf(desk, V.buy).toSorted((a, b) => inFront(a, b) || cost(a.a) - cost(b.a))
  return (
    <section>
      <h2>{tell(lang, 'inside.goods')}</h2>
      <div className="fgp-wares">
        {offers.map((offer) => (
          <Ware
            key={offer.option}
            offer={offer}
            id={at(book.cards, offer.a).id}
            tag={<Amount sign="gold">{tell(lang, 'inside.price', { n: cost(offer.a) })}</Amount>}
          />
        ))}
      </div>
    </section>
  )
}
