/** What comes out of the rock, the bag and the deck is turned over for all to see before it is told. */
import { at, type LogLine, type View } from '@emberhall/kernel'
import type { Beat, Lot, Telltale } from '@emberhall/ui'
import type { KoboldToken } from '../../content/types.ts'
import { forgeflame } from '../../module.ts'
import { ADVENTURERS, type S, SITES } from '../../state.ts'
import { advName, textOf } from '../../text/speech.ts'
import { koboldTokenText } from '../../text/tokenText.ts'
import { KoboldTokenFace } from '../art/index.ts'
import { Face } from '../Face.tsx'
import { tell } from '../words.ts'

type Told = Telltale<S>
const { game } = forgeflame
const TOKEN_MS = 1300
const CARD_MS = 2300
const FIGHT_MS = 1800
/** What rivals turn over is looked at in passing. */
const IN_PASSING = 0.5
/** Lines that turn something over, and where in them it stands. */
const TURNED = { dug: 1, explored: 1, totemFound: 0, event: 0, imp: 0 } as const

const isTurned = (what: string): what is keyof typeof TURNED => what in TURNED
const advNo = ({ args }: LogLine): number => ADVENTURERS.findIndex((id) => id === args[0])
const whoIn = (line: LogLine, { names, lang }: Told): string => advName({ lang, names, game }, advNo(line))

function turnedLot(line: LogLine, told: Told): Lot | null {
  const { words, names, lang } = told
  if (!isTurned(line.what)) return null
  const card = line.args[TURNED[line.what]]
  if (typeof card !== 'object' || card.face === null) return null
  const p = at(game.printed, game.faceOf(card.face))
  const isCard = p.kind === 'event' || p.kind === 'imp'
  const things = [
    { picture: <Face p={p} lang={lang} />, says: isCard ? '' : textOf(lang, p).lines.join(' '), counts: true },
  ]
  const who = advNo(line) < 0 ? '' : whoIn(line, told)
  const verdict = isCard ? '' : words.log(line, names)
  return { kind: 'card', title: tell(lang, `shown.${line.what}`, { who }), needs: '', things, verdict }
}
/** FF-11.2 All tokens of a fight at once. */
function fightLot(tokens: readonly LogLine[], fought: LogLine | undefined, told: Told): Lot {
  const { words, names, lang } = told
  const things = tokens.map(({ args: [kind] }) => {
    const token = kind as KoboldToken
    const { name } = koboldTokenText(token, lang)
    return { picture: <KoboldTokenFace kind={token} />, says: name, counts: token.startsWith('success') }
  })
  const verdict = fought === undefined ? '' : words.log(fought, names)
  return { kind: 'card', title: tell(lang, 'shown.fight'), needs: tell(lang, 'shown.needs'), things, verdict }
}
/** The table with whoever has walked there before it. */
function walked(view: View<S>, before: readonly LogLine[]): View<S> {
  const moves = before.filter(({ what }) => what === 'moved')
  if (moves.length === 0) return view
  const adventurers = view.state.adventurers.slice()
  for (const line of moves) {
    const [adv, site] = [advNo(line), SITES.findIndex((id) => id === line.args[2])]
    if (adv >= 0 && site >= 0) adventurers[adv] = { ...at(adventurers, adv), site }
  }
  return { ...view, state: { ...view.state, adventurers } }
}
export function beats(before: View<S>, _: View<S>, news: readonly LogLine[], told: Told): readonly Beat<S>[] {
  const { turn } = before.state
  const share = before.seat >= 0 && turn.seat >= 0 && turn.seat !== before.seat ? IN_PASSING : 1
  return news.flatMap((line, i): Beat<S>[] => {
    const view = walked(before, news.slice(0, i))
    const lot = turnedLot(line, told)
    if (lot !== null) return [{ view, told: i, ms: lot.verdict === '' ? CARD_MS : TOKEN_MS * share, lot }]
    if (line.what !== 'drewToken' || news[i - 1]?.what === 'drewToken') return []
    const end = news.findIndex(({ what }, k) => k > i && what !== 'drewToken')
    const tokens = news.slice(i, end < 0 ? news.length : end)
    const fought = news[end]
    const lastly = fought?.what === 'fought' ? fought : undefined
    return [{ view, told: i, ms: FIGHT_MS * share, lot: fightLot(tokens, lastly, told) }]
  })
}
