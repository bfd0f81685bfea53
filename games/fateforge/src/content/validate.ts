import { at } from '@emberhall/kernel'
import type { Ability, Content, Effect, Enemy, Hero, Icon, Item, Skill } from './types.ts'
import { HEROES } from './types.ts'
import { checkBattle } from './validate-battles.ts'
import { checkExploration } from './validate-exploration.ts'
import { checkScene } from './validate-scenes.ts'

const SKILLS = 10
const STARTING_SKILLS = 2
const ITEMS = 25
const FACES = 6
const MOST_OF_ONE_SYMBOL = 3
const SECTIONS = 3

export type Complain = (problem: string) => void

/** Everything that is wrong with this content; no message means that it can be played. */
export function validateContent(content: Content): string[] {
  const messages: string[] = []
  const about =
    (id: string): Complain =>
    (problem) =>
      messages.push(`${id}: ${problem}`)
  checkIds(content, about)
  checkDice(content, about)
  for (const id of HEROES) if (!content.heroes.some((hero) => hero.id === id)) about(id)('is missing')
  for (const hero of content.heroes) checkHero(hero, content, about(hero.id))
  for (const skill of content.skills) checkSkill(skill, content, about(skill.id))
  if (content.items.length !== ITEMS) about('items')(`are ${content.items.length}, not ${ITEMS}`)
  for (const item of content.items) checkItem(item, about(item.id))
  for (const enemy of content.enemies) checkEnemy(enemy, about(enemy.id))
  for (const { id, keep, mishaps } of content.corruption) if (!keep && mishaps.length === 0) about(id)('does nothing')
  for (const { id, faceUp, mishaps } of content.fears) if (!faceUp && mishaps.length === 0) about(id)('does nothing')
  for (const { id, mishaps } of content.traps) if (mishaps.length === 0) about(id)('does nothing')
  for (const scene of content.scenes) checkScene(scene, content, about(scene.id))
  for (const battle of content.battles) checkBattle(battle, content, about(battle.id))
  for (const exploration of content.explorations) checkExploration(exploration, about(exploration.id))
  checkRest(content, about)
  return messages
}

function checkIds(content: Content, about: (id: string) => Complain) {
  const { heroes, skills, items, enemies, scenes, corruption, traps, fears, allies } = content
  const { locations, rests, quests, battles, explorations } = content
  const kinds = [heroes, skills, items, enemies, scenes, corruption, traps, fears, allies]
  for (const list of [...kinds, locations, rests, quests, battles, explorations]) {
    const ids = list.map(({ id }) => id)
    for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) about(id)('is there more than once')
  }
}

/** Spec 12.1 */
function checkDice({ faces }: Content, about: (id: string) => Complain) {
  for (const [die, icons] of Object.entries(faces)) {
    const count = (icon: Icon) => icons.filter((one) => one === icon).length
    if (icons.length !== FACES) about(die)(`has ${icons.length} faces`)
    if (count('fail') !== 1) about(die)(`has ${count('fail')} Fail faces`)
    for (const icon of new Set(icons)) if (count(icon) > MOST_OF_ONE_SYMBOL) about(die)(`has ${count(icon)} of ${icon}`)
  }
}

function checkHero({ id }: Hero, { skills }: Content, complain: Complain) {
  const own = skills.filter(({ hero }) => hero === id)
  const starting = own.filter(({ cost }) => cost === undefined)
  if (own.length !== SKILLS) complain(`has ${own.length} skills, not ${SKILLS}`)
  if (starting.length !== STARTING_SKILLS) complain(`starts with ${starting.length} skills, not ${STARTING_SKILLS}`)
}

function checkSkill(skill: Skill, content: Content, complain: Complain) {
  const { hero, upgrades, abilities } = skill
  const before = content.skills.find(({ id }) => id === upgrades) // FG-U7.1
  if (upgrades && (!before || before.upgrades || before.hero !== hero)) complain(`upgrades "${upgrades}"`)
  if (abilities.length === 0) complain('does nothing')
  const within = iconsOf(hero, content)
  for (const ability of abilities) {
    checkAbility(ability, complain)
    if (ability.timing === 'special') complain('is no weapon')
    for (const cost of ability.cost ?? [])
      if (cost.pay === 'result' && !within.has(cost.icon)) complain(`asks for ${cost.icon}, which its hero cannot get`)
  }
}

/** What a hero can get from its dice, a weapon die or its own cards. */
function iconsOf(id: string, { heroes, skills, faces }: Content): Set<Icon> {
  const dice = heroes.find((hero) => hero.id === id)?.dice ?? []
  const rolled = [...dice, 'melee' as const, 'ranged' as const].flatMap((die) => faces[die])
  const gained = skills
    .filter(({ hero }) => hero === id)
    .flatMap(({ abilities }) => abilities.flatMap(({ gain }) => (gain?.gain === 'pool' ? (gain.results ?? []) : [])))
  return new Set([...rolled, ...gained])
}

function checkItem({ slot, die, cost, only, abilities }: Item, complain: Complain) {
  const isWeapon = slot === 'main' || slot === 'bulky'
  if (isWeapon !== (die !== undefined)) complain(isWeapon ? 'has no weapon die' : 'has a weapon die')
  const hasSpecial = abilities.some(({ timing }) => timing === 'special')
  if (hasSpecial !== (die !== undefined)) complain(hasSpecial ? 'has no die to be special' : 'has no special attack')
  if (cost === 0 && !only) complain('costs nothing')
  for (const ability of abilities) checkAbility(ability, complain)
}

const TIMED: { readonly [E in Effect['effect']]?: Ability['timing'] } = {
  prevent: 'damage',
  reroll: 'prep',
  extraDie: 'prep',
  testReroll: 'test',
}
function checkAbility({ timing, cost = [], gain, twoWay, standing }: Ability, complain: Complain) {
  if ((timing === 'always') !== (standing !== undefined)) complain(`stands by the timing "${timing}"`)
  if ((gain === undefined) !== (standing !== undefined)) complain(gain ? 'stands and gives' : 'gives nothing')
  const results = gain?.gain === 'pool' ? (gain.results ?? []) : []
  if (twoWay && (cost.length !== 1 || cost[0]?.pay !== 'result' || results.length !== 1))
    complain('does not change one result into one other')
  for (const { effect } of gain?.gain === 'effects' ? gain.effects : []) {
    const needed = TIMED[effect]
    if (needed && timing !== needed) complain(`"${effect}" cannot have the timing "${timing}"`)
  }
}

function checkEnemy({ colour, initiatives, band, resistance }: Enemy, complain: Complain) {
  if (new Set(initiatives).size !== initiatives.length) complain('has two tokens of one initiative')
  if (resistance < 1) complain('has no resistance')
  if (band.length > SECTIONS) complain(`has ${band.length} sections`)
  band.forEach(({ distance, orMore, actions }, i) => {
    if (i > 0 && distance <= at(band, i - 1).distance)
      complain(`has distance ${distance} after ${at(band, i - 1).distance}`)
    if (orMore && i < band.length - 1) complain('has a section behind one without end')
    if (actions.length === 0) complain(`does nothing at distance ${distance}`)
    for (const { extra } of actions)
      if (extra && colour !== 'brown' && colour !== 'purple') complain(`deals ${1 + extra} damage as ${colour}`)
  })
}

function checkRest({ locations, quests, rests, rewards, stories }: Content, about: (id: string) => Complain) {
  for (const { id, eases } of locations)
    if (eases && !locations.some((other) => other.id === eases)) about(id)(`eases "${eases}"`)
  for (const { id, threat, story } of quests) {
    if (threat < 1 || threat > 4) about(id)(`has a threat of ${threat}`)
    if (!stories.some((one) => one.id === story)) about(id)(`tells no story "${story}"`)
  }
  for (const { id, unlocks } of rests)
    for (const rule of unlocks) if (rule < 1 || rule > 14) about(id)(`unlocks rule ${rule}`)
  rewards.reduce((before, { at }) => {
    if (at <= before) about('rewards')(`come at ${at} after ${before}`)
    return at
  }, 0)
}
