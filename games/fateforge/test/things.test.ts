/** What people may point at has a name at every moment of a fight, whatever lies about. */
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { fateforge } from '../src/index.ts'

test.each(['c1', 'c3'])('everything that lies in fight %s can be named in both languages', (training) => {
  const options = { ...fateforge.quickOptions(3), play: 'training', training }
  const match = Match.start(fateforge.game, { seats: 3, seed: 1, options })
  const fate = new Fate(1)
  const nameless: string[] = []
  let asked = 0
  for (; !match.isOver && asked < 60; asked++) {
    const seat = match.waiting()[0] ?? 0
    const view = match.view(seat)
    for (const lang of ['en', 'fr'] as const)
      for (const { key, name } of fateforge.words[lang].things?.(view, ['Ana', 'Bo', 'Cleo']) ?? [])
        if (name === '') nameless.push(key)
    match.play(seat, decide(match, seat, botOf(fateforge, 'heuristic'), fate))
  }
  expect(asked).toBeGreaterThan(20)
  expect(nameless).toEqual([])
})
