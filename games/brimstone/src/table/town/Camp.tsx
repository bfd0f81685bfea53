/** AC-5, AC-10, AC-16 Where no street is: by the fire, on the road, at a grave, and before going down again. */
import { aOf, at, bOf, verbOf } from '@emberhall/kernel'
import { Baked, Spot } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import { V } from '../../questions.ts'
import type { Hero } from '../../state.ts'
import { heroCalled, placeCalled, wordsOf } from '../../text/speech.ts'
import { figurePicture, whoOf } from '../art/figures/index.ts'
import { GRAVE } from '../art/grave.ts'
import { CAMP, SKY } from '../art/town.ts'
import { Face } from '../cards/Face.tsx'
import { GRAVE_KEY, heroKey, otherKey, townKey } from '../model/keys.ts'
import { useTableau } from '../model/tableau.ts'
import { HeroMark } from '../pieces/HeroMark.tsx'
import { heroIn } from '../model/heroIn.ts'
import { tell } from '../words.ts'

export function Camp() {
  const { view, t } = useTableau()
  const question = view.ask?.def.name
  return (
    <div className="sb-camp" data-phase={t.s.phase}>
      <div className="sb-sky" aria-hidden="true">
        <Baked picture={t.s.phase === 'road' ? CAMP : SKY} />
      </div>
      {question === 'place' && <Signpost />}
      {question === 'divide' && <Estate />}
      <Sitting isMuster={question === 'muster'} />
    </div>
  )
}
const pictureOf = ({ class: no }: Hero) => figurePicture(whoOf(at(CONTENT.classes, no).id))
/** Who is here; and who stays home, where it is asked who goes. */
function Sitting({ isMuster }: { readonly isMuster: boolean }) {
  const { t, sp, lang, beat } = useTableau()
  const told = heroIn(t.s, beat?.line?.args[0])
  const home = t.s.others.flatMap((hero, i) => (hero.status === 'home' ? [{ hero, i }] : []))
  return (
    <ul className="sb-sitting">
      {t.s.heroes.map((hero, h) => (
        <li key={h} data-asked={t.s.about.hero === h || undefined} data-told={told === h || undefined}>
          <Spot at={heroKey(h)} name={heroCalled(sp, t, h)} className="sb-sitter">
            <Baked picture={pictureOf(hero)} />
            <HeroMark h={h} name={heroCalled(sp, t, h)} />
          </Spot>
        </li>
      ))}
      {isMuster &&
        home.map(({ hero, i }) => (
          <li key={`home ${i}`} className="sb-home">
            <Spot at={otherKey(i)} name={wordsOf(lang, hero).hero} className="sb-sitter">
              <Baked picture={pictureOf(hero)} />
              <em>{wordsOf(lang, hero).hero}</em>
            </Spot>
          </li>
        ))}
      {isMuster &&
        Array.from({ length: t.s.town.newcomers }, (_, i) => (
          <li key={`new ${i}`} className="sb-stranger">
            <span className="sb-sitter">
              <em>{tell(lang, 'newcomer')}</em>
            </span>
          </li>
        ))}
    </ul>
  )
}
/** AC-5.1 The towns by the days it takes to ride there. */
function Signpost() {
  const { t, sp, lang } = useTableau()
  return (
    <ol className="sb-signpost">
      {CONTENT.towns.map(({ id, flavour, distance, days, locations }, no) => (
        <li key={id}>
          <Spot at={townKey(no)} name={placeCalled(sp, t, no)} className="sb-sign-board">
            <span className="sb-paper">
              <b>{placeCalled(sp, t, no)}</b>
              <em>{tell(lang, 'ride', { n: distance })}</em>
              <span>{flavour[lang]}</span>
              {locations.length > 0 && <small>{tell(lang, 'townHas', { n: locations.length, days })}</small>}
            </span>
          </Spot>
        </li>
      ))}
    </ol>
  )
}
/** AC-10.2 A dead hero's things, one after the other: somebody takes it, or it is buried. */
function Estate() {
  const { view, t, lang } = useTableau()
  const bury = view.ask?.options.find((option) => verbOf(option) === V.bury) ?? 0
  const item = CONTENT.items[aOf(bury)]
  const taken = view.ask?.options.find((option) => verbOf(option) === V.inherit) ?? 0
  const dead = t.s.others.find(({ items }) =>
    items.some((held) => held.item === (item === undefined ? bOf(taken) : aOf(bury))),
  )
  return (
    <div className="sb-estate">
      <Spot at={GRAVE_KEY} name={tell(lang, 'grave', { hero: wordsOf(lang, dead).hero })} className="sb-grave">
        <Baked picture={GRAVE} />
        <em>{tell(lang, 'grave', { hero: wordsOf(lang, dead).hero })}</em>
      </Spot>
      {item !== undefined && (
        <div className="sb-estate-card">
          <Face id={item.id} lang={lang} />
        </div>
      )}
    </div>
  )
}
