/** What a thing does as long as it is in force, as sentences. */
import { anyOf, type Lang, ofName } from '@emberhall/speech'
import type { Ability, Effect, Trait } from '../content/types.ts'
import { effectText, type Speech, together } from './effectText.ts'
import { flagText, modText } from './figureText.ts'
import { clauses, condition, costs, say, sentence } from './phrases.ts'

/** One sentence a rule. */
export const ruleTexts = (lang: Lang, rules: readonly Trait[]): string[] => rules.map((rule) => ruleText(lang, rule))
/** One sentence an effect. */
export const effectTexts = (lang: Lang, effects: readonly Effect[]): string[] =>
  effects.map((effect) => sentence(effectText(lang, effect)))

function ruleText(lang: Lang, rule: Trait): string {
  if ('mod' in rule) return sentence(modText(lang, rule))
  if ('flag' in rule) return sentence(flagText(lang, rule))
  if ('procedure' in rule) return sentence(say(lang, `procedure.${rule.procedure}`))
  return sentence(abilityText(lang, rule))
}

function abilityText(lang: Lang, ability: Ability): string {
  const { limit, if: cond } = ability
  const lead = [
    limit ? say(lang, `limit.${limit}`) : '',
    moment(lang, ability),
    cond ? condition(lang, cond) : '',
    deed(lang, ability),
  ]
  return clauses(lead)
}

function moment(lang: Lang, ability: Ability): string {
  const { on, roll, whose = 'yours', face = 0, attack = 'any', decks = [] } = ability
  if (on === 'rolled' && roll) return say(lang, `rolled.${roll}`, { whose, what: testMeant(lang, ability) })
  const what =
    on === 'testFailed'
      ? testMeant(lang, ability)
      : on === 'cardDrawn'
        ? anyOf(
            lang,
            decks.map((deck) => say(lang, `what.${deck}`)),
          )
        : attackMeant(lang, ability)
  return on === 'rolled' ? '' : say(lang, `on.${on}`, { what, face, attack })
}

const testMeant = (lang: Lang, { skill }: Ability): string =>
  say(lang, 'what.test', { skill: skill ?? 'none', ofSkill: skill ? ofName(lang, say(lang, `skill.${skill}`)) : '' })

const attackMeant = (lang: Lang, { attack, first, of }: Ability): string =>
  say(lang, 'what.attack', { attack: attack ?? 'any', first: first ? 'yes' : 'no', own: of ? 'yes' : 'no' })

/** Effects that somebody does; of the others one can only wish that they happen. */
const doable = new Set<Effect['do']>([
  'reroll',
  'setDie',
  'redraw',
  'crit',
  'extraDie',
  'freeAttack',
  'ignoreSanity',
  'dropTarget',
  'swap',
  'takeTest',
  'peek',
  'skip',
  'cancel',
  'darkness',
  'dread',
])

function deed(lang: Lang, ability: Ability): string {
  const { cost, may, on, do: does } = ability
  const speech: Speech = on === 'unsavedHit' ? { mood: 'third', that: say(lang, 'that.hero') } : { mood: 'do' }
  const plain = () => together(lang, does, speech)
  if (cost) return say(lang, 'may.cost', { cost: costs(lang, cost, 'cost'), text: plain() })
  if (!may || does.some((effect) => effect.do === 'flag')) return plain()
  if (!does.every((effect) => doable.has(effect.do))) return say(lang, 'may.wish', { text: plain() })
  return say(lang, 'may.you', { text: together(lang, does, { mood: 'inf' }) })
}
