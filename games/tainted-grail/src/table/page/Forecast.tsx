/** What dusk will bring to those who read: rest, Energy, what was learned, the decks, and whether a dream waits here. */
import { listed } from '@emberhall/speech'
import { recoveredEnergy } from '../../day/dusk.ts'
import { DECK_MINIMUM } from '../../parts.ts'
import { placeAt } from '../../map/places.ts'
import { characterOf, type CharacterNo } from '../../state.ts'
import { heroCalled } from '../../text/speech.ts'
import { Sign, type SignName } from '../art/signs.tsx'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

type Step = 'rest' | 'energy' | 'advance' | 'decks' | 'dream'
interface ForecastProps {
  readonly party: readonly CharacterNo[]
  /** At dusk: what is being done. */
  readonly now?: Step
}
export function Forecast({ party, now }: ForecastProps) {
  const { t, sp, lang } = useTableau()
  const each = (of: (c: CharacterNo) => number): string =>
    listed(
      lang,
      party.map((c) => (party.length === 1 ? `${of(c)}` : `${heroCalled(sp, c)} ${of(c)}`)),
    )
  const dreams = party.some((c) => placeAt(t, characterOf(t, c).at)?.symbols.includes('dreams') === true)
  const steps: readonly (readonly [SignName, Step, string])[] = [
    ['food', 'rest', tell(lang, 'odds.eat')],
    ['energy', 'energy', each((c) => recoveredEnergy(t, c))],
    ['xp', 'advance', tell(lang, 'dusk.xp', { what: each((c) => characterOf(t, c).xp) })],
    ['draw', 'decks', tell(lang, 'dusk.cards', { n: DECK_MINIMUM })],
    ['dreams', 'dream', tell(lang, dreams ? 'dusk.dreams' : 'dusk.noDream')],
  ]
  return (
    <section className="tg-forecast tg-slate">
      <h3>{tell(lang, now === undefined ? 'dusk' : 'evening')}</h3>
      <ol>
        {steps.map(([sign, step, says]) => (
          <li key={step} data-now={(now === undefined ? step === 'dream' && dreams : step === now) || undefined}>
            <Sign of={sign} />
            <b>{tell(lang, `dusk.${step}`)}</b>
            <small>{says}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
