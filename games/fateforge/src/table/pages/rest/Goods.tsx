/** Cards laid out to be taken: the price below, or why not. */
import { Take, useLook } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { Face } from '../../pieces/Face.tsx'
import { isOpen, type Offer, reasonsOf, useDesk, waysOf } from '../model/desk.ts'

interface WareProps {
  readonly offer: Offer
  readonly id: string
  readonly tag?: ReactNode
}
export function Ware({ offer, id, tag }: WareProps) {
  const desk = useDesk()
  const isBarred = !isOpen(offer)
  const { handlers } = useLook({ face: id }, desk.zoom, waysOf(desk, offer))
  return (
    <Take option={offer.option} take={desk.take} isBarred={isBarred} className="fgp-ware" {...handlers}>
      <span className="hidden">{desk.labelOf(offer)}</span>
      <span aria-hidden="true">
        <Face id={id} lang={desk.lang} />
      </span>
      {tag !== undefined && <span className="fgp-ware-tag">{tag}</span>}
      {isBarred && <small className="fgp-why">{reasonsOf(desk, offer)}</small>}
    </Take>
  )
}
/** What can be had lies in front. */
export const inFront = (a: Offer, b: Offer): number => Number(isOpen(b)) - Number(isOpen(a))
