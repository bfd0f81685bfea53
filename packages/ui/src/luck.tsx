/** What dice gave against what they owed. */
import type { CSSProperties } from 'react'

/** Something counted over many throws. */
export interface Tally {
  readonly got: number
  /** What the same throws give on average. */
  readonly due: number
  /** The sum of the variances of the throws. */
  readonly variance: number
}
export const plus = (a: Tally, b: Tally): Tally => ({
  got: a.got + b.got,
  due: a.due + b.due,
  variance: a.variance + b.variance,
})
/** As people speak of luck: one standard deviation either way is fair. */
export function luckWord({ got, due, variance }: Tally): 'luckGood' | 'luckFair' | 'luckBad' {
  const spread = Math.sqrt(Math.max(1, variance))
  if (got - due > spread) return 'luckGood'
  return due - got > spread ? 'luckBad' : 'luckFair'
}

interface LuckBarProps extends Pick<Tally, 'got' | 'due'> {
  readonly className: string
  readonly label: string
  readonly line: string
}
/** What was thrown as a bar, what was owed as a mark on it. */
export function LuckBar({ got, due, className, label, line }: LuckBarProps) {
  const most = Math.max(got, due, 1) * 1.15
  return (
    <p className={className}>
      <span>{label}</span>
      <i style={{ '--got': got / most, '--due': due / most } as CSSProperties} aria-hidden="true" />
      <span>{line}</span>
    </p>
  )
}
const LOCALE = { en: 'en-GB', fr: 'fr' } as const
/** An average to one decimal. */
export const expected = (due: number, lang: keyof typeof LOCALE): string =>
  due.toLocaleString(LOCALE[lang], { maximumFractionDigits: 1 })
