/** What stands on the charts, in the town and on the missions. */
import type { Lang } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import type {
  ChartResult,
  Forge,
  Hazard,
  Location,
  Mission,
  MissionRule,
  NightEvent,
  Service,
  Town,
  TownEvent,
} from '../content/types.ts'
import type { CardText } from './cardText.ts'
import { together } from './effectText.ts'
import { itemsMeant, say, sentence, tokenNames } from './phrases.ts'
import { effectTexts, ruleTexts } from './ruleText.ts'

const facesOf = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`)

export function chartText(lang: Lang, chart: 'injury' | 'madness' | 'mutation', result: ChartResult): CardText {
  const { kind, from, to } = result
  const rules = [...ruleTexts(lang, result.rules), ...effectTexts(lang, result.do)]
  return {
    name: result.name[lang],
    kind: say(lang, `kind.${chart}`, { faces: facesOf(from, to) }),
    facts: kind ? [say(lang, `lasting.${kind}`)] : [],
    rules: rules.length === 0 ? [say(lang, 'nothing')] : rules,
    flavour: result.flavour[lang],
  }
}

function eventText(lang: Lang, kind: string, event: Hazard | NightEvent | TownEvent): CardText {
  const rules = effectTexts(lang, event.do)
  return {
    name: event.name[lang],
    kind,
    facts: [],
    rules: rules.length === 0 ? [say(lang, 'nothing')] : rules,
    flavour: event.flavour[lang],
  }
}
export const hazardText = (lang: Lang, hazard: Hazard): CardText =>
  eventText(lang, say(lang, 'kind.hazard', { faces: hazard.face }), hazard)
export const nightText = (lang: Lang, night: NightEvent): CardText =>
  eventText(lang, say(lang, 'kind.night', { faces: night.face }), night)
export const townEventText = (lang: Lang, location: Location, event: TownEvent): CardText =>
  eventText(
    lang,
    say(lang, 'kind.townEvent', { location: location.name[lang], faces: location.events.indexOf(event) + 1 }),
    event,
  )

export const townText = (lang: Lang, town: Town): CardText => ({
  name: town.name[lang],
  kind: say(lang, 'kind.town', { size: town.size }),
  facts: [say(lang, 'fact.days', { distance: town.distance, days: town.days })],
  rules: town.locations.map((id) => sentence(CONTENT.locations.find((one) => one.id === id)?.name[lang] ?? id)),
  flavour: town.flavour[lang],
})

function serviceText(lang: Lang, service: Service): string {
  switch (service.service) {
    case 'token':
      return say(lang, 'service.token', { token: tokenNames(lang, [service.token]), gold: service.gold })
    case 'cutOut': {
      const { gold, from } = service
      return say(lang, 'service.cutOut', { gold, from, else: ruleTexts(lang, service.else).join(' ') })
    }
    case 'gear':
    case 'sellItems':
    case 'forge':
    case 'attach':
      return say(lang, `service.${service.service}`)
    default: {
      const { service: kind, ...figures } = service
      return say(lang, `service.${kind}`, figures)
    }
  }
}
export const locationText = (lang: Lang, location: Location): CardText => ({
  name: location.name[lang],
  kind: say(lang, 'kind.location'),
  facts: [],
  rules: location.services.map((service) => serviceText(lang, service)),
  flavour: location.flavour[lang],
})

export const forgeText = (lang: Lang, forge: Forge): CardText => ({
  name: forge.name[lang],
  kind: say(lang, 'kind.forge'),
  facts: [
    say(lang, 'fact.fills', { onto: itemsMeant(lang, forge.onto, false), slots: forge.slots }),
    say(lang, 'fact.forge', { darkStone: forge.darkStone, gold: forge.gold }),
  ],
  rules: ruleTexts(lang, forge.rules),
  flavour: forge.flavour[lang],
})

function specialText(lang: Lang, special: MissionRule): string {
  const { rule, ...figures } = special
  const words = 'skill' in figures ? { ...figures, skill: say(lang, `skill.${figures.skill}`) } : figures
  return say(lang, `special.${rule}`, words)
}

/** What a mission asks and pays; its story is told apart. */
export function missionText(lang: Lang, mission: Mission): CardText {
  const { clues, cluesIn = 'anywhere', finale, special, reward } = mission
  const fight = finale
    ? [
        say(lang, 'mission.finale', { threat: finale.threat, elite: finale.elite ?? 0 }),
        ...effectTexts(lang, finale.also ?? []),
      ]
    : []
  const that = say(lang, 'that.sealer')
  return {
    name: mission.name[lang],
    kind: say(lang, 'kind.mission', { mode: mission.mode }),
    facts: [],
    rules: [
      clues === 0 ? say(lang, 'mission.noClues') : say(lang, 'mission.clues', { n: clues, where: cluesIn }),
      ...fight,
      ...(special ? [specialText(lang, special)] : []),
      say(lang, 'mission.reward', { text: together(lang, reward, { mood: 'third', that }) }),
    ],
  }
}
