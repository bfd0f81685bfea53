/** The story of a saved game, line by line. */
import { at } from '@emberhall/kernel'
import { type Command, gameCalled, onlyWord } from '../command.ts'
import { retell } from '../retell.ts'
import { openReport, openSave } from '../saves.ts'
import { inkFor, NO_INK } from '../table/ink.ts'

export const replay: Command = {
  options: { from: 'value', plain: 'flag' },
  run: async (args, { lang, t }) => {
    const file = onlyWord(args, t, t.fileMissing(at(t.help['replay']!.split('\n'), 0)))
    const from = args.number('from', 1) ?? 1
    const { save: source, note } = openReport(file, t)
    const module = await gameCalled(source.game, t)
    const words = module.words[lang]
    const names = Array.from({ length: source.seats }, (_, i) => t.player(i + 1))
    const { match: last, divergence, notes } = openSave(module, file, source, t)
    const { opening, told, match, fault } = retell(module, source, last, { words, names, t })

    const ink = args.has('plain') ? NO_INK : inkFor(process.stdout, process.env)
    const out: string[] = [ink.title(t.replayOf(words.title, source.seats))]
    if (note !== '') out.push(`${t.replayNote} ${note}`)
    const tell = (lines: typeof opening) => {
      for (const line of lines) {
        const text = words.log(line, names)
        if (text !== '') out.push(`  ${ink.table(text)}`)
      }
    }
    if (from === 1) tell(opening)
    for (const [i, { question, answer, lines }] of told.entries()) {
      if (i + 1 < from) continue
      const asked = question === null ? '' : ` ${ink.dim(`${question.prompt} →`)} ${ink.bold(answer)}`
      out.push(`${ink.dim(`${i + 1}.`)}${asked}`)
      tell(lines)
    }
    if (match.isOver) out.push(...words.outcome(match.view(-1), names).map((line) => ink.bold(line)))
    else out.push(t.replayEnds)
    process.stdout.write(`${out.join('\n')}\n`)
    const problems = [divergence, ...notes, fault].filter((problem) => problem !== null)
    for (const problem of problems) process.stderr.write(`${t.diverged(problem)}\n`)
    return problems.length === 0 ? 0 : 1
  },
}
