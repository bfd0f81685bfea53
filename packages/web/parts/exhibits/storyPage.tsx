/** The page of story, played: what is done in a drowned chapel. */
import { Baked } from '@emberhall/ui'
import { type ListedChoice, StoryPage } from '@emberhall/ui/page'
import { flag, int } from '@emberhall/kernel'
import { sceneryOf } from '../draw/scenery.ts'
import type { Exhibit } from '../exhibit.ts'
import { fixtureGame, usePlayed } from '../fixture.ts'
import { Staged } from '../Staged.tsx'
import { CHAPEL_WORDS } from './chapelWords.ts'

const ACTS = ['dive', 'bell', 'ember', 'ghost', 'leave', 'back'] as const
type Act = (typeof ACTS)[number]
const chapel = fixtureGame({
  id: 'chapel',
  state: { page: int(), hasEmber: flag(), did: int({ min: -1, initial: -1 }) },
  acts: ACTS.length,
  whyNot: ({ page, hasEmber }, n) => {
    const act = ACTS[n]
    if (page === 1) return act === 'back' || act === 'leave' ? null : ''
    if (act === 'bell') return 'spirit'
    if (act === 'ember') return hasEmber ? 'taken' : null
    // Nobody who has not seen the ember knows of the ghost.
    if (act === 'ghost') return hasEmber ? null : ''
    return act === 'back' ? '' : null
  },
  take: (state, n) => {
    state.did = n
    state.page = ACTS[n] === 'back' ? 0 : 1
    if (ACTS[n] === 'ember') state.hasEmber = true
  },
})
export const storyPage: Exhibit = {
  id: 'page',
  title: { en: 'A page of story', fr: 'Une page d’histoire' },
  says: {
    en: 'Choices with what they need and cost. One that is refused says why; one that nobody may know of is not there. Keys 1 to 9 choose.',
    fr: 'Des choix avec ce qu’ils demandent et coûtent. Un choix refusé dit pourquoi ; celui que nul ne peut connaître n’est pas là. Les touches 1 à 9 choisissent.',
  },
  Show: ({ lang }) => {
    const words = CHAPEL_WORDS[lang]
    const played = usePlayed(
      chapel,
      (n) => ACTS[n] ?? '',
      (n) => words.choices[ACTS[n] ?? 'leave'].label,
    )
    const { page, did } = played.state
    const done: Act | undefined = ACTS[did]
    const choices = ACTS.map((key): ListedChoice => ({ key, ...words.choices[key] }))
    const text = page === 0 ? words.first : words.second
    return (
      <div className="window tall">
        <Staged played={played} why={words.why}>
          <StoryPage
            lang={lang}
            page={`${page} ${did}`}
            title={text.title}
            subtitle={text.subtitle}
            paragraphs={text.paragraphs}
            picture={<Baked picture={sceneryOf(page === 0 ? 'tower' : 'reeds', 3)} />}
            question={words.question}
            choices={choices}
            told={
              page === 0 || done === undefined
                ? null
                : { choice: words.choices[done].label, lines: [words.results[done]] }
            }
            foot={<small>{words.foot}</small>}
          />
        </Staged>
      </div>
    )
  },
}
