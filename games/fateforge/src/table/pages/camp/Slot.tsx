/** A place for an item: what lies there can be taken up, what is in hand can be laid there. */
import { at } from '@emberhall/kernel'
import { optionKey, useLook, useHold } from '@emberhall/ui'
import { type MouseEvent, useRef } from 'react'
import { V } from '../../../questions.ts'
import { nameOf } from '../../../text/things.ts'
import { CardPicture } from '../../art/index.ts'
import { isOpen, offerOf, offersOf, reasonsOf, useDesk, waysOf } from '../model/desk.ts'
import { tell } from '../words.ts'
import { useHand } from './holding.ts'
import { itemAt } from './places.ts'

interface SlotProps {
  readonly place: number
  readonly name: string
  /** No other place but this, so nothing is to be said of its emptiness. */
  readonly isLoose?: boolean
}
export function Slot({ place, name, isLoose = false }: SlotProps) {
  const desk = useDesk()
  const { s, book, lang } = desk
  const { from, hold } = useHand()
  const { item, up, stage, cubes } = itemAt(s, place)
  const id = item < 0 ? null : at(book.cards, item).id
  const target = from === null ? undefined : offerOf(desk, V.put, from, place)
  const { look, handlers } = useLook(id === null ? null : { face: id }, desk.zoom, waysOf(desk, target))
  const isTarget = target !== undefined && isOpen(target)
  const moves = offersOf(desk, V.put).filter((offer) => offer.a === place && isOpen(offer))
  const canMove = id !== null && moves.length > 0
  const ref = useRef<HTMLButtonElement>(null)
  useHold(
    moves.map(({ option }) => optionKey(option)),
    ref,
    '',
  )
  const notes =
    id === null
      ? [tell(lang, 'camp.empty')]
      : [
          ...(up || isLoose ? [] : [tell(lang, 'camp.faceDown')]),
          ...(stage > 0 ? [tell(lang, 'camp.half')] : []),
          ...(cubes > 0 ? [tell(lang, 'camp.cubes', { n: cubes })] : []),
        ]
  const press = ({ currentTarget }: MouseEvent): void => {
    if (isTarget) desk.take(target.option)
    else if (from === place) hold(null)
    else if (canMove && target === undefined) hold(place)
    else if (from === null) look(currentTarget)
  }
  return (
    <button
      ref={ref}
      type="button"
      className="fgp-slot"
      {...handlers}
      draggable={canMove}
      data-full={id !== null || undefined}
      data-down={(id !== null && !up && !isLoose) || undefined}
      data-held={from === place || undefined}
      data-target={target === undefined ? undefined : isTarget ? 'open' : 'barred'}
      aria-pressed={canMove ? from === place : undefined}
      aria-disabled={(id === null && !isTarget) || (target !== undefined && !isTarget) || undefined}
      onClick={press}
      onDragStart={() => hold(place)}
      onDragEnd={() => hold(null)}
      onDragOver={(event) => isTarget && event.preventDefault()}
      onDrop={() => isTarget && desk.take(target.option)}
    >
      {id === null ? <i className="fgp-hollow" aria-hidden="true" /> : <CardPicture id={id} />}
      <span>
        {!isLoose && <small>{name}</small>}
        <b>{id === null ? notes[0] : nameOf('item', id, lang)}</b>
        {id !== null && notes.length > 0 && <small>{notes.join(', ')}</small>}
        {target !== undefined && isTarget && <span className="hidden">. {desk.labelOf(target)}</span>}
        {target !== undefined && !isTarget && <small className="fgp-why">{reasonsOf(desk, target)}</small>}
      </span>
    </button>
  )
}
