import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { skillText } from '../src/text/cardText.ts'
import { hero } from './acting.ts'
import { against } from './asking.ts'
import { cardNo, gameWith, type HeroWish, scene } from './scene.ts'

afterEach(allDone)

/** In the training yard at the second rest, with the seventh rule unlocked. */
const yard = (wish: HeroWish, gold = 9) =>
  scene({
    scene: 'c1',
    heroes: { mercenary: { at: null, ...wish }, shaman: { at: null } },
    options: { play: 'campaign', until: 'end' },
  })
    .set((s) => {
      s.node = 'r2'
      s.rules = [7]
      s.gold = gold
      s.rest = { ...s.rest, id: 'r2', time: 5 }
    })
    .agenda('rest')
    .begin()
    .answer(0, 'visit:training-yard')
const no = (...ids: readonly string[]) => ids.map((id) => cardNo(gameWith(), id))

test('FG-U7.1 a level II skill belongs to the same hero and bears the same name, and II', () => {
  const second = CONTENT.skills.filter(({ upgrades }) => upgrades !== undefined)
  expect(second).toHaveLength(6)
  for (const skill of second) {
    const first = CONTENT.skills.find(({ id }) => id === skill.upgrades)!
    expect(first.hero).toBe(skill.hero)
    for (const lang of ['en', 'fr'] as const)
      expect(skillText(skill, lang).name).toBe(`${skillText(first, lang).name} II`)
  }
})
test('FG-U7.2 level I must be owned, and is discarded for level II', () => {
  const t = yard({ active: ['charge'] }).answer(0, 'train:charge-2')
  expect([hero(t, 'mercenary').skills, t.state.graveyard]).toEqual([no('charge-2'), ['charge']])
  const without = yard({ active: ['grit'] })
  expect(against(without, 'train:charge-2')).toEqual(['FG-U7.2'])
  without.refuses(0, 'train:charge-2', 'FG-U7.2')
  t.refuses(0, 'train:charge')
})
test('FG-U7.3 its price is the whole cost, and it takes over the active place', () => {
  const six = ['grit', 'charge', 'hamstring', 'battle-cry', 'reckless', 'grapple']
  const t = yard({ active: six }).answer(0, 'train:charge-2')
  expect([t.state.gold, hero(t, 'mercenary').active]).toEqual([
    4,
    no('grit', 'charge-2', 'hamstring', 'battle-cry', 'reckless', 'grapple'),
  ])
  const idle = yard({ active: ['grit'], skills: ['charge'] }).answer(0, 'train:charge-2')
  expect([hero(idle, 'mercenary').active, hero(idle, 'mercenary').skills]).toEqual([no('grit'), no('grit', 'charge-2')])
  expect(against(yard({ active: ['charge'] }, 4), 'train:charge-2')).toEqual(['FG-43.3'])
})
