/** The sites as places to go to, to point at and to ask about. */
import { Spot } from '@emberhall/ui'
import { SITES } from '../../state.ts'
import { siteName } from '../../text/speech.ts'
import { type Glow, PLANS, siteAt, sizeAt, slotAt } from '../art/index.ts'
import { siteKey } from '../model/choices.ts'
import { useTableau } from '../model/tableau.ts'
import { type Box, placed } from './place.ts'

const CAVERN: Box = { width: 116, height: 96, foot: [0.5, 0.46] }
const FORGE: Box = { width: 210, height: 170, foot: [0.5, 0.42] }
const boxOf = (id: string): Box => (id === 'F' ? FORGE : CAVERN)

export function Sites() {
  const { lang, layout, siteLines } = useTableau()
  return SITES.map((id, site) => (
    <div
      key={id}
      className="ff-site"
      data-site={site}
      style={placed(siteAt(id, layout), boxOf(id), sizeAt(id, layout), layout)}
    >
      <Spot at={siteKey(site)} name={siteName(lang, site)} says={siteLines.slice(site, site + 1)}>
        {null}
      </Spot>
    </div>
  ))
}
/** So far down a name would leave the board, and stands higher. */
const LOW = 0.9
/** Names in letters that keep their size, for screens on which the drawn ones would be too small. */
export function Plates({ glow }: { readonly glow: (id: string) => Glow }) {
  const { lang, layout } = useTableau()
  const { width, height } = PLANS[layout]
  return (
    <div className="ff-plates" aria-hidden="true">
      {SITES.map((id, site) => {
        const { x, y } = slotAt(id, 'plate', layout)
        const place = { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }
        return (
          <b key={id} style={place} data-glow={glow(id)} data-low={y / height > LOW || undefined}>
            {siteName(lang, site)}
          </b>
        )
      })}
    </div>
  )
}
