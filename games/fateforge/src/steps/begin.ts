/** FG-1, FG-2 A campaign, a battle quest or a training fight begins, or goes on where its document says. */
import { at, aOf, type Rule, why } from '@emberhall/kernel'
import { HEROES } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { freshHero, loadCampaign } from '../campaign.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { type T, Z } from '../state.ts'
import { openingRest } from './battle.ts'
import { layScene } from './muster.ts'
import { actStory } from './story.ts'

const GOLD_A_HERO = 6

export function* begin(t: T): Rule {
  const { s, options } = t
  t.shuffle(Z.corruptionDeck)
  t.shuffle(Z.trapDeck)
  t.shuffle(Z.fearDeck)
  loadCampaign(t, options.campaign)
  yield* chooseHeroes(t)
  if (options.play === 'training') {
    s.kind = 'combat'
    layScene(t, options.training, [])
    return t.next('muster')
  }
  if (options.play === 'battle') {
    if (s.battle.quest !== '') return t.next('battleLeg')
    s.gold += GOLD_A_HERO * s.heroes.length // FG-9.3
    return openingRest(t)
  }
  if (s.node === '') {
    s.act = 1
    s.node = at(bookOf(t).content.stories, 0).entry
  }
  s.story = actStory(t)
  t.next('tell')
}

const TAKEN = why('heroTaken', 'FG-2.1')
/** FG-2.1 Each player a different hero; FG-7.1, FG-7.2 one player two, who are led as two; FG-5.3 those who join an act. */
function* chooseHeroes(t: T): Rule {
  const n = t.seats === 1 ? 2 : t.seats
  for (let h = t.s.heroes.length; h < n; h++) {
    const seat = t.seats === 1 ? 0 : h
    const id = yield* chooseHero(t, seat, t.options.heroes[h])
    t.s.heroes.push(freshHero(t, id, seat))
    t.note(L.joined, id)
  }
}
function* chooseHero(t: T, seat: number, wanted: string | undefined): Rule<number> {
  const taken = (id: number) => t.s.heroes.some((hero) => hero.id === id)
  const asked = (HEROES as readonly string[]).indexOf(wanted ?? '')
  if (asked >= 0) return asked
  HEROES.forEach((_, id) => t.offer(V.hero, id, 0, taken(id) ? TAKEN : null))
  return aOf(yield* t.choose(seat, Q.hero))
}
