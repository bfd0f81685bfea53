/** Damage, armor and health rise from whom they concern. */
import { type CSSProperties, useEffect, useState } from 'react'
import { SignGlyph } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { type Gain, gainsOf, type Happening } from './replay.ts'
import { useReplayed } from './replayed.ts'

const SIGN = {
  harm: 'health',
  toxic: 'toxic',
  heal: 'health',
  energy: 'energy',
  armor: 'armor',
  parry: 'parry',
  fall: 'frightening',
  stun: 'stun',
} as const satisfies Record<Gain, string>
const LOST: readonly Gain[] = ['harm', 'toxic']

export function Rising() {
  const { t, book, happening, pace, view } = useDesk()
  const news = useReplayed()
  const [own, setOwn] = useState<readonly NonNullable<Happening['gain']>[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has risen belongs to one answer
  useEffect(() => setOwn(pace === 0 ? [] : gainsOf(t.s, book, news)), [view.question, news])
  const all = happening === null ? own : happening.gain === null ? [] : [happening.gain]
  return all.map((gain, i) => (
    <Riser key={`${gain.key} ${gain.what} ${i} ${happening?.line.at ?? view.question}`} gain={gain} i={i} />
  ))
}
function Riser({ gain, i }: { readonly gain: NonNullable<Happening['gain']>; readonly i: number }) {
  const [place, setPlace] = useState<CSSProperties | null>(null)
  useEffect(() => {
    const figure = document.querySelector<HTMLElement>(`.fg-board [data-piece="${gain.key}"]`)
    if (figure === null) return
    setPlace({ left: figure.offsetLeft + figure.offsetWidth / 2, top: figure.offsetTop })
  }, [gain.key])
  if (place === null) return null
  return (
    <span className="fg-rises" data-what={gain.what} style={{ ...place, '--n': i } as CSSProperties} aria-hidden="true">
      <SignGlyph name={SIGN[gain.what]} />
      {gain.what !== 'fall' && gain.what !== 'stun' && `${LOST.includes(gain.what) ? '−' : '+'}${gain.n}`}
    </span>
  )
}
