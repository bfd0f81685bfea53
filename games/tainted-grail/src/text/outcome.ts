/** How it ended. */
import { reading, type Seen } from '@emberhall/kernel'
import type { S } from '../state.ts'
import { heroWords, type Speech, tell } from './speech.ts'
import { chronicleLine, chronicleOf } from './chronicle.ts'

export function outcomeLines(sp: Speech, seen: Seen<S>): string[] {
  const t = reading(sp.game, seen)
  const { lang } = sp
  const { outcome, day, characters } = t.s
  if (outcome === 'none') return [tell(lang, 'outcome.unfinished')]
  return [
    tell(lang, `outcome.${outcome}`, { days: day }),
    ...characters.flatMap((one, c) =>
      one.status === 'unused'
        ? []
        : [
            tell(lang, 'outcome.hero', {
              ...heroWords(sp, c),
              state: one.status,
              xp: one.xp,
              health: one.health,
              terror: one.terror,
            }),
          ],
    ),
    ...chronicleOf(t).map((line) => chronicleLine(line, lang)),
  ]
}
