/** A panel over the table: from the side on a wide screen, from below on a phone. Esc and the ground close it. */
import { type ReactNode, Suspense } from 'react'
import { later } from './later.tsx'

export interface SheetProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly side?: 'right' | 'middle'
  readonly children: ReactNode
  /** What stands beside the title. */
  readonly aside?: ReactNode
}

// Nobody sees one before asking for it, and it weighs as much as the hall around it.
const panel = later(async () => (await import('./SheetPanel.tsx')).SheetPanel)
/** Fetches it while there is a net to fetch it from. */
export const warmSheets = panel.warm

export function Sheet(props: SheetProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <panel.Screen {...props} />
    </Suspense>
  )
}
