/** Heroes and enemies where they stand. */
import { at } from '@emberhall/kernel'
import { Spot, useLook, usePointed } from '@emberhall/ui'
import type { CSSProperties } from 'react'
import { heroIdOf, GEMS, HEROES } from '../../../content/types.ts'
import { foeCard, sceneNow } from '../../../book.ts'
import { zonesOf } from '../../../ground.ts'
import { foeAt, heroAt, type FoeNo, type HeroNo } from '../../../state.ts'
import { isDefended, resistanceOf } from '../../../steps/foes.ts'
import {
  BandAction,
  BoardToken,
  EnemyToken,
  GemToken,
  HeroPiece,
  ParryToken,
  SideToken,
  SignGlyph,
  StunMark,
} from '../../art/index.ts'
import { type Desk, useDesk } from '../model/desk.ts'
import { useTiling } from '../model/tiling.ts'
import { foeKey, heroKey } from '../model/keys.ts'
import { foeName, foeSays, heroName, heroSays } from '../model/names.ts'
import { useAim } from '../model/aim.ts'
import { figureSlots, placed, planOf, roomOf, type Slot, zoneName } from './place.ts'

const HERO = { width: 52, height: 72 }
const FOE = { width: 58, height: 64 }

export function Figures() {
  const { t, phone } = useDesk()
  const tiling = useTiling()
  return zonesOf(sceneNow(t)).flatMap((zone) => {
    const heroes = t.s.heroes.flatMap((hero, h) => (hero.zone === zone ? [h] : []))
    const foes = t.s.enemies.flatMap((enemy, foe) => (!enemy.gone && enemy.zone === zone ? [foe] : []))
    const slots = figureSlots(zone, heroes.length + foes.length, roomOf(sceneNow(t), phone, tiling))
    return [
      ...heroes.map((h, i) => <HeroFigure key={`hero ${h}`} h={h} slot={at(slots, i)} />),
      ...foes.map((foe, i) => <FoeFigure key={`foe ${foe}`} foe={foe} slot={at(slots, heroes.length + i)} />),
    ]
  })
}
function standing(slot: Slot, style: CSSProperties): CSSProperties {
  return { ...style, zIndex: 10 + Math.round(slot.y / 8) }
}
function HeroFigure({ h, slot }: { readonly h: HeroNo; readonly slot: Slot }) {
  const desk = useDesk()
  const { t, setFocus, anchors, zoom } = desk
  const hero = heroAt(t, h)
  const key = heroKey(h)
  const plan = planOf(sceneNow(t), useTiling())
  const face = { face: heroIdOf(hero.id) }
  const { handlers } = useLook(face, zoom)
  const isOpen = (anchors.get(key)?.open.length ?? 0) > 0
  const tokens = t.s.objects.filter((thing) => thing.kind === 'objective' && thing.hero === h)
  const figure = (
    <>
      <HeroPiece
        id={heroIdOf(hero.id)}
        down={hero.down}
        active={t.s.acting === h}
        unseen={hero.smoke || (hero.stealth && HEROES[hero.id] === 'rogue')}
      />
      <span className="fg-marks">
        {hero.parry > 0 && (
          <i>
            <ParryToken />
            {hero.parry > 1 && <b>{hero.parry}</b>}
          </i>
        )}
        {hero.stun && (
          <i>
            <StunMark />
          </i>
        )}
        {hero.stealth && HEROES[hero.id] === 'rogue' && (
          <i>
            <SideToken side="stealth" />
          </i>
        )}
        {HEROES[hero.id] === 'lord' && (
          <i>
            <SideToken side={hero.stance} />
          </i>
        )}
        {hero.taunt && (
          <i className="fg-sign">
            <SignGlyph name="call" />
          </i>
        )}
        {tokens.map((thing) => (
          <i key={thing.id}>
            <BoardToken kind="objective" />
          </i>
        ))}
      </span>
    </>
  )
  const style = standing(slot, placed(plan, slot, HERO.width * slot.scale, HERO.height * slot.scale))
  const piece = { who: key, at: zoneName(hero.zone) }
  const state = litOf(desk, key)
  if (isOpen)
    return (
      <Spot
        at={key}
        name={heroName(desk, h)}
        says={heroSays(desk, h)}
        zoom={face}
        className={`fg-figure fg-hero ${state}`}
        style={style}
        piece={piece}
      >
        {figure}
      </Spot>
    )
  return (
    <button
      {...handlers}
      type="button"
      className={`eh-spot fg-figure fg-hero ${state}`}
      style={style}
      data-key={key}
      data-piece={piece.who}
      data-at={piece.at}
      onClick={() => setFocus(h)}
    >
      <span className="hidden">{[heroName(desk, h), ...heroSays(desk, h)].join('. ')}</span>
      <span className="eh-shown" aria-hidden="true">
        {figure}
      </span>
    </button>
  )
}
const litOf = ({ actor, happening }: Desk, key: string): string =>
  actor === key ? 'fg-acts' : happening?.target === key ? 'fg-suffers' : ''

function FoeFigure({ foe, slot }: { readonly foe: FoeNo; readonly slot: Slot }) {
  const desk = useDesk()
  const { t, intents, actor, anchors } = desk
  const pointed = usePointed()
  const plan = planOf(sceneNow(t), useTiling())
  const enemy = foeAt(t, foe)
  const card = foeCard(t, foe)
  const key = foeKey(foe)
  const intent = intents[foe]
  const aim = useAim()
  const blow = aim?.foe === foe ? aim.blow : null
  const section = intent?.rest === null && intent.section >= 0 ? card.band[intent.section] : undefined
  const isLit = pointed === key || actor === key || (anchors.get(key)?.open.length ?? 0) > 0
  const isKeeper = enemy.defends >= 0 && isDefended(t, enemy.defends)
  return (
    <Spot
      at={key}
      name={foeName(desk, foe)}
      says={foeSays(desk, foe)}
      zoom={{ face: card.id }}
      className={`fg-figure fg-foe ${litOf(desk, key)}`}
      style={standing(slot, placed(plan, slot, FOE.width * slot.scale, FOE.height * slot.scale))}
      piece={{ who: key, at: zoneName(enemy.zone) }}
    >
      <EnemyToken
        id={card.id}
        colour={card.colour}
        initiative={enemy.init}
        resistance={resistanceOf(t, foe)}
        damage={enemy.red}
        threatened={blow?.wounds ?? 0}
        armor={enemy.armor}
        stunned={enemy.stun}
        parry={enemy.parry}
        lit={isLit}
      />
      <span className="fg-marks">
        {enemy.carries.map((what, i) => (
          <i key={i}>{what < 3 ? <GemToken gem={at(GEMS, what)} /> : <BoardToken kind="food" />}</i>
        ))}
        {(isKeeper || enemy.guards >= 0) && (
          <i className="fg-sign fg-keeps">
            <SignGlyph name="parry" />
          </i>
        )}
      </span>
      {section !== undefined && (
        <span className="fg-plan">
          {section.actions.map((action, i) => (
            <BandAction key={i} action={action} />
          ))}
        </span>
      )}
      {intent?.rest === 'stunned' && (
        <span className="fg-plan fg-plan-rests">
          <SignGlyph name="stun" />
        </span>
      )}
    </Spot>
  )
}
