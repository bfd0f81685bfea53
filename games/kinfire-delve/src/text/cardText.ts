import type {
  Ability,
  Card,
  Colour,
  Effect,
  EventCard,
  FatigueCard,
  MasterBack,
  MasterCard,
  SkillCard,
  Static,
} from '../content/types.ts'
import { capitalise, iconName, measure, say, sentence, sentences, sequence } from './phrases.ts'
import type { Host, Lang, Voice } from './phrases.ts'
import { abilityText, staticPhrase, when } from './sentences.ts'

export interface RuleText {
  readonly text: string
  /** In force as long as the card is in play, not only while it is attempted (KD-5.2). */
  readonly bold: boolean
}
export interface CardText {
  readonly name: string
  readonly kindLine: string
  readonly rules: readonly RuleText[]
  readonly reward?: string | undefined
  readonly penalty?: string | undefined
  readonly boost?: string | undefined
  readonly flavour?: string | undefined
  readonly back?: { readonly name: string; readonly rules: readonly RuleText[] }
}

interface Rules {
  readonly abilities?: readonly Ability[] | undefined
  readonly statics?: readonly Static[] | undefined
}

function inType(bold: boolean, voice: Voice, { abilities = [], statics = [] }: Rules): RuleText[] {
  const texts = [
    ...statics.map((fact) => sentence(staticPhrase(voice, fact))),
    ...abilities.map((ability) => abilityText(voice, ability)),
  ]
  return texts.map((text) => ({ text, bold }))
}

function normal(lang: Lang, host: Host, rules: Rules): RuleText[] {
  return inType(false, { lang, host }, rules)
}

function bold(lang: Lang, rules: Rules): RuleText[] {
  return inType(true, { lang, host: 'table' }, rules)
}

function attached(lang: Lang, statics: readonly Static[] = []): RuleText[] {
  const phrases = statics.map((fact) => staticPhrase({ lang, host: 'table' }, fact))
  return phrases.map((text) => ({ text: sentence(say(lang, 'static.whileAttached', { text })), bold: true }))
}

function colourWords(lang: Lang, colours: readonly Colour[], noun: string): string {
  if (colours.length === 3) return say(lang, 'colour', { colour: 'white', noun })
  return colours
    .map((colour) => say(lang, 'colour', { colour, noun }))
    .reduce((a, b) => say(lang, 'join.colours', { a, b }))
}

function iconText(lang: Lang, effects: readonly Effect[]): string | undefined {
  return effects.length === 0 ? undefined : sentences({ lang, host: 'attempt' }, effects)
}

interface Trial {
  readonly colour: Colour
  readonly type: string
  readonly difficulty: number
  readonly reward: readonly Effect[]
  readonly penalty: readonly Effect[]
  readonly attempt?: readonly Ability[]
  readonly attemptStatics?: readonly Static[]
  readonly bold?: readonly Ability[]
  readonly boldStatics?: readonly Static[]
  readonly attachedStatics?: readonly Static[]
}

function trialText(lang: Lang, kind: 'challenge' | 'gauntlet', trial: Trial) {
  const { colour, type, difficulty: n } = trial
  const words = { typeWord: say(lang, 'type', { type }), colourWord: say(lang, 'colour', { colour, noun: type }) }
  return {
    kindLine: capitalise(say(lang, `kind.${kind}`, { n, ...words })),
    rules: [
      ...bold(lang, { abilities: trial.bold, statics: trial.boldStatics }),
      ...normal(lang, 'attempt', { abilities: trial.attempt, statics: trial.attemptStatics }),
      ...attached(lang, trial.attachedStatics),
    ],
    reward: iconText(lang, trial.reward),
    penalty: iconText(lang, trial.penalty),
  }
}

function eventRules(lang: Lang, card: EventCard): RuleText[] {
  const instructions = iconText(lang, card.instructions)
  const after = card.after === 'completed' ? undefined : sentence(say(lang, `after.${card.after}`))
  const texts = [instructions, after].filter((text) => text !== undefined)
  return [
    ...bold(lang, { abilities: card.bold, statics: card.boldStatics }),
    ...texts.map((text) => ({ text, bold: false })),
    ...attached(lang, card.attachedStatics),
  ]
}

function boostText(lang: Lang, { boost }: SkillCard): string {
  const colours = colourWords(lang, boost.colours, 'boost')
  if (!boost.bonus) return capitalise(say(lang, 'boost', { colours, n: boost.value }))
  const cond = when({ lang, host: 'action' }, boost.bonus.when)
  return capitalise(say(lang, 'boost.bonus', { colours, n: boost.value, bonus: boost.bonus.value, cond }))
}

function masterPenalty(lang: Lang, card: MasterCard): string | undefined {
  if (card.penalty.length === 0 || card.penaltyWhen === 'never') return undefined
  if (card.penaltyWhen === 'always') return iconText(lang, card.penalty)
  const text = sequence({ lang, host: 'attempt' }, card.penalty, 'do')
  return sentence(say(lang, 'master.onDark', { text }))
}

function revealText(lang: Lang, card: FatigueCard): RuleText {
  const b = sequence({ lang, host: 'table' }, card.onReveal, 'do')
  return { text: sentence(say(lang, 'join.comma', { a: say(lang, 'trigger.onReveal'), b })), bold: false }
}

/** A side that is not a card of its own: the back of a Gauntlet card, or the one the Masters share. */
export function backText(lang: Lang, back: MasterBack) {
  return { name: back.name[lang], rules: normal(lang, 'table', back) }
}

function body(card: Card, lang: Lang): Omit<CardText, 'name' | 'flavour'> {
  switch (card.kind) {
    case 'challenge':
      return trialText(lang, 'challenge', card)
    case 'event':
      return { kindLine: capitalise(say(lang, 'kind.event')), rules: eventRules(lang, card) }
    case 'master': {
      const mods = card.difficultyMods.map((mod) => sentence(say(lang, 'master.difficulty', measure(lang, mod))))
      return {
        kindLine: say(lang, 'kind.master', { n: card.difficulty }),
        rules: [...mods.map((text) => ({ text, bold: false })), ...normal(lang, 'table', card)],
        penalty: masterPenalty(lang, card),
      }
    }
    case 'gauntlet': {
      const front = trialText(lang, 'gauntlet', card.front)
      const fixed = { text: sentence(say(lang, 'static.notDiscardable')), bold: true }
      return {
        ...front,
        rules: card.front.discardable ? front.rules : [...front.rules, fixed],
        back: backText(lang, card.back),
      }
    }
    case 'fatigue': {
      const reveal = card.onReveal.length === 0 ? [] : [revealText(lang, card)]
      return { kindLine: say(lang, 'kind.fatigue'), rules: [...reveal, ...normal(lang, 'table', card)] }
    }
    case 'seeker':
      return {
        kindLine: say(lang, 'kind.seeker', { title: card.title[lang] }),
        rules: normal(lang, 'seeker', card),
      }
    case 'lantern':
      return {
        kindLine: say(lang, 'kind.lantern', { n: card.value, colours: colourWords(lang, card.colours, 'lantern') }),
        rules: normal(lang, 'action', card),
      }
    case 'skill': {
      const icon = card.icons?.[0]
      return {
        kindLine: capitalise(
          say(lang, 'kind.skill', {
            n: card.value,
            colours: colourWords(lang, card.colours, 'skill'),
            hasIcon: icon === undefined ? 'no' : 'yes',
            icon: iconName(lang, icon),
          }),
        ),
        rules: normal(lang, 'action', card),
        boost: boostText(lang, card),
      }
    }
  }
}

/** Everything that is printed on a card, in one language. */
export function cardText(card: Card, lang: Lang): CardText {
  return { name: card.name[lang], ...body(card, lang), flavour: card.flavour?.[lang] }
}
