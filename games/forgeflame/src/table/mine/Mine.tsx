/** The mine: the ground, the ways, and everything that lies and stands there. */
import { at } from '@emberhall/kernel'
import { calm, usePointed } from '@emberhall/ui'
import { type CSSProperties, useRef } from 'react'
import { ENDS } from '../../board.ts'
import { pawnOf, type SiteNo, SITES } from '../../state.ts'
import {
  CaveIn,
  CostCoin,
  type Glow,
  KoboldStep,
  MineMap,
  PLANS,
  Route,
  SiteGlow,
  SiteNames,
  viewOf,
} from '../art/index.ts'
import { actorSite, reachOfCard, siteKey } from '../model/choices.ts'
import { koboldDeeds } from '../model/prospects.ts'
import type { Reach } from '../model/reach.ts'
import { type Tableau, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { Figures } from './Figures.tsx'
import { Flames } from './Flames.tsx'
import { Lying } from './Lying.tsx'
import { Passages } from './Passages.tsx'
import { Passing } from './Passing.tsx'
import { Plates, Sites } from './Sites.tsx'
import { Tokens } from './Tokens.tsx'
import { useFollow } from './useFollow.ts'

const IDS = SITES
/** So much rock is drawn beyond the board; the style sheet gives it the room. */
const AROUND = [270, 16, 270, 244] as const
const NONE = [0, 0, 0, 0] as const
/** What is lit: where the one who acts stands, where it can go, and what it costs. */
function lightOf(tableau: Tableau, pointed: string | null): { here: SiteNo; reach: Reach } {
  const { t, view, reach } = tableau
  const { ask } = view
  const card = pointed?.startsWith('card ') ? reachOfCard(t, Number(pointed.slice(5))) : null
  if (card !== null && ask?.def.name === 'card') return { here: pawnOf(t, card.adv).site, reach: card.reach }
  if (ask !== null && (ask.def.name === 'act' || ask.def.name === 'lentAct')) return { here: actorSite(t, ask), reach }
  return { here: t.s.turn.adv < 0 ? -1 : pawnOf(t, t.s.turn.adv).site, reach }
}

export function Mine() {
  const tableau = useTableau()
  const { t, lang, layout, anchors } = tableau
  const pointed = usePointed()
  const ref = useRef<HTMLElement>(null)
  const { here, reach } = lightOf(tableau, pointed)
  const glow = (id: string): Glow => {
    const site = IDS.indexOf(id)
    if (site === here) return 'here'
    return reach.has(site) || (anchors.get(siteKey(site))?.open.length ?? 0) > 0 ? 'reach' : 'dark'
  }
  const lit = IDS.filter((id) => glow(id) === 'reach')
  const goal = pointed?.startsWith('site ') ? reach.get(Number(pointed.slice(5))) : undefined
  const legs = goal === undefined ? [] : [here, ...goal.path]
  useFollow(ref, here, tableau.view.question, calm(tableau.pace))
  const { width, height } = PLANS[layout]
  const view = viewOf(layout, layout === 'wide' && !tableau.phone ? AROUND : NONE)
  return (
    <section
      ref={ref}
      className="ff-mine"
      data-board=""
      aria-label={tell(lang, 'mine')}
      style={{ aspectRatio: `${width} / ${height}`, '--mine-shape': width / height } as CSSProperties}
      data-layout={layout}
    >
      <div className="ff-ground" aria-hidden="true">
        <div className="ff-rock">
          <MineMap layout={layout} view={view} />
        </div>
        <svg className="ff-marks" viewBox={view}>
          {legs.slice(1).map((to, i) => (
            <Route key={`${legs[i]} ${to}`} from={at(IDS, at(legs, i))} to={at(IDS, to)} layout={layout} />
          ))}
          {koboldDeeds(t).map(({ from, to }, i) =>
            from === to ? null : <KoboldStep key={`step ${i}`} from={at(IDS, from)} to={at(IDS, to)} layout={layout} />,
          )}
          {ENDS.map(([a, b], passage) =>
            t.s.caveIn[passage] ? (
              <CaveIn
                key={`cave ${passage}`}
                from={at(IDS, a)}
                to={at(IDS, b)}
                layout={layout}
                className="ff-cave-in"
              />
            ) : null,
          )}
          {lit.map((id) => (
            <SiteGlow key={id} site={id} layout={layout} kind="reach" />
          ))}
          {here >= 0 && <SiteGlow site={at(IDS, here)} layout={layout} kind="here" />}
          <g className="ff-names">
            <SiteNames layout={layout} lang={lang} glow={glow} />
          </g>
        </svg>
      </div>
      <Plates glow={glow} />
      <Sites />
      <Tokens />
      <Flames />
      <Lying />
      <Figures />
      <Passages />
      <Passing />
      <svg className="ff-over" viewBox={viewOf(layout)} aria-hidden="true">
        {[...reach].map(([site, { cost }]) => (
          <CostCoin key={site} site={at(IDS, site)} layout={layout} cost={cost} />
        ))}
      </svg>
    </section>
  )
}
