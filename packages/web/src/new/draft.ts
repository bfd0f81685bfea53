/** A table being set up: what has been chosen so far, and what the game says to it. */
import { COLOURS } from '@emberhall/ui'
import { readOptions, type Field, BadInput } from '@emberhall/kernel'
import type { GameShell, Lang } from '@emberhall/speech'
import { PLAIN } from '../hall/quick.ts'
import type { Policies, Sitter } from '../play/source.ts'

export interface SeatDraft extends Sitter {
  /** What this seat has chosen in the game's per-seat option. */
  readonly role: string
}
export interface Draft {
  readonly seats: readonly SeatDraft[]
  readonly options: Readonly<Record<string, unknown>>
  readonly policies: Omit<Policies, 'hints'>
  /** Null: what suits the game. */
  readonly hints: boolean | null
}
export type Fields = readonly (readonly [name: string, field: Field<unknown>])[]

export function freshDraft(shell: GameShell, isCampaign: boolean): Draft {
  const roles = shell.perSeat?.choices('en') ?? []
  return {
    seats: [{ kind: 'here', name: '', colour: COLOURS[0], role: roles[0]?.value ?? '' }],
    options: { ...(isCampaign && shell.campaign?.chosen) },
    policies: PLAIN,
    hints: null,
  }
}
/** The options that the table itself asks for, and apart those that few people change; the rest is asked per seat or elsewhere. */
export function sortedFields(shell: GameShell): { readonly plain: Fields; readonly fine: Fields } {
  const apart = [shell.perSeat?.option, shell.openHands, ...(shell.ownOptions ?? [])]
  const asked = Object.entries(shell.module.game.def.options).filter(([name]) => !apart.includes(name))
  const isFine = (name: string): boolean => shell.fineOptions?.includes(name) === true
  return { plain: asked.filter(([name]) => !isFine(name)), fine: asked.filter(([name]) => isFine(name)) }
}
/** Whether somebody has chosen anything but what is usual. */
export const isOther = (chosen: unknown, usual: unknown): boolean =>
  chosen !== undefined && JSON.stringify(chosen) !== JSON.stringify(usual)
/** A seat that was given no name goes by its role, or by its place. */
export function nameOf(shell: GameShell, seat: SeatDraft, lang: Lang, player: string): string {
  const role = shell.perSeat?.choices(lang).find(({ value }) => value === seat.role)?.label
  return seat.name.trim() || role || player
}
/** One more seat, with a role that nobody has. */
export function withSeat(shell: GameShell, draft: Draft, seat: Sitter): Draft {
  const taken = draft.seats.map(({ role }) => role)
  const role = shell.perSeat?.choices('en').find(({ value }) => !taken.includes(value))?.value ?? ''
  return { ...draft, seats: [...draft.seats, { ...seat, role }] }
}
/** A role that another seat had goes over to it in exchange. */
export function withRole(draft: Draft, at: number, role: string): Draft {
  const old = draft.seats[at]!.role
  const seats = draft.seats.map((seat, i) =>
    i === at ? { ...seat, role } : seat.role === role ? { ...seat, role: old } : seat,
  )
  return { ...draft, seats }
}
/** The options as the game reads them. */
export function optionsOf(shell: GameShell, draft: Draft): Record<string, unknown> {
  const options: Record<string, unknown> = { ...draft.options }
  if (shell.perSeat !== undefined) options[shell.perSeat.option] = draft.seats.map(({ role }) => role)
  return options
}
/** Whether people play against each other at it. */
export function isContest(shell: GameShell, { seats }: Draft): boolean {
  return shell.module.rivals?.(seats.length) === true && seats.filter(({ kind }) => kind !== 'bot').length > 1
}
/** Rivals take back nothing that was shown since, and have hints only if they want them. */
export function policiesOf(shell: GameShell, draft: Draft): Policies {
  const { policies, hints } = draft
  const isRivalry = isContest(shell, draft)
  return { ...policies, hints: hints ?? !isRivalry, luck: isRivalry ? 'strict' : policies.luck }
}
/** What the game has against it, in its own words; null if nothing. */
export function problemWith(shell: GameShell, draft: Draft, lang: Lang): string | null {
  const options = optionsOf(shell, draft)
  const { game, words } = shell.module
  try {
    readOptions(game, options, draft.seats.length)
    return null
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const full = { ...Object.fromEntries(Object.entries(game.def.options).map(([k, f]) => [k, f.initial])), ...options }
    const reasons = game.def.checkOptions?.(full, draft.seats.length) ?? []
    return reasons.length > 0 ? reasons.map((reason) => words[lang].why(reason)).join(' ') : error.message
  }
}
