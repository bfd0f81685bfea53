/** The best that one adventurer can do with the symbols of a card: a short search on a light picture of the mine. */
import { FORGE, WAYS } from '../board.ts'
import { isSolo, KOBOLDS, NO_DROP, type SiteNo } from '../state.ts'
import { DIG, FIGHT, MOVE, PICK, WILD } from '../symbols.ts'
import { Picture } from './picture.ts'
import { TREASURE } from './survey.ts'
import { explorationWorth, half, knownDeposit, oresOf, prospectAt, withoutMostPrecious } from './tokens.ts'
import type { Trick } from './tricks.ts'
import { N } from './ways.ts'

const NEVER = -1000
/** By the number of allies there. */
export const ODDS = [0.6, 0.9, 1, 1, 1] as const
/** Standing beside a Kobold when the card is done. */
const BESIDE = 0.5
const TREASURE_OR_ORE = 0.4
/** Ore that lies open is a Dig nearer. */
const UNCOVERED = 0.3
/** Of two ways that come to the same, the shorter one. */
const SPARED = 0.01

/** One thing that a plan may reckon with: an artifact of the row, a kind of ore, the deposit or the Kobold of a site. */
export interface Aim {
  readonly deed: 'forge' | 'pick' | 'dig' | 'fight'
  readonly what: number
}

export class Plan extends Picture {
  private barred: Aim | null = null

  /** What something would be worth if that one deed were not possible. */
  without(aim: Aim, worth: () => number): number {
    this.barred = aim
    this.memo.clear()
    const value = worth()
    this.barred = null
    this.memo.clear()
    return value
  }
  private may(deed: Aim['deed'], what: number): boolean {
    return this.barred === null || this.barred.what !== what || this.barred.deed !== deed
  }
  /** The best that can come of it from here. */
  best(): number {
    return this.search()
  }
  /** What standing still is worth. */
  asItIs(): number {
    return this.here()
  }

  private here(): number {
    if (this.isFull(this.site)) return NEVER
    const isDark = this.lit <= 0 && this.survey.lit > 0
    const value = this.outlook.value(this.site, this.ore, this.forged, this.spent, isDark)
    return value + SPARED * this.left() - (this.kobolds[this.site]! > 0 ? BESIDE : 0)
  }
  private search(): number {
    const { pool, ore } = this
    const left = this.left()
    if (left === 0 && this.tricks.length === 0) return this.here()
    const base = this.site + 32 * (pool[0]! + 8 * (pool[1]! + 8 * (pool[2]! + 8 * (pool[3]! + 8 * pool[4]!))))
    const load = ore[0]! + 6 * (ore[1]! + 6 * ore[2]!) + 216 * this.used
    const key = base + 1048576 * (load + 16384 * ((this.mark ^ (this.forged << 8)) & 0x7ffff))
    const known = this.memo.get(key)
    return Number.isNaN(known) ? this.memo.set(key, Math.max(this.here(), this.deeds(left))) : known
  }
  private deeds(left: number): number {
    const { pool, site } = this
    let best = NEVER
    if (pool[MOVE]! + pool[WILD]! > 0 && !this.isHeld) {
      const ways = WAYS[site]!
      for (let i = 0; i < ways.length; i++) {
        const way = ways[i]!
        if (this.isOpen(way.passage) && this.canEndUp(way.to)) best = Math.max(best, this.move(way.to))
      }
    }
    if (this.isFull(site)) return best
    if (left > 0) best = Math.max(best, this.work())
    for (let i = 0; i < this.tricks.length; i++) if (((this.used >> i) & 1) === 0) best = Math.max(best, this.trick(i))
    return best
  }
  private work(): number {
    const { pool, site } = this
    let best = NEVER
    if (this.kobolds[site]! > 0 && this.canFight() && this.may('fight', site)) best = Math.max(best, this.fight())
    if (this.isRestricted()) return best
    if (this.deposit[site]! > 0 && pool[DIG]! + pool[WILD]! > 0 && this.may('dig', site))
      best = Math.max(best, this.dig())
    if (pool[PICK]! + pool[WILD]! > 0) {
      for (let ore = 0; ore < 4; ore++)
        if (this.lying[site * 4 + ore]! > 0 && this.may('pick', ore)) best = Math.max(best, this.pickBest(ore))
    }
    if (this.isFire())
      for (let j = 0; j < this.survey.row.length; j++)
        if (this.canForge(j) && this.may('forge', j)) best = Math.max(best, this.forge(j))
    return best
  }
  move(to: SiteNo): number {
    const from = this.site
    const paid = this.take(MOVE)
    const wasHidden = this.hidden[to]!
    let bonus = 0
    this.site = to
    if (wasHidden) {
      const { worth, trap, kobold } = explorationWorth(this.survey.t, to)
      bonus =
        worth -
        trap * this.left() * 0.7 -
        kobold * this.survey.dread +
        (this.survey.isWanting('explorationLeft') ? 1.5 : 0)
      if (this.survey.isWanting('treasures')) bonus += 0.4
      this.hidden[to] = 0
      this.flip(to, 0)
    }
    const value = bonus + this.search()
    if (wasHidden) {
      this.hidden[to] = 1
      this.flip(to, 0)
    }
    this.site = from
    this.pool[paid]!++
    return value
  }
  dig(): number {
    const paid = this.take(DIG)
    const value = this.open(this.site)
    this.pool[paid]!++
    return value
  }
  /** A deposit is turned up, for better or worse. */
  private open(site: SiteNo): number {
    const { t } = this.survey
    const known = knownDeposit(t, site)
    this.deposit[site] = 0
    let value: number
    if (known !== null) {
      value = known.kobold ? this.haunted(site, oresOf(known)) : this.laid(site, oresOf(known), 2)
    } else {
      const { risk, plain, haunted } = prospectAt(t, site)
      value = (1 - risk) * this.laid(site, plain, 2)
      if (risk > 0) value += risk * this.haunted(site, haunted)
    }
    this.deposit[site] = 1
    return value
  }
  private laid(site: SiteNo, ores: readonly number[], what: number): number {
    const shown = isSolo(this.survey.t) ? half(ores) : ores
    for (let k = 0; k < 3; k++) this.lying[site * 4 + k] = this.lying[site * 4 + k]! + shown[k]!
    this.flip(site, what)
    const value = this.search() + UNCOVERED
    this.flip(site, what)
    for (let k = 0; k < 3; k++) this.lying[site * 4 + k] = this.lying[site * 4 + k]! - shown[k]!
    return value
  }
  private haunted(site: SiteNo, ores: readonly number[]): number {
    const { survey } = this
    if (survey.t.s.kobolds.length >= KOBOLDS) return this.overrun()
    this.kobolds[site]!++
    const value = this.laid(site, withoutMostPrecious(ores), 3) - survey.dread
    this.kobolds[site]!--
    return value
  }
  private overrun(): number {
    const { margin, t } = this.survey
    if (isSolo(t)) return this.here() - 20
    return this.here() + (margin > 0 ? 4 + margin : margin - 6)
  }

  private pickBest(ore: number): number {
    const load = this.ore[0]! + this.ore[1]! + this.ore[2]! + this.ore[3]!
    if (load < this.limit) return this.pick(ore, NO_DROP)
    let best = NEVER
    for (let drop = 0; drop < 3; drop++)
      if (drop !== ore && this.ore[drop]! > 0) best = Math.max(best, this.pick(ore, drop))
    return best
  }
  pick(ore: number, drop: number): number {
    const at = this.site * 4
    const paid = this.take(PICK)
    const before = this.lying[at + ore]!
    this.lying[at + ore]!--
    this.ore[ore]!++
    if (drop !== NO_DROP) {
      this.ore[drop]!--
      this.lying[at + drop]!++
    }
    const what = 4 + ore * 4 + Math.min(3, before)
    this.flip(this.site, what)
    const value = this.search()
    this.flip(this.site, what)
    if (drop !== NO_DROP) {
      this.ore[drop]!++
      this.lying[at + drop]!--
    }
    this.ore[ore]!--
    this.lying[at + ore]!++
    this.pool[paid]!++
    return value
  }

  fight(): number {
    const { survey, site } = this
    const paid = this.take(FIGHT)
    const also = isSolo(survey.t) && this.left() > 0 ? this.takeAny() : -1
    const odds = ODDS[Math.min(4, this.helpers[site]!)]!
    const spoils = TREASURE_OR_ORE * TREASURE * (survey.isWanting('treasures') ? 1.5 : 1)
    this.kobolds[site]!--
    this.flip(site, 20)
    const success = this.search() + spoils + survey.banishing
    this.kobolds[site]!++
    this.flip(site, 20)
    const failure = odds < 1 ? this.search() - 0.3 : 0
    this.pool[paid]!++
    if (also >= 0) this.pool[also]!++
    return odds * success + (1 - odds) * failure
  }

  /** Its own ores first, then those of allies. */
  forge(j: number): number {
    const { survey, ore } = this
    const { cost, gain } = survey.row[j]!
    const paid = this.takeAny()
    const own = [0, 0, 0]
    let value = gain + survey.forgeBonus(this.site)
    const wasSpent = this.spent
    for (let k = 0; k < 3; k++) {
      own[k] = Math.min(cost[k]!, ore[k]!)
      ore[k] = ore[k]! - own[k]!
      if (own[k]! < cost[k]!) {
        this.spent = true
        value -= (cost[k]! - own[k]!) * survey.oreWorth[k]!
      }
    }
    const isFlame = this.site === FORGE && survey.lit < 9
    if (isFlame) this.lit--
    this.forged |= 1 << j
    value += this.search()
    this.forged &= ~(1 << j)
    if (isFlame) this.lit++
    for (let k = 0; k < 3; k++) ore[k] = ore[k]! + own[k]!
    this.spent = wasSpent
    this.pool[paid]!++
    return value
  }
  /** An artifact of the row by its card, for a choice that is on offer. */
  forgeCard(card: number): number {
    const j = this.survey.row.findIndex((wanted) => wanted.card === card)
    return j < 0 ? NEVER : this.forge(j)
  }
  /** Wherever it stands, as by a totem of the Forge. */
  forgeBest(): number {
    let best = NEVER
    for (let j = 0; j < this.survey.row.length; j++) if (this.canForge(j)) best = Math.max(best, this.forge(j))
    return best
  }
  /** Something that takes any one symbol and does not change the picture. */
  asideFor(worth: number): number {
    const paid = this.takeAny()
    const value = this.search() + worth
    this.pool[paid]!++
    return value
  }

  trick(i: number): number {
    const trick = this.tricks[i]!
    this.used |= 1 << i
    const value = this.perform(trick)
    this.used &= ~(1 << i)
    return value
  }
  private perform(trick: Trick): number {
    switch (trick.do) {
      case 'gain':
        return this.gain(trick)
      case 'take':
        return this.takeNear()
      case 'dig':
        return this.digNear()
      case 'tunnel':
        return this.tunnel()
    }
  }
  private gain({ symbols, price, fee }: Extract<Trick, { do: 'gain' }>): number {
    let paid = -1
    if (price !== null) {
      paid = price >= 0 ? price : ([0, 1, 2].find((k) => this.ore[k]! > 0) ?? -1)
      if (paid < 0 || this.ore[paid] === 0) return NEVER
      this.ore[paid]!--
    }
    for (let k = 0; k < 5; k++) this.pool[k] = this.pool[k]! + symbols[k]!
    const value = this.search() - fee
    for (let k = 0; k < 5; k++) this.pool[k] = this.pool[k]! - symbols[k]!
    if (paid >= 0) this.ore[paid]!++
    return value
  }
  private takeNear(): number {
    if (this.ore[0]! + this.ore[1]! + this.ore[2]! + this.ore[3]! >= this.limit) return NEVER
    let best = NEVER
    for (const site of this.around()) {
      for (let ore = 0; ore < 3; ore++) {
        if (this.lying[site * 4 + ore] === 0) continue
        this.lying[site * 4 + ore]!--
        this.ore[ore]!++
        this.flip(site, 24 + ore)
        best = Math.max(best, this.search())
        this.flip(site, 24 + ore)
        this.ore[ore]!--
        this.lying[site * 4 + ore]!++
      }
    }
    return best
  }
  private digNear(): number {
    let best = NEVER
    for (const site of this.around()) if (this.deposit[site]! > 0) best = Math.max(best, this.open(site))
    return best
  }
  private tunnel(): number {
    const from = this.site
    let best = NEVER
    for (let to = 0; to < N; to++) {
      if (this.deposit[to] === 0 || this.isFull(to) || to === from) continue
      this.site = to
      best = Math.max(best, this.search() + (this.hidden[to]! ? 0.4 : 0))
    }
    this.site = from
    return best
  }
  /** The value of standing elsewhere with what is carried now, and going on from there. */
  from(site: SiteNo): number {
    const here = this.site
    this.site = site
    this.memo.clear()
    const value = this.search()
    this.site = here
    this.memo.clear()
    return value
  }
}
