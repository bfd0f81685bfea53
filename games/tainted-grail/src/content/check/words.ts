/** Where each word of the vocabulary makes sense, and that what it names is there (TG-38.5). */
import type { CardAbility, Content, Effect, Power } from '../types.ts'
import type { Complain } from './complain.ts'
import { walk } from './walk.ts'

/** `combat`, `diplomacy`: while cards are laid. `journal`: verses, events, actions, scripts. `own`: powers of things. */
export type Occasion = 'combat' | 'diplomacy' | 'journal' | 'own'

/** Words that belong to one kind of occasion. Those of a window have their trigger besides. */
const OCCASIONS: Partial<Readonly<Record<Effect['do'], readonly Occasion[]>>> = {
  damage: ['combat'],
  markers: ['combat', 'own'],
  affinity: ['diplomacy'],
  draw: ['combat', 'diplomacy'],
  discardHand: ['combat', 'diplomacy'],
  discardDeck: ['combat', 'diplomacy'],
  dropLast: ['combat', 'diplomacy'],
  charge: ['combat', 'diplomacy'],
  asChained: ['combat', 'diplomacy'],
  attackMod: ['combat', 'diplomacy'],
  retreat: ['combat'],
  gainSecret: ['journal'],
  gainOwnSecret: ['journal'],
  task: ['journal'],
  dial: ['journal'],
  timeTokens: ['journal'],
  takeQuestToken: ['journal'],
  replaceLocation: ['journal'],
  placeGuardian: ['journal'],
  encounter: ['journal'],
  pullUp: ['journal'],
  quest: ['journal'],
  chapterEnd: ['journal'],
  flipDial: ['journal'],
  setDial: ['journal'],
  vote: ['journal'],
  eachPlace: ['journal'],
  goto: ['journal'],
  once: ['journal'],
}
/** Words that answer something pending. */
const WINDOWS: Partial<Readonly<Record<Effect['do'], readonly (Power['on'] | CardAbility['on'])[]>>> = {
  cancelDamage: ['damage', 'opportunity', 'charge'],
  lessTerror: ['terror'],
  keepMarkers: ['markersRemoved', 'charge'],
  redirect: ['otherDamage'],
  avoidReputationMet: ['avoid'],
  flipTwice: ['start'],
  reroll: ['guardianDie'],
  ignoreImmediate: ['arrival'],
  attackMod: ['enemyStep', 'dropped'],
  traitOff: ['static'],
  noPanic: ['inEncounter'],
  give: ['dusk'],
}

export function checkWords(thing: object, occasion: Occasion, content: Content, complain: Complain): void {
  const windows = windowsOf(thing)
  walk(thing, {
    effect: (effect, field) => {
      const fitting = OCCASIONS[effect.do]
      if (fitting && !fitting.includes(occasion)) complain(field, `${effect.do} makes no sense here`)
      const asked = WINDOWS[effect.do]
      const on = windows.find(([start]) => field.startsWith(start))?.[1]
      if (asked && !(on && asked.some((word) => word === on)))
        complain(field, `${effect.do} answers ${asked.join(' or ')}, nothing else`)
      checkEffect(effect, field, content, complain)
    },
    condition: (condition, field) => {
      if ('status' in condition) checkStatus(condition, field, content, complain)
      checkReferences(condition, field, content, complain)
    },
    cost: (cost, field) => {
      if ('n' in cost && cost.n !== 'all' && cost.n < 1) complain(field, 'costs nothing')
    },
    power: (power, field) => {
      if (power.do.length === 0) complain(`${field}.do`, 'does nothing')
    },
  })
}

/** Which trigger the effects of each field follow. */
function windowsOf(thing: object): readonly (readonly [string, Power['on'] | CardAbility['on']])[] {
  const found: (readonly [string, Power['on'] | CardAbility['on']])[] = []
  walk(thing, { power: (power, field) => found.push([field === '' ? 'do' : `${field}.do`, power.on]) })
  return found
}

function checkEffect(effect: Effect, field: string, content: Content, complain: Complain): void {
  if ('n' in effect && effect.n === 0) complain(field, `${effect.do} of 0`)
  if ('by' in effect && effect.by === 0) complain(field, `${effect.do} by 0`)
  if (effect.do === 'status') checkStatus(effect, field, content, complain)
  if (effect.do === 'roll') {
    let last = 0
    for (const { from, to } of effect.table) {
      if (from <= last || to < from || to > 6) complain(field, `${from}–${to} does not fit the die or the row before`)
      last = to
    }
  }
  if ((effect.do === 'choose' || effect.do === 'vote') && effect.of.length < 2) complain(field, 'offers fewer than two')
  if (effect.do === 'dial') {
    const owners = [...content.storyEvents, ...content.secrets].filter(({ dial }) => dial)
    if (!owners.some(({ id }) => id === effect.of)) complain(field, `${effect.of} has no dial`)
  }
  if (effect.do === 'quest') {
    const owners = [...content.storyEvents, ...content.secrets].filter(({ quest }) => quest)
    if (!owners.some(({ id }) => id === effect.quest)) complain(field, `${effect.quest} has no quest`)
  }
  if (effect.do === 'encounter' && !isColour(effect.of) && !content.encounters.some(({ id }) => id === effect.of))
    complain(field, `there is no encounter ${effect.of}`)
  if (effect.do === 'placeGuardian') {
    const guardian = content.encounters.find(({ id }) => id === effect.guardian)
    if (guardian?.kind !== 'combat' || !guardian.traits.includes('guardian'))
      complain(field, `${effect.guardian} is no guardian`)
  }
  if (effect.do === 'gainItem' && effect.of?.item !== undefined)
    if (!content.items.some(({ number }) => number === effect.of?.item))
      complain(field, `there is no item ${effect.of.item}`)
  checkReferences(effect, field, content, complain)
}
const isColour = (word: string): boolean => ['green', 'grey', 'purple', 'blue'].includes(word)

/** Fields that name something, by their name. */
function checkReferences(thing: object, field: string, content: Content, complain: Complain): void {
  const { locations, secrets, verses, storyEvents, tasks } = content
  const has = (list: readonly { readonly number: number }[], n: number) => list.some(({ number }) => number === n)
  for (const [key, value] of Object.entries(thing) as [string, unknown][]) {
    if (['location', 'from', 'to', 'except'].includes(key) && typeof value === 'number' && !('table' in thing))
      if (!has(locations, value)) complain(field, `there is no location ${value}`)
    if (key === 'secret' && typeof value === 'number' && !has(secrets, value))
      complain(field, `there is no secret ${value}`)
    if (key === 'verse' && !verses.some(({ id }) => id === value)) complain(field, `there is no verse ${String(value)}`)
    if (key === 'part' && typeof value === 'string' && !storyEvents.some(({ id }) => id === value))
      complain(field, `there is no ${value}`)
    if (key === 'task' && !tasks.some(({ id }) => id === value)) complain(field, `there is no task ${String(value)}`)
  }
}

function checkStatus(
  { status, part }: { readonly status: string; readonly part?: number },
  field: string,
  { statuses }: Content,
  complain: Complain,
): void {
  const known = statuses.find(({ id }) => id === status)
  if (!known) return complain(field, `there is no status ${status}`)
  if (known.parts === 0 && part !== undefined) complain(field, `${status} has no parts`)
  if (known.parts > 0 && (part === undefined || part < 1 || part > known.parts))
    complain(field, `${status} has parts 1 to ${known.parts}`)
}
