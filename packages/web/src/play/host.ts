/** One match and the people and bots around it. Runs in the worker; the screen only ever gets snapshots. */
import {
  atOnce,
  Fate,
  type Luck,
  type Match,
  OK,
  type Option,
  type Refusal,
  type Reply,
  RuleFault,
  refuse,
  type Seat,
  type Verdict,
  type WindowPolicy,
  why,
} from '@emberhall/kernel'
import type { Remark } from '@emberhall/minds'
import { type SaveFile, save } from '@emberhall/saves'
import {
  ADVISER,
  type Advice,
  answersBy,
  areRivals,
  botAnswers,
  branching,
  type Deed,
  following,
  isBack,
  isSecret,
  isShared,
  knowledgeAt,
  type Looker,
  mayTakeBack,
  plainAdvice,
  remarkHere,
  Remarks,
  Sitting,
  viewpoints,
} from '@emberhall/sitting'
import type { KeptTable } from '../storage/tables.ts'
import { Bookmarks } from './bookmarks.ts'
import { momentAt } from './history.ts'
import { keptTable } from './kept.ts'
import type { HostPlan } from './plan.ts'
import { pondered } from './pondering.ts'
import type { Corrections, Keeping, Moment, Policies, Sitter, Snapshot, Terms } from './source.ts'

const BOT_PAUSE_MS = 450
/** One that goes on with what it has begun is followed more easily. */
const BOT_GOES_ON_MS = 200

export class Host {
  readonly plan: HostPlan
  private readonly match: Match
  private readonly sitting: Sitting
  private sitters: readonly Sitter[]
  private readonly bookmarks: Bookmarks
  private readonly remarks = new Remarks()
  /** How many questions had been put at the last change. */
  private asks: number
  private policies: Policies
  private readonly fate: Fate
  private eyes: Seat | null = null
  private curtain: Seat | null = null
  /** Somebody has chosen whose eyes to look through; that lasts until the game goes on. */
  private isChosen = false
  private told = 0
  private seq = 0
  private pace = 1
  /** The bot that answered last, if nobody has since. */
  private lastBot: Seat | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  keeping: Keeping = 'kept'

  constructor(plan: HostPlan) {
    this.plan = plan
    this.match = plan.match
    this.sitters = plan.sitters
    this.policies = plan.policies
    this.sitting = new Sitting(plan.match, (seat) => !this.isHere(seat), plan.wishes)
    this.bookmarks = new Bookmarks(plan.bookmarks)
    this.asks = plan.match.table.asks
    this.fate = new Fate(plan.match.table.fate.copy().next())
    this.rewinds = plan.rewinds
    this.sitting.openWindows()
    this.told = this.match.log(-1).length
    this.proceed()
  }

  // ---------------------------------------------------------------- who is asked

  private isHere(seat: Seat): boolean {
    return this.sitters[seat]?.kind === 'here'
  }
  private people(): Seat[] {
    return this.sitters.flatMap((_, seat) => (this.isHere(seat) ? [seat] : []))
  }
  private next(): Seat | null {
    return this.sitting.turn[0] ?? null
  }
  /** The seat that the screen answers for: its own, or a bot's where real dice are rolled. */
  private answering(next: Seat | null): Seat | null {
    if (next === null) return null
    if (this.isHere(next)) return next
    return this.match.askOf(next)?.kind === 'fate' && this.people().length > 0 ? next : null
  }

  // ---------------------------------------------------------------- going on

  private proceed(): void {
    clearTimeout(this.timer)
    const next = this.next()
    const answering = this.answering(next)
    this.turnEyes()
    this.show(answering)
    const isBot = next !== null && answering === null && this.sitters[next]?.kind === 'bot'
    const pause = next === this.lastBot ? BOT_GOES_ON_MS : BOT_PAUSE_MS
    this.lastBot = isBot ? next : null
    if (isBot) this.timer = setTimeout(() => void this.botAnswers(next), pause * this.pace)
  }
  private turnEyes(): void {
    if (this.isChosen) return
    const wanted = following(this.eyes, this.people(), this.match.waiting())
    if (this.eyes !== wanted) this.turnTo(wanted)
  }
  /** Where hands are closed, everybody else has to look away first. */
  private turnTo(seat: Seat): void {
    if (this.people().some((other) => other !== seat && isSecret(this.match, other, seat))) this.curtain = seat
    else this.eyes = seat
  }
  private async botAnswers(seat: Seat): Promise<void> {
    const { timer } = this
    const module = await this.plan.shell.players()
    const sitter = this.sitters[seat]
    // Somebody may have gone on, or away, while the bot was fetched or thought about it.
    const isWanted = (): boolean => timer === this.timer && this.match.waiting().includes(seat)
    if (sitter?.kind !== 'bot' || !isWanted()) return
    const level = sitter.bot ?? 'random'
    const thought = await pondered(module, this.match, { seat, level, fate: this.fate }, isWanted)
    if (!isWanted()) return
    let said = remarkHere(module, this.match, seat, thought, this.people())
    const asked = { seat, level, fate: this.fate, thought: thought?.answer ?? null }
    const deed = botAnswers(this.sitting, module, asked, (error) => {
      if (!(error instanceof RuleFault)) throw error
      said = null
    })
    this.did(deed, said)
  }
  /** Something was done to the match, and perhaps something said about it. */
  private did(deed: Deed | Refusal, said: Remark | null = null): Verdict {
    if (!deed.ok) return deed
    const { kind, from, stayed } = deed
    if (!isBack(kind) && this.end > from) {
      this.bookmarks.forgetAfter(this.asks)
      this.remarks.took({ kind, from, said })
    }
    // What is seen again is no news.
    this.told = isBack(kind) ? Number.POSITIVE_INFINITY : Math.min(this.told, stayed)
    if (kind === 'rewind') this.rewinds++
    this.asks = this.match.table.asks
    this.changed()
    return OK
  }
  private get end(): number {
    return this.match.parts().ledger.length
  }
  private changed(): void {
    this.isChosen = false
    this.proceed()
    this.store()
  }
  private show(answering: Seat | null): void {
    const { match } = this
    const eyes = this.curtain === null ? (this.eyes ?? -1) : -1
    const seen = match.view(eyes)
    const ask = answering !== null && !this.isHere(answering) ? (match.askOf(answering) ?? null) : seen.ask
    const log = match.log(eyes)
    this.plan.show({
      seq: ++this.seq,
      game: match.game.id,
      options: match.options as Record<string, unknown>,
      sitters: this.sitters,
      policies: this.policies,
      mine: this.people(),
      view: { ...seen, ask },
      curtain: this.curtain,
      log,
      news: Math.max(0, log.length - this.told),
      cannotUndo: this.cannotUndo(),
      canRedo: this.sitting.lastUndone !== undefined,
      moments: match.parts().ledger.answers.length,
      viewpoints: viewpoints(this.looker()),
      keeping: this.keeping,
      rewinds: this.rewinds,
      corrections: match.parts().ledger.corrections,
      divergence: this.plan.divergence,
      wayBack: this.plan.wayBack,
      campaign: this.plan.campaign,
      wishes: this.sitting.wishes.standing(match, [eyes]),
      bookmarks: this.bookmarks.until(match.table.asks),
      remarks: this.remarks.standing(this.end, match),
    })
    this.told = log.length
  }

  // ---------------------------------------------------------------- what the screen asks for

  answer(reply: Reply): Verdict {
    try {
      return this.did(this.sitting.answer(reply))
    } catch (error) {
      // The kernel has put everything back; another choice may still work.
      if (!(error instanceof RuleFault)) throw error
      return refuse(why('fault', '', { message: error.message }))
    }
  }
  private rewinds = 0
  /** People who play against each other at one screen. */
  private get isContest(): boolean {
    return this.people().length > 1 && areRivals(this.plan.shell.module, this.match)
  }
  /** Rivals take back nothing that was shown since, whatever the table allows its friends. */
  private get luck(): Luck {
    return this.isContest ? 'strict' : this.policies.luck
  }
  private cannotUndo(): Snapshot['cannotUndo'] {
    const { match, sitting, isContest, luck } = this
    const { last } = sitting
    const { undoRule } = match.game.def
    if (last === null) return [why('nothingToUndo', undoRule)]
    const policy = luck === 'strict' ? 'own' : 'free'
    const mine = isContest ? [this.eyes ?? -1] : this.people()
    const may = mayTakeBack(match, last, { policy, mine, others: [], areRivals: isContest })
    return may === 'now' ? [] : [why('undoPastReveal', undoRule)]
  }
  /** Back to the last answer that a person gave, past what bots have answered since. */
  undo(): Verdict {
    const reasons = this.cannotUndo()
    return reasons.length > 0 ? refuse(...reasons) : this.did(this.sitting.takeBack(this.luck))
  }
  redo(): Verdict {
    return this.did(this.sitting.giveAgain())
  }
  corrections(): Corrections {
    return { options: this.match.corrections(this.eyes ?? -1), why: this.match.cannotCorrect() }
  }
  /** Whoever sits at one screen agrees without being asked. */
  correct(option: Option): Verdict {
    const seat = this.eyes ?? -1
    if (!this.isHere(seat)) return refuse(why('notAsked', ''))
    return this.did(this.sitting.putRight(seat, option))
  }
  async hint(): Promise<Advice | null> {
    const { shell } = this.plan
    const module = await shell.players()
    const seat = this.eyes ?? -1
    const { question } = this.match
    const isWanted = (): boolean => this.match.question === question
    const plain = plainAdvice(module, this.match, seat, this.fate)
    const thought = await pondered(module, this.match, { seat, level: ADVISER, fate: this.fate }, isWanted)
    return isWanted() ? (thought ?? plain) : null
  }
  wish(seat: Seat, name: string, policy: WindowPolicy, until: string): void {
    if (!this.isHere(seat) || this.match.isOver) return
    this.did(this.sitting.wish({ seat, name, policy, until }))
  }
  withdraw(seat: Seat, name: string): void {
    this.wish(seat, name, this.sitting.wishes.usual(seat), '')
  }
  setTerms(terms: Partial<Terms>): void {
    this.policies = { ...this.policies, ...terms }
    this.changed()
  }
  look(seat: Seat): void {
    if (!this.isHere(seat)) return
    const isOpen = seat === this.curtain || seat === this.eyes
    this.curtain = null
    this.isChosen = true
    if (isOpen) this.eyes = seat
    else this.turnTo(seat)
    // What happened before a curtain is told again to whoever opens it, as history and not as news.
    this.told = Number.POSITIVE_INFINITY
    this.proceed()
  }
  sit(seat: Seat, sitter: Sitter): void {
    this.sitters = this.sitters.map((old, i) => (i === seat ? sitter : old))
    if (this.eyes === seat && sitter.kind !== 'here') this.eyes = null
    this.curtain = null
    this.changed()
  }
  setPace(pace: number): void {
    this.pace = pace
  }
  moment(at: number, wanted: Seat | null): Moment {
    const looker = this.looker()
    const from = wanted !== null && viewpoints(looker).includes(wanted) ? wanted : looker.own
    return momentAt(this.match, at, from, knowledgeAt(looker, from))
  }
  /** Everybody's eyes where nobody hides anything or all is over; otherwise those that look now, and the gallery's. */
  private looker(): Looker {
    const { seats, isOver } = this.match
    const isFree = isOver || isShared(this.plan.shell.module, this.match)
    return { seats, own: this.eyes ?? -1, isOver, isFree, mayLook: (seat) => seat === this.eyes }
  }
  momentOf(asks: number): number {
    return atOnce(answersBy(this.match, asks))
  }
  branch(at: number): Match {
    return atOnce(branching(this.match, at, this.policies.luck))
  }
  mark(name: string, asks: number): void {
    if (asks > this.match.table.asks) return
    this.bookmarks.add(name, asks)
    this.changed()
  }
  unmark(n: number): void {
    this.bookmarks.remove(n)
    this.changed()
  }
  file(): SaveFile {
    return save(this.match)
  }
  /** The screen has gone away: bots wait until it is back. */
  rest(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }
  wake(): void {
    this.proceed()
  }

  // ---------------------------------------------------------------- keeping

  kept(): KeptTable {
    const { id, shell, created, campaign, title } = this.plan
    const { sitters, policies, match, rewinds } = this
    const wishes = this.sitting.wishes.forGood()
    const bookmarks = this.bookmarks.named
    const around = { policies, created, campaign, sitters, rewinds, wishes, bookmarks, title }
    return keptTable({ id, shell, match, ...around })
  }
  store(): void {
    if (this.keeping === 'elsewhere') return
    this.plan.keep(this.kept()).then(
      () => this.setKeeping('kept'),
      () => this.setKeeping('unavailable'),
    )
  }
  setKeeping(keeping: Keeping): void {
    if (this.keeping === keeping) return
    this.keeping = keeping
    this.show(this.answering(this.next()))
  }
}
