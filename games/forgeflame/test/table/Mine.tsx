/** The mine in the middle of a game: every kind of piece is on it. */
import { flameAt } from '../../src/table/art/mine/chambers.ts'
import { type Layout, PLANS, slotAt } from '../../src/table/art/mine/layout.ts'
import {
  CaveIn,
  CostCoin,
  KoboldStep,
  MineMap,
  Route,
  SiteGlow,
  SiteNames,
  viewOf,
} from '../../src/table/art/mine/MineMap.tsx'
import {
  AdventurerPiece,
  KoboldPiece,
  OreHeap,
  type PieceProps,
  TotemPiece,
} from '../../src/table/art/pieces/figures.tsx'
import type { KoboldPose } from '../../src/table/art/parts/kobold.ts'
import { DepositToken, ExplorationToken, Fire } from '../../src/table/art/pieces/tokens.tsx'

type Who = Omit<PieceProps, 'at'> | { readonly pose: KoboldPose }
const FIGURES: Readonly<Record<string, readonly Who[]>> = {
  S1: [{ id: 'ogmul', player: 0, ores: ['gold'] }],
  S3: [
    { id: 'gobetou', player: 2, ores: ['gold'] },
    { id: 'molly', player: 2 },
  ],
  S4: [{ id: 'silkara', player: 1 }],
  S5: [{ id: 'mogrimur', player: 0, active: true, ores: ['gold', 'darkiron'] }],
  S8: [{ id: 'nobz', player: 1, ores: ['gold', 'gold', 'darkiron'], marks: ['slow'] }, { pose: 'loot' }],
  S10: [
    { id: 'flyna', player: 1, ores: ['darkiron'] },
    { id: 'vaelindra', player: 3, marks: ['stun'] },
    { id: 'greedy', player: 3 },
  ],
  S12: [{ pose: 'taunt' }],
  S14: [{ id: 'korgain', player: 2, ores: ['draconite'] }],
  F: [
    { id: 'granit', player: 0, ores: ['gold', 'draconite'] },
    { id: 'devorfu', player: 3 },
    { id: 'drsdaqt', player: 3 },
  ],
}
const DEPOSITS = { S4: 'I', S6: 'II', S7: 'II', S9: 'II', S11: 'II', S12: 'III', S13: 'III', S15: 'III' } as const
const REACH: Readonly<Record<string, number>> = { S2: 1, S3: 1, S7: 1, E: 2, S1: 2, S10: 2, F: 2 }

export function Mine({ layout, lang }: { layout: Layout; lang: 'en' | 'fr' }) {
  const { piece, cavern } = PLANS[layout]
  const token = cavern * 0.62
  const view = layout === 'wide' ? viewOf('wide', [270, 16, 270, 244]) : viewOf('tall', [0, 90, 0, 144])
  return (
    <MineMap layout={layout} view={view} fit="xMidYMin slice" className="g-mine">
      <Route from="S5" to="S7" layout={layout} />
      <Route from="S7" to="F" layout={layout} />
      <KoboldStep from="S12" to="S10" layout={layout} />
      <CaveIn from="S5" to="S8" layout={layout} />
      {Object.keys(REACH).map((site) => (
        <SiteGlow key={site} site={site} layout={layout} kind="reach" />
      ))}
      <SiteGlow site="S5" layout={layout} kind="here" />
      <SiteNames
        layout={layout}
        lang={lang}
        glow={(site) => (site === 'S5' ? 'here' : site in REACH ? 'reach' : 'dark')}
      />
      {[0, 1, 2].map((i) => (
        <Fire key={i} lit={i < 2} at={flameAt('F', layout, i)} />
      ))}
      <Fire lit bowled at={flameAt('E', layout)} />
      {Object.entries(DEPOSITS).map(([site, level]) => (
        <DepositToken key={site} level={level} at={{ ...slotAt(site, 'deposit', layout), scale: token }} />
      ))}
      {['S6', 'S9', 'S12', 'S13', 'S15'].map((site) => (
        <ExplorationToken key={site} at={{ ...slotAt(site, 'exploration', layout), scale: token }} />
      ))}
      <TotemPiece kind="flame" active at={{ ...slotAt('S7', 'totem', layout), scale: piece }} />
      <TotemPiece kind="rock" active={false} at={{ ...slotAt('S2', 'totem', layout), scale: piece }} />
      {Object.entries(FIGURES).flatMap(([site, list]) =>
        list.map((who, i) => {
          const at = { ...slotAt(site, 'figure', layout, i, list.length), scale: piece }
          return 'pose' in who ? (
            <KoboldPiece key={`${site} ${i}`} {...who} at={at} />
          ) : (
            <AdventurerPiece key={who.id} {...who} at={at} />
          )
        }),
      )}
      <OreHeap kinds={['gold', 'darkiron', 'gold']} at={{ ...slotAt('S14', 'heap', layout), scale: piece * 1.1 }} />
      {Object.entries(REACH).map(([site, cost]) => (
        <CostCoin key={site} site={site} layout={layout} cost={cost} />
      ))}
    </MineMap>
  )
}
