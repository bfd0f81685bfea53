/** Everybody of the group: how they stand, what they hold, whether they are ready. */
import { heroIdOf } from '../../../content/types.ts'
import { heroAt, type HeroNo } from '../../../state.ts'
import { armorOf } from '../../../steps/harm.ts'
import { BoardToken, Cube, HeroPiece, ParryToken, StunMark } from '../../art/index.ts'
import { isMine, useDesk } from '../model/desk.ts'
import { heroName, statesOf } from '../model/names.ts'
import { tell } from '../words.ts'
import { Tokens } from './Tokens.tsx'

export function Party() {
  const { t, lang } = useDesk()
  return (
    <section className="fg-party fg-panel" aria-label={tell(lang, 'party')}>
      <ul>
        {t.s.heroes.map((_, h) => (
          <Member key={h} h={h} />
        ))}
      </ul>
    </section>
  )
}
function Member({ h }: { readonly h: HeroNo }) {
  const desk = useDesk()
  const { t, lang, names, focus, setFocus, seats, mine } = desk
  const hero = heroAt(t, h)
  const states = statesOf(t, h).filter((state) => state !== 'parrying' && state !== 'armored' && state !== 'stunned')
  // Two at one screen are both of them you.
  const isOnlyMine = isMine(desk, h) && mine.length === 1
  const player = !isOnlyMine ? (names[hero.seat] ?? '') : seats === 1 ? '' : tell(lang, 'you')
  const tokens = t.s.objects.filter((thing) => thing.kind === 'objective' && thing.hero === h)
  return (
    <li
      data-anchor={`seat ${hero.seat}`}
      data-focus={focus === h || undefined}
      data-acts={t.s.acting === h || undefined}
      data-down={hero.down || undefined}
    >
      <button type="button" onClick={() => setFocus(h)} aria-pressed={focus === h}>
        <HeroPiece id={heroIdOf(hero.id)} down={hero.down} />
        <span>
          <span className="fg-member-name">
            <b>{heroName(desk, h)}</b>
            {player !== '' && <small>{player}</small>}
          </span>
          <Tokens hero={hero} />
          <span className="fg-member-states">
            {hero.parry > 0 && (
              <i>
                <ParryToken />×{hero.parry}
              </i>
            )}
            {armorOf(hero) > 0 && (
              <i>
                <Cube colour="black" />×{armorOf(hero)}
              </i>
            )}
            {hero.stun && (
              <i>
                <StunMark />
              </i>
            )}
            {hero.drum > 0 && (
              <i>
                <Cube colour="green" />×{hero.drum}
              </i>
            )}
            {tokens.map((thing) => (
              <i key={thing.id}>
                <BoardToken kind="objective" />
              </i>
            ))}
            {states.map((state) => (
              <small key={state}>{tell(lang, `is.${state}`, { n: 0 })}</small>
            ))}
          </span>
        </span>
      </button>
    </li>
  )
}
