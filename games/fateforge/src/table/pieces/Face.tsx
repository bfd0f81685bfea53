/** A printed card by its id, as large as its place. */
import type { Lang } from '@emberhall/speech'
import { CardBack, CardFace, type CardKind, EnemyToken, Portrait } from '../art/index.ts'
import { type Printed, printedOf, textOf } from '../model/printed.ts'

function kindOf(printed: Printed): CardKind {
  switch (printed.kind) {
    case 'item':
      return printed.card.die === undefined ? 'equipment' : 'weapon'
    case 'enemy':
    case 'boss':
    case 'hero':
      return 'quest'
    default:
      return printed.kind
  }
}
/** Whose it is, how often it works, what it costs and gives. */
export function marksOf(printed: Printed) {
  switch (printed.kind) {
    case 'skill':
      return { hero: printed.card.hero, use: printed.card.use, cost: printed.card.cost }
    case 'item':
      return {
        use: printed.card.single ? ('single' as const) : ('recurrent' as const),
        cost: printed.card.cost,
        value: printed.card.armor,
      }
    case 'ally':
      return { value: printed.card.health }
    default:
      return {}
  }
}
interface FaceProps {
  readonly id: string
  readonly lang: Lang
}
export function Face({ id, lang }: FaceProps) {
  const printed = printedOf(id)
  const { name, lines } = textOf(id, lang)
  if (printed.kind === 'hero') return <Portrait id={id} />
  if (printed.kind === 'enemy' || printed.kind === 'boss')
    return (
      <EnemyToken
        id={id}
        colour={printed.kind === 'boss' ? 'boss' : printed.card.colour}
        resistance={printed.kind === 'boss' ? 0 : printed.card.resistance}
        armor={printed.kind === 'boss' ? 0 : printed.card.armor}
      />
    )
  return (
    <CardFace kind={kindOf(printed)} id={id} name={name} {...marksOf(printed)}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </CardFace>
  )
}
export function Back({ id }: { readonly id: string }) {
  const printed = printedOf(id)
  return <CardBack kind={kindOf(printed)} {...(printed.kind === 'skill' && { hero: printed.card.hero })} />
}
