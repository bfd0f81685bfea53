/** The group bag: items lie in it, and can be laid into it. */
import { Take } from '@emberhall/ui'
import { IN_BAG, TO_BAG } from '../../../parts.ts'
import { V } from '../../../questions.ts'
import { isOpen, offerOf, reasonsOf, useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'
import { useHand } from './holding.ts'
import { Slot } from './Slot.tsx'

export function Bag() {
  const desk = useDesk()
  const { s, lang } = desk
  const { from } = useHand()
  const target = from === null ? undefined : offerOf(desk, V.put, from, TO_BAG)
  const isTarget = target !== undefined && isOpen(target)
  return (
    <section
      className="fgp-bag"
      data-target={isTarget ? 'open' : undefined}
      onDragOver={(event) => isTarget && event.preventDefault()}
      onDrop={() => isTarget && desk.take(target.option)}
    >
      <h2>{tell(lang, 'camp.bag')}</h2>
      {isTarget && (
        <Take option={target.option} take={desk.take} className="fgp-line fgp-line-main">
          <b>{desk.labelOf(target)}</b>
        </Take>
      )}
      {target !== undefined && !isTarget && <p className="fgp-why">{reasonsOf(desk, target)}</p>}
      {s.bag.length === 0 && <p className="fgp-quiet">{tell(lang, 'camp.bagEmpty')}</p>}
      <div className="fgp-slots">
        {s.bag.map(({ item }, i) => (
          <Slot key={`${item} ${i}`} place={IN_BAG + i} name={tell(lang, 'camp.bag')} isLoose />
        ))}
      </div>
    </section>
  )
}
