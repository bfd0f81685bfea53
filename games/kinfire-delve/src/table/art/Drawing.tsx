import { memo, useId } from 'react'
import { paint } from './parts/ink.ts'

const drawn = new Map<() => string, string>()

/** Draws once, shows as often as needed; each showing has ids of its own. */
export const Drawing = memo(function Drawing({ draw, view, fit }: { draw: () => string; view: string; fit: string }) {
  const own = `${useId()}-`
  let text = drawn.get(draw)
  if (text === undefined) {
    text = paint(draw)
    drawn.set(draw, text)
  }
  return (
    <svg viewBox={view} preserveAspectRatio={fit} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: text.replaceAll('~', own) }} />
    </svg>
  )
})
