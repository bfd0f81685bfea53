import { memo, useId } from 'react'
import { paint } from './parts/ink.ts'
import { wellRed } from './scenes/well-red.ts'

const SCENES: Readonly<Record<string, () => string>> = { ...wellRed }
const drawn = new Map<string, string>()

function picture(id: string): string {
  let text = drawn.get(id)
  if (text === undefined) {
    text = paint(SCENES[id] ?? (() => ''))
    drawn.set(id, text)
  }
  return text
}

/** The picture of a card. */
export const Art = memo(function Art({ id }: { id: string }) {
  const own = `${useId()}-`
  return (
    <svg viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: picture(id).replaceAll('~', own) }} />
    </svg>
  )
})
