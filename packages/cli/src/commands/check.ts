/** Whether a saved game is sound: sum, shape, and the whole way from its start. */
import { ANSWER, at, CORRECTION } from '@emberhall/kernel'
import { type Command, gameCalled, onlyWord } from '../command.ts'
import { positionOf, retell } from '../retell.ts'
import { openFile, openSave } from '../saves.ts'

export const check: Command = {
  options: {},
  run: async (args, { lang, t }) => {
    const file = onlyWord(args, t, t.fileMissing(at(t.help['check']!.split('\n'), 0)))
    const say = (line: string) => void process.stdout.write(`${line}\n`)
    const source = openFile(file, t)
    say(t.checkSum)
    const module = await gameCalled(source.game, t)
    const { match, divergence, notes } = openSave(module, file, source, t)
    say(t.checkShape(source.game, source.version))
    const names = Array.from({ length: source.seats }, (_, i) => t.player(i + 1))
    const {
      told,
      outcomes,
      match: again,
      fault,
    } = retell(module, source, match, { words: module.words[lang], names, t })

    const answers = [...match.parts().ledger.entries()].filter((e) => [ANSWER, CORRECTION].includes(e.tag)).length
    const problems: string[] = []
    if (source.content !== module.game.contentHash) problems.push(t.checkContent)
    if (divergence !== null) problems.push(divergence)
    problems.push(...notes)
    if (fault !== null) problems.push(t.checkDiverges(told.length + 1, answers, fault))
    else say(t.checkReplayed(told.length, outcomes))
    const position = positionOf(again)
    if (fault === null && position !== source.position) problems.push(t.checkOther(position, source.position))
    if (problems.length === 0) say(t.checkSame(position))
    for (const problem of problems) process.stderr.write(`${problem}\n`)
    if (problems.length > 0) process.stderr.write(`${t.checkBad(file)} ${t.checkPlayable}\n`)
    else say(t.checkGood(file))
    return problems.length === 0 ? 0 : 1
  },
}
