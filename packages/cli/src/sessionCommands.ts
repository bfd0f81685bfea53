/** What can be typed besides an answer. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { botOf, decide, reasonsFor } from '@emberhall/bots'
import { at, type Verdict } from '@emberhall/kernel'
import type { Lang, RuleText } from '@emberhall/speech'
import { reviewLines } from './ahead.ts'
import { writeSave } from './saves.ts'
import type { Session } from './session.ts'
import { answerText, type Question, reasonsText } from './table/choices.ts'
import { barredLines } from './table/screen.ts'
import { LANGS } from './text/texts.ts'
import { type CommandName, fold, matching } from './typed.ts'

/** Null as the question: the game is over. */
type Act = (session: Session, rest: string, question: Question | null) => Promise<boolean | void> | boolean | void

/** False: the person leaves. */
export async function obey(s: Session, name: CommandName, rest: string, question: Question | null): Promise<boolean> {
  return (await ACTS[name](s, rest, question)) !== false
}

const ACTS: Readonly<Record<CommandName, Act>> = {
  help: (s) => {
    const { t } = s.speech
    const width = Math.max(...t.commands.map(([word]) => word.length)) + 2
    s.say(t.howTo, ...t.commands.map(([word, what]) => `  ${word.padEnd(width)}${what}`))
  },
  undo: (s) => back(s, s.sitting.takeBack(s.table.luck), s.speech.t.undone),
  redo: (s) => back(s, s.sitting.giveAgain(), s.speech.t.redone),
  correct: (s, rest) => correct(s, rest),
  why: async (s, rest, question) => s.say(...(await whyText(s, rest, question))),
  rule: async (s, rest, question) => {
    const id = rest === '' ? (question?.rule ?? '') : rest.toUpperCase()
    const rule = await ruleText(s, id)
    s.say(...(rule === undefined ? [s.speech.t.noSuchRule(id)] : [...ruleLines(rule), ...rulingLines(rule)]))
  },
  card: (s, rest) => s.say(...cardText(s, rest)),
  log: (s, rest) => {
    const lines = s.lines(s.table.match.log(s.eyes ?? 0))
    const count = /^\d{1,6}$/.test(rest) ? Number(rest) : rest === '' ? 20 : lines.length
    s.say(...lines.slice(Math.max(0, lines.length - count)))
  },
  next: (s, _, question) => {
    const { words, names, t } = s.speech
    const agenda = question?.view.state.agenda ?? []
    const steps = agenda.map(({ step, a, b }) => `  ${words.step(step, a, b, names)}`)
    s.say(...(steps.length === 0 ? [t.nothingNext] : [t.nextSteps, ...steps]))
  },
  hint: (s, _, question) => s.say(...hintLines(s, question)),
  review: (s) => {
    const { isTerminal, write } = s.table
    const { t } = s.speech
    const lines = reviewLines(s, (done, all) => isTerminal && write(`\r${t.reviewUnderway(done, all)}`))
    if (isTerminal) write('\n')
    s.say(...lines)
  },
  table: (s, _, question) => {
    const { match, screen, names } = s.table
    const view = match.view(s.eyes ?? 0)
    s.say(...screen.panels(s.speech.words.panels(view, names)))
    if (question !== null) s.say(...screen.question(question, s.speech))
  },
  save: (s, rest) => saveAs(s, rest),
  lang: (s, rest, question) => {
    if (!LANGS.includes(rest as Lang)) return s.say(s.speech.t.whichLang)
    s.lang = rest as Lang
    if (question === null) return s.say(s.speech.t.langIs)
    s.notice(s.speech.t.langIs)
    s.show(question.seat, s.eyes ?? question.seat)
  },
  quit: async (s) => {
    const { input, screen, match, follows } = s.table
    if (match.isOver) return follows === 'nextScene' ? s.leave() : false
    s.say(s.speech.t.askSaveAs)
    const file = await input.line(screen.prompt)
    if (file !== null && file.trim() !== '') await saveAs(s, file.trim())
    return s.leave()
  },
}

// ---------------------------------------------------------------- back and forth

function back(s: Session, verdict: Verdict, done: string): void {
  if (!verdict.ok) return s.say(s.speech.t.notPossible(reasonsText(verdict.why, s.speech)))
  s.notice(done)
  s.keep()
}
/** Without a number, what the table may put right now; whoever sits here agrees. */
function correct(s: Session, rest: string): void {
  const { match } = s.table
  const { words, names, t } = s.speech
  const seat = s.eyes ?? match.waiting()[0] ?? 0
  const options = match.corrections(seat)
  const option = /^\d{1,4}$/.test(rest) ? options[Number(rest) - 1] : undefined
  if (option !== undefined) {
    s.tellAgainFrom(match.parts().lines)
    return back(s, s.sitting.putRight(seat, option), t.putRight)
  }
  const reasons = match.cannotCorrect()
  if (reasons.length > 0) return s.say(t.notPossible(reasonsText(reasons, s.speech)))
  const view = match.view(seat)
  const lines = options.map((o, i) => {
    const { kind, text } = words.correction!(o, view, names)
    return `  ${i + 1}. ${kind} – ${text}`
  })
  s.say(t.howToPutRight, ...lines)
}

// ---------------------------------------------------------------- explanations

async function ruleText(s: Session, id: string): Promise<RuleText | undefined> {
  const book = await s.table.module.rules[s.lang]()
  return book.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id)
}
const ruleLines = ({ id, title, text }: RuleText): string[] => [`${id}  ${title}`, `  ${text}`]
const rulingLines = ({ rulings }: RuleText): string[] => rulings.map(({ id, text }) => `  ${id}  ${text}`)
async function whyText(s: Session, rest: string, question: Question | null): Promise<string[]> {
  const { t } = s.speech
  if (question === null) return [t.over]
  const { choices, barred, rule } = question
  const line = (b: (typeof barred)[number]) => `${b.label} – ${b.reason} (${b.rule})`
  if (['', 'not', 'pas'].includes(fold(rest))) return barred.length === 0 ? [t.nothingBlocked] : barredLines(question)
  const found = matching(rest, barred)
  if (found.length > 0) return found.map(line)
  const open = /^\d+$/.test(rest) ? choices[Number(rest) - 1] : matching(rest, choices)[0]
  if (open === undefined) return [t.notUnderstood(rest)]
  const text = await ruleText(s, rule)
  return [t.isPossible(open.label), ...(text === undefined ? [] : ruleLines(text))]
}
function cardText(s: Session, rest: string): string[] {
  const { words, t } = s.speech
  const wanted = fold(rest)
  if (wanted === '') return [t.whichCard]
  const keys = [...s.table.match.game.faceKeys, ...(words.printed ?? [])]
  const named = keys.map((key) => ({ key, name: words.card(key).name }))
  const exact = named.filter(({ key, name }) => fold(name) === wanted || key === rest)
  const found = exact.length > 0 ? exact : named.filter(({ name }) => fold(name).includes(wanted))
  const names = [...new Set(found.map(({ name }) => name))]
  if (names.length === 0) return [t.noSuchCard(rest)]
  if (names.length > 1) return [t.ambiguous(rest, names)]
  const { name, lines } = words.card(at(found, 0).key)
  const { ink } = s.table.screen
  return [ink.bold(name), ...lines.map((line) => `  ${ink.table(line)}`)]
}
function hintLines(s: Session, question: Question | null): string[] {
  const { module, match, fate } = s.table
  const { t, words } = s.speech
  const name = Object.keys(module.brains)[0]
  if (name === undefined || question === null || question.ask.kind === 'fate') return [t.noHint]
  const { seat, ask, view } = question
  const answer = decide(match, seat, botOf(module, name), fate)
  const known = { seat, ask, options: match.options, seats: match.seats, view: () => view }
  const why = reasonsFor(module, known, answer).map((reason) => words.why(reason))
  const said = t.hint(name, answerText(question, answer, s.speech))
  return why.length === 0 ? [said] : [said, `  ${why.join(' ')}`]
}

// ---------------------------------------------------------------- files

async function saveAs(s: Session, file: string): Promise<void> {
  const { t } = s.speech
  if (file === '') return s.say(t.whichFile)
  const path = resolve(file)
  if (existsSync(path) && !s.files.has(path)) {
    s.say(t.askOverwrite(file))
    const reply = await s.table.input.line(s.table.screen.prompt)
    if (reply === null || !t.yes.includes(fold(reply))) return s.say(t.notSaved)
  }
  try {
    writeSave(path, s.table.match)
    s.files.add(path)
    s.say(t.saved(file))
  } catch (error) {
    s.say(t.unwritable(file, (error as Error).message))
  }
}
