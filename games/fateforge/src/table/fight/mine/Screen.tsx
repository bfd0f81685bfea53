/** Behind one's screen in preparation: dice are chosen, rolled, rolled again and turned; others see only their colours. */
import { at, aOf, bOf, type Option, verbOf } from '@emberhall/kernel'
import { optionKey, Spot, Take, useHold } from '@emberhall/ui'
import { useRef, useState } from 'react'
import { heroIdOf, DICE, ICONS } from '../../../content/types.ts'
import { ICON } from '../../../book.ts'
import { dicePool } from '../../../heroes.ts'
import { V } from '../../../questions.ts'
import { screenAt, heroAt, type HeroNo, type S } from '../../../state.ts'
import { diceToRoll } from '../../../steps/prepare.ts'
import { say as phrase } from '../../../text/phrases.ts'
import { nameOf } from '../../../text/things.ts'
import { RerollMark, SideToken, SignGlyph } from '../../art/index.ts'
import { BareDie } from '../../pieces/BareDie.tsx'
import { type Desk, isMine, useDesk } from '../model/desk.ts'
import { dieKey } from '../model/keys.ts'
import { tell } from '../words.ts'
import { RolledDie } from './RolledDie.tsx'

const optionsOf = ({ view }: Desk, verb: number, h: HeroNo): Option[] =>
  view.ask?.options.filter((option) => verbOf(option) === verb && aOf(option) === h) ?? []

const BEHIND = new Set<number>([V.roll, V.reroll, V.stance, V.confirm, V.unconfirm])
export function Screen() {
  const desk = useDesk()
  const { t, focus } = desk
  const hero = heroAt(t, focus)
  const ref = useRef<HTMLDivElement>(null)
  // One's other heroes have their dice here as well, as soon as one turns to them.
  const deeds = desk.view.ask?.options.filter((option) => BEHIND.has(verbOf(option))) ?? []
  useHold(deeds.map(optionKey), ref, '')
  if (!isMine(desk, focus)) return <Closed h={focus} />
  return (
    <div ref={ref} className="fg-screen" data-ready={hero.confirmed || undefined}>
      {hero.rolledDice ? (
        <Rolled key={`rolled ${focus}`} h={focus} />
      ) : (
        <Choosing key={`pool ${focus} ${t.s.round}`} h={focus} />
      )}
      <Deeds h={focus} />
    </div>
  )
}
/** FG-23.4 Somebody else's screen. */
function Closed({ h }: { readonly h: HeroNo }) {
  const { t, lang } = useDesk()
  const { chosen } = heroAt(t, h)
  return (
    <div className="fg-screen fg-screen-shut" role="img" aria-label={tell(lang, 'screen.other', { n: chosen.length })}>
      <Bare dice={chosen} />
      <p className="fg-quiet">{tell(lang, chosen.length > 0 ? 'screen.shut' : 'screen.empty')}</p>
    </div>
  )
}

/** FG-23.2 So many dice of the pool. */
function Choosing({ h }: { readonly h: HeroNo }) {
  const desk = useDesk()
  const { t, lang } = desk
  const pool = dicePool(t, h)
  const need = diceToRoll(t, h)
  const [picked, setPicked] = useState<readonly number[]>(() => pool.map((_, i) => i).slice(0, need))
  const chosen = picked.filter((i) => i < pool.length)
  const kinds = (mask: number): string =>
    pool
      .filter((_, i) => (mask & (1 << i)) !== 0)
      .toSorted((a, b) => a - b)
      .join()
  const mask = chosen.reduce((bits, i) => bits | (1 << i), 0)
  const rolls = optionsOf(desk, V.roll, h)
  const roll = rolls.find((option) => bOf(option) === 0 || kinds(bOf(option)) === kinds(mask))
  // FG-7.5 Chosen for later: only the roll is still to come.
  if (heroAt(t, h).chosen.length > 0)
    return (
      <>
        <Bare dice={heroAt(t, h).chosen} />
        {roll !== undefined && <Roll n={need} roll={roll} rolls={rolls} />}
      </>
    )
  const toggle = (i: number): void =>
    setPicked(chosen.includes(i) ? chosen.filter((other) => other !== i) : [...chosen, i].slice(-need))
  return (
    <>
      <ul className="fg-dice">
        {pool.map((die, i) => (
          <li key={i}>
            <button type="button" className="fg-die" aria-pressed={chosen.includes(i)} onClick={() => toggle(i)}>
              <span className="hidden">{tell(lang, 'pickDie', { die: nameOf('die', at(DICE, die), lang) })}</span>
              <BareDie die={at(DICE, die)} lang={lang} />
            </button>
          </li>
        ))}
      </ul>
      <p className="fg-quiet">{tell(lang, 'chosen', { n: chosen.length, of: need })}</p>
      {rolls.length > 0 && <Roll n={need} roll={roll} rolls={rolls} />}
    </>
  )
}

interface RollProps {
  readonly n: number
  readonly roll: Option | undefined
  readonly rolls: readonly Option[]
}
function Roll({ n, roll, rolls }: RollProps) {
  const { lang, take } = useDesk()
  return (
    <Take option={roll} also={rolls} take={take} className="fg-do">
      {tell(lang, 'roll', { n })}
    </Take>
  )
}
function Bare({ dice }: { readonly dice: readonly number[] }) {
  const { lang } = useDesk()
  return (
    <ul className="fg-dice">
      {dice.map((die, i) => (
        <li key={i} className="fg-die">
          <BareDie die={at(DICE, die)} lang={lang} />
        </li>
      ))}
    </ul>
  )
}

type Die = S['screens'][number][number]
function Rolled({ h }: { readonly h: HeroNo }) {
  const desk = useDesk()
  const { t, lang, take } = desk
  const dice = screenAt(t, heroAt(t, h).seat).filter((die) => die.hero === h)
  const fails = dice.flatMap((die, i) => (die.icon === ICON.fail ? [i] : []))
  const [kept, setKept] = useState<readonly number[]>([])
  const again = fails.filter((i) => !kept.includes(i))
  const mask = again.reduce((bits, i) => bits | (1 << i), 0)
  const rerolls = optionsOf(desk, V.reroll, h)
  const reroll = rerolls.find((option) => bOf(option) === mask)
  const isOffered = rerolls.length > 0
  return (
    <>
      <ul className="fg-dice">
        {dice.map((die, i) => (
          <li key={`${i} ${die.icon}`}>
            <Face
              h={h}
              i={i}
              die={die}
              isAgain={isOffered && again.includes(i)}
              onToggle={
                isOffered && fails.includes(i)
                  ? () => setKept(kept.includes(i) ? kept.filter((k) => k !== i) : [...kept, i])
                  : null
              }
            />
          </li>
        ))}
      </ul>
      {isOffered && (
        <Take option={reroll} also={rerolls} take={take} className="fg-do">
          {tell(lang, 'reroll', { n: again.length })}
        </Take>
      )}
    </>
  )
}
interface FaceProps {
  readonly h: HeroNo
  readonly i: number
  readonly die: Die
  readonly isAgain: boolean
  readonly onToggle: (() => void) | null
}
/** A die with a face: marked for another roll, or with what else can be done with it. */
function Face({ h, i, die, isAgain, onToggle }: FaceProps) {
  const { lang, anchors } = useDesk()
  const icon = at(ICONS, die.icon)
  const name = tell(lang, 'result.die', {
    icon: phrase(lang, `icon.${icon}`),
    die: nameOf('die', at(DICE, die.die), lang),
  })
  const drawn = <RolledDie die={at(DICE, die.die)} face={icon} />
  const isOwn = (anchors.get(dieKey(h, i))?.open.length ?? 0) > 0
  const marked = tell(lang, 'markReroll', { die: name })
  if (onToggle !== null && !isOwn)
    return (
      <button type="button" className="fg-die" aria-pressed={isAgain} onClick={onToggle}>
        <span className="hidden">{marked}</span>
        <span className="eh-shown" aria-hidden="true">
          {drawn}
          {isAgain && <RerollMark className="fg-again" />}
        </span>
      </button>
    )
  return (
    <>
      <Spot at={dieKey(h, i)} name={name} className="fg-die">
        {drawn}
        {isOwn && <RerollMark className="fg-again" />}
      </Spot>
      {onToggle !== null && (
        <button type="button" className="fg-mark-again" aria-pressed={isAgain} aria-label={marked} onClick={onToggle}>
          <SignGlyph name="energy" />
          <SignGlyph name="reroll" />
        </button>
      )}
    </>
  )
}

/** Stance, confirm, withdraw. */
function Deeds({ h }: { readonly h: HeroNo }) {
  const desk = useDesk()
  const { t, lang, take } = desk
  const hero = heroAt(t, h)
  const [stance] = optionsOf(desk, V.stance, h)
  const [confirm] = optionsOf(desk, V.confirm, h)
  const [withdraw] = optionsOf(desk, V.unconfirm, h)
  return (
    <div className="fg-deeds">
      {stance !== undefined && (
        <Take option={stance} take={take} className="fg-turn-stance">
          <SideToken side={hero.stance === 'guard' ? 'assault' : 'guard'} />
          {tell(lang, 'toStance', { stance: hero.stance === 'guard' ? 'assault' : 'guard' })}
        </Take>
      )}
      {confirm !== undefined && (
        <Take option={confirm} take={take} className="fg-do">
          {tell(lang, 'confirm', { who: nameOf('hero', heroIdOf(hero.id), lang) })}
        </Take>
      )}
      {withdraw !== undefined && (
        <Take option={withdraw} take={take} className="fg-do fg-end">
          {tell(lang, 'withdraw')}
        </Take>
      )}
    </div>
  )
}
