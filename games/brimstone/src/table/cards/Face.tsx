/** Any printed thing: its deck by colour, edge and letter, a picture where somebody is meant, and what it does. */
import type { Lang } from '@emberhall/speech'
import { at } from '@emberhall/kernel'
import type { CSSProperties } from 'react'
import { CONTENT } from '../../content/index.ts'
import { TOKENS } from '../../content/types.ts'
import { faceWords } from '../../text/faces.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { ItemSign, TokenSign } from '../pieces/signs.tsx'
import { deckOf, LOOKS } from './decks.ts'

export function Face({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  const deck = deckOf(id)
  const { colour, letter } = LOOKS[deck]
  const { name, lines } = faceWords(lang, id)
  const [kind, ...rules] = lines
  return (
    <article className="sb-card" data-deck={deck} style={{ '--deck': colour } as CSSProperties}>
      <header>
        <b className="sb-card-letter">{letter[lang]}</b>
        <h3>{name}</h3>
      </header>
      <FacePicture id={id} />
      <p className="sb-card-kind">{kind}</p>
      {rules.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </article>
  )
}
function FacePicture({ id }: { readonly id: string }) {
  const item = CONTENT.items.find((one) => one.id === id)
  if (item !== undefined) return <ItemSign item={item} />
  const token = CONTENT.bag.findIndex((one) => one.id === id)
  if (token >= 0) return <TokenSign kind={at(TOKENS, token)} />
  if (CONTENT.classes.some((one) => one.id === id)) return <Portrait id={id} colour="#c79a5c" />
  const foe = CONTENT.enemies.find((one) => one.id === id) ?? threatened(id)
  return foe === undefined ? null : <Portrait id={foe.id} colour="#7a3a4a" />
}
/** A Threat card shows whom it brings first. */
function threatened(id: string) {
  const text = JSON.stringify(CONTENT.threats.find((one) => one.id === id) ?? null)
  return CONTENT.enemies.find((enemy) => text.includes(`"${enemy.id}"`))
}
