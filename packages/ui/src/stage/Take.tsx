/** A button of a table that takes one option: where it stands, the option need not be listed again. */
import type { Option } from '@emberhall/kernel'
import { type ComponentProps, useRef } from 'react'
import { optionKey } from './anchors.ts'
import { useHold } from './holds.ts'

interface TakeProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  /** Undefined: nothing can be taken so far. */
  readonly option: Option | undefined
  /** Others it would take, if something else were laid out before. */
  readonly also?: readonly Option[]
  readonly take: (option: Option) => void
  /** It cannot be taken now. */
  readonly isBarred?: boolean
}
export function Take({ option, also = [], take, isBarred = option === undefined, ...rest }: TakeProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useHold([...(option === undefined ? [] : [option]), ...also].map(optionKey), ref, String(isBarred))
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      data-takes={isBarred ? undefined : ''}
      aria-disabled={isBarred || undefined}
      onClick={() => !isBarred && option !== undefined && take(option)}
    />
  )
}
