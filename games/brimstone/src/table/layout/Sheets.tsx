/** What has no room on a narrow screen rises from the tabs at its foot. */
import { type ReactNode, useState } from 'react'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export type SheetName = 'heroSheet' | 'charts' | 'enemies' | 'posse' | 'story'
interface SheetsProps {
  readonly sheets: Readonly<Partial<Record<SheetName, ReactNode>>>
  /** What lies above the tabs while no sheet does. */
  readonly children?: ReactNode
}
export function Sheets({ sheets, children }: SheetsProps) {
  const { lang } = useTableau()
  const [open, setOpen] = useState<SheetName | null>(null)
  const names = Object.keys(sheets) as SheetName[]
  return (
    <>
      {open === null && children}
      <nav className="sb-tabs">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? null : name)}
          >
            {tell(lang, name)}
          </button>
        ))}
      </nav>
      {open !== null && (
        <section className="sb-sheet" aria-label={tell(lang, open)}>
          <button type="button" className="sb-close" onClick={() => setOpen(null)}>
            {tell(lang, 'close')}
          </button>
          {sheets[open]}
        </section>
      )}
    </>
  )
}
