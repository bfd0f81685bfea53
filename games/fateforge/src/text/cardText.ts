/** What is printed on the cards of heroes, in one language. */
import type { Lang, PrintedText } from '@emberhall/speech'
import type { Ally, Corruption, Die, Fear, Hero, Item, Skill, Trait, Trap } from '../content/types.ts'
import {
  abilitySentence,
  gainPhrase,
  joined,
  mishapPhrase,
  say as phrase,
  sentence,
  standingPhrase,
} from './phrases.ts'
import { commas, nameOf, say, toldOf } from './things.ts'

function diceNames(dice: readonly Die[], lang: Lang): string {
  return commas(
    dice.map((die) => nameOf('die', die, lang)),
    lang,
  )
}

/** FG-2.2 What can be read of a hero before it is chosen. */
export function heroText({ id, health, energy, trait, dice }: Hero, lang: Lang): PrintedText {
  const ability = { name: toldOf('ability', id, 'name', lang), text: nameOf('ability', id, lang) }
  return {
    name: nameOf('hero', id, lang),
    kindLine: say(lang, 'kind.hero', {
      role: toldOf('hero', id, 'role', lang),
      health,
      energy,
      trait: nameOf('trait', trait, lang),
      dice: diceNames(dice, lang),
    }),
    lines: [sentence(say(lang, 'line.ability', ability))],
    flavour: toldOf('hero', id, 'story', lang),
  }
}

export function skillText({ id, hero, use, cost, upgrades, abilities }: Skill, lang: Lang): PrintedText {
  const level = upgrades ? 'upgrade' : cost === undefined ? 'starting' : 'bought'
  return {
    name: nameOf('skill', id, lang),
    kindLine: say(lang, 'kind.skill', { hero: nameOf('hero', hero, lang), level, cost: cost ?? 0, use }),
    lines: abilities.map((ability) => abilitySentence(lang, ability)),
  }
}

export function itemText(item: Item, lang: Lang): PrintedText {
  const { id, slot, cost, die, armor, trait, charged, single, only, abilities } = item
  const armored = armor ? [sentence(say(lang, 'line.armor', { n: armor }))] : []
  const gifted = trait ? [sentence(say(lang, 'line.trait', { trait: nameOf('trait', trait, lang) }))] : []
  return {
    name: nameOf('item', id, lang),
    kindLine: say(lang, 'kind.item', {
      slot,
      die: die ?? 'none',
      use: charged ? 'charged' : single ? 'single' : 'round',
      hero: only ? nameOf('hero', only, lang) : 'none',
      cost,
    }),
    lines: [...armored, ...gifted, ...abilities.map((ability) => abilitySentence(lang, ability))],
  }
}

function mishapLines({ mishaps }: Trap, lang: Lang): string[] {
  if (mishaps.length === 0) return []
  const phrases = mishaps.map((mishap) => mishapPhrase(lang, mishap))
  return [sentence(joined(lang, 'and', phrases))]
}

export function corruptionText(card: Corruption, lang: Lang): PrintedText {
  const standing = card.keep ? [sentence(standingPhrase(lang, card.keep))] : []
  const after = sentence(phrase(lang, card.keep ? 'after.keep' : 'after.discard'))
  return {
    name: nameOf('corruption', card.id, lang),
    kindLine: say(lang, 'kind.corruption'),
    lines: [...mishapLines(card, lang), ...standing, after],
  }
}

export function trapText(card: Trap, lang: Lang): PrintedText {
  return { name: nameOf('trap', card.id, lang), kindLine: say(lang, 'kind.trap'), lines: mishapLines(card, lang) }
}

export function fearText(card: Fear, lang: Lang): PrintedText {
  const standing = card.faceUp ? [sentence(standingPhrase(lang, card.faceUp))] : []
  const after = sentence(phrase(lang, card.faceUp ? 'after.faceUp' : 'after.faceDown'))
  return {
    name: nameOf('fear', card.id, lang),
    kindLine: say(lang, 'kind.fear'),
    lines: [...mishapLines(card, lang), ...standing, after],
  }
}

export function allyText({ id, health, dice, skills }: Ally, lang: Lang): PrintedText {
  return {
    name: nameOf('ally', id, lang),
    kindLine: say(lang, 'kind.ally', { health, dice: diceNames(dice, lang) }),
    lines: skills.map((skill) => {
      const name = nameOf('allySkill', skill.id, lang)
      return sentence(say(lang, 'line.allySkill', { name, text: gainPhrase(lang, skill.gain, 'turn') }))
    }),
    flavour: toldOf('ally', id, 'text', lang),
  }
}

export function traitText(trait: Trait, lang: Lang): PrintedText {
  return {
    name: nameOf('trait', trait, lang),
    kindLine: say(lang, 'kind.trait'),
    lines: [toldOf('trait', trait, 'text', lang)],
  }
}

export function storyCardText(id: string, lang: Lang): PrintedText {
  return {
    name: nameOf('storyCard', id, lang),
    kindLine: say(lang, 'kind.storyCard'),
    lines: [toldOf('storyCard', id, 'text', lang)],
  }
}
