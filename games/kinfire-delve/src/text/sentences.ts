import type { Ability, Condition, Effect, Static, Trigger } from '../content/types.ts'
import { condition, measure, say, sentence, sentences, sequence, target } from './phrases.ts'
import type { Voice } from './phrases.ts'

/** After these a condition goes on with "and"; the others are moments, after which it starts anew with "if". */
const moments = new Set<Trigger>(['turnStart', 'turnEnd', 'attemptStart', 'afterRoll'])
const diceWords = new Set<Effect['do']>(['modDice', 'countFace', 'skipDie', 'copyProgress'])

/** What happens as a matter of course while the card is played or attempted needs no "when". */
function goesWithoutSaying({ host }: Voice, ability: Ability): boolean {
  if (ability.on === 'onAction') return host === 'action'
  return host === 'attempt' && ability.do.every((effect) => diceWords.has(effect.do))
}

export function abilityText(voice: Voice, ability: Ability): string {
  const { lang } = voice
  const speaking: Voice = voice.host === 'seeker' && ability.whose === 'any' ? { lang, host: 'table' } : voice
  const leads: string[] = []
  if (!goesWithoutSaying(speaking, ability)) leads.push(say(lang, `trigger.${ability.on}`, { host: speaking.host }))
  if (ability.if) {
    const goesOn = leads.length > 0 && !moments.has(ability.on)
    const cond = condition(speaking, ability.if, goesOn ? 'and' : 'if')
    if (goesOn) leads.push(`${leads.pop() ?? ''} ${cond}`)
    else leads.push(cond)
  }
  if (leads.length === 0 && !ability.optional && !ability.limit) return sentences(speaking, ability.do)
  let body = sequence(speaking, ability.do, ability.optional ? 'inf' : 'do')
  if (ability.optional) body = say(lang, 'effect.may', { effects: body })
  let text = [...leads, body].reduce((a, b) => say(lang, 'join.comma', { a, b }))
  if (ability.limit) text = say(lang, `limit.${ability.limit}`, { text })
  return sentence(text)
}

function ifClause(voice: Voice, cond: Condition | undefined) {
  if (!cond) return { hasCond: 'no', cond: '' }
  const against = cond.is === 'type' ? say(voice.lang, 'type.against', { type: cond.type }) : undefined
  return { hasCond: 'yes', cond: against ?? condition(voice, cond, 'if') }
}

/** "+3 against a Trap" reads better than "+3 if the challenge is a Trap". */
export function when(voice: Voice, cond: Condition): string {
  return ifClause(voice, cond).cond
}

export function staticPhrase(voice: Voice, fact: Static): string {
  const { lang, host } = voice
  switch (fact.always) {
    case 'difficulty':
      return say(lang, 'static.difficulty', {
        target: target(lang, fact.of, 'none'),
        ofTarget: target(lang, fact.of, 'from'),
        ...measure(lang, fact.n),
      })
    case 'boostValue':
    case 'yourBoosts':
      return say(lang, `static.${fact.always}`, { ...measure(lang, fact.n), ...ifClause(voice, fact.if) })
    case 'actionValue': {
      const values = { host, ...measure(lang, fact.n) }
      if (fact.if?.is === 'actionIsLantern') return say(lang, 'static.lanternValue', values)
      return say(lang, 'static.actionValue', { ...values, ...ifClause(voice, fact.if) })
    }
    case 'extraDamage':
      return say(lang, 'static.extraDamage', { n: fact.n, cond: condition(voice, fact.when, 'and') })
    case 'defeat':
      return say(lang, 'static.defeat', { cond: condition(voice, fact.when, 'if') })
    case 'vulnerable':
      return say(lang, 'static.vulnerable', {
        colour: fact.colour,
        target: target(lang, fact.of ?? { target: 'master' }, 'none'),
      })
    case 'fewerWhenExhausting':
    case 'boostLimit':
    case 'penaltyDamage':
      return say(lang, `static.${fact.always}`, measure(lang, fact.n))
    case 'lightDoesNotCount':
    case 'noCharge':
    case 'noRerolls':
    case 'noHealing':
      return say(lang, `static.${fact.always}`)
  }
}
