/** A panel over the table: from the side on a wide screen, from below on a phone. Esc and the ground close it. */
import { lazy, type ReactNode, Suspense } from 'react'

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
const SheetPanel = lazy(async () => ({ default: (await import('./SheetPanel.tsx')).SheetPanel }))

export function Sheet(props: SheetProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <SheetPanel {...props} />
    </Suspense>
  )
}
