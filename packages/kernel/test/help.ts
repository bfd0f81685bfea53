import { type Core, type Game, hashText, Match, type Setup, type Verdict } from '@emberhall/kernel'
import { type SaveFile, save } from '@emberhall/saves'
import { expect } from 'vitest'

export function start<S extends Core, O>(game: Game<S, O>, setup: Partial<Setup> = {}): Match<S, O> {
  return Match.start(game, { seats: 2, seed: 7, ...setup })
}
export function reply<S extends Core, O>(match: Match<S, O>, seat: number, value: unknown): Verdict {
  return match.answer({ seat, question: match.question, value })
}
/** Answers and expects to be understood. */
export function say<S extends Core, O>(match: Match<S, O>, seat: number, value: unknown): void {
  expect(reply(match, seat, value)).toEqual({ ok: true })
}
/** Everything there is to know about a match, as bytes. */
export function bytes<S extends Core, O>(match: Match<S, O>): string {
  return JSON.stringify(save(match))
}
/** A save that somebody has changed, with a sum that fits again. */
export function edited(file: SaveFile, changes: Partial<Record<keyof SaveFile, unknown>>): string {
  const { sum: _, ...body } = { ...file, ...changes }
  return JSON.stringify({ ...body, sum: hashText(JSON.stringify(body)) })
}
/** What a seat may answer, in words. */
export function offered<S extends Core, O>(match: Match<S, O>, seat: number): string[] {
  return (match.askOf(seat)?.options ?? []).map((o) => match.game.words.print(o))
}
export function refusal(verdict: Verdict): { code: string; rule: string } | null {
  return verdict.ok ? null : { code: verdict.why[0]!.code, rule: verdict.why[0]!.rule }
}
