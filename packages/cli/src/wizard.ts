/** The few questions before a first game. Enter takes what stands in brackets. */
import { at } from '@emberhall/kernel'
import type { GameModule, Lang } from '@emberhall/speech'
import type { Context } from './command.ts'
import type { Input } from './input.ts'
import { LANGS, type Texts, textsOf } from './text/texts.ts'
import { fold } from './typed.ts'

export interface Wishes {
  readonly lang: Lang
  readonly seats: string
  readonly options: Record<string, unknown>
  /** Whether it is the campaign of the game. */
  readonly campaign?: true
  /** An unfinished game to go on with instead. */
  readonly resume?: string
}
/** A way to play: what it is called and the options it means. */
interface Way extends Pick<Wishes, 'campaign' | 'options'> {
  readonly name: string
}
/** What the wizard asks about: the game, whether it has a campaign, and what was left unfinished. */
interface Choices {
  readonly module: GameModule
  readonly hasCampaign: boolean
  readonly unfinished: string | undefined
}

/** Null: there is no more input. */
export async function wizard(
  { module, hasCampaign, unfinished }: Choices,
  context: Context,
  input: Input,
): Promise<Wishes | null> {
  const { game } = module
  const say = (text: string) => void process.stdout.write(`${text}\n`)
  say(context.t.welcome(module.words[context.lang].title))

  const lang = (await one(input, context.t, context.t.askLang(context.lang), LANGS, context.lang)) as Lang | null
  if (lang === null) return null
  const t = textsOf(lang)
  if (unfinished !== undefined) {
    const reply = await one(input, t, t.askResume, [...t.yes, ...t.no], at(t.yes, 1))
    if (reply === null) return null
    if (t.yes.includes(reply)) return { lang, seats: '', options: {}, resume: unfinished }
  }
  const { min, max } = game.def.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))
  const seats = await one(input, t, t.askSeats(min, max), counts, String(min))
  if (seats === null) return null

  const ways = hasCampaign ? campaignWays(t) : waysOf(module, t)
  if (ways.length < 2) return { lang, seats, options: {} }
  const names = ways.map((way) => way.name)
  const numbered = names.map((name, i) => `${i + 1} ${name}`).join(', ')
  const way = await one(input, t, t.askWay(numbered), [...names, ...names.map((_, i) => String(i + 1))], '1')
  if (way === null) return null
  const chosen = ways.find((w, i) => w.name === way || String(i + 1) === way)!
  const { options, campaign } = chosen
  return { lang, seats, options, ...(campaign && { campaign }) }
}

const campaignWays = (t: Texts): Way[] => [
  { name: t.campaignWay, options: {}, campaign: true },
  { name: t.singleWay, options: {} },
]
/** From what the game declares: a first game if there is such a thing, then its modes. */
function waysOf({ game }: GameModule, t: Texts): Way[] {
  const { firstGame, mode } = game.def.options
  const first = firstGame?.kind === 'flag' ? [{ name: t.firstGame, options: { firstGame: true } }] : []
  const modes = (mode?.oneOf ?? []).map((value) => ({ name: t.modeNames[value] ?? value, options: { mode: value } }))
  return [...first, ...modes]
}

async function one(
  input: Input,
  t: Texts,
  question: string,
  allowed: readonly string[],
  initial: string,
): Promise<string | null> {
  for (;;) {
    const line = await input.line(`${question} `)
    if (line === null) return null
    const word = fold(line)
    if (word === '') return initial
    const found = allowed.find((a) => fold(a) === word) ?? allowed.find((a) => fold(a).startsWith(word))
    if (found !== undefined) return found
    process.stdout.write(`${t.pleaseAnswer(allowed.join(', '))}\n`)
  }
}
