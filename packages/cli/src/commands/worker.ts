/** A worker at a farm: plays what others want to know, until it is told to go. */
import type { Command } from '../command.ts'
import { Failure } from '../failure.ts'
import { farmAddress, interrupted, inWords, loadFarm } from '../farming.ts'

const TROUBLE_EVERY_MS = 60_000

export const worker: Command = {
  options: { farm: 'optional', workers: 'value' },
  run: async (args, { t }) => {
    if (args.positionals.length > 0) throw new Failure(t.tooManyWords(args.positionals.join(' ')))
    const address = farmAddress(args, t)
    const threads = args.number('workers', 1, 256)
    const { hire, shown } = await loadFarm()
    const say = (line: string): void => void process.stderr.write(`${process.stderr.isTTY ? '\r\x1b[K' : ''}${line}\n`)
    let complainedAt = -Infinity
    let saidElsewhere = false
    return inWords(address, t, async () => {
      const hand = await hire({
        address,
        ...(threads === undefined ? {} : { threads }),
        onTrouble: ({ trouble, message }) => {
          if (performance.now() - complainedAt < TROUBLE_EVERY_MS) return
          complainedAt = performance.now()
          say(t.workerTrouble(t.farmTrouble[trouble](shown(address), message)))
        },
        onBrought: (pieces) => {
          if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${t.workerBrought(pieces)}`)
        },
        onElsewhere: (pieces, build) => {
          if (!saidElsewhere) say(t.workerElsewhere(pieces, build))
          saidElsewhere = true
        },
      })
      say(t.workerReady(shown(address), hand.threads, hand.build))
      await interrupted()
      say(t.workerLeaving)
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
      await hand.leave()
      return 0
    })
  },
}
