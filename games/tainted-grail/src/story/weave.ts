/** The verses of the pack and their prose as one graph, such as `@emberhall/story` can check and draw. */
import type { Body, Leg } from '@emberhall/story'
import type { Choice, Condition, Effect, Option, Quest, RollRow, Verse } from '../content/types.ts'
import { type PartProse, PROSE, WHEN, writtenOf } from '../prose/index.ts'
import { ASKED } from './asking.ts'
import {
  asked,
  type GrailCondition,
  type GrailNode,
  type GrailTerms,
  readFlag,
  statusFlag,
  takenFlag,
} from './terms.ts'

type G = GrailTerms
type Done = G['effect'] | { readonly set: string } | { readonly clear: string }

interface Way {
  readonly effects: readonly Done[]
  readonly next: string
}

export const LEFT = '■'
const LEAVE = { en: 'Leave', fr: 'Partir' }

/** The passages of a verse or part, with their conditions. */
export function bodyOf(id: string): Body<G> {
  return Object.keys(writtenOf('en', id)?.text ?? {}).map((passage) => {
    const when = WHEN[id]?.[passage]
    const text = { en: wordsAt('en', id, passage), fr: wordsAt('fr', id, passage) }
    return when === undefined ? { text } : { if: asked(when), text }
  })
}
const wordsAt = (lang: 'en' | 'fr', id: string, passage: string): string => writtenOf(lang, id)?.text[passage] ?? ''

/** What is told of an option or an outcome; nothing if nothing is written. */
function toldAt(id: string, key: string): Body<G> {
  const text = { en: writtenOf('en', id)?.told?.[key] ?? '', fr: writtenOf('fr', id)?.told?.[key] ?? '' }
  return text.en === '' && text.fr === '' ? [] : [{ text }]
}
const labelAt = (id: string, key: string) => ({
  en: writtenOf('en', id)?.options?.[key] ?? '',
  fr: writtenOf('fr', id)?.options?.[key] ?? '',
})
const kept = (flag: string): readonly { readonly set: string }[] => (ASKED.has(flag) ? [{ set: flag }] : [])

/** Weaves the verses of one place; every node it makes on the way is added to `nodes`. */
export class Weaver {
  readonly nodes: GrailNode[] = []

  verse(verse: Verse): void {
    const { id } = verse
    const before = this.nodes.length
    const isRead = kept(readFlag(id))
    const isBare = verse.options.length > 0 && verse.enter.length + isRead.length === 0
    const answered = verse.options.length === 0 ? LEFT : `${id}?`
    const own: GrailNode[] = []
    if (!isBare) {
      const { effects, next } = this.chain(id, '', verse.enter, answered)
      own.push({ id, kind: 'text', body: bodyOf(id), effects: [...isRead, ...effects], next })
    }
    if (verse.options.length > 0) {
      const choices = verse.options.map((option) => this.option(id, option))
      const all = verse.noLeave === true ? choices : [...choices, { id: 'leave', label: LEAVE, next: LEFT }]
      own.push({ id: isBare ? id : answered, kind: 'choice', body: isBare ? bodyOf(id) : [], choices: all })
    }
    // A verse stands before what it turns into.
    this.nodes.splice(before, 0, ...own)
  }

  private option(verse: string, { id, needs, shownIf, once, cost, do: effects }: Option) {
    const key = takenFlag(`${verse}.${id}`)
    const conditions: GrailCondition[] = [needs, shownIf].flatMap((each) => (each === undefined ? [] : [asked(each)]))
    if (once === true) conditions.push({ once: `${verse}.${id}` })
    const { effects: done, next } = this.chain(verse, id, effects, LEFT)
    return {
      id,
      label: labelAt(verse, id),
      ...(conditions.length > 0 && { if: conditions.length === 1 ? conditions[0]! : { all: conditions } }),
      ...(cost !== undefined && { cost: cost.pay }),
      body: toldAt(verse, id),
      effects: [...kept(key), ...done],
      next,
    }
  }

  /** Effects one after another: those before anything turns, and where it goes on. */
  private chain(verse: string, key: string, list: readonly Effect[], after: string): Way {
    const effects: Done[] = []
    for (const [i, effect] of list.entries()) {
      if (effect.do === 'goto') return { effects, next: effect.verse }
      if (effect.do === 'status') effects.push(...flagged(effect))
      else if (!isTurning(effect)) effects.push(effect)
      else {
        const rest = this.joined(verse, key, list.slice(i + 1), after)
        return { effects, next: this.turn(verse, key, effect, rest) }
      }
    }
    return { effects, next: after }
  }
  /** Where it goes on after something has turned, whichever way. */
  private joined(verse: string, key: string, list: readonly Effect[], after: string): string {
    const { effects, next } = this.chain(verse, key, list, after)
    if (effects.length === 0) return next
    const id = this.idFor(verse, key, 'then')
    this.nodes.push({ id, kind: 'text', body: [], effects, next })
    return id
  }
  private idFor(verse: string, key: string, what: string): string {
    const id = `${key === '' ? verse : `${verse}.${key}`} ${what}`
    const alike = this.nodes.filter((node) => node.id === id || node.id.startsWith(`${id} `)).length
    return alike === 0 ? id : `${id} ${alike + 1}`
  }
  /** A node for an effect that can turn out in several ways. */
  private turn(verse: string, key: string, effect: Effect, after: string): string {
    const id = this.idFor(verse, key, effect.do)
    const leg = (way: string, effects: readonly Effect[]): Leg<G> => {
      const name = key === '' ? way : `${key}.${way}`
      return { body: toldAt(verse, name), ...this.chain(verse, name, effects, after) }
    }
    if (effect.do === 'if') this.branch(id, leg, effect)
    else if (effect.do === 'vote') this.vote(id, verse, effect.of, after)
    else {
      const ways = waysOf(effect) ?? {}
      const outcomes = Object.fromEntries(Object.entries(ways).map(([way, effects]) => [way, leg(way, effects)]))
      this.nodes.push({ id, kind: 'scene', scene: { turn: turnOf(effect), ways: Object.keys(ways) }, outcomes })
    }
    return id
  }
  private branch(
    id: string,
    leg: (way: string, effects: readonly Effect[]) => Leg<G>,
    { if: condition, then, else: otherwise = [] }: { if: Condition; then: readonly Effect[]; else?: readonly Effect[] },
  ): void {
    const yes = leg('then', then)
    this.nodes.push({
      id,
      kind: 'branch',
      cases: [{ if: asked(condition), effects: yes.effects ?? [], next: yes.next }],
      otherwise: leg('else', otherwise),
    })
  }
  private vote(id: string, verse: string, of: readonly Choice[], after: string): void {
    const choices = of.map((choice, i) => {
      const letter = choice.id ?? String(i)
      const { effects, next } = this.chain(verse, letter, choice.do, after)
      const flags = kept(takenFlag(`${verse}.${letter}`))
      return {
        id: letter,
        label: labelAt(verse, letter),
        body: toldAt(verse, letter),
        effects: [...flags, ...effects],
        next,
      }
    })
    this.nodes.push({ id, kind: 'choice', body: [], choices })
  }

  /** A story event: told, then its effects. */
  told(id: string, body: Body<G>, list: readonly Effect[], after: string): void {
    const { effects, next } = this.chain(id, '', list, after)
    this.nodes.push({ id, kind: 'text', body, effects, next })
  }
  /** A quest is played outside of the story. */
  quest(id: string, { success, failure }: Quest, after: string): void {
    const leg = (way: 'success' | 'failure', effects: readonly Effect[]): Leg<G> => {
      const text = { en: writtenPart('en', id)?.[way] ?? '', fr: writtenPart('fr', id)?.[way] ?? '' }
      return { body: [{ text }], ...this.chain(id, way, effects, after) }
    }
    const outcomes = { success: leg('success', success), ...(failure && { failure: leg('failure', failure) }) }
    const scene = { turn: 'quest', ways: Object.keys(outcomes) }
    this.nodes.push({ id: `${id} quest`, kind: 'scene', body: hinted(id), scene, outcomes })
  }

  /** All of them, and the end at which one leaves. */
  closed(ending: string): readonly GrailNode[] {
    return [...this.nodes, { id: LEFT, kind: 'end', body: [], ending }]
  }
}

const writtenPart = (lang: 'en' | 'fr', id: string): PartProse | undefined => writtenOf(lang, id)
const hinted = (id: string): Body<G> => [
  { text: { en: writtenPart('en', id)?.hint ?? '', fr: writtenPart('fr', id)?.hint ?? '' } },
]

const isTurning = (effect: Effect): boolean => effect.do === 'if' || effect.do === 'vote' || waysOf(effect) !== null

function flagged({ status, part, clear }: Extract<Effect, { do: 'status' }>): Done[] {
  const flag = statusFlag(status, part)
  return clear === true ? [{ clear: flag }] : [{ set: flag }]
}
/** How it can turn out; null if it only happens. */
export function waysOf(effect: Effect): Readonly<Record<string, readonly Effect[]>> | null {
  switch (effect.do) {
    case 'encounter':
    case 'placeGuardian': {
      const { won, lost, avoided } = effect
      if (won === undefined && lost === undefined) return null
      return { won: won ?? [], lost: lost ?? [], ...(avoided !== undefined && { avoided }) }
    }
    case 'roll':
      return rows(effect.table)
    case 'flipDial':
      return { grail: effect.grail, skull: effect.skull }
    case 'setDial':
      return { [String(effect.right)]: effect.then, else: effect.else }
    default:
      return null
  }
}
/** What is not listed is nothing. */
function rows(table: readonly RollRow[]): Readonly<Record<string, readonly Effect[]>> {
  const listed = Object.fromEntries(table.map((row) => [String(row.from), row.do]))
  const faces = table.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return faces < 6 ? { ...listed, else: [] } : listed
}
function turnOf(effect: Effect): string {
  if (effect.do === 'encounter') return `encounter ${effect.of}`
  return effect.do === 'placeGuardian' ? `guardian ${effect.guardian}` : effect.do
}
/** The chronicle as passages, each under its condition. */
export function chronicleBody(conditions: Readonly<Record<string, Condition>>): Body<G> {
  const { en, fr } = { en: PROSE.en.chronicle, fr: PROSE.fr.chronicle }
  return (Object.keys(en) as (keyof typeof en)[]).map((line) => {
    const condition = conditions[line]
    const text = { en: en[line], fr: fr[line] }
    return condition === undefined ? { text } : { if: asked(condition), text }
  })
}
