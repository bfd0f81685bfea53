/** A page to be looked at and played on from: gallery.html?at=choice&lang=fr */
import type { Option } from '@emberhall/kernel'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fateforge } from '../../../src/module.ts'
import { table } from '../../../src/table/index.tsx'
import { partsFor } from './frame.tsx'
import { seedFor, stand } from './positions.ts'
import './gallery.css'

const NAMES = ['Una', 'Dos', 'Tres', 'Quatre']
const query = new URLSearchParams(location.search)
const lang = query.get('lang') === 'fr' ? 'fr' : 'en'
const words = fateforge.words[lang]
for (const [property, value] of Object.entries(table.theme)) document.documentElement.style.setProperty(property, value)

function Gallery() {
  const [{ match, before }] = useState(() =>
    stand(query.get('at') ?? 'page', Number(query.get('seed') ?? seedFor(query.get('at') ?? ''))),
  )
  const [from, setFrom] = useState(before)
  const seat = match.waiting()[0] ?? 0
  const view = match.view(seat)
  const log = match.log(seat)
  const phone = innerWidth <= 860
  if (match.isOver)
    return (
      <table.End
        seen={view}
        words={words}
        lang={lang}
        names={NAMES}
        log={log}
        mine={[0]}
        actions={
          <button type="button" className="main">
            {lang === 'fr' ? 'Continuer' : 'Go on'}
          </button>
        }
      />
    )
  const take = (option: Option): void => {
    const told = match.log(seat).length
    match.play(seat, option)
    setFrom(told)
  }
  return (
    <div className="frame">
      <table.Table
        view={view}
        options={match.options}
        seats={match.seats}
        names={NAMES}
        colours={['#e8793a', '#5ba4f2']}
        mine={[seat]}
        lang={lang}
        words={words}
        log={log}
        news={log.slice(from)}
        beat={null}
        picks={[]}
        take={take}
        whyNot={() => []}
        zoom={() => {}}
        pace={Number(query.get('pace') ?? 0)}
        parts={partsFor({ view, words, names: NAMES, log, phone, take })}
        phone={phone}
      />
    </div>
  )
}
createRoot(document.getElementById('root')!).render(<Gallery />)
