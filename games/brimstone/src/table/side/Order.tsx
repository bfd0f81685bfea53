/** SB-6.4, SB-6.5 Who acts when: the quickest first, enemies before heroes where they tie. */
import { at } from '@emberhall/kernel'
import { RuleLink, Spot } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import { foeInitiative, typesOnBoard } from '../../queries/foes.ts'
import { initiativeOf, maxHealth, maxSanity } from '../../queries/stats.ts'
import type { Hero, HeroNo } from '../../state.ts'
import { heroCalled } from '../../text/speech.ts'
import { heroKey } from '../model/keys.ts'
import { heroSign, typeLetter } from '../model/signs.ts'
import { useTableau } from '../model/tableau.ts'
import { HeroMark } from '../pieces/HeroMark.tsx'
import { Portrait } from '../pieces/Portrait.tsx'
import { tell } from '../words.ts'

interface Turn {
  readonly initiative: number
  readonly hero: HeroNo
  readonly type: number
}
/** Before it is chosen whom to be, nobody is there yet. */
const isSomebody = ({ items, upgrades }: Hero): boolean => items.length > 0 || upgrades.length > 0

export function Order() {
  const { t, lang } = useTableau()
  const turns: readonly Turn[] = [
    ...typesOnBoard(t).map((type) => ({ initiative: foeInitiative(t, type), hero: -1, type })),
    ...t.s.heroes.flatMap((one, hero) =>
      isSomebody(one) ? [{ initiative: initiativeOf(t, hero), hero, type: -1 }] : [],
    ),
  ].toSorted((a, b) => b.initiative - a.initiative || a.hero - b.hero)
  return (
    <section className="sb-order" aria-label={tell(lang, 'order')}>
      <h2>
        {tell(lang, 'order')} <RuleLink id="SB-6.4" />
      </h2>
      <ol>
        {turns.map((turn) => (
          <li key={`${turn.hero} ${turn.type}`}>{turn.hero >= 0 ? <HeroTurn {...turn} /> : <FoeTurn {...turn} />}</li>
        ))}
      </ol>
    </section>
  )
}
function HeroTurn({ initiative, hero: h }: Turn) {
  const { t, sp, lang } = useTableau()
  const hero = at(t.s.heroes, h)
  const name = heroCalled(sp, t, h)
  const [health, sanity] = [maxHealth(t, h), maxSanity(t, h)]
  const { id } = at(CONTENT.classes, hero.class)
  const acts = t.s.acting.hero === h
  const hasLantern = t.s.lantern.holder === h
  const figures = {
    health: Math.max(0, health - hero.wounds),
    ofHealth: health,
    sanity: Math.max(0, sanity - hero.harm),
    ofSanity: sanity,
    grit: hero.grit,
  }
  const state = acts ? 'acts' : hero.down !== 0 ? 'down' : hero.activated ? 'done' : null
  return (
    <Spot
      at={hero.at < 0 ? heroKey(h) : `order ${h}`}
      name={`${name}. ${tell(lang, 'heroState', figures)}`}
      zoom={{ face: id }}
      className="sb-turn"
    >
      <span className={`sb-turn-body ${acts ? 'sb-slip' : 'sb-lath'}`} data-state={state ?? 'waits'}>
        <b className="sb-initiative">{initiative}</b>
        <span className="sb-turn-face">
          <Portrait id={id} colour={heroSign(h).colour} />
          <HeroMark h={h} name={name} />
        </span>
        <span className="sb-turn-words">
          <strong>{name.split(' ')[0]}</strong>
          <span className="sb-pools">
            <i data-pool="health">
              {figures.health}
              <small>/{health}</small>
            </i>
            <i data-pool="sanity">
              {figures.sanity}
              <small>/{sanity}</small>
            </i>
            <i data-pool="grit">{hero.grit}</i>
          </span>
          <em>
            {[state === null ? '' : tell(lang, `turn.${state}`), hasLantern ? tell(lang, 'lantern') : '']
              .filter((word) => word !== '')
              .join(' · ')}
          </em>
        </span>
      </span>
    </Spot>
  )
}
/** What fits one line; whoever acts is written larger. */
const SHORT = { acts: 9, done: 12, waits: 12 } as const
function FoeTurn({ initiative, type }: Turn) {
  const tableau = useTableau()
  const { t, lang } = tableau
  const { id, name } = at(CONTENT.enemies, type)
  const n = t.s.enemies.filter((enemy) => enemy.type === type).length
  const { type: now, activated, ambush } = t.s.fight
  const state = now === type && t.s.acting.hero < 0 ? 'acts' : activated.includes(type) ? 'done' : 'waits'
  const words = tell(lang, 'foesLeft', { n })
  return (
    <Spot at={`order type ${type}`} name={`${name[lang]}, ${words}`} zoom={{ face: id }} className="sb-turn">
      <span className={`sb-turn-body ${state === 'acts' ? 'sb-slip' : 'sb-lath'}`} data-state={state}>
        <b className="sb-initiative">{initiative}</b>
        <span className="sb-turn-face">
          <Portrait id={id} colour="#8c2a26" />
          <span className="sb-shield">{typeLetter(tableau, type)}</span>
        </span>
        <span className="sb-turn-words">
          <strong data-long={name[lang].length > SHORT[state]}>{name[lang]}</strong>
          <em>
            {words}
            {ambush.includes(type) ? ` · ${tell(lang, 'ambush')}` : ''}
            {state === 'done' ? ` · ${tell(lang, 'turn.done')}` : ''}
          </em>
        </span>
      </span>
    </Spot>
  )
}
