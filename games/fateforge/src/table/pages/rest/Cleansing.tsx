/** FG-C4.4 Corruption that can be taken away. */
import { at } from '@emberhall/kernel'
import { heroIdOf } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import { Z } from '../../../state.ts'
import { nameOf } from '../../../text/things.ts'
import { offersOf, useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'
import { faceKeyOf } from '../model/faces.ts'
import { Ware } from './Goods.tsx'

export function Cleansing({ gold }: { readonly gold: number }) {
  const desk = useDesk()
  const { s, lang } = desk
  const offers = offersOf(desk, V.cleanse)
  return (
    <section>
      <h2>{tell(lang, 'inside.cleanse', { n: gold })}</h2>
      {offers.length === 0 && <p className="fgp-quiet">{tell(lang, 'inside.pure')}</p>}
      <div className="fgp-wares">
        {offers.map((offer) => {
          const h = s.heroes.findIndex((_, i) => at(s.zones, Z.corruption + i).includes(offer.a))
          return (
            <Ware
              key={offer.option}
              offer={offer}
              id={faceKeyOf(s, offer.a)}
              tag={nameOf('hero', heroIdOf(at(s.heroes, h).id), lang)}
            />
          )
        })}
      </div>
    </section>
  )
}
