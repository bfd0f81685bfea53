/** FG-6 Another hero in this one's stead. */
import { heroIdOf } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import type { HeroNo } from '../../../state.ts'
import { Portrait } from '../../art/index.ts'
import { offersOf, useDesk } from '../model/desk.ts'
import { Fold } from '../parts/Fold.tsx'
import { Line } from '../parts/Line.tsx'
import { tell } from '../words.ts'

export function Swap({ h }: { readonly h: HeroNo }) {
  const desk = useDesk()
  const { lang } = desk
  const offers = offersOf(desk, V.swap).filter(({ a }) => a === h)
  if (offers.length === 0) return null
  return (
    <Fold title={tell(lang, 'camp.swap')} options={offers.map(({ option }) => option)}>
      <p className="fgp-quiet">{tell(lang, 'camp.swapNote')}</p>
      {offers.map((offer) => (
        <Line key={offer.option} offer={offer} look="quiet" mark={<Portrait id={heroIdOf(offer.b)} />} />
      ))}
    </Fold>
  )
}
