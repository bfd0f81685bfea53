/** Notes that go along with a game as it is really played: they read what a seat sees, and change nothing. */
import { type Core, type LogLine, type Option, verbOf, type View } from '@emberhall/kernel'
import type { Lang } from './module.ts'

/** What a note looks at: the table as one seat sees it, what it is asked, and what has been told. */
export interface Sight<S extends Core> {
  readonly view: View<S>
  readonly log: readonly LogLine[]
}
/** When something is explained, by which rule, and where on the drawn table to look. */
export interface LessonMoment<S extends Core, Id extends string = string> {
  readonly id: Id
  readonly rule: string
  readonly points: string | ((sight: Sight<S>) => string)
  readonly isDue: (sight: Sight<S>) => boolean
}

export const isAsked = <S extends Core>({ view }: Sight<S>, ...questions: readonly string[]): boolean =>
  view.ask !== null && questions.includes(view.ask.def.name)
export const offered = <S extends Core>({ view }: Sight<S>, verb: number): readonly Option[] =>
  view.ask?.options.filter((option) => verbOf(option) === verb) ?? []
export const isOffered = <S extends Core>(sight: Sight<S>, ...verbs: readonly number[]): boolean =>
  verbs.some((verb) => offered(sight, verb).length > 0)
export const hasHappened = <S extends Core>({ log }: Sight<S>, ...what: readonly string[]): boolean =>
  log.some((line) => what.includes(line.what))

/** What can be explained at the question under way, the most pressing first; whoever has read something skips it. */
export function lessonOf<S extends Core, Id extends string>(
  moments: readonly LessonMoment<S, Id>[],
  words: Readonly<Record<Lang, Readonly<Record<Id, string>>>>,
  /** Says that one can play now. */
  end: Id,
) {
  return {
    end,
    due: (view: View<S>, log: readonly LogLine[], lang: Lang) => {
      const sight = { view, log }
      const now = view.ask === null ? [] : moments.filter(({ isDue }) => isDue(sight))
      return now.map(({ id, rule, points }) => ({
        id,
        rule,
        points: typeof points === 'string' ? points : points(sight),
        text: words[lang][id],
      }))
    },
  }
}
