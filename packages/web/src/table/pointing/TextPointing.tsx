/** What people point at and plan, on the text table. */
import type { ReactNode } from 'react'
import type { PointingProps } from './Pointing.tsx'
import { useTold } from './useTold.ts'

export function TextPointing({ desk, online }: PointingProps): ReactNode {
  const { lines, plans } = useTold(desk, online)
  return (
    <>
      <ul className="text-pointed" aria-live="polite" data-testid="pointed">
        {lines.map(({ n, text }) => (
          <li key={n}>{text}</li>
        ))}
      </ul>
      <ul className="text-plans">
        {plans.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}
