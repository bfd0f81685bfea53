/** Everything that is wrong with a pack; no message means that it can be played. */
import { EffectCheck } from './check/effects.ts'
import type { Complain } from './check/complain.ts'
import { checkTile } from './check/tiles.ts'
import type { ChartResult, Content, Effect, Enemy, Item, L10n, Mission, Threat } from './types.ts'

/** Something of a list: where it came from is told by its id. */
interface Thing {
  readonly id: string
  readonly name?: L10n
  readonly flavour?: L10n
}

/** Messages read `id: field: problem`. */
export function validateContent(content: Content): string[] {
  const messages: string[] = []
  const about =
    (id: string): Complain =>
    (field, problem) =>
      messages.push(`${id}: ${field}: ${problem}`)
  checkThings(content, about)
  checkHeroes(content, about)
  for (const item of content.items) checkItem(item, content, about(item.id))
  for (const enemy of content.enemies) checkEnemy(enemy, content, about(enemy.id))
  for (const threat of content.threats) checkThreat(threat, content, about(threat.id))
  checkMine(content, about)
  checkCards(content, about)
  checkCharts(content, about)
  checkFrontier(content, about)
  for (const mission of content.missions) checkMission(mission, content, about(mission.id))
  return messages
}

type About = (id: string) => Complain
const has = (list: readonly Thing[], id: string): boolean => list.some((thing) => thing.id === id)

/** All that has an id. */
function thingsOf(content: Content): readonly Thing[] {
  const { classes, startingUpgrades, paths, items, bag, enemies, elites, threats, tiles, tokens, worlds } = content
  const { encounters, darkness, dread, depthEvents, scavenge, loot, injuries, madness, mutations } = content
  const { towns, hazards, locations, nights, forges, missions } = content
  const heroes = [classes, startingUpgrades, paths, items, bag, enemies, elites]
  const mine = [threats, tiles, tokens, worlds, encounters, darkness, dread, depthEvents, scavenge, loot]
  const frontier = [injuries, madness, mutations, towns, hazards, locations, nights, forges, missions]
  const events = locations.map((location) => location.events)
  return [...heroes, ...mine, ...frontier, ...events].flat()
}

function checkThings(content: Content, about: About) {
  const things = thingsOf(content)
  const ids = things.map(({ id }) => id)
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) about(id)('id', 'is used more than once')
  for (const thing of things) {
    if (!/^[a-z]+(-[a-z0-9]+)+$/.test(thing.id)) about(thing.id)('id', 'is not in kebab case')
    checkText(thing.name, 'name', about(thing.id))
    checkText(thing.flavour, 'flavour', about(thing.id))
  }
}

function checkText(text: L10n | undefined, field: string, complain: Complain) {
  if (!text) return
  for (const lang of ['en', 'fr'] as const) if (!text[lang].trim()) complain(`${field}.${lang}`, 'is empty')
}

function checkHeroes(content: Content, about: About) {
  for (const hero of content.classes) {
    const complain = about(hero.id)
    for (const id of hero.gear) if (!has(content.items, id)) complain('gear', `there is no item ${id}`)
    for (const field of ['toHitRanged', 'toHitMelee', 'defense', 'willpower'] as const)
      if (hero[field] < 2 || hero[field] > 6) complain(field, 'is not between 2+ and 6+')
    if (hero.growth.length !== 6) complain('growth', `has ${hero.growth.length} lines, a die has 6 faces`)
    const check = new EffectCheck(content, complain)
    for (const ability of hero.abilities) check.rules('abilities', ability.rules)
  }
  for (const upgrade of content.startingUpgrades) {
    const complain = about(upgrade.id)
    if (!has(content.classes, upgrade.class)) complain('class', `there is no class ${upgrade.class}`)
    if (upgrade.gives && !has(content.items, upgrade.gives)) complain('gives', `there is no item ${upgrade.gives}`)
    if (upgrade.rules.length === 0 && !upgrade.gives) complain('rules', 'does nothing')
    new EffectCheck(content, complain).rules('rules', upgrade.rules)
  }
  for (const path of content.paths) {
    const complain = about(path.id)
    if (!has(content.classes, path.class)) complain('class', `there is no class ${path.class}`)
    path.ranks.forEach((rules, i) => new EffectCheck(content, complain).rules(`ranks[${i}]`, rules))
  }
}

function checkItem(item: Item, content: Content, complain: Complain) {
  if (item.slots < 0 || item.slots > 3) complain('slots', 'is not between 0 and 3')
  if (item.zone && !item.keywords.includes('Clothing')) complain('keywords', 'what is worn is Clothing')
  if (item.zone && item.hands > 0) complain('hands', 'what is worn is not held')
  if (item.gun && item.hands === 0) complain('hands', 'a gun is held')
  if (item.gun && !item.keywords.includes('Gun')) complain('keywords', 'what shoots is a Gun')
  if (item.upgrade && item.upgrade.fills < 1) complain('upgrade', 'fills no slot')
  if (item.rules.length === 0 && !item.gun) complain('rules', 'does nothing')
  if (item.gold === 0 && item.deck !== 'starting' && item.deck !== 'personal') complain('gold', 'has no price')
  new EffectCheck(content, complain).rules('rules', item.rules)
}

function checkEnemy(enemy: Enemy, content: Content, complain: Complain) {
  checkText(enemy.single, 'single', complain)
  for (const field of ['escape', 'toHit'] as const)
    if (enemy[field] < 2 || enemy[field] > 6) complain(field, 'is not between 2+ and 6+')
  if (enemy.figures < 1) complain('figures', 'there are none')
  for (const id of enemy.elite) if (!has(content.elites, id)) complain('elite', `there is no ability ${id}`)
  if (new Set(enemy.elite).size !== enemy.elite.length) complain('elite', 'has an ability twice')
  for (const side of ['normal', 'brutal'] as const) {
    const { health, combat, damage, abilities } = enemy[side]
    if (Math.min(health, combat, damage) < 1) complain(side, 'has no Health, Combat or Damage')
    for (const { rules } of abilities) new EffectCheck(content, complain).rules(`${side}.abilities`, rules)
  }
  if (enemy.brutal.health <= enemy.normal.health) complain('brutal.health', 'is not above that of the other side')
}

function checkThreat(threat: Threat, content: Content, complain: Complain) {
  const rows = threat.level === 'world' ? threat.rows : { groups: threat.groups }
  if (rows === 'wandering') return
  for (const [field, groups] of Object.entries(rows)) {
    if (groups.length === 0) complain(field, 'brings nobody')
    for (const { type } of groups) if (!has(content.enemies, type)) complain(field, `there is no enemy ${type}`)
  }
}

function checkMine(content: Content, about: About) {
  const { tiles, worlds, encounters, track, difficulty, tokens } = content
  for (const tile of tiles) {
    const complain = about(tile.id)
    checkTile(tile, complain)
    if (!has(worlds, tile.world)) complain('world', `there is no world ${tile.world}`)
    const own = encounters.find(({ id }) => id === tile.encounter)
    if (tile.encounter && own?.tile !== tile.id) complain('encounter', `${tile.encounter} is not of this room`)
  }
  if (tiles.filter(({ kind }) => kind === 'entrance').length !== 1)
    about('tiles')('entrance', 'there is not exactly one')
  for (const token of tokens)
    if (token.gate ? token.doors > 0 : token.doors < 1) about(token.id)('doors', 'shows Doors or a Gate, never both')
  const complain = about('track')
  if (track.stages[0]?.from !== 0) complain('stages', 'do not begin at the entrance')
  for (const space of [...track.blood, ...track.dread])
    if (space < 1 || space >= track.spaces - 1) complain('spaces', `${space} is no space on the way`)
  if (difficulty.length !== 6) about('difficulty')('heroes', 'is not told for one hero to six')
  for (const world of worlds) new EffectCheck(content, about(world.id)).rules('rules', world.rules)
}

function checkCards(content: Content, about: About) {
  const { encounters, tiles, worlds, darkness, dread, depthEvents, scavenge, loot, elites } = content
  for (const encounter of encounters) {
    const complain = about(encounter.id)
    if (!has(worlds, encounter.world)) complain('world', `there is no world ${encounter.world}`)
    const tile = tiles.find(({ id }) => id === encounter.tile)
    if (encounter.tile && tile?.encounter !== encounter.id) complain('tile', `${encounter.tile} does not name it`)
    if (tile && tile.world !== encounter.world) complain('tile', 'lies in another world')
  }
  for (const card of [...encounters, ...darkness, ...dread, ...depthEvents, ...scavenge, ...loot, ...content.bag])
    new EffectCheck(content, about(card.id)).effects('do', card.do, { occasion: 'mine', that: false })
  for (const card of darkness) {
    if (card.do.length === 0 && !card.remains) about(card.id)('do', 'does nothing')
    new EffectCheck(content, about(card.id)).rules('remains.rules', card.remains?.rules ?? [], true)
  }
  for (const { id, copies } of [...scavenge, ...loot]) if (copies < 1) about(id)('copies', 'there are none')
  for (const { id } of worlds) {
    const doubles = depthEvents.filter(({ world }) => world === id).map((event) => event.doubles)
    if ([1, 2, 3, 4, 5, 6].some((double) => doubles.filter((d) => d === double).length !== 1))
      about(id)('depthEvents', 'there is not one for each double')
  }
  for (const elite of elites)
    for (const field of ['rules', 'small', 'basic'] as const)
      new EffectCheck(content, about(elite.id)).rules(field, elite[field] ?? [])
}

function checkCharts(content: Content, about: About) {
  const charts: readonly (readonly [readonly ChartResult[], number, number])[] = [
    [content.injuries, 2, 12],
    [content.madness, 2, 12],
    [content.mutations, 1, 8],
  ]
  for (const [results, first, last] of charts) {
    let next = first
    for (const result of results) {
      const complain = about(result.id)
      if (result.from !== next || result.to < result.from) complain('from', `the chart goes on at ${next}`)
      next = result.to + 1
      new EffectCheck(content, complain).rules('rules', result.rules)
      new EffectCheck(content, complain).effects('do', result.do, { occasion: 'chart', that: false })
    }
    if (next !== last + 1) about(results[0]?.id ?? 'charts')('to', `the chart ends at ${next - 1}, not at ${last}`)
  }
}

function checkFrontier(content: Content, about: About) {
  const town = (id: string, effects: readonly Effect[]) =>
    new EffectCheck(content, about(id)).effects('do', effects, { occasion: 'town', that: false })
  for (const { id, locations } of content.towns)
    for (const location of locations)
      if (!has(content.locations, location)) about(id)('locations', `there is no location ${location}`)
  for (const location of content.locations) {
    if (location.events.length !== 6) about(location.id)('events', 'a die has 6 faces')
    for (const event of location.events) town(event.id, event.do)
  }
  const dice = [
    [content.hazards, '12345678'],
    [content.nights, '123456'],
  ] as const
  for (const [events, faces] of dice) {
    if (events.map(({ face }) => face).join('') !== faces) about(events[0]?.id ?? 'events')('face', `are not ${faces}`)
    for (const event of events) town(event.id, event.do)
  }
  for (const forge of content.forges) new EffectCheck(content, about(forge.id)).rules('rules', forge.rules)
}

function checkMission(mission: Mission, content: Content, complain: Complain) {
  const { story, clues, special, reward, finale } = mission
  const steps = special?.rule === 'powder' ? special.charges : clues
  if (story.clues.length !== steps) complain('story.clues', `tells ${story.clues.length} steps of ${steps}`)
  for (const text of [...story.briefing, ...story.clues, story.finale, story.won]) checkText(text, 'story', complain)
  for (const text of [story.lostDown, story.lostDark, story.fled]) checkText(text, 'story', complain)
  const check = new EffectCheck(content, complain)
  check.effects('reward', reward, { occasion: 'mine', that: special?.rule === 'sealRift' })
  check.effects('finale.also', finale?.also ?? [], { occasion: 'mine', that: false })
}
