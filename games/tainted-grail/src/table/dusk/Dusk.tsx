/** Dusk: by the fire one eats, counts what was learned, and sees to the decks; what each purchase changes stands beside it. */
import { aOf, at, type Option, verbOf } from '@emberhall/kernel'
import { type ListedChoice, StoryPage } from '@emberhall/ui/page'
import { ATTRS } from '../../content/types.ts'
import { mealOf } from '../../day/dusk.ts'
import { cardPrice, raisePrice } from '../../items/advance.ts'
import { hasFlag } from '../../items/sources.ts'
import { herePlace, printedOf } from '../../map/places.ts'
import { isOn } from '../../modes.ts'
import { V } from '../../questions.ts'
import { characterOf } from '../../state.ts'
import { attribute } from '../../survival/attributes.ts'
import { countedName, say } from '../../text/phrases.ts'
import { heroCalled, placeCalled } from '../../text/speech.ts'
import { duskKey } from '../model/keys.ts'
import { type Tableau, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { Forecast } from '../page/Forecast.tsx'
import { Scene } from '../page/Scene.tsx'
import { keysGained } from './odds.ts'
import { Workshop } from './Workshop.tsx'

export function Dusk() {
  const tableau = useTableau()
  const { t, sp, lang, hero, view, words, names, phone } = tableau
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
        picture={<Scene number={printedOf(t, herePlace(t, cell)).number} isDream={false} party={[hero]} />}
        question={tell(lang, 'whatNow', { n: 1, who: values.hero })}
        choices={choices}
      />
      {!phone && <Forecast party={[hero]} now={STEPS[question] ?? 'advance'} />}
    </div>
  )
}
const STEPS: Readonly<Record<string, 'rest' | 'decks'>> = { rest: 'rest', rebuild: 'decks' }
/** What it changes, and what it costs, as far as that is printed nowhere else. */
function offerOf({ t, lang, hero, view }: Tableau, option: Option): { readonly hint: string; readonly price: string } {
  const verb = verbOf(option)
  const xp = (n: number): string => `${n} ${say(lang, 'res.xp')}`
  if (verb === V.study) return { hint: tell(lang, 'odds.study'), price: xp(cardPrice(t)) }
  if (verb === V.raise) {
    const attr = at(ATTRS, aOf(option))
    const now = attribute(t, hero, attr)
    const hint = tell(lang, 'odds.raise', { from: now, to: now + 1, n: keysGained(t, hero, attr) })
    return { hint, price: xp(raisePrice(t, hero, attr)) }
  }
  const { food, energy } = characterOf(t, hero)
  if (verb === V.eat) {
    const meal = mealOf(t, hero)
    const isFull = food >= meal && !hasFlag(t, hero, 'noRestHealth')
    const price = `${Math.min(meal, food)} ${countedName(lang, 'food')}`
    return { hint: tell(lang, isFull ? 'odds.eat' : 'odds.eatLittle'), price }
  }
  const isHungry = verb === V.refuse && view.ask?.def.name === 'rest' && isOn(t, 'C6')
  return { hint: isHungry ? tell(lang, energy > 0 ? 'odds.hungry' : 'odds.starved') : '', price: '' }
}
