/** How it ended, and what the posse brought home. */
import { at, reading, type Seen } from '@emberhall/kernel'
import { CONTENT } from '../content/index.ts'
import type { S } from '../state.ts'
import { heroWords, type Speech, tell } from './speech.ts'

/** Which ending of a mission is told. */
export const ENDINGS = { won: 'won', allDown: 'lostDown', darkness: 'lostDark', fled: 'fled' } as const

export function outcomeLines(sp: Speech, seen: Seen<S>): string[] {
  const t = reading(sp.game, seen)
  const { lang } = sp
  const { outcome, turn } = t.s
  if (t.options.scene === 'town' && t.s.phase === 'over') {
    const ahead = CONTENT.missions.find(({ id }) => id === t.s.ahead)
    return [tell(lang, 'outcome.town', { mission: ahead?.name[lang] ?? '' })]
  }
  if (outcome === 'none') return [tell(lang, 'outcome.unfinished')]
  const { name, story } = at(CONTENT.missions, t.s.mission)
  return [
    tell(lang, `outcome.${outcome}`, { mission: name[lang], turns: turn }),
    story[ENDINGS[outcome]][lang],
    ...t.s.heroes.map(({ earned, gold, darkStone, down, status }, h) =>
      tell(lang, 'outcome.hero', {
        ...heroWords(sp, t, h),
        xp: earned,
        gold,
        stone: darkStone,
        state: status === 'dead' ? 'dead' : down === 0 ? 'up' : 'down',
      }),
    ),
    ...(t.options.odds === 'book' ? [] : [tell(lang, 'outcome.odds', { odds: t.options.odds })]),
  ]
}
