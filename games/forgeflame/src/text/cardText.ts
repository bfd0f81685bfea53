/** Everything that is printed on a card or an adventurer’s sheet, in one language. */
import { at } from '@emberhall/kernel'
import type { Lang, PrintedText } from '@emberhall/speech'
import { BOARD } from '../content/board.ts'
import { CONTENT } from '../content/index.ts'
import {
  type ActionCard,
  type Adventurer,
  type Artifact,
  type EventEffect,
  type Imp,
  type MineEvent,
  type Named,
  type Objective,
  ORES,
  type Symbol,
} from '../content/types.ts'
import { abilitySentence, sentence } from './phrases.ts'
import { commas, oreName, say, symbolName, tally } from './things.ts'

export type Card = ActionCard | Adventurer | Artifact | Imp | MineEvent | Objective

const adventurerNames = new Map(CONTENT.adventurers.map(({ id, name }) => [id, name]))

function symbolsText(symbols: readonly Symbol[], lang: Lang): string {
  const words = tally(symbols).map(([symbol, n]) => {
    const what = symbolName(symbol, lang)
    return n === 1 ? what : say(lang, 'times', { what, n })
  })
  return commas(words, lang)
}

function actionBody({ adventurer, tier, symbols, abilities }: ActionCard, lang: Lang) {
  const self: Named = adventurerNames.get(adventurer) ?? { en: adventurer, fr: adventurer }
  return {
    kindLine: say(lang, `kind.${tier}`, { adventurer: self[lang], symbols: symbolsText(symbols, lang) }),
    lines: abilities.map((ability) => abilitySentence(ability, self, lang)),
  }
}

function adventurerBody({ role, carry, immune, kit }: Adventurer, lang: Lang) {
  const lines = [say(lang, 'carry', { n: carry })]
  if (immune) lines.push(say(lang, `immune.${immune}`))
  if (kit) lines.push(say(lang, `kit.${kit}`))
  return { kindLine: sentence(role[lang]).slice(0, -1), lines: lines.map(sentence) }
}

function artifactBody({ cost, collection, power, vp }: Artifact, lang: Lang) {
  const ores = cost.flatMap((n, i) => (n === 0 ? [] : say(lang, 'amount', { n, what: oreName(at(ORES, i), lang) })))
  return {
    kindLine: say(lang, 'kind.artifact', { collection: collection ?? 'none', vp, cost: commas(ores, lang) }),
    lines: power ? [sentence(say(lang, `power.${power}`))] : [],
  }
}

function eventEffect(effect: EventEffect, event: MineEvent, lang: Lang): string {
  switch (effect.do) {
    case 'nextRound':
      return say(lang, `event.nextRound.${effect.what}`)
    case 'eachPlayer':
      return say(lang, `event.eachPlayer.${effect.what}`)
    case 'shockAt':
    case 'slowAt':
    case 'clearCaveInsAt':
      return say(lang, `event.${effect.do}`, { level: effect.level })
    case 'oreToBag':
      return say(lang, 'event.oreToBag', { n: effect.n, ore: oreName(effect.ore, lang) })
    case 'activate':
      return say(lang, 'event.activate', { again: event.activation ? 'yes' : 'no' })
    case 'treasureForFewest':
      return say(lang, 'event.treasureForFewest')
  }
}

/** The symbols in the order in which they are resolved. */
function eventSymbols(event: MineEvent, lang: Lang): string[] {
  const flames = event.flames > 0 ? [say(lang, 'event.flames', { n: event.flames })] : []
  const activation = event.activation ? [say(lang, 'event.activation')] : []
  const kobolds = event.burrows.flatMap((burrow) =>
    BOARD.sites
      .filter((site) => site.burrow === burrow)
      .map(({ name }) => say(lang, 'event.burrow', { site: name[lang], burrow: say(lang, `burrow.${burrow}`) })),
  )
  return [...flames, ...activation, ...kobolds]
}

function eventBody(event: MineEvent, lang: Lang) {
  const symbols = eventSymbols(event, lang)
  const symbolsLine = symbols.length > 0 ? [symbols.reduce((a, b) => say(lang, 'then', { a, b }))] : []
  return {
    kindLine: say(lang, 'kind.event', { solo: event.removedInSolo ? 'removed' : 'kept' }),
    lines: [...symbolsLine, eventEffect(event.effect, event, lang)].map(sentence),
  }
}

function impBody({ back, effect, removesArtifact }: Imp, lang: Lang) {
  const lines = [say(lang, `imp.${effect}`)]
  if (removesArtifact) lines.push(say(lang, 'imp.artifact'))
  return { kindLine: say(lang, 'kind.imp', { back }), lines: lines.map(sentence) }
}

function objectiveBody({ test, n, vp }: Objective, lang: Lang) {
  return { kindLine: say(lang, 'kind.objective', { vp }), lines: [sentence(say(lang, `objective.${test}`, { n }))] }
}

function body(card: Exclude<Card, Adventurer>, lang: Lang) {
  if ('symbols' in card) return actionBody(card, lang)
  if ('cost' in card) return artifactBody(card, lang)
  if ('flames' in card) return eventBody(card, lang)
  if ('back' in card) return impBody(card, lang)
  return objectiveBody(card, lang)
}

export function cardText(card: Card, lang: Lang): PrintedText {
  if ('carry' in card) {
    const { name, fullName = name, portrait } = card
    return { name: fullName[lang], ...adventurerBody(card, lang), flavour: portrait[lang] }
  }
  return { name: card.name[lang], ...body(card, lang), flavour: card.flavour?.[lang] }
}
