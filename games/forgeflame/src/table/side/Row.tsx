/** The artifact row, with what each player could forge. */
import { cardKey, Spot } from '@emberhall/ui'
import type { CardId } from '@emberhall/kernel'
import { asKind } from '../../printed.ts'
import { printed, Z } from '../../state.ts'
import { isWebbedArtifact } from '../../figures.ts'
import { seatsOfTeam } from '../../steps/end.ts'
import { rowCards } from '../../steps/forge.ts'
import { teamName } from '../../text/speech.ts'
import type { Artifact } from '../../content/types.ts'
import { ArtifactPlaque, CardPicture, OrePiece, oresOf, PlayerBadge, PointSeal, StateMark } from '../art/index.ts'
import { forgeable, teamsApart } from '../model/prospects.ts'
import { textIn, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { type Verdict, verdictOf } from './verdict.ts'

export function Row({ small = false }: { readonly small?: boolean }) {
  const { t, lang } = useTableau()
  return (
    <section className={small ? 'ff-row ff-row-small' : 'ff-row'} aria-label={tell(lang, 'row')} data-anchor="row">
      {!small && (
        <header>
          <h2>{tell(lang, 'row')}</h2>
          <small>{tell(lang, 'inPile', { n: t.cards(Z.artifactPile).length })}</small>
        </header>
      )}
      {rowCards(t).map((card) => (
        <Plaque key={card} card={card} small={small} />
      ))}
    </section>
  )
}
function Plaque({ card, small }: { readonly card: CardId; readonly small: boolean }) {
  const tableau = useTableau()
  const { t, sp, lang, me, seats } = tableau
  const p = asKind(printed(t, card), 'artifact')
  const text = textIn(tableau, p)
  const verdict = verdictOf(tableau, card)
  const rivals = seats > 1 ? teamsApart(t, me).filter((team) => isWithin(forgeable(t, team, card).how)) : []
  const names = rivals.map((team) => tell(lang, 'theirs', { who: teamName(sp, t, team) }))
  return (
    <Spot
      at={cardKey(card)}
      card={card}
      name={[text.name, verdict.long, ...names].join('. ')}
      className={`ff-plaque-spot ff-how-${verdict.how}`}
    >
      {small ? (
        <Tile artifact={p.card} verdict={verdict} />
      ) : (
        <ArtifactPlaque artifact={p.card} lang={lang} name={text.name} missing={verdict.missing}>
          <span className="ff-verdict">{verdict.long}</span>
        </ArtifactPlaque>
      )}
      {isWebbedArtifact(t, card) && (
        <i className="ff-webbed">
          <StateMark mark="web" />
        </i>
      )}
      {rivals.length > 0 && (
        <i className="ff-rivals" title={names.join('. ')}>
          {rivals.flatMap((team) => seatsOfTeam(t, team).map((seat) => <PlayerBadge key={seat} player={seat} />))}
        </i>
      )}
    </Spot>
  )
}
/** For a narrow screen: what it is, what it costs and whether it can be had. */
function Tile({ artifact, verdict }: { readonly artifact: Artifact; readonly verdict: Verdict }) {
  return (
    <span className="ff-art-tile">
      <CardPicture id={artifact.id} className="ff-art-picture" />
      <PointSeal points={artifact.vp} className="ff-art-points" />
      <span className="ff-art-cost">
        {oresOf(artifact.cost).map((ore, i) => (
          <i key={`${ore} ${i}`} data-missing={verdict.missing[i] || undefined}>
            <OrePiece kind={ore} />
          </i>
        ))}
      </span>
      <span className="ff-verdict">{verdict.short}</span>
    </span>
  )
}
const isWithin = (how: string): boolean => how === 'now' || how === 'together'
