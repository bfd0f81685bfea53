/** Cost and gain of a card in signs. */
import type { ReactNode } from 'react'
import type { Ability, Action, Cost, Effect, Gain, Icon } from '../../../content/types.ts'
import { ActionIcon, Cube, ParryToken, ResultIcon, type Sign, SignGlyph } from '../../art/index.ts'

/** What an effect looks like in a sign and a figure. */
function signOf(effect: Effect): readonly [Sign, string] {
  switch (effect.effect) {
    case 'mark':
      return ['perception', `+${effect.extra}`]
    case 'blast':
      return ['special', `${effect.n}`]
    case 'cleave':
      return ['strike', `${effect.most}×${effect.n}`]
    case 'stun':
      return ['stun', '']
    case 'heal':
      return ['health', `+${effect.n}`]
    case 'energize':
      return ['energy', `+${effect.n}`]
    case 'guard':
      return ['parry', `+${effect.n}`]
    case 'lendResult':
    case 'anyResult':
      return ['wild', '']
    case 'hide':
    case 'smoke':
      return ['stealth', '']
    case 'steal':
      return ['gold', '']
    case 'taunt':
      return ['call', '']
    case 'sunder':
      return ['armor', `−${effect.n}`]
    case 'reach':
      return ['far', '+1']
    case 'prevent':
      return ['parry', `${effect.n}`]
    case 'antidote':
      return ['toxic', `−${effect.n}`]
    case 'reroll':
    case 'testReroll':
      return ['reroll', `${effect.n}`]
    case 'extraDie':
      return ['special', `+${effect.n}`]
    case 'lead':
      return ['move', '']
    case 'whisper':
      return ['eloquence', '']
  }
}
function CostIcon({ cost }: { readonly cost: Cost }) {
  switch (cost.pay) {
    case 'wild':
      return <ResultIcon icon="wild" />
    case 'result':
      return (
        <span className="fg-cost" data-die={cost.die}>
          <ResultIcon icon={cost.icon} />
          {cost.or !== undefined && (
            <>
              <em>/</em>
              <ResultIcon icon={cost.or} />
            </>
          )}
        </span>
      )
    case 'parryToken':
      return <Many n={cost.n} of={<ParryToken />} />
    case 'cubes':
      return <Many n={cost.n} of={<Cube colour="green" />} />
    default:
      return (
        <span className={`fg-cost fg-cost-${cost.pay}`}>
          <SignGlyph name={cost.pay} />
          {cost.n > 1 && <em>{cost.n}</em>}
        </span>
      )
  }
}
function Many({ n, of }: { readonly n: number; readonly of: ReactNode }) {
  return (
    <span className="fg-cost">
      {of}
      {n > 1 && <em>{n}</em>}
    </span>
  )
}
function ActionSigns({ action }: { readonly action: Action }) {
  return (
    <span className="fg-cost">
      <ActionIcon action={action.do} extra={action.extra ?? 0} />
      {action.stun && <SignGlyph name="stun" />}
      {(action.reach ?? 0) > 0 && <SignGlyph name="far" />}
    </span>
  )
}
export function GainIcons({ gain }: { readonly gain: Gain }) {
  if (gain.gain === 'effects')
    return gain.effects.map((effect, i) => {
      const [name, n] = signOf(effect)
      return (
        <span key={i} className="fg-effect">
          <SignGlyph name={name} />
          {n !== '' && <em>{n}</em>}
        </span>
      )
    })
  const results: readonly Icon[] = gain.gain === 'pool' ? (gain.results ?? []) : []
  return (
    <>
      {results.map((icon, i) => (
        <ResultIcon key={`result ${i}`} icon={icon} />
      ))}
      {(gain.actions ?? []).map((action, i) => (
        <span key={`action ${i}`} className="fg-step">
          {gain.gain === 'sequence' && i > 0 && <Arrow />}
          <ActionSigns action={action} />
        </span>
      ))}
    </>
  )
}
export function Arrow() {
  return (
    <svg className="fg-arrow" viewBox="0 0 20 14" aria-hidden="true">
      <path d="M1 7H17M12 2L17.500 7 12 12" />
    </svg>
  )
}
export function AbilityIcons({ ability }: { readonly ability: Ability }) {
  const { cost = [], gain, timing, twoWay } = ability
  if (gain === undefined) return null
  return (
    <span className="fg-ability">
      {timing === 'special' && <ResultIcon icon="special" />}
      {cost.map((part, i) => (
        <CostIcon key={i} cost={part} />
      ))}
      {(cost.length > 0 || timing === 'special') && (twoWay ? <em>⇄</em> : <Arrow />)}
      <GainIcons gain={gain} />
    </span>
  )
}
