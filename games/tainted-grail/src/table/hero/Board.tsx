/** The board of a character: who it is, its tracks, what it is like, what it has. */
import { at } from '@emberhall/kernel'
import { Baked, Spot } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import { ATTRS, RESOURCES, TRACKS } from '../../content/types.ts'
import { characterOf, type CharacterNo, Z } from '../../state.ts'
import { attribute } from '../../survival/attributes.ts'
import { isPanicking } from '../../survival/tracks.ts'
import { faceWords } from '../../text/faces.ts'
import { say } from '../../text/phrases.ts'
import { heroCalled, itemCalled, placeCalled, secretCalled, skillCalled } from '../../text/speech.ts'
import { bustPicture } from '../art/figures.ts'
import { Sign } from '../art/signs.tsx'
import { thingPicture } from '../art/things.ts'
import { heroKey } from '../model/keys.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { idOf, Mark } from './Mark.tsx'
import { Tracks } from './Tracks.tsx'

/** Everybody, whoever is in front with everything they have. */
export function Boards() {
  const { heroes, hero, lang } = useTableau()
  return (
    <section className="tg-boards" aria-label={tell(lang, 'boards')}>
      {heroes.map((c) => (
        <Board
          key={c}
          c={c}
          isFront={c === hero}
          isWhole={c === hero || heroes.length === 1}
          isLarge={heroes.length === 1}
        />
      ))}
    </section>
  )
}
interface Whose {
  readonly c: CharacterNo
}
interface BoardProps extends Whose {
  readonly isFront: boolean
  /** With everything it has. */
  readonly isWhole: boolean
  /** With all the room there is. */
  readonly isLarge?: boolean
}
export function Board({ c, isFront, isWhole, isLarge = false }: BoardProps) {
  return (
    <article className="tg-board tg-slate" data-front={isFront || undefined} data-large={isLarge || undefined}>
      <Head c={c} />
      <div className="tg-body">
        <span className="tg-bust">
          <Baked picture={bustPicture(idOf(c))} />
        </span>
        {isWhole ? <Traits c={c} /> : <Tracks c={c} />}
      </div>
      {isWhole && <Tracks c={c} />}
      {isWhole && <Attributes c={c} />}
      <Resources c={c} />
      {isWhole && <Holdings c={c} />}
    </article>
  )
}
/** Who it is, where, and how it is with them; it can be chosen. */
export function Head({ c }: Whose) {
  const { sp, t, lang, mine, screen } = useTableau()
  const one = characterOf(t, c)
  const name = heroCalled(sp, c)
  const states = [
    ...(one.dying > 0 ? [tell(lang, 'dying', { n: one.dying })] : []),
    ...(one.isMad ? [tell(lang, 'mad')] : []),
    ...(isPanicking(t, c) ? [tell(lang, 'panics')] : []),
    ...(one.passed && t.s.period === 'day' && screen !== 'fight' ? [tell(lang, 'passed')] : []),
  ]
  const who = mine.includes(one.seat) ? tell(lang, 'you') : (sp.names[one.seat] ?? '')
  return (
    <Spot at={heroKey(c)} name={name} zoom={{ face: at(CONTENT.characters, c).id }} className="tg-head">
      <Mark c={c} />
      <b>{name}</b>
      <em className="tg-figures" aria-hidden="true">
        {TRACKS.map((track) => (
          <i key={track} data-track={track}>
            <Sign of={track} />
            {one[track]}
          </i>
        ))}
      </em>
      <span>
        {states.length > 0
          ? states.join(', ')
          : [who, placeCalled(sp, t, one.at)].filter((text) => text !== '').join(', ')}
      </span>
    </Spot>
  )
}
export function Resources({ c }: Whose) {
  const { t, lang } = useTableau()
  const one = characterOf(t, c)
  return (
    <ul className="tg-resources">
      {RESOURCES.map((resource) => (
        <li key={resource} title={say(lang, `res.${resource}`)}>
          <Sign of={resource} />
          <span className="hidden">{say(lang, `res.${resource}`)} </span>
          <b>{one[resource]}</b>
        </li>
      ))}
    </ul>
  )
}
/** What one holds, as small as a nail; skills are only written. */
function Small({ face }: { readonly face: string }) {
  const picture = thingPicture(face)
  return picture === null ? null : <Baked picture={picture} />
}
function Attributes({ c }: Whose) {
  const { t, lang } = useTableau()
  return (
    <dl className="tg-attrs">
      {ATTRS.map((attr, i) => (
        <div
          key={attr}
          data-attr={attr}
          data-side={i % 2 ? 'right' : 'left'}
          data-none={attribute(t, c, attr) === 0 || undefined}
        >
          <dt>
            <Sign of={attr} />
            {say(lang, `attr.${attr}`)}
          </dt>
          <dd>{attribute(t, c, attr)}</dd>
        </div>
      ))}
    </dl>
  )
}
/** The action of its own and its flaw; what else is printed on the sheet stands on the board. */
function Traits({ c }: Whose) {
  const { lang } = useTableau()
  const own = faceWords(lang, at(CONTENT.characters, c).id).lines.slice(1)
  return (
    <div className="tg-traits">
      {own.map((line) => {
        const [name = '', ...text] = line.split(/(?=[:(])/)
        return (
          <p key={line} className="tg-trait">
            <b>{name}</b>
            {text.join('')}
          </p>
        )
      })}
    </div>
  )
}
function Holdings({ c }: Whose) {
  const { sp, t, lang } = useTableau()
  const one = characterOf(t, c)
  const things = [
    ...one.items.map(({ item, isUp }) => ({ face: at(CONTENT.items, item).id, name: itemCalled(sp, item), isUp })),
    ...one.secrets.map(({ secret, isUp }) => ({
      face: at(CONTENT.secrets, secret).id,
      name: secretCalled(sp, secret),
      isUp,
    })),
    ...one.skills.map((skill) => ({ face: at(CONTENT.skills, skill).id, name: skillCalled(sp, skill), isUp: true })),
  ]
  const cards = { combat: t.cards(Z.combatDeck + c).length, diplomacy: t.cards(Z.diplomacyDeck + c).length }
  return (
    <>
      {things.length > 0 && (
        <ul className="tg-things" aria-label={tell(lang, 'things')}>
          {things.map(({ face, name, isUp }) => (
            <li key={face}>
              <Spot at={`held ${face}`} name={name} zoom={{ face }} className="tg-thing">
                <Small face={face} />
                <span data-down={!isUp || undefined}>{name}</span>
              </Spot>
            </li>
          ))}
        </ul>
      )}
      <p className="tg-decks">
        <Sign of="combat" />
        {tell(lang, 'cardsIn', cards)}
      </p>
    </>
  )
}
