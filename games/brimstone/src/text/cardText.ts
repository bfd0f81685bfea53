/** What stands on a card: its name, what it is, its figures, its rules, a line of flavour. Made from the data that runs. */
import type { Lang } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import type {
  DarknessCard,
  DepthEvent,
  DreadCard,
  Effect,
  Encounter,
  L10n,
  LootCard,
  Remaining,
  ScavengeCard,
  Threat,
  World,
} from '../content/types.ts'
import { groupsText } from './effectText.ts'
import { say } from './phrases.ts'
import { effectTexts, ruleTexts } from './ruleText.ts'

export interface CardText {
  readonly name: string
  readonly kind: string
  readonly facts: readonly string[]
  readonly rules: readonly string[]
  readonly flavour?: string
}

interface Plain {
  readonly name: L10n
  readonly flavour: L10n
  readonly do: readonly Effect[]
}
const plain = (lang: Lang, kind: string, card: Plain): CardText => ({
  name: card.name[lang],
  kind,
  facts: [],
  rules: card.do.length === 0 ? [say(lang, 'nothing')] : effectTexts(lang, card.do),
  flavour: card.flavour[lang],
})
const worldName = (lang: Lang, id: string): string => CONTENT.worlds.find((world) => world.id === id)?.name[lang] ?? id

export function encounterText(lang: Lang, card: Encounter): CardText {
  const world = worldName(lang, card.world)
  const tile = CONTENT.tiles.find(({ id }) => id === card.tile)
  const kind = tile
    ? say(lang, 'kind.encounterTile', { world, tile: tile.name[lang] })
    : say(lang, 'kind.encounter', { world })
  return plain(lang, kind, card)
}
export function darknessText(lang: Lang, card: DarknessCard): CardText {
  const text = plain(lang, say(lang, 'kind.darkness'), card)
  return card.remains
    ? { ...text, rules: [...effectTexts(lang, card.do), ...remainingTexts(lang, card.remains)] }
    : text
}
function remainingTexts(lang: Lang, { rules, on, until }: Remaining): string[] {
  const force = say(lang, 'remains.rules', { rules: ruleTexts(lang, rules).join(' ') })
  const end =
    typeof until === 'string'
      ? say(lang, `remains.${until}`)
      : say(lang, 'remains.pays', { who: until.pays, n: until.grit })
  return [...(on ? [say(lang, 'remains.on')] : []), force, end]
}
export const dreadText = (lang: Lang, card: DreadCard): CardText => plain(lang, say(lang, 'kind.dread'), card)
export const depthText = (lang: Lang, card: DepthEvent): CardText =>
  plain(lang, say(lang, 'kind.depth', { n: card.doubles, world: worldName(lang, card.world) }), card)
export const scavengeText = (lang: Lang, card: ScavengeCard): CardText => ({
  ...plain(lang, say(lang, 'kind.scavenge'), card),
  facts: [say(lang, 'fact.copies', { n: card.copies })],
})
export const lootText = (lang: Lang, card: LootCard): CardText => ({
  ...plain(lang, say(lang, 'kind.loot'), card),
  facts: [say(lang, 'fact.copies', { n: card.copies })],
})
export const worldText = (lang: Lang, world: World): CardText => ({
  name: world.name[lang],
  kind: say(lang, 'kind.world'),
  facts: [],
  rules: world.rules.length === 0 ? [say(lang, 'world.plain')] : ruleTexts(lang, world.rules),
  flavour: world.flavour[lang],
})

/** Its name is made from its types. */
export function threatText(lang: Lang, threat: Threat): CardText {
  const kind = say(lang, 'kind.threat', { level: threat.level })
  if (threat.level !== 'world') {
    const rules = [`${groupsText(lang, threat.groups)}.`, ...(threat.extra ? [say(lang, 'threat.extra')] : [])]
    return { name: typeNames(lang, threat), kind, facts: [], rules }
  }
  const { rows } = threat
  if (rows === 'wandering')
    return { name: say(lang, 'threat.wandering'), kind, facts: [], rules: [say(lang, 'threat.wanderingRule')] }
  const rules = (['low', 'med', 'high'] as const).map((level) =>
    say(lang, 'threat.row', { level, groups: groupsText(lang, rows[level]) }),
  )
  return { name: typeNames(lang, threat), kind, facts: [], rules }
}
function typeNames(lang: Lang, threat: Threat): string {
  const groups = threat.level !== 'world' ? threat.groups : threat.rows === 'wandering' ? [] : threat.rows.high
  const names = groups.map(({ type }) => CONTENT.enemies.find(({ id }) => id === type)?.name[lang] ?? type)
  return names.join(', ')
}
