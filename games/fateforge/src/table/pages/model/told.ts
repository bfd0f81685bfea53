/** What the story has told so far, read from the log. */
import { at } from '@emberhall/kernel'
import type { LogLine } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import type { FateforgeStory } from '../../../content/story-terms.ts'
import type { T } from '../../../state.ts'
import { isTrue } from '../../../steps/story.ts'
import type { Speech } from '../../../text/speech.ts'
import { choiceNamed, legText, nodeNamed } from '../../../text/tale.ts'
import { game } from '../../model/game.ts'

export type StoryNode = FateforgeStory['nodes'][number]

/** A name among the arguments of a line. */
export function wordIn({ args }: LogLine, i = 0): string {
  const arg = args[i]
  return typeof arg === 'string' ? arg : ''
}

export const nodeIn = (id: string): StoryNode => nodeNamed(SPEECH, id)
/** Only the game is asked: what is told of it comes in the language that is wanted. */
const SPEECH: Speech = { lang: 'en', game, names: [] }
const speech = (lang: Lang): Speech => ({ ...SPEECH, lang })
const byBits = (body: StoryNode['body'], bits: number, lang: Lang): string[] =>
  (body ?? []).flatMap(({ text }, i) => (((bits >> i) & 1) === 1 ? [text[lang]] : []))

/** The passages of the page that lies open. */
export function pageNow(t: T, log: readonly LogLine[], lang: Lang): readonly string[] {
  const { body = [] } = nodeIn(t.s.node)
  const line = log.findLast(({ what, args }) => what === 'page' && args[0] === t.s.node)
  if (line !== undefined) return byBits(body, Number(line.args[1]), lang)
  return body.filter((passage) => passage.if === undefined || isTrue(t, passage.if)).map(({ text }) => text[lang])
}

/** Something told or done between two pages. */
export type Event =
  | { readonly kind: 'passages'; readonly texts: readonly string[] }
  | { readonly kind: 'chose'; readonly label: string }
  | { readonly kind: 'test'; readonly lines: readonly LogLine[] }
  | { readonly kind: 'effect'; readonly line: LogLine }

const TEST = new Set(['tested', 'testFace', 'testRerolled', 'testWon', 'testLost', 'testLostDown'])
/** Lines of the log that tell what the group has won or lost. */
export const WON_OR_LOST = [
  'reputation',
  'gold',
  'food',
  'gotItem',
  'storyCard',
  'storyCardGone',
  'newLocation',
  'newQuest',
  'questGone',
  'questWon',
  'questLost',
  'newAlly',
  'traitPoints',
  'traitCard',
  'corruption',
  'prize',
  'dieWon',
  'victory',
] as const
const EFFECTS = new Set<string>([
  ...WON_OR_LOST,
  'unlocked',
  'lostHealth',
  'lostEnergy',
  'verdict',
  'arrived',
  'lateNow',
  'lesson',
])
/** Lines after which what went before is another scene. */
const CUTS = new Set(['page', 'verdict', 'restBegins', 'restEnds'])

function eventsIn(lines: readonly LogLine[], lang: Lang): Event[] {
  const events: Event[] = []
  for (const line of lines) {
    const { what, args } = line
    if (what === 'chose') events.push({ kind: 'chose', label: choiceNamed(SPEECH, wordIn(line)).label[lang] })
    else if (what === 'leg') {
      const text = legText(speech(lang), wordIn(line), Number(args[1]), Number(args[2]))
      if (text !== '') events.push({ kind: 'passages', texts: text.split('\n') })
    } else if (TEST.has(what)) {
      const last = events.at(-1)
      if (what === 'tested' || last?.kind !== 'test') events.push({ kind: 'test', lines: [line] })
      else events[events.length - 1] = { kind: 'test', lines: [...last.lines, line] }
    } else if (EFFECTS.has(what)) events.push({ kind: 'effect', line })
  }
  return events
}

/** What led to the page that lies open: since the page before, or since the fight or rest that lay between. */
export function ledHere(log: readonly LogLine[], node: string, lang: Lang): readonly Event[] {
  const at = log.findLastIndex(({ what, args }) => what === 'page' && args[0] === node)
  return lately(at < 0 ? log : log.slice(0, at), lang)
}
/** Since the last page, fight or rest. */
export function lately(log: readonly LogLine[], lang: Lang): readonly Event[] {
  const cut = log.findLastIndex(({ what }) => CUTS.has(what))
  return eventsIn(log.slice(log[cut]?.what === 'verdict' ? cut : cut + 1), lang)
}
/** What has happened since the page was opened. */
export function sinceHere(log: readonly LogLine[], node: string, lang: Lang): readonly Event[] {
  const at = log.findLastIndex(({ what, args }) => what === 'page' && args[0] === node)
  return at < 0 ? [] : eventsIn(log.slice(at + 1), lang)
}

/** A page as it is remembered. */
export interface PastPage {
  readonly node: StoryNode
  readonly texts: readonly string[]
  readonly after: readonly Event[]
}
/** The pages told before the one that lies open, the last of them last. */
export function pagesBefore(log: readonly LogLine[], lang: Lang): readonly PastPage[] {
  const starts = log.flatMap(({ what }, i) => (what === 'page' ? [i] : []))
  return starts.slice(0, -1).map((start, i) => {
    const line = at(log, start)
    const node = nodeIn(wordIn(line))
    return {
      node,
      texts: byBits(node.body, Number(line.args[1]), lang),
      after: eventsIn(log.slice(start + 1, starts[i + 1]), lang).filter(({ kind }) => kind !== 'effect'),
    }
  })
}
/** The passages of the last page, and of the ways taken from it. */
export function lastTold(log: readonly LogLine[], lang: Lang): readonly string[] {
  const start = log.findLastIndex(({ what }) => what === 'page')
  if (start < 0) return []
  const line = at(log, start)
  const own = byBits(nodeIn(wordIn(line)).body, Number(line.args[1]), lang)
  const since = log.slice(start + 1)
  const after = eventsIn(since, lang).flatMap((event) => (event.kind === 'passages' ? event.texts : []))
  // A page that led to a fight or to a choice tells how it began, not what happened.
  return after.length > 0 || since.some(({ what }) => what === 'verdict' || what === 'chose') ? after : own
}
