/** What tokens, totems, powers, collections and sites say. */
import type { Lang, PrintedText } from '@emberhall/speech'
import { COLLECTION_BONUS } from '../content/tokens.ts'
import type { Collection, Deposit, Exploration, KoboldToken, Potion, Power, Site, Totem } from '../content/types.ts'
import { sentence } from './phrases.ts'
import { commas, oreName, say, tally } from './things.ts'

export function powerText(power: Power, lang: Lang): PrintedText {
  return {
    name: say(lang, `power.${power}.name`),
    kindLine: say(lang, 'kind.power'),
    lines: [sentence(say(lang, `power.${power}`))],
  }
}

export function totemText(totem: Totem, lang: Lang): PrintedText {
  return {
    name: say(lang, `totem.${totem}.name`),
    kindLine: say(lang, 'kind.totem'),
    lines: [sentence(say(lang, `totem.${totem}`))],
  }
}

export function explorationText(exploration: Exploration, lang: Lang): PrintedText {
  return {
    name: say(lang, `exploration.${exploration}.name`),
    kindLine: say(lang, 'kind.exploration'),
    lines: [sentence(say(lang, `exploration.${exploration}`))],
  }
}

export function koboldTokenText(token: KoboldToken, lang: Lang): PrintedText {
  return {
    name: say(lang, `kobold.${token}.name`),
    kindLine: say(lang, 'kind.koboldToken'),
    lines: [sentence(say(lang, `kobold.${token}`))],
  }
}

export function potionText(potion: Potion, lang: Lang): PrintedText {
  return {
    name: say(lang, `potion.${potion}.name`),
    kindLine: say(lang, 'kind.potion'),
    lines: [sentence(say(lang, `potion.${potion}`))],
  }
}

export function collectionText(collection: Collection, lang: Lang): PrintedText {
  return {
    name: say(lang, `collection.${collection}`),
    kindLine: say(lang, 'kind.collection'),
    lines: COLLECTION_BONUS.flatMap((vp, n) => (vp === 0 ? [] : sentence(say(lang, 'collection.bonus', { n, vp })))),
  }
}

export function depositText({ level, ores, kobold }: Deposit, lang: Lang): PrintedText {
  const words = tally(ores).map(([ore, n]) => say(lang, 'amount', { n, what: oreName(ore, lang) }))
  const shown = commas(words, lang)
  return {
    name: say(lang, 'deposit.name', { level }),
    kindLine: say(lang, 'kind.deposit'),
    lines: [sentence(kobold ? say(lang, 'deposit.kobold', { ores: shown }) : shown)],
  }
}

export function siteText({ name, level, capacity, burrow }: Site, lang: Lang): PrintedText {
  const lines: string[] = []
  if (level === 'entrance' || level === 'forge') lines.push(say(lang, 'site.forging'))
  if (burrow) lines.push(say(lang, 'site.burrow', { burrow: say(lang, `burrow.${burrow}`) }))
  return {
    name: name[lang],
    kindLine: say(lang, 'kind.site', { level, n: capacity ?? 0 }),
    lines: lines.map(sentence),
  }
}
