/** Every card with its words, and every back. */
import { CONTENT } from '../../src/content/index.ts'
import {
  ActionFace,
  ActionTile,
  ArtifactFace,
  ArtifactPlaque,
  CardBack,
  EventFace,
  ImpFace,
  ObjectiveFace,
} from '../../src/table/art/cards/Cards.tsx'

type Lang = 'en' | 'fr'
const WORDS = { en: 'Push one figure here by 2 sites', fr: 'Poussez une figurine d’ici de 2 sites' }
const BACKS = ['action', 'advanced', 'artifact', 'event', 'objective', 'left', 'centre', 'right'] as const

export function Cards({ lang, of }: { lang: Lang; of: string }) {
  const words = WORDS[lang]
  if (of === 'tiles' || of === 'actions') {
    const Face = of === 'tiles' ? ActionTile : ActionFace
    return CONTENT.cards.map((card, i) => (
      <Face key={card.id} {...card} name={card.name[lang]} spent={i % 5 === 0 ? [true] : []}>
        {of === 'tiles' ? undefined : words}
      </Face>
    ))
  }
  if (of === 'plaques')
    return CONTENT.artifacts.map((artifact, i) => (
      <ArtifactPlaque
        key={artifact.id}
        artifact={artifact}
        name={artifact.name[lang]}
        missing={[false, false, i % 2 === 0]}
      >
        Once: Stealth this turn
      </ArtifactPlaque>
    ))
  return (
    <>
      {CONTENT.artifacts.map((artifact) => (
        <ArtifactFace key={artifact.id} artifact={artifact} name={artifact.name[lang]}>
          {words}
        </ArtifactFace>
      ))}
      {CONTENT.events.map((event) => (
        <EventFace key={event.id} event={event} name={event.name[lang]}>
          {words}
        </EventFace>
      ))}
      {CONTENT.imps.map((imp) => (
        <ImpFace key={imp.id} imp={imp} name={imp.name[lang]}>
          {words}
        </ImpFace>
      ))}
      {CONTENT.objectives.map((objective) => (
        <ObjectiveFace key={objective.id} objective={objective} name={objective.name[lang]}>
          {words}
        </ObjectiveFace>
      ))}
      {BACKS.map((back) => (
        <CardBack key={back} back={back} />
      ))}
    </>
  )
}
