import { glyphs } from 'virtual:icons'
import type { ReactNode } from 'react'
import type { IconName } from './iconNames.ts'

/** A sign beside words; it is never the only name of a control. */
export function Icon({ name, size = '1.25em' }: { readonly name: IconName; readonly size?: string }): ReactNode {
  const { size: box, body } = glyphs[name]!
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
