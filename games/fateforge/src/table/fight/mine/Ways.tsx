/** The ways through several cards, as paths of small signs: each step, what it puts in hand, and what that would do. */
import { aOf } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { cardOfNo } from '../../../book.ts'
import type { Use, Way } from '../../../chains.ts'
import type { Action } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import { say as phrase } from '../../../text/phrases.ts'
import { ActionIcon, type Sign, SignGlyph } from '../../art/index.ts'
import { textOf } from '../../model/printed.ts'
import { useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'
import { Arrow, GainIcons } from './Icons.tsx'

/** Verbs that are actions on the board. */
const ACTION: ReadonlyMap<number, Action['do']> = new Map([
  [V.move, 'move'],
  [V.strike, 'strike'],
  [V.shoot, 'shoot'],
  [V.push, 'push'],
  [V.pull, 'pull'],
])
const SIGN: Readonly<Record<number, Sign>> = { [V.parry]: 'parry', [V.use]: 'interact', [V.portal]: 'move' }

function UseSign({ use: { verb, n } }: { readonly use: Use }) {
  const action = ACTION.get(verb)
  return (
    <span className="fg-way-use">
      {action !== undefined ? <ActionIcon action={action} /> : <SignGlyph name={SIGN[verb] ?? 'special'} />}
      {n > 1 && <em>×{n}</em>}
    </span>
  )
}
function useWords(lang: Lang, { verb, n }: Use): string {
  if (verb === V.parry) return phrase(lang, 'action.parry')
  const action = ACTION.get(verb)
  if (action === undefined) return tell(lang, 'takes.thing', { n })
  return `${phrase(lang, `action.${action}`)} (${tell(lang, action === 'move' ? 'takes.zone' : 'takes.foe', { n })})`
}
export function Uses({ uses }: { readonly uses: readonly Use[] }) {
  const { lang } = useDesk()
  return (
    <span className="fg-way-uses" role="img" aria-label={uses.map((use) => useWords(lang, use)).join(', ')}>
      {uses.map((use) => (
        <UseSign key={use.verb} use={use} />
      ))}
    </span>
  )
}
/** Whether what comes of the last card could be used at all. */
const leadsOn = ({ links, uses }: Way): boolean => uses.length > 0 || links.at(-1)!.gain.gain !== 'pool'

interface WaysProps {
  readonly ways: readonly Way[]
  /** So many cards are shown already, before these ways part. */
  readonly from?: number
}
export function Ways({ ways, from = 0 }: WaysProps) {
  const { t, lang } = useDesk()
  const shown = ways.filter(({ links }) => links.length > from)
  if (shown.length === 0) return null
  return (
    <ul className="fg-ways" aria-label={tell(lang, 'chain.ways')}>
      {shown.map((way) => (
        <li key={way.links.map(({ option }) => option).join()} data-idle={!leadsOn(way) || undefined}>
          {way.links.slice(from).map(({ option, gain }, i) => (
            <span key={option} className="fg-way-step">
              {(i > 0 || from > 0) && <Arrow />}
              <b>{textOf(cardOfNo(t, aOf(option)).id, lang).name}</b>
              <Arrow />
              <GainIcons gain={gain} />
            </span>
          ))}
          {way.uses.length > 0 ? <Uses uses={way.uses} /> : !leadsOn(way) && <small>{tell(lang, 'chain.idle')}</small>}
        </li>
      ))}
    </ul>
  )
}
