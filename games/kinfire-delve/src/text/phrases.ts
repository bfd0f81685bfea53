import { type Lang, sayer } from '@emberhall/speech'
import { packs } from '../content/index.ts'
import type { Aim, Amount, Condition, Count, Effect, Filter } from '../content/types.ts'
import { en, type Messages } from './effects.en.ts'
import { fr } from './effects.fr.ts'

export type { Lang }
/** Which card a text stands on decides whether it says "your roll", "the roll" or "a roll". */
export type Host = 'action' | 'attempt' | 'seeker' | 'table'
/** `inf` follows "you may", `do` speaks to the Seeker. */
type Mood = 'do' | 'inf'
type Lead = 'if' | 'and' | 'none'
type Prep = 'on' | 'from' | 'to' | 'none'
export interface Voice {
  readonly lang: Lang
  readonly host: Host
}

const icons = new Map(
  Object.values(packs).flatMap((pack) =>
    (pack.seekers ?? []).flatMap(({ icon }) => (icon ? [[icon.id, icon.name]] : [])),
  ),
)

export const say = sayer<keyof Messages>({ en, fr })

export function iconName(lang: Lang, id: string | undefined): string {
  return id === undefined ? '' : (icons.get(id)?.[lang] ?? id)
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function sentence(phrase: string): string {
  return `${capitalise(phrase)}.`
}

function filterWords(lang: Lang, filter: Filter | undefined) {
  const type = filter?.type ?? 'none'
  const colour = filter?.colour ?? 'none'
  const noun = filter?.type ?? 'challenge'
  return {
    type,
    colour,
    noun,
    typeWord: say(lang, 'type', { type }),
    colourWord: say(lang, 'colour.inPhrase', { colour, noun }),
    named: filter?.name ?? 'none',
    progress: filter?.withProgress ? 'yes' : 'no',
  }
}

export function target(lang: Lang, aim: Aim, prep: Prep): string {
  return say(lang, 'target', { target: aim.target, prep, ...filterWords(lang, aim.filter) })
}

function targetNoun(aim: Aim): string {
  return aim.target === 'self' || aim.target === 'chosenWellCard' ? 'card' : (aim.filter?.type ?? 'challenge')
}

function countNoun(lang: Lang, count: Count, n: number): string {
  const icon = iconName(lang, count.icon)
  return say(lang, `count.${count.count}`, { n, icon, ...filterWords(lang, count.filter) })
}

function perClause(lang: Lang, count: Count): string {
  const per = count.per ?? 1
  let text = say(lang, per === 1 ? 'per.one' : 'per.many', { per, noun: countNoun(lang, count, per) })
  if (count.round === 'up') text = say(lang, 'per.roundUp', { text })
  if (count.min !== undefined) text = say(lang, 'per.atLeast', { text, min: count.min })
  if (count.max !== undefined) text = say(lang, 'per.atMost', { text, max: count.max })
  return text
}

/** The number that stands in the sentence, and what follows it when it has to be counted. */
export function measure(lang: Lang, amount: Amount) {
  if (typeof amount === 'number') return { n: Math.abs(amount), sign: amount < 0 ? 'minus' : 'plus', tail: '' }
  const times = amount.times ?? 1
  const tail = ` ${perClause(lang, amount)}`
  if (amount.plus === undefined) return { n: Math.abs(times), sign: times < 0 ? 'minus' : 'plus', tail }
  return { n: amount.plus, sign: 'plus', tail: say(lang, 'per.plus', { n: times, text: tail }) }
}

export function condition(voice: Voice, cond: Condition, lead: Lead, neg: 'yes' | 'no' = 'no'): string {
  const { lang, host } = voice
  switch (cond.is) {
    case 'not':
      return condition(voice, cond.cond, lead, neg === 'yes' ? 'no' : 'yes')
    case 'amount': {
      const bound = cond.atLeast === undefined ? 'atMost' : 'atLeast'
      const n = cond.atLeast ?? cond.atMost ?? 0
      return say(lang, 'cond.amount', { lead, neg, bound, n, noun: countNoun(lang, cond.of, n) })
    }
    case 'matches':
      return say(lang, 'cond.matches', { lead, neg, n: cond.atLeast })
    case 'iconOnAction':
      return say(lang, 'cond.iconOnAction', { lead, neg, host, icon: iconName(lang, cond.icon) })
    case 'type':
    case 'colour':
    case 'light':
    case 'dark':
    case 'lanternCharged':
    case 'actionIsLantern':
    case 'noAction':
    case 'phase':
    case 'seekers':
    case 'attemptedHasProgress':
    case 'firstActionColour':
      return say(lang, `cond.${cond.is}`, { ...cond, lead, neg })
  }
}

function inSequence(lang: Lang, phrases: readonly string[]): string {
  return phrases.reduce((a, b, i) => say(lang, i === phrases.length - 1 ? 'join.then' : 'join.comma', { a, b }))
}

export function sequence(voice: Voice, effects: readonly Effect[], mood: Mood): string {
  return inSequence(
    voice.lang,
    effects.map((effect) => phrase(voice, effect, mood)),
  )
}

function phrase(voice: Voice, effect: Effect, mood: Mood): string {
  const { lang } = voice
  switch (effect.do) {
    case 'damage':
    case 'heal':
    case 'fatigue':
    case 'shakeFatigue':
    case 'descend':
    case 'climb':
    case 'modValue':
    case 'bonus':
      return say(lang, `effect.${effect.do}`, { mood, ...measure(lang, effect.n) })
    case 'draw':
      return say(lang, 'effect.draw', { mood, who: effect.who ?? 'you', ...measure(lang, effect.n) })
    case 'discardHand': {
      const who = effect.who ?? 'you'
      if (effect.n === 'all') return say(lang, 'effect.discardAll', { mood, who })
      return say(lang, 'effect.discardHand', {
        mood,
        who,
        mode: effect.mode ?? 'choose',
        ...measure(lang, effect.n),
      })
    }
    case 'recover':
      return say(lang, 'effect.recover', {
        mood,
        who: effect.who ?? 'you',
        colour: effect.colour ?? 'none',
        hasIcon: effect.icon === undefined ? 'no' : 'yes',
        icon: iconName(lang, effect.icon),
        ...measure(lang, effect.n),
      })
    case 'charge':
    case 'discharge':
      return say(lang, `effect.${effect.do}`, { mood, who: effect.who ?? 'you' })
    case 'addProgress':
      return say(lang, 'effect.addProgress', {
        mood,
        target: target(lang, effect.on, 'on'),
        ...measure(lang, effect.n),
      })
    case 'removeProgress':
      return say(lang, 'effect.removeProgress', {
        mood,
        target: target(lang, effect.on, 'from'),
        ...measure(lang, effect.n),
      })
    case 'moveProgress': {
      const sameWords = effect.from.target === effect.to.target && effect.from.target === 'chosenChallenge'
      const to = sameWords ? say(lang, 'target.second') : target(lang, effect.to, 'to')
      const from = target(lang, effect.from, 'from')
      return say(lang, 'effect.moveProgress', { mood, from, to, ...measure(lang, effect.n) })
    }
    case 'discardCard':
    case 'replaceCard':
      return say(lang, `effect.${effect.do}`, {
        mood,
        target: target(lang, effect.on, 'none'),
        noun: targetNoun(effect.on),
      })
    case 'attach':
      return say(lang, 'effect.attach', { mood, what: effect.what, to: effect.to ?? 'master' })
    case 'modDice':
      return say(lang, 'effect.modDice', { mood, face: effect.face, ...measure(lang, effect.n) })
    case 'countFace':
      return say(lang, 'effect.countFace', { mood, face: effect.face })
    case 'skipDie':
      return say(lang, 'effect.skipDie', { mood, die: effect.die })
    case 'preventDamage':
      return say(lang, 'effect.preventDamage', { mood, n: effect.n })
    case 'peekWell':
      return say(lang, 'effect.peekWell', { mood, n: effect.n, next: effect.then })
    case 'returnToHand':
    case 'reroll':
    case 'copyProgress':
    case 'ignorePenalty':
    case 'lose':
      return say(lang, `effect.${effect.do}`, { mood })
    case 'choose': {
      const options = effect.options.map((option) => sequence(voice, option, 'do'))
      return say(lang, 'effect.choose', { options: options.reduce((a, b) => say(lang, 'join.or', { a, b })) })
    }
    case 'may': {
      const effects = sequence(voice, effect.effects, 'inf')
      if (!effect.cost) return say(lang, 'effect.may', { effects })
      return say(lang, 'effect.mayPay', { effects, cost: sequence(voice, effect.cost, 'inf') })
    }
    case 'if': {
      const cond = condition(voice, effect.cond, 'if')
      const yes = sequence(voice, effect.then, 'do')
      if (!effect.else) return say(lang, 'effect.if', { cond, yes })
      return say(lang, 'effect.ifElse', { cond, yes, no: sequence(voice, effect.else, 'do') })
    }
    case 'forEach':
      return say(lang, 'effect.forEach', {
        each: perClause(lang, effect.count),
        effects: sequence(voice, effect.effects, 'do'),
      })
    case 'eachSeeker':
      return say(lang, 'effect.eachSeeker', { effects: sequence(voice, effect.effects, 'do') })
  }
}

/** One sentence per effect. */
export function sentences(voice: Voice, effects: readonly Effect[]): string {
  return effects
    .map((effect) => sentence(phrase(voice, effect, 'do')))
    .reduce((a, b) => say(voice.lang, 'join.sentences', { a, b }))
}
