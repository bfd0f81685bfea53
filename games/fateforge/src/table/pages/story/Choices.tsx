/** What the group can choose, with what it costs. */
import type { Effect } from '@emberhall/story'
import type { FateforgeTerms } from '../../../content/story-terms.ts'
import { V } from '../../../questions.ts'
import { isOpen, offerOf, offersOf, useDesk } from '../model/desk.ts'
import type { StoryNode } from '../model/told.ts'
import { Line } from '../parts/Line.tsx'
import { Amount } from '../parts/Signs.tsx'
import { tell } from '../words.ts'

type Cost = readonly [key: 'gold' | 'food' | 'health' | 'energy', n: number]
function costOf(part: Effect<FateforgeTerms>): Cost | null {
  if ('gold' in part) return ['gold', -part.gold]
  if ('food' in part) return ['food', -part.food]
  if ('healthLoss' in part) return ['health', part.healthLoss]
  if ('energyLoss' in part) return ['energy', part.energyLoss]
  return null
}
const lock = (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M-6-2V-5A6 6 0 0 1 6-5V-2H8V10H-8V-2ZM-3-2H3V-5A3 3 0 0 0-3-5Z" fill="currentColor" fillRule="evenodd" />
  </svg>
)
const arrow = (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M-11-4H1V-10L12 0 1 10V4H-11L-7 0Z" fill="currentColor" />
  </svg>
)
type Choice = Extract<StoryNode, { kind: 'choice' }>['choices'][number]
function Costs({ of }: { readonly of: NonNullable<Choice['cost']> }) {
  const { lang } = useDesk()
  return of.map((part) => {
    const cost = costOf(part)
    if (cost === null) return null
    const [key, n] = cost
    return (
      <Amount key={key} sign={key}>
        {tell(lang, `cost.${key}`, { n })}
      </Amount>
    )
  })
}
export function Choices({ node }: { readonly node: Extract<StoryNode, { kind: 'choice' }> }) {
  const desk = useDesk()
  const { book, lang } = desk
  return (
    <div className="fgp-doings">
      <h2>{tell(lang, 'ask')}</h2>
      {node.choices.map(({ id, label, cost }) => {
        const offer = offerOf(desk, V.choice, book.names.choices.indexOf(`${node.id}.${id}`))
        return (
          offer !== undefined && (
            <Line
              key={id}
              offer={offer}
              title={label[lang]}
              mark={isOpen(offer) ? arrow : lock}
              cost={cost === undefined ? undefined : <Costs of={cost} />}
            />
          )
        )
      })}
      {[V.camp, V.handOn]
        .flatMap((verb) => offersOf(desk, verb))
        .map((offer) => (
          <Line key={offer.option} offer={offer} look="quiet" />
        ))}
    </div>
  )
}
