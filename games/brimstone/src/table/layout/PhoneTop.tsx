/** What stands above everything on a narrow screen. */
import type { ReactNode } from 'react'
import { useTableau } from '../model/tableau.ts'

export function PhoneTop({ children }: { readonly children?: ReactNode }) {
  const { parts } = useTableau()
  return (
    <header className="sb-top">
      <div className="sb-brand">{parts.brand}</div>
      {children}
      {parts.top}
      <div className="sb-tools">{parts.tools}</div>
    </header>
  )
}
