/** The log as a story. */
import { at, type LogLine } from '@emberhall/kernel'
import { listed, named, ofName, type Values } from '@emberhall/speech'
import { BOARD } from '../content/board.ts'
import {
  GRANTS,
  KOBOLD_TOKENS,
  type KoboldToken,
  ORES,
  type Ore,
  POTIONS,
  type Potion,
  SYMBOLS,
  type Symbol,
} from '../content/types.ts'
import type { Printed } from '../printed.ts'
import { ADVENTURERS, PASSAGES, SITES } from '../state.ts'
import { LOGS } from '../logs.ts'
import { advName, faceNamed, genderOf, placeWords, rulesOf, someOre, type Speech, tell, textOf, who } from './speech.ts'
import { oreName, symbolName } from './things.ts'
import { koboldTokenText, potionText } from './tokenText.ts'

type What = keyof typeof LOGS
type Arg = LogLine['args'][number]
type Told = (sp: Speech, arg: Arg) => Values

const faceIn = (sp: Speech, arg: Arg): Printed | null =>
  typeof arg === 'object' && arg.face !== null ? faceNamed(sp, arg.face) : null

/** A card: its name, its text, and what a line may want to know besides. */
const card: Told = (sp, arg) => {
  const { lang } = sp
  const p = faceIn(sp, arg)
  if (p === null) return { card: tell(lang, 'word.hiddenCard'), name: '', text: '', known: 'no', value: 0, owner: '' }
  const text = textOf(lang, p)
  const { card: id, face } = arg as { readonly card: number; readonly face: string }
  const link = (words: string): string => named(words, `card ${id}`, face)
  return {
    card: link(tell(lang, 'word.card', { name: text.name })),
    name: link(text.name),
    text: rulesOf(text),
    known: 'yes',
    value: p.kind === 'treasure' ? p.value : p.kind === 'artifact' ? p.card.vp : 0,
    owner: p.kind === 'action' ? named(advName(sp, p.adv), `adv ${p.adv}`) : '',
  }
}
const adventurer: Told = (sp, arg) => {
  const i = (ADVENTURERS as readonly string[]).indexOf(arg as string)
  const name = advName(sp, i)
  const link = (words: string): string => named(words, `adv ${i}`)
  return { adv: link(name), ofAdv: link(ofName(sp.lang, name)), g: genderOf(sp, i) }
}
const ore: Told = ({ lang }, arg) => ({
  ore: someOre(lang, ORES.indexOf(arg as Ore)),
  oreName: oreName(arg as Ore, lang),
})
const site: Told = ({ lang }, arg) => {
  const i = SITES.indexOf(arg as string)
  const { the, at, of } = placeWords(lang, i)
  const link = (words: string): string => named(words, `site ${i}`)
  return { the: link(the), at: link(at), of: link(of) }
}
const seatNamed = (words: string, i: number): string => named(words, `seat ${i}`)
const seat: Told = (sp, arg) => {
  const name = who(sp, arg as number)
  return { who: seatNamed(name, arg as number), ofWho: seatNamed(ofName(sp.lang, name), arg as number) }
}
const token: Told = ({ lang }, arg) => {
  const { name, lines } = koboldTokenText(arg as KoboldToken, lang)
  return { token: arg as string, name, text: lines.join(' ') }
}
const passage: Told = ({ lang }, arg) => {
  const { from, to } = at(BOARD.passages, PASSAGES.indexOf(arg as string))
  const end = (id: string): string => {
    const i = SITES.indexOf(id)
    return named(placeWords(lang, i).the, `site ${i}`)
  }
  return { a: end(from), b: end(to) }
}
const symbol: Told = ({ lang }, arg) => ({ symbol: symbolName(arg as Symbol, lang) })
const potion: Told = ({ lang }, arg) => ({ potion: potionText(arg as Potion, lang).name })
/** Words that the messages choose by. */
const kind: Told = (_, arg) => ({ kind: arg as string })

type ArgKind = (typeof LOGS)[What]['args'][number]
function tellerOf(of: ArgKind): Told {
  if (of === 'seat') return seat
  if (of === 'card') return card
  if (of === 'n') return (_, arg) => ({ n: arg as number })
  if (of === ADVENTURERS) return adventurer
  if (of === ORES) return ore
  if (of === SITES) return site
  if (of === KOBOLD_TOKENS) return token
  if (of === SYMBOLS) return symbol
  if (of === POTIONS) return potion
  if (of === PASSAGES) return passage
  return kind
}
/** The second of a kind in a line has a 2 behind its names. */
function valuesOf(sp: Speech, what: What, args: LogLine['args']): Values {
  const values: Record<string, string | number> = { solo: sp.names.length === 1 ? 'yes' : 'no' }
  LOGS[what].args.forEach((of: ArgKind, i: number) => {
    for (const [name, value] of Object.entries(tellerOf(of)(sp, at(args, i))))
      values[name in values ? `${name}2` : name] = value
  })
  return values
}
/** What a line says beyond its arguments. */
function more(sp: Speech, what: What, args: LogLine['args']): Values {
  if (what === 'granted') return { grant: GRANTS[args[1] as number] ?? '' }
  if (what === 'score') return { team: teamOf(sp, args[0] as number) }
  return {}
}
/** FF-22.1 Four players are two teams of two. */
function teamOf(sp: Speech, team: number): string {
  const seats = sp.names.length === 4 ? [team, team + 2] : [team]
  return listed(
    sp.lang,
    seats.map((s) => seatNamed(who(sp, s), s)),
  )
}

export function storyLine(sp: Speech, { what, args }: LogLine): string {
  if (what === 'windowSkipped') return tell(sp.lang, 'log.windowSkipped', seat(sp, at(args, 0)))
  if (what === 'actedFor')
    return tell(sp.lang, 'log.actedFor', { ...seat(sp, at(args, 1)), by: seat(sp, at(args, 0))['who']! })
  const values = valuesOf(sp, what as What, args)
  return tell(sp.lang, `log.${what as What}`, { ...values, ...more(sp, what as What, args) }).trim()
}
