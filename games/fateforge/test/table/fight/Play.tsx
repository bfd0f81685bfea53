/** A fight that can be played by hand: every option of the table and of the prompt is taken at once. */
import { decide } from '@emberhall/bots'
import { Fate, Match, type Option } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { usePhone } from '@emberhall/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { fateforge } from '../../../src/index.ts'
import type { O, S } from '../../../src/state.ts'
import { table } from '../../../src/table/index.tsx'
import { partsFor } from './Parts.tsx'

const NAMES = ['Una', 'Dos', 'Tres', 'Quatre']
const heuristic = { name: 'heuristic', brain: fateforge.brains['heuristic']! }

function started(query: URLSearchParams): Match<S, O> {
  const seats = Number(query.get('seats') ?? 1)
  const seed = Number(query.get('seed') ?? 1)
  const training = query.get('scene') ?? 'c1'
  const heroes = (query.get('heroes') ?? 'sylvan-guard,lord,rogue,shaman').split(',').slice(0, seats === 1 ? 2 : seats)
  const options = { play: 'training', training, heroes }
  return Match.start<S, O>(fateforge.game, { seats, seed, options })
}
/** Goes on until this question comes for the so manieth time. */
function goOn(match: Match<S, O>, until: string, times: number, seed: number): void {
  const fate = new Fate(seed)
  let left = times
  while (!match.isOver) {
    if (match.asks().some(({ def, seat }) => def.name === until && seat === 0) && --left < 0) return
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, heuristic, fate))
  }
}
interface Moment {
  readonly n: number
  readonly from: number
}
export function Play({ query, lang }: { readonly query: URLSearchParams; readonly lang: Lang }) {
  const [match] = useState(() => {
    const made = started(query)
    goOn(made, query.get('at') ?? 'turn', Number(query.get('times') ?? 0), Number(query.get('seed') ?? 1))
    return made
  })
  const [moment, setMoment] = useState<Moment>({ n: 0, from: match.log(0).length })
  const seat = Number(query.get('seat') ?? 0)
  const phone = usePhone()
  const words = fateforge.words[lang]
  const view = useMemo(() => match.view(seat), [match, seat, moment])
  const log = match.log(seat)
  const answer = useCallback(
    (option: Option) => {
      const from = match.log(seat).length
      match.play(seat, option)
      setMoment(({ n }) => ({ n: n + 1, from }))
    },
    [match, seat],
  )
  useEffect(() => {
    const fate = new Fate(7)
    const next = (event: KeyboardEvent): void => {
      if (event.key !== 'n' || match.isOver) return
      const from = match.log(seat).length
      const who = match.waiting()[0]!
      match.play(who, decide(match, who, heuristic, fate))
      setMoment(({ n }) => ({ n: n + 1, from }))
    }
    addEventListener('keydown', next)
    return () => removeEventListener('keydown', next)
  }, [match, seat])
  return (
    <div className="frame">
      <table.Table
        view={view}
        options={match.options}
        seats={match.seats}
        names={NAMES}
        colours={['#e8793a', '#5ba4f2', '#7fae5b', '#c08ad0']}
        mine={[seat]}
        lang={lang}
        words={words}
        log={log}
        news={log.slice(moment.from)}
        beat={null}
        picks={[]}
        take={answer}
        whyNot={() => []}
        zoom={() => {}}
        pace={Number(query.get('pace') ?? 0)}
        parts={partsFor({ view, words, names: NAMES, log, phone, take: answer })}
        phone={phone}
      />
    </div>
  )
}
