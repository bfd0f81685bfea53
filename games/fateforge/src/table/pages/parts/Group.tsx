/** Who travels together, and what they have: heroes, purse, story cards, allies. */
import { heroIdOf } from '../../../content/types.ts'
import { storyCardText } from '../../../text/cardText.ts'
import { nameOf, toldOf } from '../../../text/things.ts'
import { CardPicture, Portrait } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'
import { Amount, Vitals } from './Signs.tsx'

const TRAIT_EVERY = 3
export function Group() {
  const { s, lang, options } = useDesk()
  return (
    <div className="fgp-read fgp-group">
      <h2>{tell(lang, 'group.title')}</h2>
      <Purse />
      <ul className="fgp-company">
        {s.heroes.map((hero) => (
          <li key={hero.id}>
            <Portrait id={heroIdOf(hero.id)} />
            <b>{nameOf('hero', heroIdOf(hero.id), lang)}</b>
            <Vitals hero={hero} lang={lang} />
          </li>
        ))}
      </ul>
      {options.play === 'campaign' && (
        <>
          <p className="fgp-quiet">
            {tell(lang, 'traitPoints', { n: s.traitPoints, left: TRAIT_EVERY - (s.traitPoints % TRAIT_EVERY) })}.{' '}
            {tell(lang, 'victory', { n: s.victory })}.
          </p>
          <h3>{tell(lang, 'group.cards')}</h3>
          {s.storyCards.length === 0 && <p className="fgp-quiet">{tell(lang, 'group.noCards')}</p>}
          <ul className="fgp-deck">
            {s.storyCards.map((id) => {
              const { name, lines } = storyCardText(id, lang)
              return <Kept key={id} id={id} name={name} text={lines[0] ?? ''} />
            })}
          </ul>
          {s.allies.length > 0 && (
            <>
              <h3>{tell(lang, 'group.allies')}</h3>
              <ul className="fgp-deck">
                {s.allies.map((id) => (
                  <Kept key={id} id={id} name={nameOf('ally', id, lang)} text={toldOf('ally', id, 'text', lang)} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  )
}
export function Purse() {
  const { s, lang } = useDesk()
  return (
    <p className="fgp-purse">
      <Amount sign="gold">{tell(lang, 'gold', { n: s.gold })}</Amount>
      <Amount sign="food">{tell(lang, 'food', { n: s.food })}</Amount>
    </p>
  )
}
function Kept({ id, name, text }: Readonly<Record<'id' | 'name' | 'text', string>>) {
  return (
    <li>
      <CardPicture id={id} />
      <b>{name}</b>
      <p>{text}</p>
    </li>
  )
}
