/** What stands above everything on a narrow screen. */
import { useTableau } from '../model/tableau.ts'

export function PhoneTop() {
  const { parts } = useTableau()
  return (
    <header className="sb-top">
      <div className="sb-brand">{parts.brand}</div>
      {parts.top}
      <div className="sb-tools">{parts.tools}</div>
    </header>
  )
}
