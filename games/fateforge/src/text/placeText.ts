/** What is told about fights, rests and the city, in one language. */
import type { Lang, PrintedText } from '@emberhall/speech'
import type { BattleQuest, Location, Prize, Service, SideQuest } from '../content/types.ts'
import { sentence } from './phrases.ts'
import { nameOf, say, toldOf } from './things.ts'
import type { Objective, Scene } from '../content/scene-types.ts'

/** In a battle quest nothing is told of the story (FG-9.4). */
export type Tone = 'story' | 'battle'

function goal(objective: Objective, { id, tokens }: Scene, tone: Tone, lang: Lang): string {
  switch (objective.kind) {
    case 'collect': {
      const { token } = objective
      const neutral = say(lang, 'token.neutral', { id: token.toUpperCase() })
      const what = tone === 'battle' ? neutral : nameOf('token', `${id}.${token}`, lang)
      return say(lang, 'objective.collect', { what })
    }
    case 'interact': {
      const [first = ''] = objective.tokens
      return say(lang, 'objective.interact', { what: first.replace(/\d+$/, ''), n: objective.tokens.length })
    }
    case 'find':
      return say(lang, 'objective.find', { what: nameOf('find', objective.what, lang) })
    case 'defeat':
      return say(lang, 'objective.defeat', { who: nameOf('target', objective.tag, lang) })
    case 'exit':
      return say(lang, 'objective.exit', {
        letters: objective.letters.reduce((a, b) => say(lang, 'or', { a, b })),
        portal: tokens.some((token) => token.kind === 'exit' && token.portal) ? 'yes' : 'no',
      })
    case 'survive':
      return say(lang, 'objective.survive', { n: objective.heroes ?? 1 })
    default:
      return say(lang, `objective.${objective.kind}`)
  }
}

export function objectiveText(objective: Objective, scene: Scene, tone: Tone, lang: Lang): string {
  const text = goal(objective, scene, tone, lang)
  return sentence(objective.secondary ? say(lang, 'objective.secondary', { text }) : text)
}

export function sceneText(scene: Scene, lang: Lang): PrintedText {
  const { id, rounds, objectives } = scene
  return {
    name: nameOf('scene', id, lang),
    kindLine: say(lang, 'kind.scene', { n: rounds }),
    lines: objectives.map((objective) => objectiveText(objective, scene, 'story', lang)),
    flavour: toldOf('scene', id, 'summary', lang),
  }
}

function servicePhrase(service: Service, lang: Lang): string {
  switch (service.does) {
    case 'cleanse':
      return say(lang, 'service.cleanse', { n: service.gold })
    case 'lesson':
      return say(lang, 'service.lesson', { n: service.traitPoints })
    default:
      return say(lang, `service.${service.does}`)
  }
}

export function locationText({ id, time, services, eases, once }: Location, lang: Lang): PrintedText {
  const shop = services.some(({ does }) => does === 'shop') ? 'yes' : 'no'
  const phrases = services.map((service) => servicePhrase(service, lang))
  if (eases) phrases.push(say(lang, 'service.eases', { location: nameOf('location', eases, lang) }))
  if (once) phrases.push(say(lang, 'service.once'))
  return {
    name: nameOf('location', id, lang),
    kindLine: say(lang, 'kind.location', { shop, time }),
    lines: phrases.map(sentence),
    flavour: toldOf('location', id, 'text', lang),
  }
}

export function questText({ id, threat, time, expiresAfterRests }: SideQuest, lang: Lang): PrintedText {
  return {
    name: nameOf('quest', id, lang),
    kindLine: say(lang, 'kind.quest', { threat, time, rests: expiresAfterRests }),
    lines: [toldOf('quest', id, 'text', lang)],
  }
}

export function prizeText(prize: Prize, lang: Lang): string {
  return sentence(nameOf('prize', prize, lang))
}

/** FG-9.2 */
export function battleText({ id, difficulty, minutes, legs }: BattleQuest, lang: Lang): PrintedText {
  return {
    name: nameOf('battle', id, lang),
    kindLine: say(lang, 'kind.battle', {
      difficulty,
      combats: legs.length,
      rests: legs.filter(({ rest }) => rest).length,
      hours: minutes / 60,
    }),
    lines: [toldOf('battle', id, 'text', lang)],
  }
}

/** FG-9.4 A title that tells nothing of the campaign; legs count from 0. */
export function legTitle({ id }: BattleQuest, leg: number, lang: Lang): string {
  return nameOf('battle', `${id}.${leg + 1}`, lang)
}

/** FG-46.3 The landmark on the map, and the clue on arrival; the place itself is never named. */
export function landmark(place: string, lang: Lang): string {
  return nameOf('place', place, lang)
}
export function clue(place: string, lang: Lang): string {
  return toldOf('place', place, 'clue', lang)
}
