/** Deposits, exploration tokens and totems. A token somebody has looked at shows its face to that person. */
import { cardKey, Spot } from '@emberhall/ui'
import { at, type CardId } from '@emberhall/kernel'
import { LEVEL } from '../../board.ts'
import { asKind } from '../../printed.ts'
import { printed, SITES, type SiteNo } from '../../state.ts'
import { tell as tellTable } from '../../text/speech.ts'
import { DepositToken, ExplorationToken, PLANS, slotAt, TotemPiece } from '../art/index.ts'
import { depositKey } from '../model/choices.ts'
import { seen, textIn, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { placed, TOKEN, TOTEM } from './place.ts'

const SIZE = 0.62
export function Tokens() {
  const { t } = useTableau()
  return SITES.map((id, site) => [
    at(t.s.deposit, site) >= 0 && <Deposit key={`d ${id}`} site={site} token={at(t.s.deposit, site)} />,
    at(t.s.exploration, site) >= 0 && <Exploration key={`e ${id}`} site={site} token={at(t.s.exploration, site)} />,
    at(t.s.totem, site) >= 0 && <Totem key={`t ${id}`} site={site} token={at(t.s.totem, site)} />,
  ])
}
interface TokenProps {
  readonly site: SiteNo
  readonly token: CardId
}
function Deposit({ site, token }: TokenProps) {
  const tableau = useTableau()
  const { layout, lang } = tableau
  const level = at(LEVEL, site)
  if (level === 'entrance' || level === 'forge') return null
  const p = seen(tableau, token)
  const spot = slotAt(at(SITES, site), 'deposit', layout)
  return (
    <Spot
      at={depositKey(site)}
      name={p === null ? tellTable(lang, 'table.deposit') : textIn(tableau, p).lines.join(' ')}
      zoom={null}
      className="ff-token"
      style={placed(spot, TOKEN, PLANS[layout].cavern * SIZE, layout)}
    >
      <DepositToken level={level} {...(p !== null && { face: asKind(p, 'deposit').card })} />
      {p !== null && <b className="ff-peeked">{tell(lang, 'seenByYou')}</b>}
    </Spot>
  )
}
function Exploration({ site, token }: TokenProps) {
  const tableau = useTableau()
  const { layout, lang } = tableau
  const p = seen(tableau, token)
  const spot = slotAt(at(SITES, site), 'exploration', layout)
  return (
    <Spot
      at={`exploration ${site}`}
      name={p === null ? tellTable(lang, 'table.exploration') : textIn(tableau, p).name}
      zoom={p === null ? null : { card: token }}
      className="ff-token"
      style={placed(spot, TOKEN, PLANS[layout].cavern * SIZE, layout)}
    >
      <ExplorationToken {...(p !== null && { face: asKind(p, 'exploration').what })} />
      {p !== null && <b className="ff-peeked">{tell(lang, 'seenByYou')}</b>}
    </Spot>
  )
}
function Totem({ site, token }: TokenProps) {
  const tableau = useTableau()
  const { layout, t } = tableau
  const kind = asKind(printed(t, token), 'totem')
  const spot = slotAt(at(SITES, site), 'totem', layout)
  return (
    <Spot
      at={cardKey(token)}
      card={token}
      name={textIn(tableau, kind).name}
      className="ff-figure ff-totem"
      style={{ ...placed(spot, TOTEM, PLANS[layout].piece, layout), zIndex: 9 + Math.round(spot.y / 10) }}
    >
      <TotemPiece kind={kind.what} active={at(t.s.totemReady, site)} />
    </Spot>
  )
}
