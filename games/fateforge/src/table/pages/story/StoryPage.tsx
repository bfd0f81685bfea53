/** A page of the story: the picture, what is told, and what the group can do. */
import { at } from '@emberhall/kernel'
import { V } from '../../../questions.ts'
import { Book } from '../parts/Book.tsx'
import { Led, Events } from '../parts/Events.tsx'
import { Line } from '../parts/Line.tsx'
import { chapterOf } from '../parts/Progress.tsx'
import { Shell } from '../parts/Shell.tsx'
import { Passages, Vine } from '../parts/Told.tsx'
import { type Desk, offersOf, useDesk } from '../model/desk.ts'
import { ledHere, nodeIn, pageNow, sinceHere, type StoryNode } from '../model/told.ts'
import { tell } from '../words.ts'
import { Choices } from './Choices.tsx'
import { Others } from './Others.tsx'
import { Test } from './Test.tsx'

/** Where no page says what is to be seen. */
export const PLAIN_PICTURE = 'city-dusk'

export function StoryPage() {
  const desk = useDesk()
  const { s, t, log, lang } = desk
  const node = nodeIn(s.node)
  const led = ledHere(log, s.node, lang)
  const since = node.kind === 'test' ? [] : sinceHere(log, s.node, lang)
  const texts = pageNow(t, log, lang)
  return (
    <Shell kind="story" picture={node.picture ?? PLAIN_PICTURE}>
      <Book of={s.node}>
        <article className="fgp-read" tabIndex={-1}>
          <Led events={led} />
          <Title node={node} desk={desk} />
          {led.length === 0 && <Vine />}
          <Passages texts={texts} isFirst />
          {since.length > 0 && (
            <section className="fgp-led" aria-label={tell(lang, 'followed')}>
              <Events events={since} />
            </section>
          )}
        </article>
        <Doings node={node} />
      </Book>
    </Shell>
  )
}
export function Title({ node, desk }: { readonly node: StoryNode; readonly desk: Desk }) {
  const { book, s, lang } = desk
  const story = at(book.content.stories, s.story)
  return (
    <header className="fgp-title">
      <h1>{(node.title ?? story.title)[lang]}</h1>
      <p>
        {story.act === 0 ? tell(lang, 'sideQuest') : tell(lang, 'chapter', { n: Math.max(1, chapterOf(desk)) })},{' '}
        {story.title[lang]}
      </p>
    </header>
  )
}
/** What can be done on this page. */
function Doings({ node }: { readonly node: StoryNode }) {
  const desk = useDesk()
  const { s, question } = desk
  if (node.kind === 'test' && s.test.trait >= 0) return <Test />
  if (node.kind === 'choice' && question === 'choice') return <Choices node={node} />
  return (
    <div className="fgp-doings fgp-doings-row">
      {offersOf(desk, V.camp).map((offer) => (
        <Line key={offer.option} offer={offer} look="quiet" />
      ))}
      {offersOf(desk, V.onward).map((offer) => (
        <Line key={offer.option} offer={offer} look="main" />
      ))}
      <Others known={[V.camp, V.onward]} />
    </div>
  )
}
