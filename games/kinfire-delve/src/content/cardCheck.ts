import type { Ability, Aim, Amount, Card, Condition, Count, Effect, SeekerCard, Static, Trigger } from './types.ts'

export type Complain = (field: string, problem: string) => void

const beforeTheRoll: readonly Trigger[] = ['attemptStart', 'onAction', 'onBoost']
const beforePlacing: readonly Trigger[] = [...beforeTheRoll, 'afterRoll', 'onLight', 'onDark']
const inAnAttempt: readonly Trigger[] = [...beforePlacing, 'onPlaced', 'beforePenalty', 'onFail', 'onComplete']

/** Effects that mean something at certain moments only. */
const moments: Partial<Record<Effect['do'], readonly Trigger[]>> = {
  reroll: ['afterRoll'],
  ignorePenalty: ['beforePenalty'],
  copyProgress: ['onPlaced'],
  skipDie: beforeTheRoll,
  modValue: beforePlacing,
  bonus: beforePlacing,
  modDice: beforePlacing,
  countFace: beforePlacing,
  preventDamage: [...beforePlacing, 'beforePenalty'],
  returnToHand: inAnAttempt,
}
const statableTargets = new Set<Aim['target']>(['self', 'eachChallenge', 'eachOtherChallenge', 'master'])
const boardKinds = new Set<Card['kind']>(['challenge', 'event', 'gauntlet'])
const iconCounts = new Set<Count['count']>(['iconsOnAction', 'iconsPlayed', 'iconsInDiscard'])

/** Where a piece of text stands. A trigger, or the part of the card for what has none. */
type Moment = Trigger | 'reward' | 'penalty' | 'instructions' | 'onReveal' | 'static'
interface Place {
  readonly field: string
  readonly moment: Moment
}
interface Trial {
  readonly reward: readonly Effect[]
  readonly penalty: readonly Effect[]
  readonly attempt?: readonly Ability[]
  readonly attemptStatics?: readonly Static[]
  readonly bold?: readonly Ability[]
  readonly boldStatics?: readonly Static[]
  readonly attachedStatics?: readonly Static[]
}

/** Looks through the texts of one card. */
export class CardCheck {
  private readonly kind: Card['kind'] | 'masterBack'
  private readonly seekers: readonly SeekerCard[]
  private readonly complain: Complain

  constructor(kind: Card['kind'] | 'masterBack', seekers: readonly SeekerCard[], complain: Complain) {
    this.kind = kind
    this.seekers = seekers
    this.complain = complain
  }

  owner(id: string): SeekerCard | undefined {
    const seeker = this.seekers.find((seeker) => seeker.id === id)
    if (!seeker) this.complain('seeker', `there is no Seeker ${id}`)
    return seeker
  }

  trial(prefix: string, trial: Trial) {
    this.effects(`${prefix}reward`, 'reward', trial.reward)
    this.effects(`${prefix}penalty`, 'penalty', trial.penalty)
    this.rules(`${prefix}attempt`, trial.attempt, trial.attemptStatics)
    this.rules(`${prefix}bold`, trial.bold, trial.boldStatics)
    this.rules(`${prefix}attached`, undefined, trial.attachedStatics)
  }

  rules(part: string, abilities: readonly Ability[] = [], statics: readonly Static[] = []) {
    const [does, is] = part === '' ? ['abilities', 'statics'] : [part, `${part}Statics`]
    abilities.forEach((ability, i) => {
      const field = `${does}[${i}]`
      if (ability.do.length === 0) this.complain(`${field}.do`, 'does nothing')
      if (ability.if) this.condition(`${field}.if`, ability.if)
      this.effects(`${field}.do`, ability.on, ability.do)
    })
    statics.forEach((fact, i) => this.fact(`${is}[${i}]`, fact))
  }

  effects(field: string, moment: Moment, effects: readonly Effect[]) {
    effects.forEach((effect, i) => this.effect({ field: `${field}[${i}]`, moment }, effect))
  }

  count(field: string, count: Count) {
    if (iconCounts.has(count.count) && count.icon === undefined) this.complain(field, 'counts icons but names none')
    if (count.icon !== undefined) this.icon(field, count.icon)
    if (count.per !== undefined && count.per < 1) this.complain(`${field}.per`, 'is below 1')
  }

  condition(field: string, cond: Condition) {
    if (cond.is === 'not') this.condition(field, cond.cond)
    if (cond.is === 'iconOnAction') this.icon(field, cond.icon)
    if (cond.is === 'amount') {
      this.count(field, cond.of)
      if (cond.atLeast === undefined && cond.atMost === undefined) this.complain(field, 'sets no bound')
    }
  }

  private icon(field: string, icon: string) {
    if (!this.seekers.some((seeker) => seeker.icon?.id === icon)) this.complain(field, `no Seeker has the icon ${icon}`)
  }

  private amount(field: string, amount: Amount | 'all') {
    if (typeof amount === 'object') this.count(field, amount)
    else if (amount === 0) this.complain(`${field}.n`, 'is 0')
  }

  private aim({ field, moment }: Place, aim: Aim) {
    const attempting =
      (inAnAttempt as readonly Moment[]).includes(moment) || moment === 'reward' || moment === 'penalty'
    if (aim.target === 'attempted' && !attempting) this.complain(field, `nothing is attempted at ${moment}`)
    const onTheBoard = this.kind !== 'masterBack' && boardKinds.has(this.kind)
    if ((aim.target === 'self' || aim.target === 'otherCopies') && !onTheBoard)
      this.complain(field, `${aim.target} is no card on the board`)
  }

  private effect(place: Place, effect: Effect) {
    const { kind } = this
    const { field, moment } = place
    const allowed = moments[effect.do]
    if (allowed && !(allowed as readonly Moment[]).includes(moment))
      this.complain(field, `${effect.do} makes no sense at ${moment}, only at ${allowed.join(', ')}`)
    if (effect.do === 'returnToHand' && kind !== 'skill') this.complain(field, 'only a Skill card returns to the hand')
    if (effect.do === 'copyProgress' && kind !== 'challenge') this.complain(field, 'only challenges have copies')
    if ('n' in effect) this.amount(field, effect.n)
    if ('on' in effect) this.aim(place, effect.on)
    if (effect.do === 'recover' && effect.icon !== undefined) this.icon(field, effect.icon)
    if (effect.do === 'moveProgress') for (const aim of [effect.from, effect.to]) this.aim(place, aim)
    if (effect.do === 'attach' && effect.what === 'self' && kind !== 'challenge' && kind !== 'event')
      this.complain(field, 'only a Well card attaches itself')
    this.inside(place, effect)
  }

  private inside({ field, moment }: Place, effect: Effect) {
    if (effect.do === 'choose') {
      if (effect.options.length < 2) this.complain(field, 'offers fewer than two options')
      effect.options.forEach((option, i) => this.effects(`${field}.options[${i}]`, moment, option))
    } else if (effect.do === 'if') {
      this.condition(`${field}.cond`, effect.cond)
      this.effects(`${field}.then`, moment, effect.then)
      this.effects(`${field}.else`, moment, effect.else ?? [])
    } else if (effect.do === 'may' || effect.do === 'forEach' || effect.do === 'eachSeeker') {
      if (effect.effects.length === 0) this.complain(field, 'does nothing')
      if (effect.do === 'forEach') this.count(`${field}.count`, effect.count)
      if (effect.do === 'may') this.effects(`${field}.cost`, moment, effect.cost ?? [])
      this.effects(`${field}.effects`, moment, effect.effects)
    }
  }

  private fact(field: string, fact: Static) {
    if ('n' in fact) this.amount(field, fact.n)
    if ('if' in fact && fact.if) this.condition(`${field}.if`, fact.if)
    if ('when' in fact) this.condition(`${field}.when`, fact.when)
    if (fact.always === 'yourBoosts' && this.kind !== 'seeker') this.complain(field, 'only a Seeker card has an owner')
    if (!('of' in fact) || !fact.of) return
    if (!statableTargets.has(fact.of.target)) this.complain(`${field}.of`, `${fact.of.target} is no lasting target`)
    else this.aim({ field: `${field}.of`, moment: 'static' }, fact.of)
  }
}
