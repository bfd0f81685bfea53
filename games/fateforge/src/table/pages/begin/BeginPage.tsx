/** FG-2.1 Five heroes to read about and to choose from. */
import { at } from '@emberhall/kernel'
import { optionKey, useHold } from '@emberhall/ui'
import { useEffect, useRef, useState } from 'react'
import { heroIdOf, HEROES, type HeroId } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import { heroText } from '../../../text/cardText.ts'
import { nameOf, toldOf } from '../../../text/things.ts'
import { HeroPiece, Portrait, SignGlyph } from '../../art/index.ts'
import { Face } from '../../pieces/Face.tsx'
import { offersOf, useDesk } from '../model/desk.ts'
import { DieChips } from '../parts/DieChips.tsx'
import { Line } from '../parts/Line.tsx'
import { Shell } from '../parts/Shell.tsx'
import { Passages, Vine } from '../parts/Told.tsx'
import { tell } from '../words.ts'

export function BeginPage() {
  const desk = useDesk()
  const { s, lang, view } = desk
  const free = HEROES.findIndex((_, id) => !s.heroes.some((hero) => hero.id === id))
  const [shown, show] = useState(free)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one chooses among those who are left
  useEffect(() => show(free), [view.question])
  return (
    <Shell kind="begin" picture="leaving-forest" isWide>
      <main className="fgp-wide fgp-begin fg-panel">
        <h1>{tell(lang, 'begin.title')}</h1>
        <ul className="fgp-niches">
          {HEROES.map((id, n) => (
            <li key={id}>
              <Niche id={id} n={n} isShown={n === shown} show={show} />
            </li>
          ))}
        </ul>
        <Life id={heroIdOf(shown)} n={shown} key={shown} />
      </main>
    </Shell>
  )
}
interface NicheProps {
  readonly id: HeroId
  readonly n: number
  readonly isShown: boolean
  readonly show: (n: number) => void
}
function Niche({ id, n, isShown, show }: NicheProps) {
  const desk = useDesk()
  const { s, names, lang } = desk
  const owner = s.heroes.find((hero) => hero.id === n)
  const offer = offersOf(desk, V.hero).find(({ a }) => a === n)
  const niche = useRef<HTMLButtonElement>(null)
  // Chosen in two presses: first one reads about them.
  useHold(offer === undefined ? [] : [optionKey(offer.option)], niche, '')
  return (
    <button
      type="button"
      ref={niche}
      className="fgp-niche"
      data-hero={id}
      data-taken={owner !== undefined || undefined}
      aria-pressed={isShown}
      onClick={() => show(n)}
    >
      <HeroPiece id={id} active={isShown} />
      <b>{nameOf('hero', id, lang)}</b>
      {owner !== undefined && <small>{names[owner.seat] ?? tell(lang, 'begin.taken')}</small>}
    </button>
  )
}
function Life({ id, n }: { readonly id: HeroId; readonly n: number }) {
  const desk = useDesk()
  const { book, lang } = desk
  const hero = at(book.content.heroes, n)
  const { lines, flavour } = heroText(hero, lang)
  const starting = book.content.skills.filter((skill) => skill.hero === id && skill.cost === undefined)
  const offer = offersOf(desk, V.hero).find(({ a }) => a === n)
  return (
    <article className="fgp-life">
      <div className="fgp-read fgp-life-told">
        <header className="fgp-title">
          <Portrait id={id} />
          <div>
            <h2>{nameOf('hero', id, lang)}</h2>
            <p>{toldOf('hero', id, 'role', lang)}</p>
            <p className="fgp-figures">
              <span className="hidden">
                {tell(lang, 'begin.figures', { health: hero.health, energy: hero.energy })}.{' '}
              </span>
              <span aria-hidden="true" data-sign="health">
                <SignGlyph name="health" /> {hero.health}
              </span>
              <span aria-hidden="true" data-sign="energy">
                <SignGlyph name="energy" /> {hero.energy}
              </span>
              <span>
                <SignGlyph name={hero.trait} /> {nameOf('trait', hero.trait, lang)}
              </span>
              <DieChips dice={hero.dice} />
            </p>
          </div>
        </header>
        <Vine />
        <Passages texts={[flavour ?? '']} isFirst />
        {lines.map((line) => (
          <p key={line} className="fgp-ability">
            {line}
          </p>
        ))}
        {offer !== undefined && (
          <Line offer={offer} look="main" title={tell(lang, 'begin.choose', { who: nameOf('hero', id, lang) })} />
        )}
      </div>
      <div className="fgp-life-skills">
        <h3>{tell(lang, 'begin.skills')}</h3>
        {starting.map((skill) => (
          <Face key={skill.id} id={skill.id} lang={lang} />
        ))}
      </div>
    </article>
  )
}
