/** FG-1, FG-45, FG-47 Story scenes. */
import {
  applyFlags,
  branchLeg,
  type Condition,
  type Effect,
  holds,
  type Leg,
  nodeOf,
  openChoices,
  type Passage,
} from '@emberhall/story'
import { RuleFault, at, aOf, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import type { FateforgeStory, FateforgeTerms } from '../content/story-terms.ts'
import { CIRCLES, HEROES } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { heal } from '../heroes.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { heroAt, type HeroNo, type S, type T } from '../state.ts'
import { group } from './group.ts'
import { loseEnergy, loseHealth } from './harm.ts'
import { layScene } from './muster.ts'
import { giveTraits, winVictory } from './rewards.ts'
import { EVERY_RULE, unlockRules } from './unlocks.ts'
import { drawCorruption } from './corruption.ts'
import { changeReputation, changeGold, gainItem, storyCard, openLocation, offerQuest } from './holdings.ts'
import { beginRest } from './rest-begins.ts'

type G = FateforgeTerms
/** The story of the act under way. */
export const actStory = (t: T): number => bookOf(t).content.stories.findIndex(({ act }) => act === t.s.act)
const storyNow = (t: T): FateforgeStory => at(bookOf(t).content.stories, t.s.story)
export const nodeNow = (t: T) => nodeOf<G>(storyNow(t), t.s.node)

// ---------------------------------------------------------------- conditions

export const isTrue = (t: T, condition: Condition<G>): boolean =>
  holds<G>(condition, t.s.flags, (own) => ownTrue(t, own))
function ownTrue({ s }: T, condition: G['condition']): boolean {
  if ('reputation' in condition) {
    const value = at(s.reputation, CIRCLES.indexOf(condition.reputation))
    return value >= (condition.atLeast ?? -5) && value <= (condition.atMost ?? 5)
  }
  if ('storyCard' in condition) return s.storyCards.includes(condition.storyCard)
  if ('hero' in condition) return s.heroes.some(({ id }) => HEROES[id] === condition.hero)
  if ('gold' in condition) return s.gold >= condition.gold
  return s.victory >= condition.victoryPoints
}

// ---------------------------------------------------------------- scenes

/** FG-1.2 A match of a campaign is one scene: where the next begins, it hands back its outcome. */
function beginScene(t: T, kind: S['kind']): void {
  const { s } = t
  if (s.after !== '' || (s.kind === kind && kind === 'story')) return
  if (s.kind !== 'none' && t.options.until === 'scene') {
    s.phase = 'over'
    t.end('onward')
  }
  s.kind = kind
}

/** Tells the node the story has come to. */
export function* tell(t: T): Rule {
  const { s } = t
  const node = nodeNow(t)
  if (node.kind === 'scene') return yield* playScene(t)
  beginScene(t, 'story')
  s.phase = 'story'
  mark(t)
  if (node.kind === 'branch') {
    const leg = branchLeg<G>(node, s.flags, (own) => ownTrue(t, own))
    return yield* follow(t, leg, (node.cases as readonly Leg<G>[]).indexOf(leg))
  }
  if (node.kind === 'choice' && openChoices<G>(node, s.flags, (own) => ownTrue(t, own)).length === 0)
    throw new RuleFault(`${node.id} has no open choice`)
  t.note(L.page, nodeIndex(t), bits(t, node.body))
  t.next({ text: 'page', choice: 'choose', test: 'tester', end: 'page' }[node.kind])
}
const nodeIndex = (t: T): number => bookOf(t).names.nodes.indexOf(t.s.node)
/** Which passages are told, as bits. */
function bits(t: T, body: readonly Passage<G>[] | undefined): number {
  return (body ?? []).reduce(
    (sum, { if: only }, i) => (only === undefined || isTrue(t, only) ? sum | (1 << i) : sum),
    0,
  )
}
/** FG-1.3 */
function mark(t: T): void {
  const { s } = t
  if (storyNow(t).marks.some(({ node }) => node === s.node) && !s.marks.includes(s.node)) s.marks.push(s.node)
}
function* playScene(t: T): Rule {
  const { s } = t
  const node = nodeNow(t)
  if (node.kind !== 'scene') return
  const { scene } = node
  if ('explore' in scene) {
    beginScene(t, 'story')
    s.phase = 'story'
    return t.next(
      'setOut',
      bookOf(t).content.explorations.findIndex(({ id }) => id === scene.explore),
    )
  }
  yield* endStoryScene(t)
  beginScene(t, 'rest' in scene ? 'rest' : 'combat')
  mark(t)
  if (node.body !== undefined) t.note(L.page, nodeIndex(t), bits(t, node.body))
  if ('rest' in scene) return beginRest(t, scene.rest)
  s.sceneMain = scene.main === true
  s.sceneEasing = scene.easing === true
  const changes = (scene.changes ?? []).flatMap(({ if: only, change }) => (isTrue(t, only) ? [change] : []))
  layScene(t, scene.combat, changes)
  t.next('muster')
}
/** FG-36.9 Who is still down draws a corruption card, then regains 2; FG-36.10 none if such a card felled it. */
function* endStoryScene(t: T): Rule {
  t.s.campUsed = []
  for (let h = 0; h < t.s.heroes.length; h++) {
    const hero = heroAt(t, h)
    if (!hero.down) continue
    if (!hero.out) yield* drawCorruption(t, h)
    heal(t, h, 2)
    hero.down = false
    hero.out = false
  }
}

// ---------------------------------------------------------------- pages and choices

/** The group turns the page, or first sees to its things. */
export function* page(t: T): Rule {
  t.offer(V.onward)
  t.offer(V.camp)
  if (verbOf(yield* group(t, Q.page)) === V.camp) {
    t.next('page')
    return t.next('camp')
  }
  const node = nodeNow(t)
  if (node.kind === 'end') return yield* endStory(t)
  if (node.kind === 'text') {
    yield* apply(t, node.effects ?? [], -1)
    t.s.node = node.next
    t.next('tell')
  }
}
const TOO_DEAR = why('notEnoughGold', 'FG-43.3')
/** FG-50.4 What is not open is not spoken of, not even as barred. */
export function* choose(t: T): Rule {
  const node = nodeNow(t)
  if (node.kind !== 'choice') return
  const open = openChoices<G>(node, t.s.flags, (own) => ownTrue(t, own))
  for (const choice of open) t.offer(V.choice, choiceIndex(t, choice.id), 0, whyNotPaid(t, choice.cost ?? []))
  t.offer(V.camp)
  const picked = yield* group(t, Q.choice)
  if (verbOf(picked) === V.camp) {
    t.next('choose')
    return t.next('camp')
  }
  const n = node.choices.findIndex(({ id }) => choiceIndex(t, id) === aOf(picked))
  const choice = at(node.choices, n)
  t.note(L.chose, aOf(picked))
  t.s.deeds.push(`${node.id}.${choice.id}`)
  yield* apply(t, choice.cost ?? [], -1)
  yield* follow(t, choice, n)
}
const choiceIndex = (t: T, id: string): number => bookOf(t).names.choices.indexOf(`${t.s.node}.${id}`)
function whyNotPaid(t: T, cost: readonly Effect<G>[]): Why | null {
  for (const part of cost) if ('gold' in part && t.s.gold + part.gold < 0) return TOO_DEAR
  return null
}
/** Goes on by a way out of the node. */
export function* follow(t: T, leg: Leg<G>, n: number, tester: HeroNo = -1): Rule {
  if (leg.body !== undefined) t.note(L.leg, nodeIndex(t), n, bits(t, leg.body))
  yield* apply(t, leg.effects ?? [], tester)
  t.s.node = leg.next
  t.next('tell')
}
/** FG-1.8; a side quest leads back to the rest (FG-C4.6). */
function* endStory(t: T): Rule {
  const { s } = t
  const node = nodeNow(t)
  if (node.kind !== 'end') return
  yield* apply(t, node.effects ?? [], -1)
  yield* endStoryScene(t)
  if (s.after !== '') {
    t.note(node.ending === 'won' ? L.questWon : L.questLost, bookOf(t).names.quests.indexOf(storyNow(t).id))
    s.graveyard.push(storyNow(t).id)
    s.story = actStory(t)
    s.node = s.after
    s.after = ''
    s.phase = 'rest'
    return t.next('rest')
  }
  t.note(L.ending, nodeIndex(t))
  s.deeds.push(`ending.${node.ending}`)
  nextAct(t)
  s.phase = 'over'
  t.end(node.ending)
}

/** FG-1.1 On to the next act; FG-3.4, FG-3.6 after the last every rule counts as known. */
function nextAct(t: T): void {
  const { s } = t
  const next = bookOf(t).content.stories.find(({ act }) => act === s.act + 1)
  if (next === undefined) {
    s.ended = true
    return unlockRules(t, EVERY_RULE)
  }
  s.act++
  s.node = next.entry
  s.marks = []
}

// ---------------------------------------------------------------- effects

export function* apply(t: T, effects: readonly Effect<G>[], tester: HeroNo): Rule {
  t.s.flags = applyFlags<G>(t.s.flags, effects)
  for (const effect of effects) yield* applyOne(t, effect, tester)
}
function* applyOne(t: T, effect: Effect<G>, tester: HeroNo): Rule {
  const { s } = t
  const everybody = s.heroes.map((_, h) => h)
  if ('set' in effect || 'clear' in effect) return
  if ('reputation' in effect) return changeReputation(t, CIRCLES.indexOf(effect.reputation), effect.n)
  if ('gold' in effect) return changeGold(t, effect.gold)
  if ('food' in effect) {
    s.food = Math.max(0, s.food + effect.food)
    return t.note(L.food, effect.food < 0 ? 1 : 0, s.food)
  }
  if ('item' in effect) return gainItem(t, effect.item)
  if ('storyCard' in effect) return storyCard(t, effect.storyCard, effect.gone === true)
  if ('energyLoss' in effect) for (const h of everybody) loseEnergy(t, h, effect.energyLoss)
  if ('healthLoss' in effect) for (const h of everybody) loseHealth(t, h, effect.healthLoss)
  if ('heal' in effect) for (const h of everybody) heal(t, h, effect.heal)
  if ('corruption' in effect) for (const h of everybody) yield* drawCorruption(t, h)
  if ('unlockRule' in effect) unlockRules(t, [effect.unlockRule])
  if ('unlockLocation' in effect) openLocation(t, effect.unlockLocation)
  if ('unlockQuest' in effect) offerQuest(t, effect.unlockQuest)
  if ('ally' in effect && !s.allies.includes(effect.ally)) {
    s.allies.push(effect.ally)
    t.note(L.newAlly, bookOf(t).names.allies.indexOf(effect.ally))
  }
  if ('traitPoints' in effect) yield* giveTraits(t, effect.traitPoints)
  if ('testerEnergyLoss' in effect && tester >= 0) loseEnergy(t, tester, effect.testerEnergyLoss)
  if ('nextRestTime' in effect) s.nextRestTime += effect.nextRestTime
  if ('victoryPoint' in effect) yield* winVictory(t)
}
