/** FG-48.7 Loaves in a row: press the last one you want. */
import { Take } from '@emberhall/ui'
import { V } from '../../../questions.ts'
import { BoardToken } from '../../art/index.ts'
import { offersOf, useDesk } from '../model/desk.ts'

export function Food() {
  const desk = useDesk()
  return (
    <div className="fgp-food">
      {offersOf(desk, V.buyFood).map((offer) => (
        <Take key={offer.option} option={offer.option} take={desk.take}>
          <BoardToken kind="food" />
          <b aria-hidden="true">{offer.a}</b>
          <span className="hidden">{desk.labelOf(offer)}</span>
        </Take>
      ))}
    </div>
  )
}
