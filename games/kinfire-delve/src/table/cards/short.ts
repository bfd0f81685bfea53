/** Card texts in signs and a few words, from the same data as the sentences. What has no short form says null. */
import type { Lang } from '@emberhall/speech'
import type { Ability, Aim, Amount, Condition, Effect, Static, Trigger } from '../../content/types.ts'
import { say } from '../../text/phrases.ts'
import type { Hue } from './colours.ts'
import { type IconName, isIcon } from './icons.tsx'
import { type ShortKey, shortEn, shortFr } from './shortWords.ts'

/** A word, a sign, or a gem of a colour. */
export type Token = string | { readonly icon: IconName } | { readonly gem: Hue }
export type Short = readonly Token[] | null

const icon = (name: IconName): Token => ({ icon: name })
const word = (lang: Lang, key: ShortKey): string => (lang === 'en' ? shortEn : shortFr)[key]
const lead = (lang: Lang, text: string): string => (lang === 'fr' ? `${text}\u00a0:` : `${text}:`)
const typeWord = (lang: Lang, type: string): string => say(lang, 'type', { type })
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
function joined(parts: readonly Short[], between: readonly Token[] = [',']): Short {
  if (parts.some((p) => p === null)) return null
  return parts.flatMap((p, i) => (i === 0 ? p! : [...between, ...p!]))
}

/** A number, and what it is counted by. */
function count(lang: Lang, n: Amount): readonly [string, ...Token[]] | null {
  if (typeof n === 'number') return [String(n)]
  const per = n.per === undefined ? [] : [String(n.per)]
  const most = n.max === undefined ? [] : [`(${word(lang, 'most')} ${n.max})`]
  const by = counter(lang, n.count, n.icon)
  if (by === null || n.plus !== undefined) return null
  // "+1 per other copy", but "1 / ◇".
  const slash = n.per === undefined && typeof by[0] === 'string' && by[0].length > 1 ? [] : ['/']
  return [String(n.times ?? 1), ...slash, ...per, ...by, ...most]
}
function counter(lang: Lang, by: string, mark: string | undefined): readonly Token[] | null {
  switch (by) {
    case 'progressOnSelf':
      return [icon('progress')]
    case 'missingProgressOnSelf':
      return ['◇']
    case 'fatigueInPlay':
      return [icon('fatigue')]
    case 'otherCopies':
      return [word(lang, 'perCopy')]
    case 'attachedToMaster':
      return [word(lang, 'perAttached')]
    case 'gauntletUp':
      return [word(lang, 'perGauntlet')]
    case 'gauntletDown':
      return [word(lang, 'gauntletDown')]
    case 'iconsInDiscard':
      return mark !== undefined && isIcon(mark) ? [icon(mark), word(lang, 'fromDiscard')] : null
    default:
      return null
  }
}
function place(lang: Lang, aim: Aim): string | null {
  if (aim.filter !== undefined) return null
  switch (aim.target) {
    case 'self':
    case 'attempted':
      return word(lang, 'here')
    case 'otherChallenge':
      return word(lang, 'elsewhere')
    case 'eachOtherChallenge':
      return word(lang, 'everyOther')
    case 'eachChallenge':
      return word(lang, 'everywhere')
    case 'chosenChallenge':
      return word(lang, 'chosen')
    case 'master':
      return word(lang, 'master')
    default:
      return null
  }
}

export function shortEffects(lang: Lang, effects: readonly Effect[], between: readonly Token[] = [',']): Short {
  return joined(
    effects.map((e) => shortEffect(lang, e)),
    between,
  )
}
function counted(lang: Lang, name: IconName, n: Amount): Short {
  const number = count(lang, n)
  return number === null ? null : [icon(name), ...number]
}
function onCards(lang: Lang, sign: string, n: Amount, on: Aim): Short {
  const where = place(lang, on)
  return typeof n !== 'number' || where === null ? null : [`${sign}${n}`, icon('progress'), where]
}
function shortEffect(lang: Lang, e: Effect): Short {
  switch (e.do) {
    case 'damage':
    case 'heal':
    case 'fatigue':
    case 'shakeFatigue':
    case 'descend':
    case 'climb':
      return counted(lang, e.do, e.n)
    case 'draw':
      return e.who === undefined || e.who === 'you' ? counted(lang, 'draw', e.n) : null
    case 'discardHand':
      if (e.n === 'all' || e.mode === 'random' || e.who === 'another') return null
      return e.who === 'each'
        ? joined([[word(lang, 'each')], counted(lang, 'discard', e.n)], [])
        : counted(lang, 'discard', e.n)
    case 'charge':
      return e.who === undefined || e.who === 'you' ? [icon('charge')] : null
    case 'recover': {
      const mark: Token[] = e.icon !== undefined && isIcon(e.icon) ? [icon(e.icon)] : []
      return typeof e.n === 'number' ? [word(lang, 'takeBack'), String(e.n), ...mark] : null
    }
    case 'modValue':
      return typeof e.n === 'number' ? [word(lang, 'action'), signed(e.n)] : plus(lang, e.n)
    case 'bonus':
      return typeof e.n === 'number' ? [`+${e.n}`, icon('progress')] : null
    case 'modDice':
      return e.face === 'light' || e.face === 'dark' ? [icon(e.face), `+${e.n}`, icon('progress')] : null
    case 'countFace':
      return [e.face === 'dark' ? icon('dark') : { gem: e.face }, word(lang, 'match')]
    case 'skipDie':
      return e.die === 'lightDark' ? [word(lang, 'without'), icon('light'), '/', icon('dark')] : null
    case 'reroll':
      return [icon('dice'), word(lang, 'reroll')]
    case 'ignorePenalty':
      return [word(lang, 'noPenalty')]
    case 'addProgress':
      return onCards(lang, '+', e.n, e.on)
    case 'removeProgress':
      return onCards(lang, '−', e.n, e.on)
    case 'moveProgress':
      return typeof e.n === 'number'
        ? [word(lang, 'move'), word(lang, 'upTo'), String(e.n), icon('progress'), '→', word(lang, 'here')]
        : null
    case 'discardCard':
      if (e.on.target === 'chosenChallenge') return [word(lang, 'discardOne')]
      return e.on.target === 'otherChallenge' ? [word(lang, 'discardOther')] : null
    case 'replaceCard':
      return e.on.target === 'otherChallenge' ? [word(lang, 'replaceOther')] : null
    case 'copyProgress':
      return [icon('progress'), word(lang, 'copies')]
    case 'peekWell':
      return e.then === 'discardAny'
        ? [word(lang, 'lookTop'), String(e.n), icon('well'), ',', word(lang, 'discardAny')]
        : null
    case 'attach':
      if (e.what === 'chosenChallenge') return [word(lang, 'attachChallenge')]
      return e.what === 'topOfWellDiscard' && e.to === undefined ? [word(lang, 'attachTop')] : null
    case 'choose':
      return joined(
        e.options.map((o) => shortEffects(lang, o)),
        [word(lang, 'or')],
      )
    case 'may':
      return e.cost === undefined
        ? shortEffects(lang, e.effects)
        : joined([shortEffects(lang, e.cost), shortEffects(lang, e.effects)], ['→'])
    case 'if': {
      const then = joined([condition(lang, e.cond), shortEffects(lang, e.then)], [])
      return e.else === undefined ? then : joined([then, shortEffects(lang, e.else)], [word(lang, 'otherwise')])
    }
    default:
      return null
  }
}
function plus(lang: Lang, n: Amount): Short {
  const number = count(lang, n)
  if (number === null) return null
  const [first, ...rest] = number
  return [`+${first}`, ...rest]
}

function condition(lang: Lang, c: Condition): Short {
  const colon = lang === 'fr' ? '\u00a0:' : ':'
  if (c.is === 'type') return [icon(c.type), lead(lang, typeWord(lang, c.type))]
  if (c.is === 'light' || c.is === 'dark') return [icon(c.is), colon]
  if (c.is === 'attemptedHasProgress') return [icon('progress'), '≥', '1', colon]
  if (c.is === 'amount' && c.atLeast !== undefined) {
    const by = c.of.count === 'attachedToMaster' ? [word(lang, 'attachedCards')] : counter(lang, c.of.count, c.of.icon)
    return by === null ? null : [`≥${c.atLeast}`, ...by, colon]
  }
  return null
}
const LEADS: Partial<Record<Trigger, ShortKey>> = {
  beforePenalty: 'fail',
  onFail: 'fail',
  onComplete: 'success',
  turnStart: 'eachTurn',
  onEnter: 'entry',
  onDiscarded: 'discarded',
  onOtherCompleted: 'otherDone',
  attemptStart: 'before',
  onExhaust: 'exhaust',
  onGauntletFlip: 'turned',
}
const SILENT: readonly Trigger[] = ['onAction', 'afterRoll', 'onPlaced']
export function shortAbility(lang: Lang, a: Ability): Short {
  if (a.limit !== undefined) return null
  const isDice = a.do.every(
    (e) => e.do === 'modDice' || e.do === 'countFace' || e.do === 'skipDie' || e.do === 'copyProgress',
  )
  const key = LEADS[a.on]
  const start: Short =
    a.on === 'onLight' || a.on === 'onDark'
      ? condition(lang, { is: a.on === 'onLight' ? 'light' : 'dark' })
      : isDice || SILENT.includes(a.on)
        ? []
        : key === undefined
          ? null
          : [lead(lang, word(lang, key))]
  return joined([start, a.if === undefined ? [] : condition(lang, a.if), shortEffects(lang, a.do)], [])
}

export function shortStatic(lang: Lang, s: Static): Short {
  switch (s.always) {
    case 'difficulty': {
      const { target, filter } = s.of
      const n = plus(lang, s.n)
      if (n === null) return null
      if (target === 'self') return n
      if (target === 'master') return [lead(lang, word(lang, 'master')), ...n]
      if (target === 'eachChallenge' && filter?.type !== undefined)
        return [icon(filter.type), lead(lang, typeWord(lang, filter.type)), ...n]
      return null
    }
    case 'fewerWhenExhausting':
      return [lead(lang, word(lang, 'exhaust')), icon('draw'), `−${s.n}`]
    case 'vulnerable':
      return s.of === undefined ? [word(lang, 'vulnerable'), { gem: s.colour }] : null
    case 'boostLimit':
      return [word(lang, 'most'), `${s.n} ${word(lang, 'boost')}`]
    case 'boostValue':
      return s.if === undefined ? [word(lang, 'boosts'), signed(s.n)] : null
    case 'actionValue':
      if (typeof s.n !== 'number') return null
      if (s.if?.is === 'actionIsLantern') return [word(lang, 'lantern'), signed(s.n)]
      return s.if === undefined ? [word(lang, 'actions'), signed(s.n)] : null
    case 'lightDoesNotCount':
      return [icon('light'), '=', '0']
    case 'noCharge':
      return [word(lang, 'no'), icon('charge')]
    case 'noRerolls':
      return [word(lang, 'no'), icon('dice'), word(lang, 'reroll').toLowerCase()]
    case 'noHealing':
      return [word(lang, 'no'), icon('heal')]
    case 'extraDamage':
      return s.when.is === 'dark'
        ? [lead(lang, word(lang, 'fail')), icon('dark'), '→', icon('damage'), `+${s.n}`]
        : null
    case 'penaltyDamage':
      return [word(lang, 'penalty'), icon('damage'), signed(s.n)]
    case 'defeat': {
      const at = condition(lang, s.when)
      return at === null ? null : [...at, word(lang, 'lose')]
    }
    default:
      return null
  }
}
export const shortReveal = (lang: Lang, effects: readonly Effect[]): Short =>
  joined([[lead(lang, word(lang, 'reveal'))], shortEffects(lang, effects)], [])
export const shortWord = word
export const shortLead = lead
