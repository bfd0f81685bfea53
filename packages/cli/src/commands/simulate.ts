/** Bots play many games; figures with their uncertainty come out. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { botNames } from '@emberhall/bots'
import type { GameModule } from '@emberhall/speech'
import { balanceReport, type Plan, REPORT_TITLE, simulate as runSample, withNotes } from '@emberhall/lab'
import type { Args } from '../args.ts'
import { type Command, type Context, wantedGame } from '../command.ts'
import { Failure } from '../failure.ts'
import { farmAddress, withFarm } from '../farming.ts'
import { readGameOptions } from '../gameOptions.ts'
import { nearest } from '../nearest.ts'
import { progressBar } from '../progress.ts'
import { checkedOptions } from '../seats.ts'
import { figuresText } from '../figuresText.ts'

export const simulate: Command = {
  options: {
    games: 'value',
    seats: 'value',
    bot: 'value',
    option: 'values',
    without: 'value',
    seed: 'value',
    workers: 'value',
    farm: 'optional',
    json: 'flag',
    report: 'optional',
  },
  run: async (args, context) => {
    const { t } = context
    const module = await wantedGame(args, t)
    const plan = readPlan(args, module, context)
    const play = args.has('report') ? report : sample
    if (!args.has('farm')) return play(args, module, plan, context, () => '')
    if (args.has('workers')) throw new Failure(t.farmOrThreads)
    return withFarm(farmAddress(args, t), t, (crew, hands) => play(args, module, { ...plan, crew }, context, hands))
  },
}
async function sample(
  args: Args,
  module: GameModule,
  plan: Plan,
  context: Context,
  who: () => string,
): Promise<number> {
  const bar = progressBar(process.stderr, context.t)
  const result = await runSample(module.game.id, { ...plan, onProgress: (progress) => bar.show(progress, who()) })
  bar.done()
  process.stdout.write(
    args.has('json') ? `${JSON.stringify(result)}\n` : `${figuresText(module, result, context).join('\n')}\n`,
  )
  return 0
}

function readPlan(args: Args, module: GameModule, context: Context): Plan {
  const { t } = context
  const { game } = module
  const bot = args.text('bot') ?? Object.keys(module.brains)[0] ?? 'random'
  const bots = botNames(module)
  if (!bots.includes(bot)) throw new Failure(t.unknownBot(game.id, bot, nearest(bot, bots), bots.join(', ')))
  const seats = args.number('seats', 1) ?? Math.max(game.def.seats.min, Math.min(2, game.def.seats.max))
  const given = { ...module.quickOptions(seats), ...readGameOptions(game, args.all('option'), t) }
  const options = checkedOptions(module, given, seats, context)
  const without = args.text('without')?.split(',')
  const unknown = without?.find((card) => !game.faceKeys.includes(card))
  if (unknown !== undefined)
    throw new Failure(t.notOneOf('--without', unknown, nearest(unknown, game.faceKeys) ?? game.faceKeys.join(', ')))
  const workers = args.number('workers', 1, 256)
  return {
    games: args.number('games', 1, 10_000_000) ?? (args.has('report') ? 1000 : 500),
    seats,
    bot,
    options,
    seed: args.number('seed', 0, 0xffffffff) ?? 1,
    ...(workers === undefined ? {} : { workers }),
    ...(without === undefined ? {} : { without }),
  }
}

async function report(args: Args, module: GameModule, plan: Plan, { t }: Context, who: () => string): Promise<number> {
  const file = args.text('report') ?? join('docs', 'balance', `${module.game.id}.md`)
  const old = existsSync(file) ? readFileSync(file, 'utf8') : REPORT_TITLE
  if (!old.startsWith(REPORT_TITLE)) throw new Failure(t.notAReport(file))
  const bar = progressBar(process.stderr, t)
  const page = await balanceReport(module.game.id, plan, (label, progress) => bar.show(progress, `${label}  ${who()}`))
  bar.done()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, withNotes(page, old))
  process.stdout.write(`${t.reportWritten(file)}\n`)
  return 0
}
