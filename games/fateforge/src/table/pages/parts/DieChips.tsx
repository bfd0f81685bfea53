/** The dice a hero may roll, as chips with the letter of their colour. */
import type { Die } from '../../../content/types.ts'
import { nameOf } from '../../../text/things.ts'
import { letterOf } from '../../model/letter.ts'
import { useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'

export function DieChips({ dice }: { readonly dice: readonly Die[] }) {
  const { lang } = useDesk()
  return (
    <span className="fgp-dice">
      <span className="hidden">
        {tell(lang, 'dice', { names: dice.map((die) => nameOf('die', die, lang)).join(', ') })}
      </span>
      {dice.map((die, i) => (
        <DieChip key={i} die={die} />
      ))}
    </span>
  )
}
export function DieChip({ die }: { readonly die: Die }) {
  const { lang } = useDesk()
  return (
    <i data-die={die} aria-hidden="true">
      {letterOf(die, lang)}
    </i>
  )
}
