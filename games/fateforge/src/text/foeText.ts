/** What is printed on the cards of enemies, in one language. */
import type { Lang, PrintedText } from '@emberhall/speech'
import type { Activation, Colour, Enemy, EnemyAction, Section } from '../content/types.ts'
import { joined, say as phrase, sentence } from './phrases.ts'
import { nameOf, say, toldOf } from './things.ts'
import type { Boss } from '../content/scene-types.ts'

function closestMinion(colours: readonly Colour[], lang: Lang): string {
  const colour = colours
    .map((one) => phrase(lang, `minion.${one}`))
    .reduce((a, b) => phrase(lang, 'minion.else', { a, b }))
  return phrase(lang, 'minion.closest', { colour })
}

function actionPhrase({ do: what, at, extra, toxic, far, toExit, minion }: EnemyAction, lang: Lang): string {
  let action = phrase(lang, `action.${what}`)
  if (toxic) action = phrase(lang, 'band.toxic', { action })
  if (extra) action = phrase(lang, 'action.extra', { action, n: extra })
  if (far) action = phrase(lang, 'band.far', { action })
  if (toExit) return phrase(lang, 'band.exit', { action, letter: toExit })
  if (minion) return phrase(lang, 'band.minion', { action, minion: closestMinion(minion, lang) })
  return at ? phrase(lang, 'band.aimed', { do: what, action, hero: phrase(lang, `band.${at}`) }) : action
}

function sectionSentence({ distance, orMore, actions }: Section, lang: Lang): string {
  const a = phrase(lang, orMore ? 'band.from' : 'band.at', { n: distance })
  const phrases = actions.map((action) => actionPhrase(action, lang))
  return sentence(phrase(lang, 'join.colon', { a, b: joined(lang, 'then', phrases) }))
}

function activationSentence(activation: Activation, lang: Lang): string {
  if (activation.does === 'parry')
    return sentence(phrase(lang, 'activation.parry', { minion: closestMinion(activation.minion, lang) }))
  return sentence(
    phrase(lang, 'activation.call', {
      colour: phrase(lang, `minion.${activation.colour}`),
      near: activation.radius ? phrase(lang, 'activation.near', { n: activation.radius }) : '',
    }),
  )
}

export function enemyText(enemy: Enemy, lang: Lang): PrintedText {
  const { id, colour, faction, armor, resistance, band, traits, activation, rebuilds } = enemy
  return {
    name: nameOf('enemy', id, lang),
    kindLine: say(lang, 'kind.enemy', {
      colour: nameOf('colour', colour, lang),
      faction: nameOf('faction', faction, lang),
      armor,
      resistance,
    }),
    lines: [
      ...band.map((section) => sectionSentence(section, lang)),
      ...traits.map((trait) => sentence(phrase(lang, `trait.${trait}`))),
      ...(activation ? [activationSentence(activation, lang)] : []),
      ...(rebuilds ? [sentence(phrase(lang, 'rebuilds', { n: rebuilds }))] : []),
    ],
  }
}

/** FG-C3 */
export function bossText({ id, steps, weakPoint, armor, resistance }: Boss, lang: Lang): PrintedText {
  const [[ofAll, armorEach], [body, bodyEach]] = [armor, resistance]
  const icons = joined(
    lang,
    'plus',
    weakPoint.map((icon) => phrase(lang, `icon.${icon}`)),
  )
  const does = (['reaction', ...steps] as const).map((step) =>
    say(lang, 'line.ability', { name: toldOf('boss', step, 'name', lang), text: nameOf('boss', step, lang) }),
  )
  return {
    name: nameOf('boss', id, lang),
    kindLine: say(lang, 'kind.boss', { armor: ofAll, armorEach, body, bodyEach }),
    lines: [say(lang, 'line.immune'), ...does, say(lang, 'line.weakPoint', { icons })].map(sentence),
    flavour: toldOf('boss', id, 'text', lang),
  }
}
