/** The tray with one hero's dice. */
import { heroAt } from '../../../state.ts'
import { useDesk } from '../model/desk.ts'
import { heroName } from '../model/names.ts'
import { tell } from '../words.ts'
import { Results } from './Results.tsx'
import { Screen } from './Screen.tsx'

export function Dice() {
  const desk = useDesk()
  const { t, lang, focus } = desk
  const isHidden = t.s.phase === 'preparation' && heroAt(t, focus).pool.length === 0
  return (
    <section className="fg-tray fg-panel" aria-label={tell(lang, 'dice', { who: heroName(desk, focus) })}>
      {isHidden ? <Screen /> : <Results />}
    </section>
  )
}
