/** Whether a text makes sense where it stands. */
import type { Ability, Content, Effect, Mod, Trait, Trigger, Who } from '../types.ts'
import type { Complain } from './complain.ts'

/** Effects that mean something at certain moments only. */
export const moments: Partial<Record<Effect['do'], readonly Trigger[]>> = {
  reroll: ['rolled', 'testFailed'],
  setDie: ['rolled'],
  crit: ['toHitRolled'],
  extraDie: ['attackDeclared', 'kill'],
  freeAttack: ['yourActivation'],
  skip: ['beforeHoldBack'],
  redraw: ['cardDrawn'],
  ignoreSanity: ['sanityPacket'],
  takeTest: ['randomTest'],
  discardThis: ['attackEnd'],
  selfHeal: ['woundsHero', 'turnEnd'],
}
/** What an ability says about its moment, and the moments of which it can be said. */
const said: Partial<Record<keyof Ability, readonly Trigger[]>> = {
  face: ['moveRolled'],
  whose: ['rolled'],
  first: ['attackDeclared'],
  of: ['attackDeclared', 'attackEnd'],
  attack: ['attackDeclared', 'toHitRolled', 'kill'],
}
/** Where somebody has been met or hit who can be called `that`. */
const knowing: readonly Trigger[] = ['unsavedHit']

/** Effects that belong between Adventures. */
const inTown = new Set<Effect['do']>([
  'startsWith',
  'mapsNext',
  'closed',
  'closeOne',
  'skipServices',
  'prices',
  'forgeRebate',
  'stonePrice',
  'gambling',
  'offer',
  'peddler',
  'moreGear',
  'fewerDays',
  'treatInjury',
])

/** `mine`: in an Adventure; `town`: between two; `chart`: where wounds are looked after. */
type Occasion = 'mine' | 'town' | 'chart'
interface Spot {
  readonly occasion: Occasion
  readonly on?: Trigger
  /** Somebody is `that`. */
  readonly that: boolean
}

export class EffectCheck {
  private readonly content: Content
  private readonly complain: Complain

  constructor(content: Content, complain: Complain) {
    this.content = content
    this.complain = complain
  }

  rules(field: string, rules: readonly Trait[], that = false) {
    rules.forEach((rule, i) => this.rule(`${field}[${i}]`, rule, that))
  }

  effects(field: string, effects: readonly Effect[], spot: Spot) {
    effects.forEach((effect, i) => this.effect(`${field}[${i}]`, effect, spot))
  }

  private rule(field: string, rule: Trait, that: boolean) {
    if ('mod' in rule) this.mod(field, rule)
    else if ('flag' in rule) {
      if (rule.flag === 'refusedBy' && !this.content.locations.some(({ id }) => id === rule.location))
        this.complain(field, `there is no location ${rule.location}`)
    } else if ('on' in rule) this.ability(field, rule, that)
  }

  private ability(field: string, ability: Ability, that: boolean) {
    const { on, roll, decks, skill, do: does } = ability
    if (does.length === 0) this.complain(`${field}.do`, 'does nothing')
    if ((on === 'rolled') !== (roll !== undefined)) this.complain(field, 'a roll is named where one is waited for')
    if ((on === 'cardDrawn') !== (decks !== undefined)) this.complain(field, 'decks are named where a card is drawn')
    if (skill && on !== 'testFailed' && roll !== 'test') this.complain(`${field}.skill`, 'nobody is tested')
    for (const [word, at] of Object.entries(said))
      if (word in ability && !at.includes(on)) this.complain(`${field}.${word}`, `means nothing at ${on}`)
    this.effects(`${field}.do`, does, { occasion: 'mine', on, that: that || knowing.includes(on) })
  }

  private mod(field: string, { by, set, mod }: Mod) {
    if ((by === undefined) === (set === undefined))
      this.complain(field, `${mod} is either changed by or set to a figure`)
    if (by === 0) this.complain(field, `${mod} is changed by 0`)
  }

  private who(field: string, who: Who, { that, occasion }: Spot) {
    if (who === 'that' && !that) this.complain(field, 'nobody is meant by “that”')
    if (who === 'campers' && occasion !== 'town') this.complain(field, 'nobody camps outside a town here')
  }

  private effect(field: string, effect: Effect, spot: Spot) {
    const allowed = moments[effect.do]
    if (allowed && (!spot.on || !allowed.includes(spot.on)))
      this.complain(field, `${effect.do} makes no sense here, only at ${allowed.join(', ')}`)
    if (inTown.has(effect.do) && spot.occasion !== 'town')
      this.complain(field, `${effect.do} belongs between Adventures`)
    if ('who' in effect && effect.do !== 'test') this.who(`${field}.who`, effect.who, spot)
    if ('n' in effect && effect.n === 0) this.complain(`${field}.n`, 'is 0')
    if (effect.do === 'mod') {
      const { mod, set, foes } = effect.what
      this.mod(`${field}.what`, effect.what)
      if (foes === 'yourTile' && (mod !== 'fear' || set !== 0 || effect.until !== 'turn'))
        this.complain(`${field}.what`, 'figures of a tile can only lose their fear, for the turn')
    }
    if (effect.do === 'token' && effect.of.length === 0) this.complain(`${field}.of`, 'names no token')
    if (effect.do === 'attack') this.attack(field, effect.enemies)
    if (effect.do === 'suffers') this.suffers(field, effect.result)
    this.inside(field, effect, spot)
  }

  private attack(field: string, enemies: Extract<Effect, { do: 'attack' }>['enemies']) {
    if ('threat' in enemies) return
    for (const { type } of enemies)
      if (!this.content.enemies.some(({ id }) => id === type)) this.complain(field, `there is no enemy ${type}`)
  }

  private suffers(field: string, result: string) {
    const { injuries, madness } = this.content
    if (![...injuries, ...madness].some(({ id }) => id === result)) this.complain(field, `no chart has ${result}`)
  }

  private inside(field: string, effect: Effect, spot: Spot) {
    const met = { ...spot, that: true }
    switch (effect.do) {
      case 'test':
        if (!effect.pass && !effect.fail) this.complain(field, 'nothing comes of the test')
        if (effect.target < 2 || effect.target > 6) this.complain(`${field}.target`, 'is not between 2+ and 6+')
        this.effects(`${field}.pass`, effect.pass ?? [], met)
        this.effects(`${field}.fail`, effect.fail ?? [], met)
        break
      case 'roll':
        if (effect.from < 1 || effect.to > 6 || effect.from > effect.to) this.complain(field, 'no die shows that')
        this.effects(`${field}.then`, effect.then, met)
        this.effects(`${field}.else`, effect.else ?? [], met)
        break
      case 'choose':
        if (effect.options.length < 2) this.complain(field, 'offers fewer than two options')
        effect.options.forEach((option, i) => this.effects(`${field}.options[${i}]`, option, met))
        break
      case 'may':
      case 'pay':
        this.effects(`${field}.then`, effect.then, met)
        break
      case 'if':
        this.effects(`${field}.then`, effect.then, spot)
        this.effects(`${field}.else`, effect.else ?? [], spot)
        break
      case 'afterFight':
      case 'skipServices':
        this.effects(`${field}.then`, effect.then, spot)
        break
      default:
    }
  }
}
