/** What happened between two pages: the choice, how a test went, what was told, what was won and lost. */
import type { LogLine } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import type { TestFace } from '../../../content/types.ts'
import { nameOf } from '../../../text/things.ts'
import { type Sign, SignGlyph, TestDie } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { type Event, wordIn } from '../model/told.ts'
import { tell } from '../words.ts'
import { Passages, Vine } from './Told.tsx'

const SIGNS: Readonly<Record<string, Sign>> = {
  gold: 'gold',
  food: 'food',
  gotItem: 'armor',
  storyCard: 'lore',
  storyCardGone: 'lore',
  newLocation: 'streetwise',
  newAlly: 'minion',
  traitPoints: 'trait',
  traitCard: 'trait',
  lostHealth: 'health',
  lostEnergy: 'energy',
  corruption: 'lifeDrain',
  victory: 'success',
  prize: 'success',
  dieWon: 'wild',
  verdict: 'strike',
}
/** What can go either way says 1 in this place where something is lost. */
const SIGN_AT: Readonly<Record<string, number>> = { reputation: 1, gold: 0, food: 0 }
const LOSSES = new Set(['lostHealth', 'lostEnergy', 'corruption', 'storyCardGone', 'questGone', 'questLost', 'lateNow'])
const BADGES: readonly string[] = ['militia', 'guild', 'lamplighters']
function signOf(line: LogLine): Sign {
  if (line.what !== 'reputation') return SIGNS[line.what] ?? 'trait'
  return BADGES.includes(wordIn(line)) ? (wordIn(line) as Sign) : 'eloquence'
}
/** What led here, before what the page itself says. */
export function Led({ events }: { readonly events: readonly Event[] }) {
  const { lang } = useDesk()
  if (events.length === 0) return null
  return (
    <section className="fgp-led" aria-label={tell(lang, 'followed')}>
      <Events events={events} />
      <Vine />
    </section>
  )
}
export function Events({ events }: { readonly events: readonly Event[] }) {
  const { lang } = useDesk()
  return events.map((event, i) => {
    switch (event.kind) {
      case 'chose':
        return (
          <p key={i} className="fgp-chose">
            {tell(lang, 'chose', { label: event.label })}
          </p>
        )
      case 'passages':
        return <Passages key={i} texts={event.texts} />
      case 'test':
        return <TestTold key={i} lines={event.lines} />
      case 'effect':
        return <Effect key={i} line={event.line} />
    }
  })
}
function Effect({ line }: { readonly line: LogLine }) {
  const { words, names } = useDesk()
  const text = words.log(line, names)
  if (text === '') return null
  const isLoss = LOSSES.has(line.what) || line.args[SIGN_AT[line.what] ?? -1] === 1
  return (
    <p className="fgp-effect" data-sign={signOf(line)} data-loss={isLoss || undefined}>
      <SignGlyph name={signOf(line)} />
      {text}
    </p>
  )
}
/** How a test went: the dice of its last roll, and what they came to. */
function TestTold({ lines }: { readonly lines: readonly LogLine[] }) {
  const { lang, words, names } = useDesk()
  const from = lines.findLastIndex(({ what }) => what === 'tested' || what === 'testRerolled')
  const faces = lines.slice(from + 1).filter(({ what }) => what === 'testFace')
  const [first] = lines
  const end = lines.at(-1)
  return (
    <div className="fgp-tested" data-won={end?.what === 'testWon' || undefined}>
      <span className="fgp-tested-dice" aria-hidden="true">
        {faces.map((line, i) => (
          <TestDie key={i} face={wordIn(line, 1) as TestFace} />
        ))}
      </span>
      <p>
        {first?.what === 'tested' &&
          tell(lang, 'test.rolled', {
            who: heroName(first, lang),
            trait: nameOf('trait', wordIn(first, 1), lang),
          })}
        {first?.what === 'tested' ? '. ' : ''}
        <span className="hidden">
          {faces.map((line) => tell(lang, 'test.shown', { face: wordIn(line, 1) })).join(', ')}.{' '}
        </span>
        {lines.some(({ what }) => what === 'testRerolled') && `${tell(lang, 'test.again')} `}
        <b>
          {end?.what === 'testWon'
            ? tell(lang, 'test.won')
            : end?.what === 'testLostDown'
              ? words.log(end, names)
              : end?.what === 'testLost'
                ? tell(lang, 'test.lost')
                : ''}
        </b>
      </p>
    </div>
  )
}
const heroName = (line: LogLine, lang: Lang): string => nameOf('hero', wordIn(line), lang)
