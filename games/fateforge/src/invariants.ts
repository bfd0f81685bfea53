/** What no position can look like (spec 3.4). */
import { at } from '@emberhall/kernel'
import type { Book } from './book.ts'
import { ACTIVE_SKILLS, SLOTS } from './parts.ts'
import { type Hero, type S, Z } from './state.ts'
import { STANDS } from './book.ts'

export function impossible(book: Book, s: S): string[] {
  return [...s.heroes.flatMap((hero, h) => brokenHero(book, s, hero, h)), ...doubles(s)]
}
function brokenHero(book: Book, s: S, hero: Hero, h: number): string[] {
  const printed = book.content.heroes[hero.id]
  if (printed === undefined) return [`hero ${h}: nobody is called ${hero.id}`]
  const problems: string[] = []
  const kept = (what: number) =>
    at(s.zones, Z.corruption + h).filter((card) => standingOfFace(book, s, card) === what).length
  const health = Math.max(1, printed.health + hero.moreHealth - kept(STANDS.maxHealth))
  const energy = Math.max(1, printed.energy + hero.moreEnergy - kept(STANDS.maxEnergy))
  if (hero.health + hero.healthSpent + hero.healthAside !== health)
    problems.push(`${printed.id} has not ${health} health tokens (FG-13.1)`)
  if (hero.energy + hero.energySpent !== energy)
    problems.push(`${printed.id} has not ${energy} energy tokens (FG-13.1)`)
  if (hero.active.length > ACTIVE_SKILLS) problems.push(`${printed.id} has more than six active skills (FG-14.1)`)
  if (hero.active.some((skill) => !hero.skills.includes(skill)))
    problems.push(`${printed.id} uses a skill it does not own (FG-14.1)`)
  if (hero.slots.length !== SLOTS.length) problems.push(`${printed.id} has not six slots (FG-10.1)`)
  if (hero.zone >= 0 && hero.health === 0 && !hero.down) problems.push(`${printed.id} stands without health (FG-13.7)`)
  return problems
}
function standingOfFace(book: Book, s: S, card: number): number {
  const face = book.content.corruption[at(s.faces, card)]
  return face?.keep === undefined ? -1 : STANDS[face.keep]
}
function doubles(s: S): string[] {
  const held = [...s.bag, ...s.heroes.flatMap(({ slots }) => slots)].map(({ item }) => item).filter((item) => item >= 0)
  const heroes = s.heroes.map(({ id }) => id)
  return [
    ...(new Set(held).size < held.length ? ['an item is there twice (FG-C4.2)'] : []),
    ...(new Set(heroes).size < heroes.length ? ['a hero is there twice (FG-2.1)'] : []),
  ]
}
