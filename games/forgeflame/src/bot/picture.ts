/** The mine as one adventurer sees it who thinks ahead: everything that its next few actions can change. */
import { CAPACITY, DIFFICULT, ENTRANCE, FORGE, WAYS } from '../board.ts'
import { carryLimit, hasGrant, isWebbed } from '../figures.ts'
import { type Adv, isSolo, type SiteNo } from '../state.ts'
import { DIG, FIGHT, MOVE, PICK, WILD } from '../symbols.ts'
import { Memo } from './memo.ts'
import { Outlook } from './outlook.ts'
import type { Survey } from './survey.ts'
import type { Trick } from './tricks.ts'
import { N } from './ways.ts'

/** Which symbol is missed the least. */
export const SPENT_FIRST = [FIGHT, DIG, PICK, MOVE, WILD] as const
/** What the adventurer is allowed this turn besides its symbols. */
export interface Grants {
  flight: boolean
  stealth: boolean
  phase: boolean
  flameless: boolean
}
export const grantsOf = ({ t }: Survey, adv: Adv): Grants => ({
  flight: hasGrant(t, adv, 'flight'),
  stealth: hasGrant(t, adv, 'stealth'),
  phase: hasGrant(t, adv, 'phase'),
  flameless: hasGrant(t, adv, 'flamelessForge'),
})

const zeros = (n: number): number[] => new Array<number>(n).fill(0)
/** Marks of changes, so that positions reached in several ways are weighed once. */
const MARKS = Int32Array.from({ length: N * 40 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) & 0xfffff)

export class Picture {
  readonly survey: Survey
  readonly adv: Adv
  protected readonly outlook: Outlook
  protected readonly limit: number
  protected readonly isHeld: boolean
  protected site: SiteNo
  protected readonly ore: number[]
  protected readonly pool = zeros(5)
  protected grants: Grants = { flight: false, stealth: false, phase: false, flameless: false }
  protected tricks: readonly Trick[] = []
  protected used = 0
  protected readonly lying: number[]
  protected readonly deposit = zeros(N)
  protected readonly kobolds: number[]
  protected readonly hidden = zeros(N)
  protected readonly crowd = zeros(N)
  protected readonly helpers = zeros(N)
  protected readonly banked = zeros(N * 3)
  protected lit: number
  protected forged = 0
  protected spent = false
  protected mark = 0
  protected readonly memo = new Memo()

  constructor(survey: Survey, adv: Adv) {
    const { t } = survey
    const { s } = t
    this.survey = survey
    this.adv = adv
    this.outlook = new Outlook(survey, adv)
    this.limit = carryLimit(t, adv)
    this.isHeld = isWebbed(t, adv)
    this.site = s.adventurers[adv]!.site
    this.ore = s.adventurers[adv]!.ore.slice()
    this.kobolds = survey.kobolds.slice()
    this.lying = this.outlook.ground.lying.slice()
    for (let site = 0; site < N; site++) {
      this.deposit[site] = s.deposit[site]! >= 0 ? 1 : 0
      this.hidden[site] = s.exploration[site]! >= 0 ? 1 : 0
    }
    for (let other = 0; other < s.adventurers.length; other++) {
      const { seat, site } = s.adventurers[other]!
      if (seat >= 0 && other !== adv) this.crowd[site]!++
    }
    for (const mate of survey.mates) {
      if (mate === adv) continue
      const { site, ore } = s.adventurers[mate]!
      this.helpers[site]!++
      for (let k = 0; k < 3; k++) this.banked[site * 3 + k] = this.banked[site * 3 + k]! + ore[k]!
    }
    this.lit = survey.lit
  }

  /** Symbols, permissions and abilities to plan with. */
  equip(pool: readonly number[], grants: Grants, tricks: readonly Trick[] = []): this {
    for (let i = 0; i < 5; i++) this.pool[i] = pool[i]!
    this.grants = grants
    this.tricks = tricks
    this.used = 0
    this.memo.clear()
    return this
  }
  protected left(): number {
    const { pool } = this
    return pool[0]! + pool[1]! + pool[2]! + pool[3]! + pool[4]!
  }
  protected isRestricted(): boolean {
    return this.kobolds[this.site]! > 0 && !this.grants.stealth
  }
  protected isFull(site: SiteNo): boolean {
    return this.crowd[site]! >= CAPACITY[site]!
  }
  protected take(symbol: number): number {
    const kind = this.pool[symbol]! > 0 ? symbol : WILD
    this.pool[kind]!--
    return kind
  }
  protected takeAny(): number {
    const kind = SPENT_FIRST.find((symbol) => this.pool[symbol]! > 0)!
    this.pool[kind]!--
    return kind
  }
  protected flip(site: SiteNo, what: number): void {
    this.mark ^= MARKS[site * 40 + what]!
  }

  protected isOpen(passage: number): boolean {
    if (this.survey.t.s.caveIn[passage] && !this.grants.phase) return false
    return !DIFFICULT[passage] || this.grants.flight
  }
  protected canEndUp(to: SiteNo): boolean {
    return !this.isFull(to) || this.pool[MOVE]! + this.pool[WILD]! > 1
  }

  protected canFight(): boolean {
    if (this.pool[FIGHT] === 0 && this.pool[WILD] === 0) return false
    return !isSolo(this.survey.t) || this.left() > 1
  }
  protected isFire(): boolean {
    const { survey, site } = this
    if (site === ENTRANCE) return !isSolo(survey.t) || this.grants.flameless || survey.fires[0]!.wait < 3
    if (site === FORGE) return this.lit > 0 || this.grants.flameless
    return survey.fires.some((fire) => fire.site === site && fire.wait < 1.9)
  }
  protected canForge(j: number): boolean {
    if ((this.forged >> j) & 1) return false
    const { cost } = this.survey.row[j]!
    const at = this.site * 3
    for (let k = 0; k < 3; k++) if (cost[k]! > this.ore[k]! + (this.spent ? 0 : this.banked[at + k]!)) return false
    return true
  }
  protected around(): SiteNo[] {
    const { caveIn } = this.survey.t.s
    const sites = [this.site]
    for (const way of WAYS[this.site]!) if (!caveIn[way.passage]) sites.push(way.to)
    return sites
  }
}
