import { found } from '@emberhall/kernel'
import { type Command, onlyWord } from '../command.ts'
import { Failure } from '../failure.ts'
import { nearest } from '../nearest.ts'

export const help: Command = {
  options: {},
  run: (args, { t }) => {
    const word = args.positionals.length === 0 ? undefined : onlyWord(args, t, '')
    const known = Object.keys(t.help)
    if (word !== undefined && !Object.hasOwn(t.help, word))
      throw new Failure(t.unknownCommand(word, nearest(word, known), known.join(', ')))
    process.stdout.write(`${word === undefined ? t.usage : found(t.help[word], word)}\n`)
    return Promise.resolve(0)
  },
}
