/** Ways into the middle of a fight, and what can be read off it. */
import type { Given, Play } from '@emberhall/testkit'
import type { HeroId } from '../src/content/types.ts'
import { DICE, ICONS, ZONES } from '../src/content/types.ts'
import type { Foe, Hero, O, Result, S } from '../src/state.ts'
import { heroNo, scene, type Scene, thingNo } from './scene.ts'

export type Playing = Play<S, O>

/** Everybody is still to choose dice. */
export const preparing = (wanted: Scene = {}): Playing => scene(wanted).begin()
/** A hero in the middle of its turn (the first in the order, or `who`), with what it has in hand; the others follow. */
export function acting(wanted: Scene = {}, who?: HeroId): Playing {
  return onTurn(scene(wanted), 'act', who).begin()
}
/** The turn of a hero is about to begin. */
export function turnOf(wanted: Scene = {}, who?: HeroId): Given<S, O> {
  return onTurn(scene(wanted), 'heroTurn', who)
}
/** All reactions are about to be rolled for; then the turns of those who have not played, and of the enemies. */
export function reacting(wanted: Scene = {}): Given<S, O> {
  const g = scene(wanted).agenda('reactions')
  return inTurns(g, (s) => {
    s.order.slice(s.reactionSlot).forEach((h) => g.afterwards('heroTurn', h))
  })
}
/** The turns of the enemies are about to begin. */
export function enemiesAct(wanted: Scene = {}): Given<S, O> {
  return inTurns(scene(wanted).agenda('enemyTurns'), () => undefined, 'enemies')
}
/** The upkeep of the round is about to begin. */
export const atUpkeep = (wanted: Scene = {}): Given<S, O> =>
  scene(wanted)
    .agenda('upkeep')
    .set((s) => void (s.phase = 'upkeep'))
/** A round is about to begin. */
export const atRound = (wanted: Scene = {}): Given<S, O> => scene({ round: 0, ...wanted }).agenda('round')

function onTurn(g: Given<S, O>, step: 'act' | 'heroTurn', who?: HeroId): Given<S, O> {
  return inTurns(g, (s) => {
    const h = who === undefined ? s.order[0]! : heroNo(s, who)
    const place = s.order.indexOf(h)
    if (step === 'act') s.acting = h
    s.reacted = place >= s.reactionSlot
    g.agenda(step, h)
    s.order.forEach((other, i) => {
      if (i <= place) return
      if (i === s.reactionSlot) g.afterwards('reactions')
      g.afterwards('heroTurn', other)
    })
  })
}
function inTurns(g: Given<S, O>, rest: (s: S) => void, phase: S['phase'] = 'turns'): Given<S, O> {
  g.set((s) => {
    s.phase = phase
    for (const hero of s.heroes) hero.confirmed = true
    rest(s)
  })
  if (phase === 'turns') g.afterwards('enemyTurns')
  return g.afterwards('upkeep')
}

// ---------------------------------------------------------------- what is there

export const hero = (t: Playing, id: HeroId): Hero => t.state.heroes[heroNo(t.state, id)]!
/** An enemy by its place in the list. */
export const foe = (t: Playing, n = 0): Foe => t.state.enemies[n]!
export const thing = (t: Playing, id: string): S['objects'][number] => t.state.objects[thingNo(t.state, id)]!
export const zoneOf = ({ zone }: { readonly zone: number }): string => ZONES[zone] ?? 'nowhere'
const wordOf = ({ icon, die }: Result): string => `${ICONS[icon]!}.${DICE[die] ?? 'card'}`
/** Results in hand, as `strike.red`. */
export const pool = (t: Playing, id: HeroId): string[] => hero(t, id).pool.map(wordOf)
/** What lies behind the screen of a hero, as `strike.red`. */
export function screen(t: Playing, id: HeroId): string[] {
  const h = heroNo(t.state, id)
  const own = t.state.screens[hero(t, id).seat]!.filter((die) => die.hero === h)
  return own.map(({ icon, die }) => wordOf({ icon, die, kept: false }))
}
/** Health tokens: at hand, exhausted, set aside. */
export function health(t: Playing, id: HeroId): number[] {
  const { health: left, healthSpent, healthAside } = hero(t, id)
  return [left, healthSpent, healthAside]
}
/** Energy tokens: at hand, exhausted. */
export function energy(t: Playing, id: HeroId): number[] {
  const { energy: left, energySpent } = hero(t, id)
  return [left, energySpent]
}
