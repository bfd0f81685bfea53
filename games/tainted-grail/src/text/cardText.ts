/** What stands on a card: its name, what it is, its figures, its rules. Made from the data that runs. */
import { at } from '@emberhall/kernel'
import { type Lang, listed, ofName, signed } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import {
  ATTRS,
  type CombatEncounter,
  type DiplomacyEncounter,
  type Effect,
  type Encounter,
  type Keys,
  type LeftHalf,
  type RightHalf,
  ROWS,
  type SeqCard,
  type Stage,
} from '../content/types.ts'
import { effectTexts, together } from './effectText.ts'
import { condition, costText, say, type Speech } from './phrases.ts'
import { abilityText } from './ruleText.ts'

export interface CardText {
  readonly name: string
  readonly kind: string
  readonly facts: readonly string[]
  readonly rules: readonly string[]
}

export function cardText(lang: Lang, card: SeqCard): CardText {
  const { kind, character, number, copies, passive } = card
  const owner = CONTENT.characters.find(({ id }) => id === character)
  const words = {
    kind: say(lang, `kind.${kind}`),
    board: say(lang, `board.${card.colour}`),
    starter: card.starter ? 'yes' : 'no',
  }
  const rows = ROWS.flatMap((row) => {
    const half = card.left[row]
    return half ? [say(lang, 'edge.row', { row: say(lang, `row.${row}`), bonus: bonusText(lang, half) })] : []
  })
  return {
    name: card.name[lang],
    kind: owner
      ? say(lang, 'is.advanced', { ...words, of: ofName(lang, owner.name[lang]) })
      : say(lang, 'is.card', words),
    facts: [
      copies === 1
        ? say(lang, 'fact.number', { n: number })
        : say(lang, 'fact.numbers', { from: number, to: number + copies - 1 }),
      ...(passive ? [say(lang, 'fact.passive')] : []),
    ],
    rules: [
      ...(rows.length === 0
        ? []
        : [say(lang, 'edge.left', { rows: rows.reduce((a, b) => say(lang, 'join.rows', { a, b })) })]),
      say(lang, 'edge.right', { keys: keysText(lang, card.right) }),
      ...card.abilities.map((ability) => abilityText(lang, ability, kind)),
    ],
  }
}
function bonusText(lang: Lang, half: LeftHalf): string {
  if (half.b === 'affinity') return say(lang, 'bonus.affinity', { n: signed(half.n) })
  return say(lang, `bonus.${half.b}`, 'n' in half ? { n: half.n } : {})
}
function keyText(lang: Lang, half: RightHalf): string {
  const key =
    half.k === 'attr'
      ? say(lang, 'key.attr', { attr: say(lang, `attr.${half.attr}`), n: half.level })
      : say(lang, `key.${half.k}`)
  if (!half.mod) return key
  return 'mult' in half.mod ? say(lang, 'key.mult', { key, n: half.mod.mult }) : say(lang, 'key.cancel', { key })
}
function keysText(lang: Lang, keys: Keys): string {
  const offered = ROWS.flatMap((row) => {
    const half = keys[row]
    return half ? [keyText(lang, half)] : []
  })
  return listed(lang, offered)
}

export const encounterText = (lang: Lang, encounter: Encounter): CardText =>
  encounter.kind === 'combat' ? combatText(lang, encounter) : diplomacyText(lang, encounter)

const LAID: Speech = { mood: 'do', where: 'encounter' }
const TOLD: Speech = { mood: 'do', where: 'journal' }

function facts(lang: Lang, { difficulty, first }: Encounter, more: readonly string[]): string[] {
  return [say(lang, 'fact.difficulty', { n: difficulty }), ...(first ? [say(lang, 'fact.first')] : []), ...more]
}
function line(
  lang: Lang,
  key: 'encounter.reward' | 'encounter.loot' | 'encounter.failure' | 'encounter.opportunity',
  effects: readonly Effect[],
  speech: Speech,
): string[] {
  return effects.length === 0 ? [] : [say(lang, key, { then: together(lang, effects, speech) })]
}

function combatText(lang: Lang, encounter: CombatEncounter): CardText {
  const { name, colour, value, traits, table, script } = encounter
  if (script)
    return {
      name: name[lang],
      kind: say(lang, 'is.scripted', { colour }),
      facts: facts(lang, encounter, []),
      rules: effectTexts(lang, script, TOLD),
    }
  return {
    name: name[lang],
    kind: say(lang, 'is.combat', { colour }),
    facts: facts(lang, encounter, [say(lang, 'fact.value', { n: value ?? 0 })]),
    rules: [
      say(lang, 'edge.right', { keys: keysText(lang, encounter.keys) }),
      ...traits.map((trait) =>
        say(lang, 'encounter.trait', { trait: say(lang, `trait.${trait}`), means: say(lang, `means.${trait}`) }),
      ),
      ...table.map(({ min, max, do: effects }) => {
        const upTo = max === null ? 'more' : max === min ? 'same' : String(max)
        return say(lang, 'encounter.table', {
          range: say(lang, 'encounter.range', { min, max: upTo }),
          then: effects.length === 0 ? say(lang, 'encounter.idle') : together(lang, effects, LAID),
        })
      }),
      ...line(lang, 'encounter.opportunity', encounter.opportunity, LAID),
      ...line(lang, 'encounter.reward', encounter.rewards, TOLD),
      ...line(lang, 'encounter.loot', encounter.loot, TOLD),
    ],
  }
}

function diplomacyText(lang: Lang, encounter: DiplomacyEncounter): CardText {
  const { name, avoid, stages, script, track, colour } = encounter
  if (script)
    return {
      name: name[lang],
      kind: say(lang, 'is.scripted', { colour }),
      facts: facts(lang, encounter, []),
      rules: effectTexts(lang, script, TOLD),
    }
  return {
    name: name[lang],
    kind: say(lang, 'is.diplomacy'),
    facts: facts(lang, encounter, [say(lang, 'fact.track', { ...track })]),
    rules: [
      say(lang, 'edge.right', { keys: keysText(lang, encounter.keys) }),
      ...(avoid ? [say(lang, 'encounter.avoid', { how: avoidText(lang, avoid) })] : []),
      ...stages.map((stage) => stageText(lang, stage, stages)),
      ...line(lang, 'encounter.failure', encounter.failure, TOLD),
      ...line(lang, 'encounter.reward', encounter.rewards, TOLD),
    ],
  }
}
/** What an Avoid asks and costs. */
export function avoidText(lang: Lang, { if: cond, cost }: NonNullable<DiplomacyEncounter['avoid']>): string {
  return listed(lang, [
    ...(cond ? [condition(lang, cond)] : []),
    ...(cost.length > 0 ? [costText(lang, cost, 'do')] : []),
  ])
}
const ROMAN = ['I', 'II', 'III'] as const
export const stageNumber = (no: number): string => at(ROMAN, no - 1)

function stageText(lang: Lang, stage: Stage, all: readonly Stage[]): string {
  const rules = ATTRS.flatMap((attr) => {
    const effect = stage.rules[attr]?.[0]
    return effect?.do === 'affinity' && typeof effect.n === 'number'
      ? [say(lang, 'encounter.stageRule', { attr: say(lang, `attr.${attr}`), n: signed(effect.n) })]
      : []
  })
  return say(lang, 'encounter.stage', {
    no: stageNumber(stage.no),
    or: all.filter(({ no }) => no === stage.no).length > 1 ? 'yes' : 'no',
    name: stage.name[lang],
    rules: listed(lang, rules),
    response: together(lang, stage.response, { ...LAID, kind: 'diplomacy' }),
  })
}
