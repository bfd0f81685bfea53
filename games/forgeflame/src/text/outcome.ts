/** How it ended: the score sheet of the book (FF-21.7). */
import { at, reading, type Seen } from '@emberhall/kernel'
import { EPILOGUES } from '../content/index.ts'
import { inPlay, teamOfAdv } from '../figures.ts'
import { MITHRUL } from '../ore.ts'
import { isSolo, type S, type T, Z } from '../state.ts'
import { advName, type Key, type Speech, teamName, teams, tell } from './speech.ts'
import { listed } from '@emberhall/speech'

export function outcomeLines(sp: Speech, seen: Seen<S>): string[] {
  const { state } = seen
  if (state.over === '') return [tell(sp.lang, 'outcome.unfinished')]
  const t = reading(sp.game, seen)
  return [
    ...(isSolo(t) ? [] : [championLine(sp, t)]),
    endLine(sp, t),
    ...sheet(sp, t),
    ...(isSolo(t) ? alone(sp, t) : []),
  ]
}
/** FF-21.5, FF-21.6 */
function championLine(sp: Speech, t: T): string {
  const { winners, scores } = t.s
  const names = listed(
    sp.lang,
    winners.map((team) => teamName(sp, t, team)),
  )
  const isPlural = winners.length > 1 || t.seats === 4
  const tied = scores.filter((score) => score.total === at(scores, at(winners, 0)).total).length
  return tell(sp.lang, winners.length > 1 ? 'outcome.shared' : 'outcome.won', {
    names,
    plural: isPlural ? 'yes' : 'no',
    vp: at(scores, at(winners, 0)).total,
    tied: tied > winners.length ? 'yes' : 'no',
  })
}
const endLine = ({ lang }: Speech, t: T): string =>
  tell(lang, 'outcome.end', { end: t.s.ending, n: t.s.round, events: t.cards(Z.eventPile).length })

type Row = 'artifacts' | 'collections' | 'ores' | 'treasures' | 'mithrul' | 'objectives' | 'total'
/** One line for each row of the sheet, all teams in it. */
function sheet(sp: Speech, t: T): string[] {
  const named = (team: number) => ({ team: teamName(sp, t, team), solo: isSolo(t) ? 'yes' : 'no' })
  const each = (say: (team: number) => string) => teams(t).map(say).join(tell(sp.lang, 'outcome.between'))
  const people = each((team) =>
    tell(sp.lang, 'outcome.people', {
      ...named(team),
      adventurers: listed(
        sp.lang,
        inPlay(t)
          .filter((adv) => teamOfAdv(t, adv) === team)
          .map((adv) => advName(sp, adv)),
      ),
    }),
  )
  const rows = rowsOf(t).map((row) =>
    tell(sp.lang, `outcome.${row}` as Key, {
      scores: each((team) => tell(sp.lang, 'outcome.score', { ...named(team), vp: at(t.s.scores, team)[row] })),
    }),
  )
  return [tell(sp.lang, 'outcome.adventurers', { people }), ...rows]
}
/** Mithrül and objectives only where they are in use. */
function rowsOf(t: T): Row[] {
  const all = at(t.s.reserve, MITHRUL) + at(t.s.bag, MITHRUL) + t.s.crowned.length
  const about = [...t.s.lying, ...t.s.adventurers.map((adv) => adv.ore)].some((ores) => at(ores, MITHRUL) > 0)
  return [
    'artifacts',
    'collections',
    'ores',
    'treasures',
    ...(all > 0 || about ? (['mithrul'] as const) : []),
    ...(isSolo(t) ? (['objectives'] as const) : []),
    'total',
  ]
}
/** FF-25.23, FF-25.25 */
function alone({ lang }: Speech, t: T): string[] {
  const { met, total } = at(t.s.scores, 0)
  const isCounted = met >= 2
  const { title, text } = EPILOGUES.findLast((epilogue) => isCounted && epilogue.from <= total) ?? at(EPILOGUES, 0)
  return [
    tell(lang, isCounted ? 'outcome.counts' : 'outcome.noScore', { met, vp: total }),
    tell(lang, 'outcome.epilogue', { title: title[lang] }),
    text[lang],
  ]
}
