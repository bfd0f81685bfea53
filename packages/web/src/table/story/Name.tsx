/** A name in the log: it leads to what it names. */
import type { MouseEvent, ReactNode } from 'react'
import type { StoryProps } from './Story.tsx'
import type { Lead } from './lead.ts'
import { light, lightUp, unlight } from './shown.ts'

interface NameProps extends Pick<StoryProps, 'onLook'> {
  readonly text: string
  readonly lead: Lead
}
export function Name({ text, lead, onLook }: NameProps): ReactNode {
  const { key, look } = lead
  const rest = (): void => {
    if (key !== null) light(key)
  }
  const press = (event: MouseEvent): void => {
    const thing = key === null ? null : lightUp(key)
    onLook(look, { isPassing: false, from: thing ?? event.currentTarget, ways: [] })
  }
  return (
    <button
      type="button"
      className="story-name"
      onClick={press}
      onPointerEnter={rest}
      onPointerLeave={unlight}
      onFocus={rest}
      onBlur={unlight}
    >
      {text}
    </button>
  )
}
