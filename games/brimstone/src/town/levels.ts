/** AC-1.1, AC-4.1 What an Adventure has made of a hero. */
import { aOf, at, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { type Growth, SKILLS } from '../content/types.ts'
import { GROWN } from '../hero-shape.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import type { Hero, HeroNo, T } from '../state.ts'
import { d8, plainDice } from '../steps/dice.ts'

/** AC-1.1, AC-1.4 One level after the other, while the XP allow it. */
export function* levelUp(t: T, h: HeroNo): Rule {
  const { campaign, classes } = bookOf(t).content
  const hero = at(t.s.heroes, h)
  for (let due = campaign.levels[hero.level - 1]; due !== undefined && hero.xp >= due; ) {
    hero.level++
    t.note(L.level, theHero(t, h), hero.level)
    t.s.about.hero = h
    yield* grow(t, h, at(classes, hero.class).growth)
    yield* learn(t, h)
    if (campaign.poolLevels.includes(hero.level)) {
      t.offer(V.pool, 0)
      t.offer(V.pool, 1)
      const stat = aOf(yield* t.choose(hero.seat, Q.growPool)) === 0 ? 'maxHealth' : 'maxSanity'
      add(t, h, { stat, by: campaign.poolBy })
    }
    if (campaign.gritLevels.includes(hero.level)) add(t, h, { stat: 'maxGrit', by: 1 })
    due = campaign.levels[hero.level - 1]
  }
}
function add(t: T, h: HeroNo, { stat, by }: { readonly stat: Growth['stat'] | 'maxGrit'; readonly by: number }): void {
  const hero = at(t.s.heroes, h)
  const i = GROWN.indexOf(stat)
  hero.grown[i] = (hero.grown[i] ?? 0) + by
  t.note(L.grew, theHero(t, h), i, by)
}
/** AC-1.2 A result that would lift a skill or Initiative too high is rolled again. */
function* grow(t: T, h: HeroNo, table: readonly (readonly Growth[])[]): Rule {
  const hero = at(t.s.heroes, h)
  for (;;) {
    const [face = 1] = yield* plainDice(t, 'growth', 1, hero.seat)
    const open = at(table, face - 1).filter((one) => !isTooHigh(t, hero, one))
    if (open.length === 0) continue
    for (const { stat } of open) t.offer(V.grow, GROWN.indexOf(stat))
    const chosen = GROWN[aOf(yield* t.choose(hero.seat, Q.grow))]
    const growth = open.find(({ stat }) => stat === chosen)
    if (growth !== undefined) add(t, h, growth)
    return
  }
}
function isTooHigh(t: T, hero: Hero, { stat, by }: Growth): boolean {
  const { campaign, classes } = bookOf(t).content
  const sheet = at(classes, hero.class)
  const grown = hero.grown[GROWN.indexOf(stat)] ?? 0
  if (stat === 'initiative') return sheet.initiative + grown + by > campaign.initiativeLimit
  const skill = SKILLS.find((one) => one === stat)
  return skill !== undefined && sheet.skills[skill] + grown + by > campaign.skillLimit
}
/** AC-1.3 Rank n needs rank n−1 of the same path. */
function* learn(t: T, h: HeroNo): Rule {
  const { upgrades, content } = bookOf(t)
  const hero = at(t.s.heroes, h)
  const { id } = at(content.classes, hero.class)
  upgrades.forEach((upgrade, no) => {
    if (upgrade.isStarting || upgrade.class !== id || hero.upgrades.includes(no)) return
    if (upgrade.needs < 0 || hero.upgrades.includes(upgrade.needs)) t.offer(V.learn, no)
  })
  if (t.offerCount === 0) return
  const no = aOf(yield* t.choose(hero.seat, Q.learn))
  hero.upgrades.push(no)
  t.note(L.learned, theHero(t, h), no)
}

/** AC-4.1, AC-4.2 While there is too much Corruption; what the hero has already is rolled again. */
export function* mutate(t: T, h: HeroNo): Rule {
  const { campaign, mutations } = bookOf(t).content
  const hero = at(t.s.heroes, h)
  while (hero.corruption >= campaign.corruptionLimit && hero.mutations.length < mutations.length) {
    hero.corruption -= campaign.corruptionLimit
    let no = (yield* d8(t, 'mutation', hero.seat)) - 1
    while (hero.mutations.includes(no)) no = (yield* d8(t, 'mutation', hero.seat)) - 1
    hero.mutations.push(no)
    t.note(L.mutation, theHero(t, h), no)
  }
  if (hero.mutations.length < campaign.mutationsLost || hero.status !== 'active') return
  hero.status = 'retired'
  t.note(L.lostToTheVoid, theHero(t, h))
}
