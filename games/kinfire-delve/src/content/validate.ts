import { CardCheck } from './cardCheck.ts'
import type { Complain } from './cardCheck.ts'
import type { Aim, Card, Colour, L10n, Pack, SeekerCard, Static } from './types.ts'

/** What a Seeker's deck must hold (KD-1.6). */
const SKILLS_PER_SEEKER = 18
const GAUNTLET_CARDS = 4
const ofMaster: Aim = { target: 'master' }

export function allCards(pack: Pack): Card[] {
  return [
    ...(pack.well ?? []),
    ...(pack.masters ?? []),
    ...(pack.gauntlet ?? []),
    ...(pack.fatigue ?? []),
    ...(pack.seekers ?? []),
    ...(pack.lanterns ?? []),
    ...(pack.skills ?? []),
  ]
}

/** Everything that is wrong with these packs when they are laid together; no message means that they can be played. */
export function validatePacks(packs: readonly Pack[]): string[] {
  const messages: string[] = []
  const cards = packs.flatMap(allCards)
  const seekers = cards.filter((card) => card.kind === 'seeker')
  for (const id of duplicates(cards.map((card) => card.id))) messages.push(`${id}: id: used by more than one card`)
  for (const id of duplicates(packs.map((pack) => pack.id))) messages.push(`${id}: id: used by more than one pack`)
  for (const pack of packs) {
    const complain: Complain = (field, problem) => messages.push(`${pack.id}: ${field}: ${problem}`)
    checkText(pack.name, 'name', complain)
    checkGauntlet(pack, complain)
    const back = pack.masterBack
    if (back) {
      const inBack: Complain = (field, problem) => messages.push(`${pack.id}/masterBack: ${field}: ${problem}`)
      checkText(back.name, 'name', inBack)
      new CardCheck('masterBack', seekers, inBack).rules('', back.abilities, back.statics)
    }
  }
  for (const card of cards)
    checkCard(card, seekers, (field, problem) => messages.push(`${card.id}: ${field}: ${problem}`))
  for (const seeker of seekers) {
    const complain: Complain = (field, problem) => messages.push(`${seeker.id}: ${field}: ${problem}`)
    const lanterns = cards.filter((card) => card.kind === 'lantern' && card.seeker === seeker.id).length
    if (lanterns !== 1) complain('lantern', `has ${lanterns}, needs exactly 1`)
    const skills = cards.filter((card) => card.kind === 'skill').filter((card) => card.seeker === seeker.id)
    const count = skills.reduce((sum, { copies }) => sum + copies, 0)
    if (count !== SKILLS_PER_SEEKER) complain('skills', `has ${count} cards, needs exactly ${SKILLS_PER_SEEKER}`)
  }
  return messages
}

function duplicates(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))]
}

function checkText(text: L10n | undefined, field: string, complain: Complain) {
  for (const lang of ['en', 'fr'] as const) if (!text?.[lang].trim()) complain(`${field}.${lang}`, 'is empty')
}

function checkColours(colours: readonly Colour[], field: string, complain: Complain) {
  if (colours.length === 0) complain(field, 'names no colour')
  if (new Set(colours).size !== colours.length) complain(field, 'names a colour twice')
}

function checkGauntlet(pack: Pack, complain: Complain) {
  const { gauntlet, masters = [] } = pack
  if (!gauntlet) return
  if (gauntlet.length !== GAUNTLET_CARDS)
    complain('gauntlet', `has ${gauntlet.length} cards, needs exactly ${GAUNTLET_CARDS}`)
  for (const id of lockedMasters([pack]))
    complain('gauntlet', `all face down leave ${id} vulnerable to no colour (KD-11.25)`)
  if (masters.length === 0 && !gauntlet.some(({ back }) => opensMaster(back.statics)))
    complain('gauntlet', 'all face down leave the Master vulnerable to no colour (KD-11.25)')
}
/** KD-11.25: with all Gauntlet cards face down, every Master must be open to some colour. */
export function lockedMasters(packs: readonly Pack[]): string[] {
  const gauntlet = packs.flatMap((pack) => pack.gauntlet ?? [])
  if (gauntlet.length === 0 || gauntlet.some(({ back }) => opensMaster(back.statics))) return []
  const masters = packs.flatMap((pack) => pack.masters ?? [])
  return masters.filter(({ statics }) => !opensMaster(statics)).map(({ id }) => id)
}
function opensMaster(statics: readonly Static[]): boolean {
  return statics.some((fact) => fact.always === 'vulnerable' && (fact.of ?? ofMaster).target === 'master')
}

function checkCard(card: Card, seekers: readonly SeekerCard[], complain: Complain) {
  const check = new CardCheck(card.kind, seekers, complain)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(card.id)) complain('id', 'is not in kebab case')
  checkText(card.name, 'name', complain)
  if (card.flavour) checkText(card.flavour, 'flavour', complain)
  if ('copies' in card && !(Number.isInteger(card.copies) && card.copies >= 1))
    complain('copies', `is ${card.copies}, needs a whole number from 1`)
  if ('difficulty' in card && card.difficulty < 1) complain('difficulty', 'is below 1')
  switch (card.kind) {
    case 'challenge':
      check.trial('', card)
      return
    case 'event':
      check.effects('instructions', 'instructions', card.instructions)
      check.rules('bold', card.bold, card.boldStatics)
      check.rules('attached', undefined, card.attachedStatics)
      return
    case 'master':
      check.effects('penalty', 'penalty', card.penalty)
      card.difficultyMods.forEach((mod, i) => check.count(`difficultyMods[${i}]`, mod))
      check.rules('', card.abilities, card.statics)
      return
    case 'gauntlet':
      if (card.front.difficulty < 1) complain('front.difficulty', 'is below 1')
      check.trial('front.', card.front)
      checkText(card.back.name, 'back.name', complain)
      check.rules('back', card.back.abilities, card.back.statics)
      return
    case 'fatigue':
      check.effects('onReveal', 'onReveal', card.onReveal)
      check.rules('', card.abilities, card.statics)
      return
    case 'seeker':
      checkText(card.title, 'title', complain)
      if (card.icon) checkText(card.icon.name, 'icon.name', complain)
      check.rules('', card.abilities, card.statics)
      return
    case 'lantern':
      check.owner(card.seeker)
      checkColours(card.colours, 'colours', complain)
      check.rules('', card.abilities, undefined)
      return
    case 'skill': {
      const owner = check.owner(card.seeker)
      checkColours(card.colours, 'colours', complain)
      checkColours(card.boost.colours, 'boost.colours', complain)
      if (card.boost.bonus) check.condition('boost.bonus.when', card.boost.bonus.when)
      card.icons?.forEach((icon, i) => {
        if (owner && owner.icon?.id !== icon) complain(`icons[${i}]`, `${icon} is not the icon of ${owner.id}`)
      })
      check.rules('', card.abilities, undefined)
    }
  }
}
