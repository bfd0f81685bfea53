/** Any printed thing at reading size: vellum is what one may read, slate is what stands against one. */
import type { Lang } from '@emberhall/speech'
import { Baked } from '@emberhall/ui'
import type { CSSProperties } from 'react'
import { CONTENT } from '../../content/index.ts'
import { faceWords } from '../../text/faces.ts'
import { actingPicture } from '../art/acting.ts'
import { bustPicture, SIGNS } from '../art/figures.ts'
import { foePicture } from '../art/foes.ts'
import { placePicture } from '../art/places.ts'
import { thingPicture } from '../art/things.ts'
import { OldMap } from '../page/OldMap.tsx'
import { DECKS, OWNERS } from './colours.ts'

export function Face({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  const { name, lines } = faceWords(lang, id)
  const [kind = '', ...rules] = lines
  const { picture, colour, isSlate } = lookOf(id)
  const who = CONTENT.characters.find((one) => one.id === id)
  return (
    <article
      className={isSlate ? 'tg-card tg-slate' : 'tg-card tg-vellum'}
      style={{ '--deck': colour } as CSSProperties}
    >
      {picture !== null && (
        <span className="tg-card-picture">
          <Baked picture={picture} />
        </span>
      )}
      <h3>{name}</h3>
      <p className="tg-kind">{kind}</p>
      {rules.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {who !== undefined && <OldMap who={who} lang={lang} />}
    </article>
  )
}
/** The edge of what is neither a card nor somebody: items, secrets, events. */
const THINGS: Readonly<Record<string, string>> = { item: '#6b4b2c', secret: '#6a5a9c', part: '#7a2f24' }
const kindOf = (id: string): string => id.split('-')[0] ?? ''
function lookOf(id: string) {
  const who = CONTENT.characters.find((one) => one.id === id)
  if (who !== undefined) return { picture: bustPicture(who.id), colour: SIGNS[who.id].base, isSlate: false }
  const place = CONTENT.locations.find((one) => one.id === id)
  if (place !== undefined) return { picture: placePicture(place.number), colour: '#6d7f5c', isSlate: false }
  const foe = CONTENT.encounters.find((one) => one.id === id)
  if (foe !== undefined) return { picture: foePicture(foe.id), colour: DECKS[foe.colour], isSlate: true }
  const card = CONTENT.cards.find((one) => one.id === id)
  if (card === undefined) return { picture: thingPicture(id), colour: THINGS[kindOf(id)] ?? '#8a7440', isSlate: false }
  return { picture: actingPicture(card), colour: OWNERS[card.colour], isSlate: false }
}
