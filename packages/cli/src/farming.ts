/** Bots that play elsewhere: how the terminal gets there, waits for them and breaks off. */
import type { Crew } from '@emberhall/lab'
import type * as FarmLab from '@emberhall/lab/farm'
import type { Args } from './args.ts'
import { Failure } from './failure.ts'
import type { Texts } from './text/texts.ts'

const BROKEN_OFF = 130

/** The address that was given, or lies in the environment. */
export function farmAddress(args: Args, t: Texts): string {
  const address = args.text('farm') ?? process.env['EMBERHALL_FARM'] ?? ''
  if (address === '') throw new Failure(t.farmMissing)
  return address
}
/** No command but these needs a database. */
export const loadFarm = (): Promise<typeof FarmLab> => import('@emberhall/lab/farm')

/** What is wrong with a farm, in words. */
export async function inWords<Done>(address: string, t: Texts, doing: () => Promise<Done>): Promise<Done> {
  const { FarmTrouble, shown } = await loadFarm()
  try {
    return await doing()
  } catch (error) {
    if (!(error instanceof FarmTrouble)) throw error
    throw new Failure(t.farmTrouble[error.trouble](URL.canParse(address) ? shown(address) : address, error.message))
  }
}
/** The first signal, and what it was. */
export function interrupted(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal))
  })
}

export async function withFarm(
  address: string,
  t: Texts,
  play: (crew: Crew, hands: () => string) => Promise<number>,
): Promise<number> {
  const { Farm } = await loadFarm()
  return inWords(address, t, async () => {
    let hands: FarmLab.Hands = { own: 0, others: 0 }
    let said = ''
    const farm = await Farm.open({ address }, (now) => {
      hands = now
      const missing = now.own > 0 ? '' : now.others > 0 ? t.farmOthers(now.others) : t.farmEmpty
      if (missing !== '' && missing !== said) process.stderr.write(`${missing}\n`)
      said = missing
    })
    const playing = play(farm, () => t.farmHands(hands.own))
    // What was broken off has nobody left to fail for.
    playing.catch(() => undefined)
    const code = await Promise.race([playing, interrupted()]).catch(async (error: unknown) => {
      await farm.stop().catch(() => undefined)
      throw error
    })
    if (typeof code === 'number') {
      await farm.end()
      return code
    }
    process.stderr.write('\n')
    await farm.stop()
    process.stderr.write(`${t.farmStopped}\n`)
    return BROKEN_OFF
  })
}
