/** What a table shows now. Games say what is to be seen; where they do not, what is chance is read out first. */
import type { Core, LogLine, View } from '@emberhall/kernel'
import type { TableModule, Lang } from '@emberhall/speech'
import { type Beat, type Telltale, useSkippable } from '@emberhall/ui'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { TableSource } from '../play/source.ts'
import { sittersIn } from './placeholders.ts'
import type { Seated } from './useDesk.ts'
import { type Course, type Showing, Unfolding } from './unfolding.ts'

const READ_MS = 900
const LINE_MS = 400
/** The lines that fate wrote, by themselves. */
export function readOut(
  { telling }: Pick<TableModule, 'telling'>,
  before: View<Core>,
  news: readonly LogLine[],
  { words, names }: Telltale,
): readonly Beat[] {
  const lines = news.filter(({ what }) => telling.chance.includes(what)).map((line) => words.log(line, names))
  const things = lines.filter((says) => says !== '').map((says) => ({ picture: null, says, counts: true }))
  if (things.length === 0) return []
  const lot = { kind: 'card', title: words.title, needs: '', things, verdict: '' } as const
  return [{ view: before, told: 0, ms: READ_MS + LINE_MS * things.length, lot }]
}

/** What a table has to show on its way from one view to the next. */
export const beatsAt =
  ({ shell: { module }, drawn, source }: Seated, lang: Lang): Course['beatsOf'] =>
  (before, after, news) => {
    const told = { words: module.words[lang], lang, names: namesAt(source, lang) }
    return drawn?.beats?.(before, after, news, told) ?? readOut(module, before, news, told)
  }
export function useUnfolding(source: TableSource, course: Course, lang: Lang): Showing {
  const [unfolding] = useState(() => new Unfolding(source, course))
  useEffect(() => unfolding.setCourse(course))
  const [showing, setShowing] = useState(unfolding.current)
  useEffect(() => {
    // Drawn bit by bit: in between, what moves goes on moving and a press is heard.
    const show = (): void => startTransition(() => setShowing(unfolding.current()))
    const leave = unfolding.subscribe(show)
    show()
    return leave
  }, [unfolding])
  useSkippable(showing.beat !== null, unfolding.skip)
  return useMemo(() => {
    const { snapshot, beat } = showing
    return { snapshot: { ...snapshot, sitters: sittersIn(snapshot.sitters, lang) }, beat }
  }, [showing, lang])
}
const namesAt = (source: TableSource, lang: Lang): string[] =>
  sittersIn(source.current()!.sitters, lang).map(({ name }) => name)
