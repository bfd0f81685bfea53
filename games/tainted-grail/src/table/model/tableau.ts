/** The table as it is drawn: the rules' view of it, whom it is about, and what may be chosen. */
import { type Ask, type CardId, type Option, reading, verbOf } from '@emberhall/kernel'
import { type Anchors, anchorsOf, type TableProps, within } from '@emberhall/ui'
import { taintedGrail } from '../../module.ts'
import { V } from '../../questions.ts'
import { type CharacterNo, type Frame, type O, type S, type T, Z } from '../../state.ts'
import type { Speech } from '../../text/speech.ts'
import { faceNamed, keysOf, NEXT_KEY, type Screen } from './keys.ts'

export interface Planning {
  /** The card that has been laid in thought: it can be taken back until it is laid. */
  readonly plan: Option | null
  readonly think: (option: Option | null) => void
}
export interface Tableau extends TableProps<S, O>, Planning {
  readonly t: T
  readonly sp: Speech
  readonly screen: Screen
  /** Whose board lies in front, or -1. */
  readonly hero: CharacterNo
  readonly heroes: readonly CharacterNo[]
  readonly hand: readonly CardId[]
  readonly anchors: Anchors
  /** Options that are laid out one by one: cards that lie nowhere else. */
  readonly tray: readonly Option[]
  /** The verse being read, if one is. */
  readonly verse: Frame | undefined
}
export function tableauOf(props: TableProps<S, O>, { plan, think }: Planning): Tableau {
  const { lang, names, view } = props
  const { game } = taintedGrail
  const t = reading(game, view)
  const ask = view.ask !== null && view.ask.answer === null ? view.ask : null
  const hero = inFront(t, props)
  const verse = t.s.todo.findLast(({ kind }) => kind === 'verse')
  const screen = screenOf(t, ask, verse)
  const hand = hero < 0 || screen !== 'fight' ? [] : t.cards(Z.hand + hero)
  const shown = { t, screen, ask, hand }
  const isLaidOut = (option: Option): boolean => keysOf(shown, option).length === 0 && faceNamed(t, option) !== ''
  return {
    ...props,
    t,
    sp: { lang, names, game },
    screen,
    hero,
    heroes: t.s.characters.flatMap(({ status }, c) => (status === 'active' ? [c] : [])),
    hand,
    verse,
    plan,
    think,
    anchors: anchorsOf(props, {
      keysOf: (option) => (option === plan ? [...keysOf(shown, option), NEXT_KEY] : keysOf(shown, option)),
      choiceOf: (option, label) => ({ option, label }),
    }),
    tray: ask === null || ask.kind === 'number' || ask.kind === 'fate' ? [] : ask.options.filter(isLaidOut),
  }
}
export const [TableauContext, useTableau] = within<Tableau>('the table')

const AT_DUSK: ReadonlySet<string> = new Set(['rest', 'advance', 'study', 'skill', 'rebuild', 'build'])
/** A page is read until somebody has to look at the land again. */
function screenOf({ s }: T, ask: Ask | null, verse: Frame | undefined): Screen {
  if (ask?.def.name === 'grace') return 'last'
  if (s.encounter.phase !== 'none') return 'fight'
  if (ask !== null && AT_DUSK.has(ask.def.name)) return 'dusk'
  const isOfLand = ask?.options.some((option) => verbOf(option) === V.location || verbOf(option) === V.travel) === true
  return verse !== undefined && !isOfLand ? 'page' : 'land'
}
/** Whoever is asked; else who acts or is active; else one of one's own. */
function inFront({ s }: T, { view, mine }: TableProps<S, O>): CharacterNo {
  const isHere = (c: number): boolean => s.characters[c]?.status === 'active'
  const ofSeat = (seat: number): number => s.characters.findIndex((one) => one.status === 'active' && one.seat === seat)
  const asked = view.ask === null ? -1 : ofSeat(view.ask.seat)
  const { active, phase } = s.encounter
  const own = mine.map(ofSeat).find((c) => c >= 0) ?? -1
  const acting = phase !== 'none' ? active : s.action.actor
  return [asked, acting, own, s.characters.findIndex((_, c) => isHere(c))].find(isHere) ?? -1
}
