/** What stands on a card besides its frame: rules, progress, reward and penalty, boost bar. */
import type { Lang } from '@emberhall/speech'
import type { Effect, SkillCard } from '../../content/types.ts'
import { when } from '../../text/sentences.ts'
import { tell } from '../words.ts'
import { huesOf } from './colours.ts'
import { Gem } from './Gem.tsx'
import { Icon } from './icons.tsx'
import type { CardLine } from './rules.ts'
import type { Density } from './shells.tsx'
import { shortEffects, type Token } from './short.ts'
import { Tokens } from './Tokens.tsx'

/** From this many letters on a text counts as long, or as very long. */
const LONG = 78
const VERY_LONG = 150
const lengthOf = (letters: number): string | undefined =>
  letters > VERY_LONG ? 'very' : letters > LONG ? 'long' : undefined

interface RulesProps {
  readonly lines: readonly CardLine[]
  readonly flavour: string | undefined
  readonly lang: Lang
  readonly density: Density
}
export function Rules({ lines, flavour, lang, density }: RulesProps) {
  if (density === 'full') {
    return (
      <div className="kd-rules" data-much={lengthOf(lines.reduce((n, l) => n + l.text.length, 0))}>
        {lines.map((line) => (
          <p key={line.text} className={line.bold ? 'kd-bold' : undefined}>
            {line.text}
          </p>
        ))}
        {flavour !== undefined && <p className="kd-flavour">{flavour}</p>}
      </div>
    )
  }
  return (
    <div className="kd-rules">
      {lines.map((line) => (
        <p key={line.text} className={line.bold ? 'kd-bold' : undefined}>
          {line.bold && <i className="kd-lasting" />}
          {line.short === null ? line.text : <Tokens tokens={line.short} lang={lang} />}
        </p>
      ))}
      {lines.length === 0 && flavour !== undefined && <p className="kd-flavour">{flavour}</p>}
    </div>
  )
}

interface ProgressProps {
  readonly have: number
  readonly coming: number
  readonly need: number
  readonly printed: number
  readonly density: Density
}
const MOST_PIPS = 10
/** Diamonds to be filled; a figure and a bar where they would be too many. */
export function Progress({ have, coming, need, printed, density }: ProgressProps) {
  const sum = have + coming
  const changed = need - printed
  return (
    <div className="kd-progress" data-full={sum >= need || undefined}>
      {(density === 'phone' || need > MOST_PIPS) && (
        <span className="kd-count">
          <b>{sum}</b>/{need}
        </span>
      )}
      {need > MOST_PIPS ? (
        <span className="kd-bar">
          <i style={{ width: `${Math.min(100, (sum / need) * 100)}%` }} />
        </span>
      ) : (
        <span className="kd-pips">
          {Array.from({ length: need }, (_, i) => (
            <i
              key={i}
              data-on={i < have ? 'have' : i < sum ? 'coming' : undefined}
              data-added={i >= printed || undefined}
            />
          ))}
        </span>
      )}
      {changed !== 0 && density !== 'phone' && (
        <span className="kd-modifier">
          {printed}
          {changed > 0 ? '+' : '−'}
          {Math.abs(changed)}
        </span>
      )}
    </div>
  )
}

interface OutcomeProps {
  readonly side: 'left' | 'right' | 'all'
  readonly tone: 'good' | 'bad'
  readonly lead?: 'dark' | undefined
  readonly caption: string
  readonly effects: readonly Effect[]
  readonly text: string | undefined
  readonly lang: Lang
  readonly density: Density
}
const isAside = (token: Token): boolean => typeof token === 'string' && token.startsWith('(')
/** A reward or a penalty in signs; a quill where only the text can say it. */
export function Outcome({ side, tone, lead, caption, effects, text, lang, density }: OutcomeProps) {
  const all = shortEffects(lang, effects, [])
  // Small cards have no room for what stands in brackets.
  const short = density === 'full' ? all : (all?.filter((token) => !isAside(token)) ?? null)
  return (
    <div className={`kd-foot kd-foot-${side} kd-${tone}`} data-many={(short?.length ?? 0) > 3 || undefined}>
      {density === 'full' && <em>{caption}</em>}
      <span>
        {lead !== undefined && (
          <>
            <Icon name={lead} />
            {': '}
          </>
        )}
        {effects.length === 0 ? (
          '–'
        ) : short !== null ? (
          <Tokens tokens={short} lang={lang} />
        ) : density === 'full' && side === 'all' ? (
          <small>{text}</small>
        ) : (
          <Icon name="text" />
        )}
      </span>
    </div>
  )
}
export function Foot({
  side,
  caption,
  text,
  density,
}: {
  readonly side: 'left' | 'right'
  readonly caption: string
  readonly text: string
  readonly density: Density
}) {
  return (
    <div className={`kd-foot kd-foot-${side} kd-turns`}>
      {density === 'full' && <em>{caption}</em>}
      <span>{text}</span>
    </div>
  )
}

export function BoostBar({
  boost,
  lang,
  density,
}: {
  readonly boost: SkillCard['boost']
  readonly lang: Lang
  readonly density: Density
}) {
  const { colours, value, bonus } = boost
  return (
    <div className="kd-boost">
      {density === 'full' && <em>{tell(lang, 'boost')}</em>}
      <Gem hues={huesOf(colours)} lang={lang} size={density === 'full' ? '2.6em' : '3em'} />
      <b>+{value}</b>
      {bonus !== undefined && density !== 'phone' && (
        <span>
          <b>+{bonus.value}</b>{' '}
          {density === 'full' ? (
            when({ lang, host: 'action' }, bonus.when)
          ) : bonus.when.is === 'type' ? (
            <Icon name={bonus.when.type} />
          ) : (
            <Icon name="progress" />
          )}
        </span>
      )}
    </div>
  )
}
