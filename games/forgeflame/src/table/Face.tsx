/** Any printed thing, as large as its place. */
import type { Lang } from '@emberhall/speech'
import type { Printed } from '../printed.ts'
import { textOf } from '../text/speech.ts'
import {
  ActionFace,
  ArtifactFace,
  CardBack,
  DepositToken,
  EventFace,
  ExplorationToken,
  ImpFace,
  ObjectiveFace,
  TotemToken,
  TreasureToken,
} from './art/index.ts'

interface FaceProps {
  readonly p: Printed
  readonly lang: Lang
  readonly spent?: readonly boolean[]
  readonly missing?: readonly boolean[]
  /** Only picture, name and signs. */
  readonly bare?: boolean
}
export function Face({ p, lang, spent, missing, bare = false }: FaceProps) {
  const { name, lines } = textOf(lang, p)
  const words = bare || lines.length === 0 ? undefined : <span>{lines.join(' ')}</span>
  const shared = { name, ...(words !== undefined && { children: words }) }
  switch (p.kind) {
    case 'action':
      return <ActionFace {...p.card} {...shared} {...(spent && { spent })} />
    case 'artifact':
      return <ArtifactFace artifact={p.card} lang={lang} {...shared} {...(missing && { missing })} />
    case 'event':
      return <EventFace event={p.card} {...shared} />
    case 'imp':
      return <ImpFace imp={p.card} {...shared} />
    case 'objective':
      return <ObjectiveFace objective={p.card} {...shared} />
    case 'deposit':
      return <DepositToken level={p.card.level} face={p.card} className="ff-token-face" />
    case 'exploration':
      return <ExplorationToken face={p.what} className="ff-token-face" />
    case 'totem':
      return <TotemToken kind={p.what} className="ff-token-face" />
    case 'treasure':
      return <TreasureToken value={p.value} className="ff-token-face" />
  }
}
/** The other side of it. */
export function Back({ p }: { readonly p: Printed }) {
  switch (p.kind) {
    case 'imp':
      return <CardBack back={p.card.back} />
    case 'action':
    case 'artifact':
    case 'event':
    case 'objective':
      return <CardBack back={p.kind} />
    case 'deposit':
      return <DepositToken level={p.card.level} className="ff-token-face" />
    case 'exploration':
    case 'totem':
      return <ExplorationToken className="ff-token-face" />
    case 'treasure':
      return <TreasureToken className="ff-token-face" />
  }
}
