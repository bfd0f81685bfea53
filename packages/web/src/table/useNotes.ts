/** Notes that go along with a game: each is shown when it first matters, to each seat once, until its question is answered. */
import type { GameShell, Lang, NoteBook } from '@emberhall/speech'
import { useEffect, useMemo, useState } from 'react'
import type { Snapshot } from '../play/source.ts'
import { keepLesson, lessonOf, markTaught } from './lessonKept.ts'
import type { LessonDesk } from './useLesson.ts'

export function useNotes(
  id: string,
  { module, notes }: GameShell,
  { view, options, policies, log, mine }: Snapshot,
  lang: Lang,
): LessonDesk | null {
  const [kept, setKept] = useState(() => lessonOf(id))
  const [shown, setShown] = useState({ question: '', name: '' })
  const [read, setRead] = useState({ question: '', n: 0 })
  const isWanted = notes?.isFor(view, options, policies) === true && mine.length > 0 && !kept.isSkipped
  const book = useBook(notes, isWanted)
  useEffect(() => {
    if (kept.isSkipped || kept.told.length > 0) keepLesson(id, kept)
  }, [id, kept])

  const { seat, question } = view
  const nameOf = (note: string): string => `${seat} ${note}`
  // Whoever has answered has read it.
  const told = shown.name !== '' && shown.question !== question ? [...kept.told, shown.name] : kept.told
  const due = useMemo(() => (isWanted ? (book?.due(view, log, lang) ?? []) : []), [isWanted, book, view, log, lang])
  const fresh = due.filter((other) => !told.includes(nameOf(other.id)))
  const [note] = fresh
  const before = read.question === question ? read.n : 0
  const name = note === undefined ? '' : nameOf(note.id)
  if (told !== kept.told) setKept({ ...kept, told })
  if (shown.name !== name || (name !== '' && shown.question !== question)) setShown({ question, name })
  if (note === undefined || book === null) return null
  return {
    says: note,
    page: before + 1,
    pages: before + fresh.length,
    invited: null,
    isReading: false,
    isEnd: note.id === book.end,
    next: () => {
      setKept({ ...kept, told: [...told, name] })
      setRead({ question, n: before + 1 })
      if (note.id === book.end) markTaught(module.game.id)
    },
    skip: () => {
      setKept({ isSkipped: true, told: [] })
      markTaught(module.game.id)
    },
  }
}
/** They are fetched only for those who are to read them; without them the game goes on as it is. */
function useBook(notes: GameShell['notes'], isWanted: boolean): NoteBook | null {
  const [book, setBook] = useState<NoteBook | null>(null)
  useEffect(() => {
    if (isWanted) notes?.load().then(setBook, () => undefined)
  }, [notes, isWanted])
  return book
}
