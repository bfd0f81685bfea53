/** A game that goes on by itself, to see how things move: gallery.html?show=play&seed=3. Press n for the next decision. */
import { decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { useEffect, useState } from 'react'
import { kinfireDelve } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { table } from '../../src/table/index.tsx'
import { partsFor } from './parts.tsx'

const NAMES = ['Asha', 'Ana', 'Bruno', 'Chloé']
const heuristic = { name: 'heuristic', brain: kinfireDelve.brains['heuristic']! }

export function Play({ query, lang }: { readonly query: URLSearchParams; readonly lang: Lang }) {
  const seed = Number(query.get('seed') ?? 1)
  const [game] = useState(() => {
    const match = Match.start<S, O>(kinfireDelve.game, { seats: 2, seed, options: kinfireDelve.quickOptions(2) })
    return { match, fate: new Fate(seed) }
  })
  const [step, setStep] = useState({ n: 0, from: 0, view: game.match.view(0) })
  useEffect(() => {
    const next = (): void => {
      const { match, fate } = game
      if (match.isOver) return
      const from = match.log(0).length
      const seat = match.waiting()[0]!
      match.play(seat, decide(match, seat, heuristic, fate))
      setStep((s) => ({ n: s.n + 1, from, view: match.view(0) }))
    }
    for (let i = 0; i < Number(query.get('skip') ?? 0); i++) next()
    const press = (e: KeyboardEvent): void => {
      if (e.key === 'n') next()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [game, query])
  const words = kinfireDelve.words[lang]
  const log = game.match.log(0)
  const phone = innerWidth < 700
  return (
    <div style={{ height: '100vh' }}>
      <table.Table
        view={step.view}
        options={game.match.options}
        seats={2}
        names={NAMES}
        colours={['#e8793a', '#5ba4f2']}
        mine={[0]}
        lang={lang}
        words={words}
        log={log}
        news={log.slice(step.from)}
        beat={null}
        picks={[]}
        take={() => {}}
        whyNot={() => []}
        zoom={() => {}}
        pace={Number(query.get('pace') ?? 1)}
        parts={partsFor({ view: step.view, words, names: NAMES, log, phone })}
        phone={phone}
      />
    </div>
  )
}
