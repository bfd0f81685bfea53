import type { Ability, Board, Content, Effect, Named } from './types.ts'
import { SYMBOLS } from './types.ts'

const BASIC_CARDS = 4
const ADVANCED_CARDS = 3

type Complain = (problem: string) => void

/** Everything that is wrong with this content on this board; no message means that it can be played. */
export function validateContent(content: Content, board: Board): string[] {
  const messages: string[] = []
  const about =
    (id: string): Complain =>
    (problem) =>
      messages.push(`${id}: ${problem}`)
  checkIds(content, messages)
  checkBoard(board, about)
  for (const adventurer of content.adventurers) checkAdventurer(adventurer, content, about(adventurer.id))
  for (const card of content.cards) checkCard(card, content, about(card.id))
  for (const thing of [...content.artifacts, ...content.imps, ...content.objectives]) checkNamed(thing, about(thing.id))
  for (const artifact of content.artifacts) if (artifact.cost.every((n) => n === 0)) about(artifact.id)('costs no ore')
  for (const event of content.events) {
    checkNamed(event, about(event.id))
    for (const burrow of event.burrows)
      if (!board.sites.some((site) => site.burrow === burrow)) about(event.id)(`no site bears the mark "${burrow}"`)
  }
  checkTokens(content, board, about)
  return messages
}

function checkIds(content: Content, messages: string[]) {
  const { adventurers, cards, artifacts, events, imps, objectives, deposits } = content
  const ids = [adventurers, cards, artifacts, events, imps, objectives, deposits].flatMap((list) =>
    list.map(({ id }) => id),
  )
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) messages.push(`${id}: id used more than once`)
}

function checkText(text: Named | undefined, field: string, complain: Complain) {
  if (!text) return
  for (const lang of ['en', 'fr'] as const) if (!text[lang].trim()) complain(`${field}.${lang} is empty`)
}

function checkNamed(thing: { readonly name: Named; readonly flavour?: Named }, complain: Complain) {
  checkText(thing.name, 'name', complain)
  checkText(thing.flavour, 'flavour', complain)
}

function checkAdventurer(adventurer: Content['adventurers'][number], content: Content, complain: Complain) {
  checkNamed(adventurer, complain)
  for (const field of ['fullName', 'role', 'portrait'] as const) checkText(adventurer[field], field, complain)
  if (adventurer.carry < 1) complain('carries nothing')
  const own = content.cards.filter((card) => card.adventurer === adventurer.id)
  const basic = own.filter(({ tier }) => tier === 'basic').length
  if (basic !== BASIC_CARDS) complain(`has ${basic} basic cards, needs ${BASIC_CARDS}`)
  const advanced = own.length - basic
  if (advanced !== ADVANCED_CARDS) complain(`has ${advanced} advanced cards, needs ${ADVANCED_CARDS}`)
}

function checkCard(card: Content['cards'][number], content: Content, complain: Complain) {
  checkNamed(card, complain)
  if (!content.adventurers.some(({ id }) => id === card.adventurer)) complain(`no adventurer "${card.adventurer}"`)
  for (const symbol of card.symbols) if (!SYMBOLS.includes(symbol)) complain(`no symbol "${symbol}"`)
  if (!card.symbols.some((symbol) => symbol === 'move' || symbol === 'wild')) complain('has neither a Move nor a wild')
  if (card.abilities.length === 0) complain('has no ability')
  card.abilities.forEach((ability, i) => checkAbility(ability, (problem) => complain(`ability ${i + 1}: ${problem}`)))
}

function checkAbility(ability: Ability, complain: Complain) {
  const { cost, steps, timing } = ability
  if (steps.length === 0) complain('does nothing')
  if (cost?.pay === 'battery' && (cost.min < 1 || cost.max < cost.min))
    complain(`discharges ${cost.min} to ${cost.max} Batteries`)
  for (const step of steps) {
    if ((step.do === 'grant') !== (timing === 'standing')) complain(`"${step.do}" cannot have the timing "${timing}"`)
    if ((step.do === 'cancel') !== (timing === 'reaction')) complain(`"${step.do}" cannot have the timing "${timing}"`)
    checkStep(step, ability, complain)
  }
}

function checkStep(step: Effect, { cost, steps }: Ability, complain: Complain) {
  if (step.do === 'gain' && step.n === 'value' && cost?.pay !== 'treasure')
    complain('gains the value of a Treasure that is not paid')
  if (step.do === 'choose' && step.times === 'discharged' && cost?.pay !== 'battery')
    complain('counts Batteries that are not discharged')
  if (step.do === 'takeFromBag' && step.n === 'perKobold' && !steps.some((other) => other.do === 'removeKobolds'))
    complain('counts Kobolds that are not removed')
}

function checkBoard({ sites, passages }: Board, about: (id: string) => Complain) {
  const ids = new Set(sites.map(({ id }) => id))
  if (ids.size !== sites.length) about('board')('two sites share an id')
  for (const level of ['entrance', 'forge'] as const) {
    const count = sites.filter((site) => site.level === level).length
    if (count !== 1) about('board')(`has ${count} sites of the level "${level}", needs 1`)
  }
  for (const site of sites) checkText(site.name, 'name', about(site.id))
  for (const { from, to } of passages)
    for (const end of [from, to]) if (!ids.has(end)) about(`${from}-${to}`)(`no site "${end}"`)
  const ends = passages.map(({ from, to }) => [from, to].toSorted().join('-'))
  for (const pair of ends.filter((pair, i) => ends.indexOf(pair) !== i)) about(pair)('two passages join the same sites')
}

function checkTokens(content: Content, { sites }: Board, about: (id: string) => Complain) {
  for (const level of ['I', 'II', 'III'] as const) {
    const here = sites.filter((site) => site.level === level).length
    const tokens = content.deposits.filter((deposit) => deposit.level === level).length
    if (tokens < here) about('deposits')(`${tokens} of level ${level} for ${here} sites`)
  }
  const numbered = sites.filter(({ level }) => level !== 'entrance' && level !== 'forge').length
  const explorations = Object.values(content.explorations).reduce((a, b) => a + b, 0)
  if (explorations < numbered) about('explorations')(`${explorations} for ${numbered} sites`)
}
