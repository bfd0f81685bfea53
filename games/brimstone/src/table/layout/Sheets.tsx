/** What has no room on a narrow screen rises from the tabs at its foot. */
import { Drawers } from '@emberhall/ui'
import { type ReactNode, useState } from 'react'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export type SheetName = 'heroSheet' | 'charts' | 'enemies' | 'posse' | 'story'
const SIGNS: Readonly<Record<SheetName, string>> = {
  heroSheet:
    'M7 13C7 5 8.5 3 12 5 15.5 3 17 5 17 13 19.5 13 21.5 12 23 11 22 17 17 18 12 18S2 17 1 11C2.5 12 4.5 13 7 13Z',
  charts: 'M5 2H16L20 6V22H5ZM8 8V10H17V8ZM8 12V14H17V12ZM8 16V18H14V16Z',
  enemies:
    'M12 6C15 6 17 8 17 11L21 7 22 8.5 17.5 13.5 22 14V16L17.5 15.5 21 20 19.5 21 15.5 17C14.5 18.5 9.5 18.5 8.5 17L4.5 21 3 20 6.5 15.5 2 16V14L6.5 13.5 2 8.5 3 7 7 11C7 8 9 6 12 6ZM10 11A1.3 1.3 0 1 0 10 13.6 1.3 1.3 0 1 0 10 11ZM14 11A1.3 1.3 0 1 0 14 13.6 1.3 1.3 0 1 0 14 11Z',
  posse:
    'M8 4A4 4 0 1 0 8 12 4 4 0 1 0 8 4ZM1 21C1 15 4 13 8 13S15 15 15 21ZM17 6A3.5 3.5 0 1 0 17 13 3.5 3.5 0 1 0 17 6ZM17 14C21 14 23 16 23 21H17C17 18 16.5 16 15.5 14.300Z',
  story:
    'M2 4C6 2.5 9.5 3 12 5 14.5 3 18 2.5 22 4V20C18 18.5 14.5 19 12 21 9.5 19 6 18.5 2 20ZM11.2 7V18.500H12.800V7Z',
}
interface SheetsProps {
  readonly sheets: Readonly<Partial<Record<SheetName, ReactNode>>>
  /** What lies above the tabs while no sheet does. */
  readonly children?: ReactNode
}
export function Sheets({ sheets, children }: SheetsProps) {
  const { lang } = useTableau()
  const [open, setOpen] = useState<SheetName | null>(null)
  return (
    <>
      {open === null && children}
      <Drawers
        prefix="sb"
        drawers={sheets}
        open={open}
        onOpen={setOpen}
        title={(name) => tell(lang, name)}
        sign={(name) => (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path fillRule="evenodd" d={SIGNS[name]} />
          </svg>
        )}
        closeLabel={tell(lang, 'close')}
      />
    </>
  )
}
