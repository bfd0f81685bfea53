/** TG-38.2, TG-38.3, TG-38.4: tables, edges and decks. */
import { at } from '@emberhall/kernel'
import { type Content, type Encounter, type Keys, KINDS, ROWS, type SeqCard } from '../types.ts'
import type { About, Complain } from './complain.ts'

/** Each card of a deck: starters, standard and advanced cards, by number (TG-38.4). */
const DECKS = [
  ['starters', 1, 15],
  ['standard cards', 16, 25],
  ['advanced cards', 1, 15],
] as const

export function checkCards(content: Content, about: About): void {
  for (const card of content.cards) checkCard(card, about(card.design))
  for (const character of content.characters)
    for (const kind of KINDS) {
      const own = content.cards.filter((card) => card.kind === kind && card.colour === character.colour)
      const groups = [
        own.filter((card) => card.starter),
        own.filter((card) => !card.starter && !card.character),
        own.filter((card) => card.character === character.id),
      ]
      DECKS.forEach(([name, first, last], i) => {
        const numbers = at(groups, i).flatMap((card) => Array.from({ length: card.copies }, (_, n) => card.number + n))
        const wanted = Array.from({ length: last - first + 1 }, (_, n) => first + n)
        if (numbers.toSorted((a, b) => a - b).join() !== wanted.join())
          about(character.id)(`${kind} cards`, `${name} are not numbered ${first} to ${last}, each once`)
      })
    }
}

function checkCard(card: SeqCard, complain: Complain): void {
  const banned = card.kind === 'combat' ? ['affinity', 'attrBonus'] : ['marker']
  for (const row of ROWS) {
    const half = card.left[row]
    if (half && banned.includes(half.b)) complain(`left.${row}`, `${half.b} has no place on a ${card.kind} card`)
    if (half?.b === 'marker' && half.n < 1) complain(`left.${row}`, 'adds no marker')
  }
  checkKeys(card.right, 'right', complain)
  if (card.starter && card.character) complain('character', 'a starter belongs to no character (TG-3.7)')
  const { abilities } = card
  if (abilities.some(({ on }) => on === 'charge') && !abilities.some((one) => one.do.some((e) => e.do === 'charge')))
    complain('abilities', 'there is no way to gain charges')
  for (const { on, cost, tokens } of abilities) {
    if (on === 'charge' && !cost?.some(({ pay }) => pay === 'charges'))
      complain('abilities', 'a charge ability costs charges')
    if (tokens !== undefined && on !== 'delayed') complain('abilities', 'only delayed abilities wait')
  }
  if (Object.keys(card.left).length === 0 && abilities.length === 0) complain('left', 'does nothing')
}

function checkKeys(keys: Keys, field: string, complain: Complain): void {
  for (const row of ROWS) {
    const half = keys[row]
    if (!half) continue
    if ((row === 'free') !== (half.k === 'free')) complain(`${field}.${row}`, 'the free row holds the free key alone')
    if (half.k === 'magic' && row !== 'magic') complain(`${field}.${row}`, 'a magic key lies in the magic row')
    if (half.k === 'attr' && row === 'magic') complain(`${field}.${row}`, 'an attribute key lies above the magic row')
  }
}

export function checkEncounters({ encounters }: Content, about: About): void {
  for (const encounter of encounters) {
    const complain = about(encounter.id)
    const open = Object.keys(encounter.keys).length > 0
    checkKeys(encounter.keys, 'keys', complain)
    if (open && !encounter.keys.free) complain('keys', 'has no free key')
    if (open === (encounter.script !== undefined)) complain('script', 'a card has open keys or a script, never both')
    if (encounter.kind === 'combat') checkTable(encounter, complain)
    else if (open) checkStages(encounter, complain)
  }
  for (const colour of ['green', 'grey', 'purple', 'blue'] as const)
    if (encounters.filter((one) => one.colour === colour && one.first).length !== 1)
      about(encounters.find((one) => one.colour === colour)?.id ?? colour)('first', `${colour} has not one such card`)
}

/** TG-38.2. */
function checkTable(encounter: Extract<Encounter, { kind: 'combat' }>, complain: Complain): void {
  const { table, value } = encounter
  if (value === null) return
  let next = 0
  table.forEach(({ min, max }, i) => {
    const isLast = i === table.length - 1
    if (min !== next) complain(`table[${i}]`, `begins at ${min}, the table goes on at ${next}`)
    if ((max === null) !== isLast) complain(`table[${i}]`, 'only the last row is open, and the last row is')
    if (max !== null && max < min) complain(`table[${i}]`, 'ends before it begins')
    if (min >= value) complain(`table[${i}]`, `begins at ${min}, where the party has won`)
    next = (max ?? value) + 1
  })
  if (table.length === 0) complain('table', 'is empty')
}

function checkStages(encounter: Extract<Encounter, { kind: 'diplomacy' }>, complain: Complain): void {
  const { stages, track } = encounter
  if (track.up < 1 || track.down < 1) complain('track', 'has no box above or below')
  const numbers = [...new Set(stages.map(({ no }) => no))]
  if (numbers.join() !== numbers.map((_, i) => i + 1).join() || numbers.length === 0)
    complain('stages', 'are not numbered from 1')
  for (const { id, rules } of stages)
    if (Object.keys(rules).length === 0) complain('stages', `${id} knows no attribute`)
}
