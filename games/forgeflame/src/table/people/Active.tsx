/** The card that is being played: what is left of it, what it can do, and how to stop. */
import { cardKey, optionKey, Spot } from '@emberhall/ui'
import { aOf, at, type CardId, verbOf } from '@emberhall/kernel'
import { POTIONS, SYMBOLS } from '../../content/types.ts'
import { FLYNA, OGMUL, SILKARA, seatOf } from '../../figures.ts'
import { asKind, type Printed } from '../../printed.ts'
import { ADVENTURERS, pawnOf, printed, V, Z } from '../../state.ts'
import { symbolsLeft } from '../../symbols.ts'
import { abilityAt, abilityText, advName, who } from '../../text/speech.ts'
import { symbolName } from '../../text/things.ts'
import { potionText } from '../../text/tokenText.ts'
import { BatteryToken, PotionToken, Portrait, StateMark, SymbolMedal } from '../art/index.ts'
import { Face } from '../Face.tsx'
import { abilityKey, symbolKey } from '../model/choices.ts'
import { type Tableau, textIn, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

/** Which of the printed symbols have gone; a symbol beyond those stands beside the card only. */
function spentOf(p: Extract<Printed, { kind: 'action' }>, pool: readonly number[]): boolean[] {
  const left = [...pool]
  return p.card.symbols.map((symbol) => {
    const kind = SYMBOLS.indexOf(symbol)
    if (at(left, kind) <= 0) return true
    left[kind] = at(left, kind) - 1
    return false
  })
}
export function Active() {
  const tableau = useTableau()
  const { t, sp, lang } = tableau
  const { turn } = t.s
  if (turn.card < 0 || at(t.s.faces, turn.card) < 0) return <Rest />
  const p = asKind(printed(t, turn.card), 'action')
  return (
    <section className="ff-active ff-panel" data-lit aria-label={tell(lang, 'acts', { adv: advName(sp, turn.adv) })}>
      <Spot at="active" card={turn.card} name={textIn(tableau, p).name} className="ff-played">
        <Face p={p} lang={lang} spent={spentOf(p, turn.pool)} bare />
      </Spot>
      <div className="ff-doing">
        <header>
          <div>
            <h2>{tell(lang, 'acts', { adv: advName(sp, turn.adv) })}</h2>
            <p>{tell(lang, 'actionsLeft', { n: symbolsLeft(turn.pool) })}</p>
          </div>
          <Stop />
        </header>
        <Symbols pool={turn.pool} />
        <Abilities card={turn.card} />
        <Powers />
        <Kit />
      </div>
    </section>
  )
}
function Symbols({ pool }: { readonly pool: readonly number[] }) {
  const { lang } = useTableau()
  return (
    <div className="ff-symbols">
      {pool.map((n, symbol) =>
        n === 0 ? null : (
          <Spot
            key={SYMBOLS[symbol]}
            at={symbolKey(symbol)}
            name={`${symbolName(at(SYMBOLS, symbol), lang)} ${n}`}
            className="ff-symbol"
          >
            <SymbolMedal symbol={at(SYMBOLS, symbol)} />
            <b>
              {symbolName(at(SYMBOLS, symbol), lang)}
              {n > 1 && <i> ×{n}</i>}
            </b>
          </Spot>
        ),
      )}
    </div>
  )
}
/** What became of an ability: it can still be used, it has been, or it is in force for the turn. */
function standOf({ anchors, t }: Tableau, card: CardId, i: number): 'open' | 'used' | 'on' | 'shut' {
  const { used, mute, cancelled, adv } = t.s.turn
  const ability = at(asKind(printed(t, card), 'action').card.abilities, i)
  if (mute || cancelled.includes(adv)) return 'shut'
  if (ability.timing === 'standing') return 'on'
  if (used.includes(card * 4 + i)) return 'used'
  return (anchors.get(abilityKey(card, i))?.open.length ?? 0) > 0 ? 'open' : 'shut'
}
function Abilities({ card }: { readonly card: CardId }) {
  const tableau = useTableau()
  const { t, sp, lang } = tableau
  const own = asKind(printed(t, card), 'action').card.abilities.map((_, i) => ({ card, i }))
  const all = [...own, ...t.s.turn.copied.map(abilityAt)]
  return all.map((ability) => {
    const text = abilityText(sp, printed(t, ability.card), ability.i)
    const stand = standOf(tableau, ability.card, ability.i)
    return (
      <Spot
        key={`${ability.card} ${ability.i}`}
        at={abilityKey(ability.card, ability.i)}
        name={text}
        says={[]}
        className={`ff-ability ff-${stand}`}
      >
        <span>{text}</span>
        <small>{tell(lang, `ability.${stand}`)}</small>
      </Spot>
    )
  })
}
/** Powers of the own artifacts that can be used at this moment. */
function Powers() {
  const tableau = useTableau()
  const { t, view, lang } = tableau
  const options = view.ask?.options.filter((option) => verbOf(option) === V.power) ?? []
  return t
    .cards(Z.forged + t.s.turn.seat)
    .filter((card) => options.some((option) => aOf(option) === card))
    .map((card) => {
      const text = textIn(tableau, printed(t, card))
      return (
        <Spot key={card} at={cardKey(card)} name={text.name} zoom={null} className="ff-ability ff-open">
          <span>
            <b>{text.name}</b> {text.lines.join(' ')}
          </span>
          <small>{tell(lang, 'ability.open')}</small>
        </Spot>
      )
    })
}
/** FF-2.14 Batteries, Potions and webs of the one who plays. */
function Kit() {
  const { t, lang } = useTableau()
  const { seat } = t.s.turn
  const { batteries, potions, webs } = t.s
  return (
    <div className="ff-kit">
      {seatOf(t, FLYNA) === seat && (
        <span role="img" aria-label={tell(lang, 'batteries', { n: batteries })}>
          {[0, 1, 2].map((i) => (
            <BatteryToken key={i} charged={i < batteries} />
          ))}
        </span>
      )}
      {seatOf(t, OGMUL) === seat &&
        POTIONS.map((kind, i) => (
          <Spot key={kind} at={`potion ${i}`} name={potionText(kind, lang).name} className="ff-potion">
            <PotionToken kind={kind} full={potions[i] === 'full'} />
            <small>{tell(lang, 'potion', { state: at(potions, i) })}</small>
          </Spot>
        ))}
      {seatOf(t, SILKARA) === seat && (
        <span role="img" aria-label={tell(lang, 'webs', { n: webs.filter((web) => web.on === 'hand').length })}>
          {webs.map((web, i) => (
            <i key={`web ${i}`} data-gone={web.on !== 'hand' || undefined}>
              <StateMark mark="web" />
            </i>
          ))}
        </span>
      )}
    </div>
  )
}
function Stop() {
  const { view, anchors } = useTableau()
  const option = view.ask?.options.find((o) => verbOf(o) === V.stop)
  if (option === undefined) return null
  const { label } = at(anchors.get(optionKey(option))!.open, 0)
  const title = label.split(/\s?: | \(/, 1).join('')
  return (
    <Spot at="stop" name={label} className="ff-stop">
      {title}
    </Spot>
  )
}
/** Nobody has a card on the table: whose turn it is, and who is about. */
function Rest() {
  const { t, sp, lang, me } = useTableau()
  const { turn } = t.s
  const mine = ADVENTURERS.map((_, adv) => adv).filter((adv) => pawnOf(t, adv).seat === me)
  return (
    <section className="ff-active ff-rest ff-panel" aria-label={tell(lang, 'team')}>
      <div className="ff-doing">
        <h2>{turn.seat < 0 ? tell(lang, 'team') : tell(lang, 'turnOf', { who: who(sp, turn.seat) })}</h2>
        <div className="ff-portraits">
          {mine.map((adv) => (
            <figure key={adv}>
              <Portrait id={at(ADVENTURERS, adv)} />
              <figcaption>{advName(sp, adv)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
