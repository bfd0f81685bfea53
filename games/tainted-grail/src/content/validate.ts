/** Everything that is wrong with a pack (TG-38); no message means that it can be played. */
import { checkCards, checkEncounters } from './check/cards.ts'
import type { About } from './check/complain.ts'
import { checkJournal } from './check/journal.ts'
import { checkLand } from './check/land.ts'
import { checkNames } from './check/names.ts'
import { walk } from './check/walk.ts'
import { checkWords } from './check/words.ts'
import { ATTRS, type Content, RESOURCES } from './types.ts'

/** Messages read `id: field: problem`; a card is named by its design. */
export function validateContent(content: Content): string[] {
  const messages = new Set<string>()
  const about: About = (id) => (field, problem) => messages.add(`${id}: ${field}: ${problem}`)
  checkNames(content, about)
  checkLand(content, about)
  checkCards(content, about)
  checkEncounters(content, about)
  checkJournal(content, about)
  checkThings(content, about)
  return [...messages]
}

function checkThings(content: Content, about: About): void {
  const { characters, cards, encounters, locations, verses, dreams, storyEvents, randomEvents } = content
  const { items, secrets, skills } = content
  for (const one of [...locations, ...verses, ...dreams, ...storyEvents])
    checkWords(one, 'journal', content, about(one.id))
  for (const one of randomEvents) checkWords(one, 'journal', content, about(one.id))
  for (const card of cards) checkWords(card.abilities, card.kind, content, about(card.design))
  for (const one of encounters) {
    const complain = about(one.id)
    if (one.kind === 'combat') checkWords([one.table, one.opportunity], 'combat', content, complain)
    else checkWords(one.stages, 'diplomacy', content, complain)
    checkWords({ rewards: one.rewards, script: one.script ?? [] }, 'journal', content, complain)
    checkWords(one.kind === 'combat' ? one.loot : [one.failure, one.avoid ?? {}], 'journal', content, complain)
  }
  for (const one of [...items, ...skills]) {
    checkWords(one, 'own', content, about(one.id))
    if (one.rules.length === 0) about(one.id)('rules', 'does nothing')
  }
  const asked = new Set<number>()
  walk(content, { condition: (condition) => condition.is === 'secret' && asked.add(condition.secret) })
  for (const secret of secrets) {
    const { dial, quest, rules, of, personal } = secret
    checkWords(rules, 'own', content, about(secret.id))
    checkWords({ dial: dial ?? {}, quest: quest ?? {} }, 'journal', content, about(secret.id))
    if (rules.length === 0 && !dial && !quest && !asked.has(secret.number)) about(secret.id)('rules', 'does nothing')
    if (of && !personal) about(secret.id)('of', 'what belongs to one story is Personal')
  }
  for (const character of characters) {
    const complain = about(character.id)
    if (character.attrs.length !== ATTRS.length) complain('attrs', `has not one for each of ${ATTRS.length}`)
    if (character.attrs.some((n) => n < 0 || n > 2)) complain('attrs', 'the board has room for 0 to 2 (TG-3.4)')
    if (character.resources.length !== RESOURCES.length)
      complain('resources', `has not one for each of ${RESOURCES.length}`)
    const own = secrets.find(({ number }) => number === character.secret)
    if (own?.of !== character.id) complain('secret', `${character.secret} is not of this character`)
    checkWords(character.action, 'journal', content, complain)
  }
  for (const event of storyEvents) {
    const { dial, quest, tokens = [] } = event
    if (dial && (dial.value < 1 || dial.value > 8)) about(event.id)('dial', 'is not between 1 and 8')
    if (dial && !quest) about(event.id)('dial', 'lies on an event that stays')
    for (const place of tokens)
      if (!locations.some(({ number }) => number === place)) about(event.id)('tokens', `there is no location ${place}`)
  }
}
