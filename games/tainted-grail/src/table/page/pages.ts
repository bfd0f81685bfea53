/** What has been told and is worth a page of its own: letters, verses and dreams that ask nothing, what came of a choice, events, the Grace. */
import type { LogLine } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { CONTENT } from '../../content/index.ts'
import type { CharacterId } from '../../content/types.ts'
import { PROSE, writtenOf } from '../../prose/index.ts'
import { nameOf } from '../../text/faces.ts'
import { partProse } from '../../text/shelves.ts'
import { optionId, passagesTold } from '../../text/story.ts'
import { tell } from '../words.ts'

export interface Page {
  /** Where in the log it stands, and where one goes on. */
  readonly at: number
  readonly next: number
  readonly kind: 'letter' | 'verse' | 'dream' | 'nightmare' | 'event' | 'grace'
  readonly title: string
  readonly subtitle: string
  readonly paragraphs: readonly string[]
  /** Whose letter. */
  readonly character: CharacterId | null
  /** The place it belongs to; 0: none. */
  readonly number: number
  /** The event it tells of. */
  readonly event?: string
}
const textOf = ({ args }: LogLine, i: number): string => (typeof args[i] === 'string' ? args[i] : '')
const countOf = ({ args }: LogLine, i: number): number => (typeof args[i] === 'number' ? args[i] : 0)
const split = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.split('\n'))

/** What came of a choice, as the journal tells it. */
function outcomeTold(lang: Lang, line: LogLine): readonly string[] {
  const id = textOf(line, 0)
  const told = writtenOf(lang, id)?.told
  const n = countOf(line, 1)
  const key =
    line.what === 'option' ? optionId(id, n) : n === 0 ? textOf(line, 2) : `${optionId(id, n - 1)}.${textOf(line, 2)}`
  const text = told?.[key]
  return text === undefined ? [] : text.split('\n')
}
const isOutcome = ({ what }: LogLine): boolean => what === 'option' || what === 'told'
/** The place that a verse, a dream or a nightmare belongs to. */
export const numberIn = (id: string): number => Number(/\d{3}/.exec(id)?.[0] ?? 0)
const locationCalled = (lang: Lang, number: number): string =>
  CONTENT.locations.find((one) => one.number === number)?.name[lang] ?? ''

type Told = Omit<Page, 'at' | 'next'>
function pageOf(lang: Lang, line: LogLine, mine: readonly string[]): Told | null {
  const id = textOf(line, 0)
  if (line.what === 'joined') {
    const who = CONTENT.characters.find((one) => one.id === id)
    if (who === undefined || !mine.includes(id)) return null
    const paragraphs = PROSE[lang].letters[who.id].split('\n')
    const title = tell(lang, 'letter', { who: who.name[lang] })
    return { kind: 'letter', title, subtitle: tell(lang, 'letterWhy'), paragraphs, character: who.id, number: 0 }
  }
  if (line.what === 'verse') {
    const dream = CONTENT.dreams.find((one) => one.id === id)
    const number = numberIn(id)
    const kind = dream === undefined ? 'verse' : id.startsWith('nightmare') ? 'nightmare' : 'dream'
    return {
      kind,
      title: dream?.name[lang] ?? locationCalled(lang, number),
      subtitle: kind === 'verse' ? tell(lang, 'verseNo', { id }) : tell(lang, kind),
      paragraphs: split(passagesTold(lang, id, countOf(line, 1))),
      character: null,
      number,
    }
  }
  if (isOutcome(line)) {
    const number = numberIn(id)
    const subtitle = tell(lang, 'cameOfIt')
    const paragraphs = outcomeTold(lang, line)
    return { kind: 'verse', title: locationCalled(lang, number), subtitle, paragraphs, character: null, number }
  }
  if (line.what === 'graceGiven') {
    const paragraphs = PROSE[lang].special.grace.split('\n')
    return {
      kind: 'grace',
      title: tell(lang, 'grace'),
      subtitle: tell(lang, 'graceWhy'),
      paragraphs,
      character: null,
      number: 0,
    }
  }
  const [card] = line.args
  if (line.what !== 'event' || typeof card !== 'object' || card.face === null) return null
  const paragraphs = split(Object.values(partProse(lang, card.face)?.text ?? {}))
  const title = nameOf(lang, card.face)
  const subtitle = tell(lang, 'eventToday')
  return { kind: 'event', title, subtitle, paragraphs, character: null, number: 0, event: card.face }
}
/** The pages since a line of the log, those that say nothing left out. What came of one choice is one page. */
export function pagesSince(lang: Lang, log: readonly LogLine[], from: number, mine: readonly string[]): Page[] {
  const pages: Page[] = []
  for (let at = from; at < log.length; at++) {
    const line = log[at]
    const told = line === undefined ? null : pageOf(lang, line, mine)
    if (line === undefined || told === null || told.paragraphs.length === 0) continue
    const last = pages.at(-1)
    if (last !== undefined && isOutcome(line) && last.number === told.number && last.kind === 'verse')
      pages[pages.length - 1] = { ...last, next: at + 1, paragraphs: [...last.paragraphs, ...told.paragraphs] }
    else pages.push({ ...told, at, next: at + 1 })
  }
  return pages
}
/** What was chosen on the page before the one that lies open, and what came of it. */
export function toldBefore(lang: Lang, log: readonly LogLine[]): { choice: string; lines: readonly string[] } | null {
  const open = log.findLastIndex(({ what }) => what === 'verse')
  const start = log.findLastIndex(({ what }, i) => i < open && ['verse', 'explores', 'dream', 'acts'].includes(what))
  const outcomes = log.slice(start + 1, Math.max(0, open)).filter(isOutcome)
  const [chosen] = outcomes
  if (chosen === undefined || chosen.what !== 'option') return null
  const id = textOf(chosen, 0)
  const choice = writtenOf(lang, id)?.options?.[optionId(id, countOf(chosen, 1))] ?? ''
  const lines = outcomes.flatMap((line) => outcomeTold(lang, line))
  return lines.length === 0 ? null : { choice, lines }
}
