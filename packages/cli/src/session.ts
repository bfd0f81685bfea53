/** A game at one terminal: whose turn it is to decide, what they see, what they type. */
import { setTimeout } from 'node:timers/promises'
import { at, type Fate, type LogLine, type Luck, type Match, PASS, RuleFault, type Seat } from '@emberhall/kernel'
import { isSecret, Sitting } from '@emberhall/sitting'
import type { GameModule, Lang } from '@emberhall/speech'
import { decided, remarkText } from './ahead.ts'
import type { Input } from './input.ts'
import type { Keeping } from './saves.ts'
import type { Sitter } from './seats.ts'
import { obey } from './sessionCommands.ts'
import { answerText, type Question, questionFor, reasonsText, type Speech } from './table/choices.ts'
import type { Screen } from './table/screen.ts'
import { textsOf } from './text/texts.ts'
import { COMMANDS, commandIn, readTyped } from './typed.ts'

const BOT_PAUSE_MS = 350

export interface Table {
  readonly module: GameModule
  readonly match: Match
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly luck: Luck
  readonly fate: Fate
  readonly keeper: Keeping
  readonly screen: Screen
  readonly input: Input
  readonly isTerminal: boolean
  readonly write: (text: string) => void
  /** How the person goes on later. */
  readonly resumeCommand: string
  /** What can be done once it is over. */
  readonly follows: 'nothing' | 'nextScene'
}
/** How a table was left: the person got up, or the end stands. */
export type Left = 'left' | 'over'

export class Session {
  readonly table: Table
  lang: Lang
  readonly sitting: Sitting
  /** Files that hold this very game. */
  readonly files = new Set<string>()
  private readonly told: number[]
  /** Who sits at the screen. */
  eyes: Seat | null = null
  private cannotKeep = false
  private step = -1
  private readonly notices: string[] = []

  constructor(table: Table, lang: Lang) {
    this.table = table
    this.lang = lang
    this.sitting = new Sitting(table.match, (seat) => !this.isPerson(seat))
    this.told = table.sitters.map(() => 0)
  }
  get speech(): Speech {
    const { module, names } = this.table
    return { words: module.words[this.lang], names, t: textsOf(this.lang) }
  }
  isPerson(seat: Seat): boolean {
    return 'person' in at(this.table.sitters, seat)
  }
  say(...lines: readonly string[]): void {
    for (const line of lines) this.table.write(`${line}\n`)
  }
  /** Something to know at the next question. */
  notice(...lines: readonly string[]): void {
    this.notices.push(...lines)
  }
  keep(): void {
    const { keeper, match } = this.table
    try {
      keeper.keep(match)
    } catch (error) {
      if (!this.cannotKeep) this.say(this.speech.t.unwritable(keeper.file, (error as Error).message))
      this.cannotKeep = true
    }
  }

  /** Plays until the end, or until the person leaves. */
  async play(greeting: readonly string[]): Promise<Left> {
    const { match } = this.table
    this.notice(...greeting)
    this.sitting.openWindows()
    this.keep()
    for (;;) {
      while (!match.isOver) {
        const seat = this.next()
        const stays = this.isPerson(seat) ? await this.personDecides(seat, seat) : await this.botDecides(seat)
        if (!stays) return 'left'
      }
      const end = await this.ending()
      if (end !== 'takenBack') return end
    }
  }
  /**
   * Whom to ask: in a race people come before bots, which are too quick, but nobody who could only wait for the others before
   * these; dice are rolled by somebody who has hands.
   */
  private next(): Seat {
    const { match } = this.table
    const waiting = match.waiting()
    if (match.view(at(waiting, 0)).mode !== 'race') return at(waiting, 0)
    const busy = waiting.filter((seat) => !match.askOf(seat)!.options.includes(PASS))
    const asked = busy.length > 0 ? busy : waiting
    return asked.find((seat) => this.isPerson(seat)) ?? at(asked, 0)
  }

  // ---------------------------------------------------------------- bots

  private async botDecides(seat: Seat): Promise<boolean> {
    const { match, sitters, names, isTerminal, screen } = this.table
    const question = questionFor(match, seat, this.speech)
    const roller = sitters.findIndex((_, i) => this.isPerson(i))
    if (question.ask.kind === 'fate' && roller >= 0) return this.personDecides(seat, roller)
    const { answer, remark } = decided(this.table, seat, (sitters[seat] as { bot: string }).bot)
    if (!this.isSecretFromPeople(seat)) {
      const said = [this.speech.t.botThinks(at(names, seat), answerText(question, answer, this.speech))]
      if (remark !== null) said.push(remarkText(remark, this.speech))
      this.say(...said.map((line) => screen.ink.dim(line)))
    }
    this.sitting.play(seat, answer)
    this.keep()
    if (isTerminal) await setTimeout(BOT_PAUSE_MS)
    return true
  }
  private isSecretFromPeople(seat: Seat): boolean {
    return this.table.sitters.some((_, i) => this.isPerson(i) && this.isSecret(i, seat))
  }

  // ---------------------------------------------------------------- people

  private isSecret(a: Seat, b: Seat): boolean {
    return isSecret(this.table.match, a, b)
  }
  /** @param eyes who sits at the screen: somebody else only where a bot's dice are rolled by hand */
  private async personDecides(seat: Seat, eyes: Seat): Promise<boolean> {
    if (!(await this.curtain(eyes))) return false
    this.show(seat, eyes)
    const { match, input } = this.table
    const before = match.question
    const after = () => match.isOver || match.question !== before || !match.waiting().includes(seat)
    while (!after()) {
      const question = questionFor(match, seat, this.speech)
      input.offer([...question.choices.map((c) => c.label), ...Object.values(COMMANDS).flat()])
      const line = await input.line(this.table.screen.prompt)
      if (line === null) return this.leave()
      if (line.trim() === '') this.say(...this.table.screen.question(question, this.speech))
      else if (!(await this.take(line, seat, question))) return false
    }
    return true
  }
  /** What was typed is done. False: the person leaves. */
  private async take(line: string, seat: Seat, question: Question): Promise<boolean> {
    const { match } = this.table
    const typed = readTyped(line, question, this.speech.t)
    if ('problem' in typed) this.say(typed.problem)
    else if ('command' in typed) return obey(this, typed.command, typed.rest, question)
    else {
      try {
        const verdict = this.sitting.answer({ seat, question: match.question, value: typed.value })
        if (verdict.ok) this.keep()
        else this.say(this.speech.t.notPossible(reasonsText(verdict.why, this.speech)))
      } catch (error) {
        // The kernel has put everything back; the person can go on with another choice.
        if (!(error instanceof RuleFault)) throw error
        this.say(this.speech.t.brokeDown(error.message))
      }
    }
    return true
  }
  /** Hands that are closed stay closed: the next person comes to an empty screen. */
  private async curtain(seat: Seat): Promise<boolean> {
    const { names, screen, input, write } = this.table
    const from = this.eyes
    this.eyes = seat
    if (from === null || !this.isSecret(from, seat)) return true
    write(screen.hide)
    this.say(this.speech.t.waitCurtain(at(names, seat)))
    return (await input.line(screen.prompt)) === null ? this.leave() : true
  }

  /** The question to a seat, on the table as somebody sees it, with what happened since they last looked. */
  show(seat: Seat, eyes: Seat): void {
    const { match, screen, write } = this.table
    const question = questionFor(match, seat, this.speech)
    const story = this.story(eyes)
    const panels = this.speech.words.panels(match.view(eyes), this.table.names)
    const notices = this.notices.splice(0)
    write(screen.wipe)
    const step = match.parts().at
    const begins = step !== this.step
    this.step = step
    this.say(...screen.whole({ panels, begins, story, notices, question }, this.speech))
  }
  private story(seat: Seat): string[] {
    const { match, sitters } = this.table
    const lines = match.log(seat)
    const from = Math.min(at(this.told, seat), lines.length)
    sitters.forEach((_, other) => {
      if (!this.isSecret(seat, other)) this.told[other] = lines.length
    })
    return this.lines(lines.slice(from))
  }
  /** What was told from a line on is told again: something has come before it. */
  tellAgainFrom(line: number): void {
    this.told.forEach((n, seat) => (this.told[seat] = Math.min(n, line)))
  }
  lines(lines: readonly LogLine[]): string[] {
    const { words, names } = this.speech
    return lines.map((line) => words.log(line, names)).filter((text) => text !== '')
  }

  // ---------------------------------------------------------------- the end

  private async ending(): Promise<Left | 'takenBack'> {
    const { match, keeper, input, screen, names, follows } = this.table
    const { words, t } = this.speech
    const seat = this.eyes ?? 0
    this.say(
      ...this.notices.splice(0),
      ...this.story(seat),
      '',
      ...words.outcome(match.view(-1), names).map((l) => screen.ink.bold(l)),
      '',
    )
    try {
      this.say(t.saved(keeper.putAway(match)))
    } catch (error) {
      this.say(t.unwritable(keeper.file, (error as Error).message))
    }
    const hint = follows === 'nextScene' ? t.afterScene : t.afterEnd
    this.say(hint)
    while (match.isOver) {
      const line = await input.line(screen.prompt)
      if (line === null && follows === 'nextScene') this.leave()
      if (line === null) return 'left'
      if (line.trim() === '') return 'over'
      const typed = commandIn(line)
      if (typed === null && !this.table.isTerminal) return 'over'
      if (typed === null) this.say(hint)
      else if (!(await obey(this, typed.command, typed.rest, null))) return 'left'
    }
    return 'takenBack'
  }
  leave(): false {
    const { keeper, resumeCommand, input } = this.table
    input.close()
    this.say(this.speech.t.kept(keeper.file, resumeCommand))
    return false
  }
}
