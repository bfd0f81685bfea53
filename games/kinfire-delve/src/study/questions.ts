/** What there is to find out about Kinfire Delve. */
import type { Questions } from '@emberhall/lab/study'
import { kinfireDelve } from '../module.ts'

const pairs = (ids: readonly string[]): string[][] => ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b]))

export function questions(): Questions {
  const { game, words } = kinfireDelve
  const name = (key: string) => words.en.card(key).name
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
    called: { parties: 'Seekers', foes: 'Master' },
    modes: [
      { label: 'normal', options: {} },
      { label: 'hard', options: { mode: 'hard' } },
      { label: 'quick', options: { quick: true } },
      { label: 'hard and quick', options: { mode: 'hard', quick: true } },
    ],
    harder: 'hard',
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
