/** Ways to run every scenario: plainly, taking each answer back once, or through a save file after each answer. */
import { type Core, hashState, type Match, type Reply, type Verdict } from '@emberhall/kernel'
import { printView, load, readSave, save } from '@emberhall/saves'
import { fail, parting } from './fail.ts'
import { ScriptedFate } from './luck.ts'

type Answerer = <S extends Core, O>(match: Match<S, O>, fate: ScriptedFate, reply: Reply) => Verdict

/** All that can be told about a match from outside, apart from how often it has been taken back. */
function everything<S extends Core, O>(match: Match<S, O>): string {
  const seats = Array.from({ length: match.seats + 1 }, (_, i) => i - 1)
  const seen = seats.map((seat) => ({ ...printView(match, match.view(seat)), question: '', log: match.log(seat) }))
  return JSON.stringify({ asks: match.table.asks, hash: hashState(match.game, match.table.s), seen })
}

const withUndo: Answerer = (match, _fate, reply) => {
  // Dice that people roll and type in are chance, not an answer: they cannot be taken back by themselves.
  if (match.askOf(reply.seat)?.kind === 'fate') return match.answer(reply)
  const said = String(reply.value)
  const answers = match.table.ledger!.answers
  const [before, count] = [everything(match), answers.length]
  const verdict = match.answer(reply)
  if (!verdict.ok) return verdict
  const after = everything(match)
  while (match.table.ledger!.answers.length > count) {
    if (!match.undo('same').ok) fail(`"${said}" cannot be taken back`)
  }
  mustBe(everything(match), before, `undo of "${said}" does not lead back to where it was given`)
  if (!match.answer({ ...reply, question: match.question }).ok) fail(`"${said}" was taken back and is now refused`)
  mustBe(everything(match), after, `"${said}", undone and given again, ends elsewhere`)
  return verdict
}

/** A copy that went through a file gives the same answer; both must be in the same place and save alike. */
const throughSave: Answerer = (match, fate, reply) => {
  const loaded = load(match.game, readSave(JSON.stringify(save(match))))
  if (loaded.divergence !== null) fail(`the save cannot be opened again: ${loaded.divergence}`)
  const twin = loaded.match
  twin.table.ownDice = match.table.ownDice
  twin.windows = match.windows.copy() // What seats wish is no part of a save: their table tells it again.
  ScriptedFate.over(twin.table, fate.pending())
  mustBe(seatViews(twin), seatViews(match), 'the loaded match looks different')
  const said = String(reply.value)
  const verdict = match.answer(reply)
  mustBe(JSON.stringify(twin.answer(reply)), JSON.stringify(verdict), `the loaded match takes "${said}" differently`)
  mustBe(JSON.stringify(save(twin)), JSON.stringify(save(match)), `"${said}" leads the loaded match elsewhere`)
  return verdict
}
function seatViews<S extends Core, O>(match: Match<S, O>): string {
  const seats = Array.from({ length: match.seats + 1 }, (_, i) => i - 1)
  return JSON.stringify(seats.map((seat) => printView(match, match.view(seat))))
}

function mustBe(actual: string, expected: string, otherwise: string): void {
  if (actual !== expected) fail(`${otherwise}: ${parting(actual, expected)}`)
}

/** Answers in the way that EMBERHALL_UNDO=1 or EMBERHALL_SAVE=1 chooses for the whole suite. */
export const giveAnswer: Answerer = (match, fate, reply) => {
  const { EMBERHALL_UNDO, EMBERHALL_SAVE } = process.env
  if (EMBERHALL_UNDO === '1') return withUndo(match, fate, reply)
  return EMBERHALL_SAVE === '1' ? throughSave(match, fate, reply) : match.answer(reply)
}
