/** What a seat sees, in words. */
import type { Core, Match, View } from '@emberhall/kernel'

/** A view as plain data: faces and options as words. */
export function printView<S extends Core, O>(match: Match<S, O>, view: View<S>): Record<string, unknown> {
  const { words, faceKeys, zoneNames } = match.game
  const { faces, zones, where: _, ...rest } = view.state
  return {
    seat: view.seat,
    question: view.question,
    mode: view.mode,
    waiting: view.waiting,
    state: {
      ...rest,
      zones: Object.fromEntries(zones.map((ids, z) => [zoneNames[z]!, ids])),
      faces: faces.map((f) => (f < 0 ? null : faceKeys[f]!)),
    },
    ask: view.ask && {
      name: view.ask.def.name,
      rule: view.ask.def.rule,
      kind: view.ask.kind,
      min: view.ask.min,
      max: view.ask.max,
      options: view.ask.options.map((o) => words.print(o)),
      answer: view.ask.answer === null ? null : [view.ask.answer].flat().map((o) => words.print(o)),
      blocked: view.ask.blocked.map((b) => ({ option: words.print(b.option), why: b.why })),
    },
  }
}
