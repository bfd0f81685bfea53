/** The log as a story. */
import { at, type LogLine } from '@emberhall/kernel'
import { named, signed, type Values } from '@emberhall/speech'
import { EXPLOITS, type Exploit } from '../exploits.ts'
import { COLOURS, FACES, LOGS } from '../state.ts'
import { backOf, facesInWords, type Key, rulesOf, type Speech, tell, textOf, who } from './speech.ts'

type What = keyof typeof LOGS
/** Lines with more than one number give each a name. */
const NUMBERS: Partial<Record<What, readonly string[]>> = {
  setup: ['hp', 'well'],
  placed: ['n', 'have', 'need'],
  progress: ['n', 'have'],
  lostProgress: ['n', 'have'],
  damage: ['n', 'hp'],
  healed: ['n', 'hp'],
}
/** The same words, whatever the number of dice. */
function keyOf(what: What): Key {
  return what === 'rolledThree' || what === 'rolledTwo' || what === 'rolledOne' ? 'log.rolled' : `log.${what}`
}

type Arg = LogLine['args'][number]
type Card = Extract<Arg, object>
const seatInLine = (sp: Speech, seat: number): string => named(who(sp, seat), `seat ${seat}`)
function cardInLine(sp: Speech, arg: Arg, what: string): string {
  const { card, face } = arg as Card
  if (face !== null) {
    const { name } = textOf(sp, at(sp.game.printed, sp.game.faceOf(face)))
    return named(tell(sp.lang, 'word.card', { name }), `card ${card}`, face)
  }
  // The only card that acts or hosts without showing its face.
  const isMaster = what === 'ability' || what === 'attached'
  return isMaster ? named(tell(sp.lang, 'word.master'), `card ${card}`) : tell(sp.lang, 'word.hiddenCard')
}

const TIERS = ['easy', 'perilous', 'complex', 'unlikely'] as const
export function exploitInWords({ lang }: Speech, exploit: Exploit): { exploit: string; tier: string } {
  const tier = at(TIERS, Math.floor(EXPLOITS.indexOf(exploit) / 3))
  return { exploit: tell(lang, `exploit.${exploit}`), tier: tell(lang, 'word.tier', { tier }) }
}

/** What a Gauntlet card shows once it is turned. */
function turned(sp: Speech, arg: Arg): Values {
  if (typeof arg !== 'object' || arg.face === null) return { back: '', text: '' }
  const { name, rules } = backOf(sp, at(sp.game.printed, sp.game.faceOf(arg.face)))
  return { back: tell(sp.lang, 'word.card', { name }), text: rulesOf(rules) }
}

function valuesOf(sp: Speech, what: What, args: LogLine['args']): Values {
  const values: Record<string, string | number> = {}
  const faces: string[] = []
  const numbers = [...(NUMBERS[what] ?? ['n'])]
  LOGS[what].args.forEach((kind, i) => {
    const arg = at(args, i)
    if (kind === 'seat') values['who'] = seatInLine(sp, arg as number)
    else if (kind === 'card') values['card' in values ? 'host' : 'card'] = cardInLine(sp, arg, what)
    else if (kind === 'n') values[numbers.shift()!] = arg as number
    else if (kind === FACES) faces.push(arg as string)
    else if (kind === COLOURS) values['colour'] = arg as string
    else values['cause'] = arg as string
  })
  if (faces.length > 0) values['faces'] = facesInWords(sp, faces)
  if ('colour' in values) values['colourWord'] = tell(sp.lang, 'word.colour', { colour: values['colour'] })
  return values
}

export function storyLine(sp: Speech, line: LogLine): string {
  if (line.what === 'windowSkipped') {
    return tell(sp.lang, 'log.windowSkipped', {
      who: seatInLine(sp, line.args[0] as number),
      question: line.args[1] as string,
    })
  }
  if (line.what === 'actedFor') {
    const [by, seat] = line.args as [number, number]
    return tell(sp.lang, 'log.actedFor', { by: seatInLine(sp, by), who: seatInLine(sp, seat) })
  }
  if (line.what === 'corrected') return putRight(sp, line.args)
  const what = line.what as What
  const values = valuesOf(sp, what, line.args)
  return tell(sp.lang, keyOf(what), { ...values, ...more(sp, what, line.args) })
}
function putRight(sp: Speech, [seat, what, on]: LogLine['args']): string {
  const values =
    typeof on === 'number' ? { who: seatInLine(sp, on) } : on === undefined ? {} : { card: cardInLine(sp, on, '') }
  return tell(sp.lang, 'log.corrected', {
    who: seatInLine(sp, seat as number),
    what: tell(sp.lang, `right.${what as string}` as Key, values),
  })
}
function kindIn({ game }: Speech, arg: Arg): string {
  return typeof arg !== 'object' || arg.face === null ? 'hidden' : at(game.printed, game.faceOf(arg.face)).kind
}
function more(sp: Speech, what: What, args: LogLine['args']): Values {
  if (what === 'boosted') return { signed: signed(args[2] as number) }
  if (what === 'exploit') return exploitInWords(sp, at(EXPLOITS, args[0] as number))
  if (what === 'flipped') return turned(sp, at(args, 0))
  if (what === 'ability') return { kind: kindIn(sp, at(args, 0)) }
  return {}
}
