/** Ores on the ground: a heap, and one by one where one may be chosen. */
import { at } from '@emberhall/kernel'
import { Spot } from '@emberhall/ui'
import { ORES } from '../../content/types.ts'
import { websOnOre } from '../../figures.ts'
import { kinds } from '../../ore.ts'
import { SITES, type SiteNo } from '../../state.ts'
import { oreName } from '../../text/things.ts'
import { OreHeap, OrePiece, PLANS, siteAt, sizeAt, slotAt, StateMark } from '../art/index.ts'
import { oreKey } from '../model/choices.ts'
import { useTableau } from '../model/tableau.ts'
import { oresOfAdv } from './Figures.tsx'
import { type Box, HEAP, placed } from './place.ts'

const CHIP: Box = { width: 42, height: 42, foot: [0.5, 0.5] }
/** So far below the middle of a site; the plate with its name stays free. */
const [UNDER, UNDER_FORGE] = [20, 46]
export function Lying() {
  const { t, anchors } = useTableau()
  return SITES.map((id, site) => {
    const ores = at(t.s.lying, site)
    const here = kinds(ores)
    if (here.length === 0) return null
    const isChoice = here.some((ore) => (anchors.get(oreKey(site, ore))?.open.length ?? 0) > 0)
    return isChoice ? <Chips key={id} site={site} ores={here} /> : <Heap key={id} site={site} />
  })
}
function Heap({ site }: { readonly site: SiteNo }) {
  const { t, layout } = useTableau()
  const ores = at(t.s.lying, site)
  const spot = slotAt(at(SITES, site), 'heap', layout)
  const isWebbed = kinds(ores).some((ore) => websOnOre(t, site, ore) > 0)
  return (
    <div
      key={ores.join()}
      className="ff-heap"
      style={{ ...placed(spot, HEAP, PLANS[layout].piece * 1.1, layout), zIndex: 60 }}
      aria-hidden="true"
    >
      <OreHeap kinds={oresOfAdv(ores).toReversed()} />
      {isWebbed && (
        <i className="ff-webbed">
          <StateMark mark="web" />
        </i>
      )}
    </div>
  )
}
function Chips({ site, ores }: { readonly site: SiteNo; readonly ores: readonly number[] }) {
  const { t, lang, layout } = useTableau()
  const id = at(SITES, site)
  const { x, y } = siteAt(id, layout)
  const under = (id === 'F' ? UNDER_FORGE : UNDER) * sizeAt(id, layout)
  const step = layout === 'wide' ? 44 : 42
  return ores.map((ore, i) => {
    const n = at(at(t.s.lying, site), ore)
    const aside = (i - (ores.length - 1) / 2) * step
    const half = (ores.length * step) / 2
    const middle = Math.max(half, Math.min(PLANS[layout].width - half, x))
    return (
      <Spot
        key={ORES[ore]}
        at={oreKey(site, ore)}
        name={oreName(at(ORES, ore), lang)}
        className="ff-chip"
        style={{
          ...placed({ x: middle + aside, y: y + under }, CHIP, 1, layout),
          zIndex: 135,
        }}
      >
        <OrePiece kind={at(ORES, ore)} web={websOnOre(t, site, ore) > 0} />
        {n > 1 && <b>{n}</b>}
      </Spot>
    )
  })
}
