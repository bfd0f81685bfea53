/** A moment of a game with stand-ins for the frame's parts. */
import type { Option } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { useState } from 'react'
import { kinfireDelve } from '../../src/index.ts'
import { table } from '../../src/table/index.tsx'
import { partsFor } from './parts.tsx'
import { momentOf } from './positions.ts'

const NAMES = ['Asha', 'Ana', 'Bruno', 'Chloé']
const COLOURS = ['#e8793a', '#5ba4f2', '#58c47c', '#d45aa6']

export function Position({ query, lang }: { readonly query: URLSearchParams; readonly lang: Lang }) {
  const seats = Number(query.get('seats') ?? 2)
  const [{ match, news }] = useState(() => momentOf(query.get('at') ?? 'start', seats, !query.has('closed')))
  const [picks, setPicks] = useState<readonly Option[]>([])
  const words = kinfireDelve.words[lang]
  const asked = match.waiting()[0] ?? 0
  const seat = query.has('seat') ? Number(query.get('seat')) : asked
  const view = match.view(seat)
  const log = match.log(seat)
  if (match.isOver && !query.has('still')) {
    return (
      <div style={{ height: '100vh' }}>
        <table.End
          seen={view}
          words={words}
          lang={lang}
          names={NAMES}
          log={log}
          mine={[0]}
          actions={<button type="button">{lang === 'fr' ? 'Rejouer' : 'Play again'}</button>}
        />
      </div>
    )
  }
  const phone = innerWidth < 700
  const parts = partsFor({ view, words, names: NAMES, log, phone })
  const take = (option: Option): void =>
    setPicks((now) => (now.includes(option) ? now.filter((o) => o !== option) : [...now, option]))
  return (
    <div style={{ height: '100vh' }}>
      <table.Table
        view={view}
        options={match.options}
        seats={seats}
        names={NAMES}
        colours={COLOURS}
        mine={[seat]}
        lang={lang}
        words={words}
        log={log}
        news={query.has('move') ? news : []}
        beat={null}
        picks={picks}
        take={take}
        whyNot={(option) => match.whyNot({ seat, question: view.question, value: match.game.words.print(option) })}
        zoom={() => {}}
        pace={query.has('move') ? 1 : 0}
        parts={parts}
        phone={phone}
      />
    </div>
  )
}
