/** Abilities put into words, from the same data that runs (spec 12.6). */
import { found } from '@emberhall/kernel'
import { type Lang, sayer } from '@emberhall/speech'
import type { Ability, Action, Cost, Effect, Gain, Mishap, Reach, Standing, Timing } from '../content/types.ts'
import { en, type Messages } from './effects.en.ts'
import { fr } from './effects.fr.ts'

export const say = sayer<keyof Messages>({ en, fr })

export function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
}
export function joined(lang: Lang, how: 'plus' | 'then' | 'and' | 'comma', parts: readonly string[]): string {
  return parts.reduce((a, b) => say(lang, `join.${how}`, { a, b }))
}

function costPhrase(lang: Lang, cost: Cost): string {
  switch (cost.pay) {
    case 'wild':
      return say(lang, 'cost.wild')
    case 'energy':
    case 'health':
    case 'parryToken':
    case 'cubes':
      return say(lang, `cost.${cost.pay}`, { n: cost.n })
    case 'result': {
      const icon = say(lang, `icon.${cost.icon}`)
      if (cost.die) return say(lang, 'cost.die', { icon, die: cost.die })
      return cost.or ? say(lang, 'cost.or', { a: icon, b: say(lang, `icon.${cost.or}`) }) : icon
    }
  }
}

function actionPhrase(lang: Lang, { do: what, extra, reach, stun, free }: Action): string {
  let action = say(lang, `action.${what}`)
  if (extra) action = say(lang, 'action.extra', { action, n: extra })
  if (reach) action = say(lang, 'action.reach', { action, n: reach })
  if (stun) action = say(lang, 'action.stunning', { action })
  return free ? say(lang, 'action.free', { action }) : action
}

function within(lang: Lang, range: number, text: string): string {
  return range === 0 ? say(lang, 'within.0', { text }) : say(lang, 'within.1', { text, n: range })
}

/** Outside combat there are no zones. */
function heroes(lang: Lang, reach: Reach & { readonly all?: true }, timing: Timing) {
  const one = reach.other ? 'hero.other' : 'hero.one'
  const many = reach.most !== undefined && reach.most > 1
  const who = say(lang, reach.all ? 'hero.all' : many ? 'hero.most' : one, { n: reach.most ?? 1 })
  return { who: timing === 'camp' ? who : within(lang, reach.range, who), many: many ? 'yes' : 'no' }
}

function effectPhrase(lang: Lang, effect: Effect, timing: Timing): string {
  switch (effect.effect) {
    case 'mark':
      return say(lang, 'effect.mark', {
        enemy: within(lang, effect.range, say(lang, 'effect.mark.enemy')),
        extra: effect.extra,
      })
    case 'blast':
      return effect.near === 1 && effect.range === 1
        ? say(lang, 'effect.blast.near', { n: effect.n })
        : say(lang, 'effect.blast.far', {
            n: effect.n,
            zone: within(lang, effect.range, say(lang, 'effect.blast.zone')),
          })
    case 'cleave':
      return say(lang, 'effect.cleave', { n: effect.n, most: effect.most })
    case 'stun':
      return say(lang, 'effect.stun', { minion: within(lang, effect.range, say(lang, 'effect.stun.minion')) })
    case 'heal':
    case 'energize':
    case 'guard':
      return effect.self
        ? say(lang, `effect.${effect.effect}.self`, { n: effect.n })
        : say(lang, `effect.${effect.effect}`, { ...heroes(lang, effect, timing), n: effect.n })
    case 'lendResult':
    case 'lead':
      return say(lang, `effect.${effect.effect}`, heroes(lang, effect, timing))
    case 'smoke':
      return say(lang, `effect.smoke.${effect.who}`)
    case 'reach':
      return say(lang, `effect.reach.${effect.attack}`)
    case 'sunder':
    case 'prevent':
    case 'antidote':
    case 'reroll':
    case 'extraDie':
    case 'testReroll':
      return say(lang, `effect.${effect.effect}`, { n: effect.n })
    case 'anyResult':
    case 'hide':
    case 'steal':
    case 'taunt':
    case 'whisper':
      return say(lang, `effect.${effect.effect}`)
  }
}

export function gainPhrase(lang: Lang, gain: Gain, timing: Timing): string {
  if (gain.gain === 'effects')
    return joined(
      lang,
      'then',
      gain.effects.map((effect) => effectPhrase(lang, effect, timing)),
    )
  const actions = (gain.actions ?? []).map((action) => actionPhrase(lang, action))
  if (gain.gain === 'sequence') return joined(lang, 'then', actions)
  const gained = gain.results ?? []
  const results = [...new Set(gained)].map((icon) => {
    const n = gained.filter((other) => other === icon).length
    return say(lang, 'gain.result', { n, icon: say(lang, `icon.${icon}`) })
  })
  const all = joined(lang, 'plus', [...results, ...actions])
  return results.length > 0 ? say(lang, 'gain.results', { results: all }) : all
}

function conditions(lang: Lang, ability: Ability): string[] {
  const stealth = ability.if ? [say(lang, `when.${ability.if}`)] : []
  switch (ability.timing) {
    case 'prep':
    case 'special':
    case 'test':
      return [say(lang, `when.${ability.timing}`), ...stealth]
    case 'camp':
      return [say(lang, ability.oncePerScene ? 'when.campOnce' : 'when.camp'), ...stealth]
    default:
      return stealth
  }
}

export function standingPhrase(lang: Lang, standing: Standing): string {
  return say(lang, `standing.${standing}`)
}

function twoWayPhrase(lang: Lang, { cost = [], gain }: Ability): string {
  const icons = gain?.gain === 'pool' ? (gain.results ?? []) : []
  return say(lang, 'join.twoWay', {
    a: joined(
      lang,
      'plus',
      cost.map((one) => costPhrase(lang, one)),
    ),
    b: joined(
      lang,
      'plus',
      icons.map((icon) => say(lang, `icon.${icon}`)),
    ),
  })
}

function paidPhrase(lang: Lang, ability: Ability, gain: Gain): string {
  const costs = (ability.cost ?? []).map((cost) => costPhrase(lang, cost))
  const cost = costs.length > 0 ? [joined(lang, 'plus', costs)] : []
  const [effect] = gain.gain === 'effects' ? gain.effects : []
  if (effect?.effect === 'prevent') return say(lang, 'damage.prevent', { cost: cost.join(), n: effect.n })
  const before = [...conditions(lang, ability), ...cost]
  const text = gainPhrase(lang, gain, ability.timing)
  if (before.length > 0) return say(lang, 'join.colon', { a: joined(lang, 'comma', before), b: text })
  return gain.gain === 'effects' ? text : say(lang, 'join.colon', { a: say(lang, 'when.atNoCost'), b: text })
}

export function abilitySentence(lang: Lang, ability: Ability): string {
  if (ability.standing) return sentence(standingPhrase(lang, ability.standing))
  if (ability.twoWay) return sentence(twoWayPhrase(lang, ability))
  return sentence(paidPhrase(lang, ability, found(ability.gain, 'what the ability gives')))
}

export function mishapPhrase(lang: Lang, mishap: Mishap): string {
  return say(lang, `mishap.${mishap.mishap}`, 'n' in mishap ? { n: mishap.n } : {})
}
