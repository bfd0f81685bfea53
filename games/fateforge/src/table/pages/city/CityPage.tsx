/** FG-46 A walk through the city: a map without names, what is seen, and four directions. */
import { at, type LogLine } from '@emberhall/kernel'
import { Take } from '@emberhall/ui'
import { DIRECTIONS } from '../../../parts.ts'
import { V } from '../../../questions.ts'
import { clue } from '../../../text/placeText.ts'
import { Book } from '../parts/Book.tsx'
import { Led } from '../parts/Events.tsx'
import { Line } from '../parts/Line.tsx'
import { Shell } from '../parts/Shell.tsx'
import { Passages, Vine } from '../parts/Told.tsx'
import { Purse } from '../parts/Group.tsx'
import { offerOf, offersOf, useDesk } from '../model/desk.ts'
import { ledHere, nodeIn, wordIn } from '../model/told.ts'
import { Food } from '../rest/Food.tsx'
import { Others } from '../story/Others.tsx'
import { PLAIN_PICTURE, Title } from '../story/StoryPage.tsx'
import { tell } from '../words.ts'
import { CityBoard } from './CityBoard.tsx'

/** The lines of this walk, from its first landmark on. */
function walkOf(log: readonly LogLine[]): readonly LogLine[] {
  const steps = log.filter(({ what }) => what === 'landmark' || what === 'walked' || what === 'noStreet')
  const first = steps.findLastIndex(({ what }, i) => what === 'landmark' && steps[i - 1]?.what !== 'walked')
  return steps.slice(Math.max(0, first))
}
export function CityPage() {
  const desk = useDesk()
  const { s, book, log, lang, question } = desk
  const exploration = at(book.content.explorations, s.exploring)
  const node = nodeIn(s.node)
  const walk = walkOf(log)
  const led = s.steps === 0 ? ledHere(log, s.node, lang) : []
  const here = walk.findLast(({ what }) => what === 'landmark')
  return (
    <Shell
      kind="city"
      picture={node.picture ?? PLAIN_PICTURE}
      scene={<CityBoard exploration={exploration} walk={`${exploration.id}@${walk[0]?.at ?? 0}`} />}
    >
      <Book of={`${s.node} ${s.steps} ${question}`}>
        <article className="fgp-read">
          <Led events={led} />
          <Title node={node} desk={desk} />
          <Vine />
          {here !== undefined && (
            <section aria-label={tell(lang, 'city.sees')}>
              <Passages texts={[clue(wordIn(here), lang)]} isFirst />
            </section>
          )}
          <p className="fgp-quiet">{tell(lang, 'city.goal')}</p>
          <Way walk={walk} />
        </article>
        {question === 'market' ? (
          <div className="fgp-doings">
            <h2>{tell(lang, 'market.title')}</h2>
            <Purse />
            <Food />
            {offersOf(desk, V.leave).map((offer) => (
              <Line key={offer.option} offer={offer} look="quiet" />
            ))}
          </div>
        ) : (
          <div className="fgp-doings">
            <Steps left={exploration.steps - s.steps} of={exploration.steps} />
            <Compass />
            <Others known={[V.go]} />
          </div>
        )}
      </Book>
    </Shell>
  )
}
function Steps({ left, of }: { readonly left: number; readonly of: number }) {
  const { lang } = useDesk()
  return (
    <p className="fgp-steps">
      <b>{tell(lang, 'city.steps', { n: left })}</b>
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} data-on={i < left || undefined} />
        ))}
      </span>
    </p>
  )
}
function Compass() {
  const desk = useDesk()
  return (
    <div className="fgp-compass">
      {DIRECTIONS.map((direction, i) => {
        const offer = offerOf(desk, V.go, i)
        return (
          offer !== undefined && (
            <Take key={direction} option={offer.option} take={desk.take} data-dir={direction}>
              <svg viewBox="-12 -12 24 24" aria-hidden="true">
                <path d="M0-11L8 8 0 4-8 8Z" fill="currentColor" />
              </svg>
              {desk.labelOf(offer)}
            </Take>
          )
        )
      })}
      <svg className="fgp-rose" viewBox="-30 -30 60 60" aria-hidden="true">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <path key={turn} d={turn % 90 ? 'M0-16L4-4 0 0-4-4Z' : 'M0-28L6-6 0 0-6-6Z'} transform={`rotate(${turn})`} />
        ))}
      </svg>
    </div>
  )
}
/** Where the group went, and where it could not. */
function Way({ walk }: { readonly walk: readonly LogLine[] }) {
  const { lang } = useDesk()
  const steps = walk.filter(({ what }) => what !== 'landmark')
  return (
    <section className="fgp-way">
      <h2>{tell(lang, 'city.way')}</h2>
      <ol>
        <li>{tell(lang, 'city.start')}</li>
        {steps.map((line, i) => (
          <li key={i} data-what={line.what}>
            {tell(lang, line.what === 'walked' ? 'city.walked' : 'city.refused', { dir: wordIn(line) })}
          </li>
        ))}
      </ol>
    </section>
  )
}
