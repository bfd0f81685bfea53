/** Dusk: by the fire one eats, counts what was learned, and sees to the decks; what each purchase changes stands beside it. */
import { aOf, at, type Option, verbOf } from '@emberhall/kernel'
import { Baked } from '@emberhall/ui'
import { type ListedChoice, StoryPage } from '@emberhall/ui/page'
import { ATTRS } from '../../content/types.ts'
import { raisePrice } from '../../items/advance.ts'
import { herePlace, printedOf } from '../../map/places.ts'
import { V } from '../../questions.ts'
import { characterOf } from '../../state.ts'
import { attribute } from '../../survival/attributes.ts'
import { say } from '../../text/phrases.ts'
import { heroCalled, placeCalled } from '../../text/speech.ts'
import { scenePicture } from '../art/places.ts'
import { duskKey } from '../model/keys.ts'
import { type Tableau, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { keysGained } from './odds.ts'
import { Workshop } from './Workshop.tsx'

export function Dusk() {
  const tableau = useTableau()
  const { t, sp, lang, hero, view, words, names } = tableau
  const { ask } = view
  if (ask === null || hero < 0) return null
  if (ask.options.some((option) => verbOf(option) === V.card)) return <Workshop />
  const { xp, food, health, terror, at: cell } = characterOf(t, hero)
  const options = [...new Set([...ask.options, ...ask.blocked.map(({ option }) => option)])]
  const question = ask.def.name
  const choices = options.map((option): ListedChoice => {
    const { hint, price } = offerOf(tableau, option)
    const label = words.option(option, ask, view, names)
    return { key: duskKey(option), label, ...(hint !== '' && { hint }), ...(price !== '' && { price }) }
  })
  const values = { hero: heroCalled(sp, hero), place: placeCalled(sp, t, cell), xp, food, health, terror }
  return (
    <div className="tg-page tg-dusk" data-page="dusk">
      <StoryPage
        lang={lang}
        page={`dusk ${t.s.day} ${question} ${hero} ${xp}`}
        title={tell(lang, 'duskOf', { n: t.s.day })}
        subtitle={tell(lang, 'duskAt', values)}
        paragraphs={[
          tell(lang, question === 'rest' ? 'duskRest' : question === 'rebuild' ? 'duskBuild' : 'duskLearn', values),
        ]}
        picture={<Baked picture={scenePicture(printedOf(t, herePlace(t, cell)).number)} />}
        question={tell(lang, 'whatNow')}
        choices={choices}
      />
    </div>
  )
}
/** What it changes, and what it costs, as far as that is printed nowhere else. */
function offerOf({ t, lang, hero }: Tableau, option: Option): { readonly hint: string; readonly price: string } {
  const verb = verbOf(option)
  const xp = (n: number): string => `${n} ${say(lang, 'res.xp')}`
  if (verb === V.study) return { hint: tell(lang, 'odds.study'), price: '' }
  if (verb === V.raise) {
    const attr = at(ATTRS, aOf(option))
    const now = attribute(t, hero, attr)
    const hint = tell(lang, 'odds.raise', { from: now, to: now + 1, n: keysGained(t, hero, attr) })
    return { hint, price: xp(raisePrice(t, hero, attr)) }
  }
  // TG-36.1 Whoever is dying needs more than a meal.
  const isMeal = verb === V.eat && characterOf(t, hero).dying === 0
  return { hint: isMeal ? tell(lang, 'odds.eat') : '', price: '' }
}
