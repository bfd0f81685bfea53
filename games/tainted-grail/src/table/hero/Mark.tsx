/** Who somebody is: a shape in a colour. */
import { at } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import type { CharacterNo } from '../../state.ts'
import { SIGNS } from '../art/figures.ts'

export const idOf = (c: CharacterNo) => at(CONTENT.characters, c).id
export function Mark({ c }: { readonly c: CharacterNo }) {
  const { shape, base } = SIGNS[idOf(c)]
  return (
    <svg className="tg-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d={shape} fill={base} stroke="#0a0f10" />
    </svg>
  )
}
