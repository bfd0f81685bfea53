/** What a narrow screen has no room for: a row of tabs, and the sheet that the pressed one opens. */
import type { ReactNode } from 'react'

interface DrawersProps<Name extends string> {
  /** What the class names of the game begin with. */
  readonly prefix: string
  readonly drawers: Readonly<Partial<Record<Name, ReactNode>>>
  readonly open: Name | null
  readonly onOpen: (name: Name | null) => void
  readonly title: (name: Name) => string
  readonly closeLabel: string
  /** What is drawn above the title on a tab. */
  readonly sign?: (name: Name) => ReactNode
}
export function Drawers<Name extends string>(props: DrawersProps<Name>) {
  const { prefix, drawers, open, onOpen, title, closeLabel, sign } = props
  const names = Object.keys(drawers) as Name[]
  return (
    <>
      <nav className={`${prefix}-tabs`}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            onClick={() => onOpen(open === name ? null : name)}
          >
            {sign?.(name)}
            {title(name)}
          </button>
        ))}
      </nav>
      {open !== null && (
        <section className={`${prefix}-sheet`} aria-label={title(open)}>
          <button type="button" className={`${prefix}-close`} onClick={() => onOpen(null)}>
            {closeLabel}
          </button>
          {drawers[open]}
        </section>
      )}
    </>
  )
}
