import { isNextTo, isOnBoard } from './grid.ts'
import type { Content, Zone } from './types.ts'
import { ZONES } from './types.ts'
import type { Complain } from './validate.ts'
import type { Objective, Place, Scene, Token } from './scene-types.ts'

const RULES = 14
/** FG-7.4 */
const MOST_REACTING = 3

export function checkScene(scene: Scene, content: Content, complain: Complain) {
  checkGround(scene, complain)
  for (const token of scene.tokens) checkToken(token, scene, complain)
  for (const place of scene.roster) checkPlace(place, scene, content, complain)
  checkRoster(scene, content, complain)
  for (const objective of scene.objectives) checkObjective(objective, scene, complain)
  if (scene.objectives.length === 0) complain('has no objective')
  if (scene.slots.length !== scene.rounds) complain(`has ${scene.slots.length} slots for ${scene.rounds} rounds`)
  checkReactions(scene, content, complain)
  const hasChest = scene.tokens.some(({ kind }) => kind === 'chest')
  if (hasChest !== (scene.chest !== undefined)) complain(hasChest ? 'has an empty chest' : 'has no chest for its loot')
  for (const item of scene.chest ?? [])
    if (!content.items.some(({ id }) => id === item)) complain(`hides no item "${item}"`)
  if (scene.ally && !content.allies.some(({ id }) => id === scene.ally)) complain(`brings no ally "${scene.ally}"`)
  for (const rule of scene.unlocks) if (rule < 1 || rule > RULES) complain(`unlocks rule ${rule}`)
  for (const rule of rulesUsed(scene, content))
    if (!scene.unlocks.includes(rule)) complain(`does not unlock rule ${rule}`)
}

/** FG-3.7 */
function rulesUsed({ tokens, roster, barricades, difficult, ally, boss }: Scene, { enemies }: Content): number[] {
  const has = (...kinds: readonly Token['kind'][]) => tokens.some(({ kind }) => kinds.includes(kind))
  const cards = enemies.filter(({ id }) => roster.some(({ enemy }) => enemy === id))
  const isToxic = cards.some(({ band }) => band.some(({ actions }) => actions.some(({ toxic }) => toxic)))
  const used: readonly [number, boolean][] = [
    [1, has('chest')],
    [2, barricades !== undefined],
    [3, difficult !== undefined],
    [4, has('fountain')],
    [5, tokens.some((token) => token.kind === 'portal' || (token.kind === 'exit' && token.portal))],
    [6, roster.some(({ guards }) => guards)],
    [8, ally !== undefined],
    [9, has('exploration')],
    [10, has('trap', 'exploration')],
    [11, has('door')],
    [12, boss !== undefined],
    [13, cards.some(({ traits }) => traits.includes('frightening'))],
    [14, isToxic || has('trap', 'exploration')],
  ]
  return used.flatMap(([rule, isUsed]) => (isUsed ? [rule] : []))
}

function checkGround(scene: Scene, complain: Complain) {
  const { start, walls = [], difficult = [], barricades = [], boss } = scene
  const named = [...start, ...difficult, ...walls.flat(), ...barricades.flatMap(({ zone, from }) => [zone, ...from])]
  for (const zone of [...named, ...(boss ? [boss.zone, boss.gate] : [])])
    if (!isOnBoard(scene, zone)) complain(`has no zone ${zone}`)
  if (start.length === 0) complain('has no start')
  for (const [a, b] of walls) if (!isNextTo(a, b)) complain(`has a wall between ${a} and ${b}`)
  for (const { zone, from } of barricades)
    for (const other of from) if (!isNextTo(zone, other)) complain(`has a barricade in ${zone} against ${other}`)
  for (const zone of ZONES) if (isOnBoard(scene, zone) && !reached(scene).has(zone)) complain(`has no way to ${zone}`)
}

/** Where a hero can get to on foot once all doors are open. */
function reached(scene: Scene): Set<Zone> {
  const isWall = (a: Zone, b: Zone) => (scene.walls ?? []).some((wall) => wall.includes(a) && wall.includes(b))
  const zones = new Set(scene.start)
  for (const from of zones)
    for (const to of ZONES) if (isNextTo(from, to) && isOnBoard(scene, to) && !isWall(from, to)) zones.add(to)
  return zones
}

function checkToken(token: Token, scene: Scene, complain: Complain) {
  if (scene.tokens.filter(({ id }) => id === token.id).length > 1) complain(`has two tokens "${token.id}"`)
  if (!isOnBoard(scene, token.zone)) complain(`has "${token.id}" outside, in ${token.zone}`)
  if (token.kind === 'door' && !isNextTo(token.zone, token.other)) complain(`has "${token.id}" leading nowhere`)
  if (token.kind === 'portal') {
    if (token.to.length === 0) complain(`has "${token.id}" leading nowhere`)
    for (const zone of token.to)
      if (!isOnBoard(scene, zone) || zone === token.zone) complain(`has "${token.id}" leading to ${zone}`)
  }
}

function checkPlace(place: Place, scene: Scene, { enemies }: Content, complain: Complain) {
  const { enemy, init, zone, heroes, defends, guards } = place
  const card = enemies.find(({ id }) => id === enemy)
  if (!card) complain(`has no enemy "${enemy}"`)
  if (card && !card.initiatives.includes(init)) complain(`has no ${enemy} ${init}`)
  if (!isOnBoard(scene, zone)) complain(`has ${enemy} ${init} outside, in ${zone}`)
  if (heroes !== undefined && (heroes < 3 || heroes > 4)) complain(`has ${enemy} ${init} for ${heroes} heroes`)
  const token = scene.tokens.find(({ id }) => id === defends)
  const isThere = token && (token.zone === zone || (token.kind === 'door' && token.other === zone))
  if (defends && !isThere) complain(`has ${enemy} ${init} defending "${defends}"`)
  if (guards && !scene.roster.some((other) => other.tag === guards && other.zone === zone))
    complain(`has ${enemy} ${init} guarding "${guards}"`)
}

function checkRoster({ roster }: Scene, { enemies }: Content, complain: Complain) {
  const twice = (values: readonly string[]) => new Set(values.filter((value, i) => values.indexOf(value) !== i))
  for (const token of twice(roster.map(({ enemy, init }) => `${enemy} ${init}`))) complain(`has two of ${token}`)
  for (const tag of twice(roster.flatMap(({ tag }) => tag ?? []))) complain(`has two enemies tagged "${tag}"`)
  const cards = enemies.filter(({ id }) => roster.some(({ enemy }) => enemy === id))
  // FG-20.1
  for (const colour of twice(cards.map((card) => card.colour))) complain(`has two enemy cards of the colour ${colour}`)
}

/** FG-28.3 */
function checkReactions({ reactions = [], roster, rounds }: Scene, { enemies }: Content, complain: Complain) {
  if (reactions.length > rounds) complain(`scripts the reactions of ${reactions.length} rounds, and has ${rounds}`)
  const colours = enemies.flatMap(({ id, colour }) => (roster.some(({ enemy }) => enemy === id) ? [colour] : []))
  reactions.forEach((line, i) => {
    const strange = line.filter((colour) => !colours.includes(colour))
    for (const colour of strange) complain(`scripts a reaction of ${colour} in round ${i + 1}, and has no such enemy`)
    if (new Set(line).size < line.length) complain(`scripts a colour twice in round ${i + 1}`)
    if (line.length > MOST_REACTING) complain(`scripts ${line.length} reactions in round ${i + 1}`)
  })
}

export function checkObjective(objective: Objective, scene: Scene, complain: Complain) {
  for (const what of missingFor(objective, scene)) complain(`asks for ${what}, which it does not have`)
}

function missingFor(objective: Objective, scene: Scene): string[] {
  const has = (kind: Token['kind'], id?: string) =>
    scene.tokens.some((token) => token.kind === kind && (id === undefined || token.id === id))
  const unless = (isThere: boolean, what: string) => (isThere ? [] : [what])
  switch (objective.kind) {
    case 'collect':
      return unless(has('objective', objective.token), `the token "${objective.token}"`)
    case 'interact':
      return objective.tokens.flatMap((id) => unless(has('device', id), `the device "${id}"`))
    case 'find':
      return unless(has('exploration'), `an exploration token with the ${objective.what}`)
    case 'defeat':
      return unless(isTagged(scene, objective.tag), `the enemy "${objective.tag}"`)
    case 'exit': {
      const exits = scene.tokens.flatMap((token) => (token.kind === 'exit' ? [token.letter] : []))
      return objective.letters.flatMap((letter) => unless(exits.includes(letter), `exit ${letter}`))
    }
    case 'allChests':
      return unless(has('chest'), 'a chest')
    case 'dryFountain':
      return unless(has('fountain'), 'a fountain')
    case 'weakPoint':
      return unless(scene.boss !== undefined, 'a boss')
    case 'allGems':
    case 'boardGems':
      return unless(has('gem'), 'a gem')
    case 'escort':
      return unless(scene.ally !== undefined, 'an ally')
    case 'survive':
    case 'allStanding':
      return []
  }
}

/** The boss is known by this tag. */
const BOSS_TAG = 'castellan'
export function isTagged({ roster, boss }: Scene, tag: string): boolean {
  return roster.some((place) => place.tag === tag) || (boss !== undefined && tag === BOSS_TAG)
}
