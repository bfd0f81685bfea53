/** What there is to find out about Kinfire Delve. */
import type { GameModule } from '@emberhall/speech'
import type { KinfireGame } from '@emberhall/kinfire-delve'
import type { Questions } from '../study.ts'

const pairs = (ids: readonly string[]): string[][] => ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b]))

export function kinfireQuestions(module: GameModule): Questions {
  const game = module.game as unknown as KinfireGame
  const name = (key: string) => module.words.en.card(key).name
  const keys = (...kinds: readonly string[]) => game.printed.filter((p) => kinds.includes(p.kind)).map((p) => p.key)
  const seekers = game.seekerIds
  const masters = keys('master')
  const shared = keys('challenge', 'event', 'master', 'gauntlet', 'fatigue')
  const own = (id: string) => game.printed.filter((p) => p.kind === 'skill' && p.seeker === id).map((p) => p.key)
  const half = (ids: readonly string[], cards: readonly string[]) => ({
    label: ids.map(name).join(' and '),
    seats: ids.length,
    options: { seekers: ids },
    cards: [...cards, ...ids.flatMap(own)],
  })
  return {
    modes: [
      { label: 'normal', options: {} },
      { label: 'hard', options: { mode: 'hard' } },
      { label: 'quick', options: { quick: true } },
      { label: 'hard and quick', options: { mode: 'hard', quick: true } },
    ],
    parties: [...seekers.map((id) => [id]), ...pairs(seekers)].map((ids) => ({
      label: ids.map(name).join(' and '),
      seats: ids.length,
      options: { seekers: ids },
    })),
    foes: masters.map((key) => ({ label: name(key), without: masters.filter((other) => other !== key) })),
    cards: [half(seekers.slice(0, 2), shared), half(seekers.slice(2, 4), [])],
    targets: { lowest: 0.3, highest: 0.55, spread: 0.1, random: 0.03, swing: 15 },
  }
}
