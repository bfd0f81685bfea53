/** Adventurers and Kobolds where they stand. */
import { at } from '@emberhall/kernel'
import { Spot } from '@emberhall/ui'
import type { CSSProperties } from 'react'
import { ORES } from '../../content/types.ts'
import { inPlay, isWebbed, koboldsAt, siteOf } from '../../figures.ts'
import { type Adv, ADVENTURERS, pawnOf, type SiteNo, SITES } from '../../state.ts'
import { adventurerWords } from '../../text/mine.ts'
import { advName } from '../../text/speech.ts'
import { AdventurerPiece, KoboldPiece, type Layout, OrePiece, type Place, PLANS, siteAt, slotAt } from '../art/index.ts'
import { advKey, koboldKey } from '../model/choices.ts'
import { koboldDeeds } from '../model/prospects.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { FIGURE, KOBOLD, placed } from './place.ts'

export function Figures() {
  const { t, anchors } = useTableau()
  const isOpen = (key: string): boolean => (anchors.get(key)?.open.length ?? 0) > 0
  return SITES.map((id, site) => {
    const advs = inPlay(t).filter((adv) => siteOf(t, adv) === site)
    const kobolds = koboldsAt(t, site)
    const count = advs.length + kobolds.length
    const isFanned = count > 1 && [...advs.map(advKey), ...kobolds.map(koboldKey)].some(isOpen)
    return [
      ...advs.map((adv, i) => (
        <Hero key={ADVENTURERS[adv]} adv={adv} site={site} index={i} count={count} isFanned={isFanned} />
      )),
      ...kobolds.map((kobold, i) => (
        <Thief
          key={`kobold ${id} ${i}`}
          kobold={kobold}
          site={site}
          index={advs.length + i}
          count={count}
          isFanned={isFanned}
        />
      )),
    ]
  })
}
interface Standing {
  readonly site: SiteNo
  readonly index: number
  readonly count: number
  /** Somebody here may be chosen: they stand so far apart that each can be pointed at. */
  readonly isFanned: boolean
}
const APART = 44
function standingAt({ site, index, count, isFanned }: Standing, layout: Layout): Place {
  const spot = slotAt(at(SITES, site), 'figure', layout, index, count)
  if (!isFanned) return spot
  const half = (count * APART) / 2
  const middle = Math.max(half, Math.min(PLANS[layout].width - half, siteAt(at(SITES, site), layout).x))
  return { x: middle + (index - (count - 1) / 2) * APART, y: spot.y }
}
/** Whoever stands further down stands in front. */
const inFront = (style: CSSProperties, y: number): CSSProperties => ({ ...style, zIndex: 10 + Math.round(y / 10) })

export function oresOfAdv(ore: readonly number[]): (typeof ORES)[number][] {
  return ORES.flatMap((kind, i) => Array.from({ length: at(ore, i) }, () => kind))
}
function Hero({ adv, ...standing }: Standing & { readonly adv: Adv }) {
  const { t, sp, layout } = useTableau()
  const { seat, ore, stun, slow } = pawnOf(t, adv)
  const spot = standingAt(standing, layout)
  const marks = [
    ...(stun ? (['stun'] as const) : []),
    ...(slow ? (['slow'] as const) : []),
    ...(isWebbed(t, adv) ? (['web'] as const) : []),
  ]
  const isActive = t.s.turn.adv === adv
  return (
    <Spot
      at={advKey(adv)}
      piece={{ who: `adv ${ADVENTURERS[adv]}`, at: at(SITES, standing.site) }}
      name={advName(sp, adv)}
      className="ff-figure"
      style={inFront(
        placed(spot, FIGURE, PLANS[layout].piece, layout),
        spot.y + (standing.isFanned ? 1000 : isActive ? 200 : 0),
      )}
    >
      <AdventurerPiece id={at(ADVENTURERS, adv)} player={seat} active={isActive} ores={oresOfAdv(ore)} marks={marks} />
      <span className="hidden">{adventurerWords(sp, t, adv, 'yes')}</span>
    </Spot>
  )
}
function Thief({ kobold, ...standing }: Standing & { readonly kobold: number }) {
  const { t, lang, layout } = useTableau()
  const { stun, slow } = at(t.s.kobolds, kobold)
  const spot = standingAt(standing, layout)
  const { steals } = at(koboldDeeds(t), kobold)
  const marks = [...(stun ? (['stun'] as const) : []), ...(slow ? (['slow'] as const) : [])]
  return (
    <Spot
      at={koboldKey(kobold)}
      piece={{ who: `kobold ${kobold}`, at: at(SITES, standing.site) }}
      name={tell(lang, 'kobold')}
      className="ff-figure ff-thief"
      style={inFront(placed(spot, KOBOLD, PLANS[layout].piece, layout), spot.y + (standing.isFanned ? 1000 : 0))}
    >
      <KoboldPiece pose={steals >= 0 ? 'loot' : 'sneak'} marks={marks} />
      {steals >= 0 && (
        <i className="ff-wants">
          <OrePiece kind={at(ORES, steals)} />
        </i>
      )}
    </Spot>
  )
}
