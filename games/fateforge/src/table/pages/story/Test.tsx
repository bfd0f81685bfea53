/** FG-44 A test: who takes it with which chance, the dice, and another roll. */
import { at, PASS, verbOf } from '@emberhall/kernel'
import { Take } from '@emberhall/ui'
import { heroIdOf, TEST_FACES, TRAITS } from '../../../content/types.ts'
import { V } from '../../../questions.ts'
import { nameOf } from '../../../text/things.ts'
import { Portrait, SignGlyph, TestDie } from '../../art/index.ts'
import { type Chance, chanceOf, counts, percent } from '../model/chances.ts'
import { offerOf, offersOf, useDesk } from '../model/desk.ts'
import { Line } from '../parts/Line.tsx'
import { tell } from '../words.ts'
import { Others } from './Others.tsx'

const KNOWN = [V.tester, V.camp, V.rerollAll, V.charm, verbOf(PASS)]

export function Test() {
  const desk = useDesk()
  const { s, lang } = desk
  const { trait, dice, hero } = s.test
  const name = nameOf('trait', at(TRAITS, trait), lang)
  const isRolled = s.test.faces.length > 0
  return (
    <div className="fgp-doings fgp-test">
      <header>
        <i className="fgp-test-trait" aria-hidden="true">
          <SignGlyph name={at(TRAITS, trait)} />
        </i>
        <div>
          <h2>{tell(lang, 'test.needs', { trait: name, n: isRolled ? s.test.faces.length : dice })}</h2>
          <small>{tell(lang, 'test.how')}</small>
        </div>
        {!isRolled && (
          <span className="fgp-test-dice" aria-hidden="true">
            {Array.from({ length: dice }, (_, i) => (
              <TestDie key={i} face="success" />
            ))}
          </span>
        )}
      </header>
      {isRolled ? <Rolled h={hero} name={name} /> : <Testers name={name} />}
      {offersOf(desk, V.camp).map((offer) => (
        <Line key={offer.option} offer={offer} look="quiet" />
      ))}
      <Others known={KNOWN} />
    </div>
  )
}
function Testers({ name }: { readonly name: string }) {
  const desk = useDesk()
  const { s, t, lang } = desk
  return (
    <div className="fgp-testers">
      {s.heroes.map((hero, h) => {
        const offer = offerOf(desk, V.tester, h)
        const chance = chanceOf(t, h, s.test)
        const who = nameOf('hero', heroIdOf(hero.id), lang)
        const inner = (
          <>
            <Portrait id={heroIdOf(hero.id)} />
            <span className="fgp-tester-words">
              {offer !== undefined && <span className="hidden">{desk.labelOf(offer)}, </span>}
              <b aria-hidden={offer !== undefined}>{who}</b>
              <small>{tell(lang, chance.isGifted ? 'test.has' : 'test.hasNot', { trait: name })}</small>
              {hero.down && <small className="fgp-why">{tell(lang, 'test.down')}</small>}
            </span>
            {!hero.down && (
              <>
                <strong>{tell(lang, 'test.chance', { p: percent(chance.plain) })}</strong>
                <Means chance={chance} of={s.test.dice} />
              </>
            )}
          </>
        )
        return offer === undefined ? (
          <div key={hero.id} className="fgp-tester" data-down={hero.down || undefined}>
            {inner}
          </div>
        ) : (
          <Take key={hero.id} option={offer.option} take={desk.take} className="fgp-tester">
            {inner}
          </Take>
        )
      })}
    </div>
  )
}
/** What besides the dice speaks for or against this hero. */
function Means({ chance, of }: { readonly chance: Chance; readonly of: number }) {
  const { lang } = useDesk()
  const { dice, best, plain, canReroll, charms } = chance
  const how = charms > 0 ? (canReroll ? 'both' : 'charm') : 'energy'
  return (
    <span className="fgp-tester-means">
      {dice > of && <small className="fgp-why">{tell(lang, 'test.more', { n: dice })}</small>}
      {best > plain && <small>{tell(lang, 'test.better', { p: percent(best), how })}</small>}
    </span>
  )
}
function Rolled({ h, name }: { readonly h: number; readonly name: string }) {
  const desk = useDesk()
  const { s, t, lang, log } = desk
  const { faces, trait } = s.test
  const who = nameOf('hero', heroIdOf(at(s.heroes, h).id), lang)
  return (
    <>
      <p className="fgp-quiet">{tell(lang, 'test.rolled', { who, trait: name })}</p>
      <ul className="fgp-roll" key={log.length}>
        {faces.map((face, i) => {
          const isCounted = counts(t, h, trait, face)
          const offer = offerOf(desk, V.charm, i)
          const text = tell(lang, 'test.face', { face: at(TEST_FACES, face), counts: isCounted ? 'yes' : 'no' })
          const die = <TestDie face={at(TEST_FACES, face)} />
          return (
            <li key={i} data-counts={isCounted || undefined} style={{ '--n': i } as React.CSSProperties}>
              {offer === undefined ? (
                die
              ) : (
                <Take option={offer.option} take={desk.take}>
                  {die}
                  <span className="fgp-roll-label">{desk.labelOf(offer)}</span>
                </Take>
              )}
              <small>{text}</small>
            </li>
          )
        })}
      </ul>
      <div className="fgp-doings-row">
        {desk.offers
          .filter(({ verb, option }) => verb === V.rerollAll || option === PASS)
          .map((offer) => (
            <Line key={offer.option} offer={offer} look={offer.option === PASS ? 'quiet' : 'main'} />
          ))}
      </div>
    </>
  )
}
