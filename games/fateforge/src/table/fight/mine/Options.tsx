/** What is decided besides the board: how damage is met, what a trap is worth, whether there is another round. */
import { heroAt } from '../../../state.ts'
import { at, aOf, bOf, type Option, PASS, verbOf } from '@emberhall/kernel'
import { optionKey, Spot } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { sourceIn } from '../../../chains.ts'
import { heroIdOf, DICE, ICONS } from '../../../content/types.ts'
import { stands } from '../../../heroes.ts'
import { V } from '../../../questions.ts'
import { pathsOut } from '../../../steps/leave.ts'
import {
  BoardToken,
  CardPicture,
  Cube,
  HeroBadge,
  ParryToken,
  ResultIcon,
  SignGlyph,
  type Sign,
} from '../../art/index.ts'
import { zoneSaid } from '../board/place.ts'
import { type Desk, useDesk } from '../model/desk.ts'
import { harmOn } from '../model/prospects.ts'
import { dieOf, iconOf, resultOf } from '../model/sources.ts'
import { tell } from '../words.ts'
import { RolledDie } from './RolledDie.tsx'

const SIGNS: Readonly<Record<number, Sign>> = {
  [V.endTurn]: 'time',
  [V.loseEnergy]: 'energy',
  [V.payGold]: 'gold',
  [V.equip]: 'armor',
  [V.store]: 'interact',
  [V.bag]: 'interact',
  [V.keepFear]: 'frightening',
  [V.cancelFear]: 'lamplighters',
  [V.disarm]: 'finesse',
  [V.depart]: 'toExit',
  [V.stay]: 'time',
  [V.extra]: 'time',
  [V.finish]: 'toExit',
  [V.agree]: 'success',
  [V.refuse]: 'fail',
}
const OWN = new Set<number>([
  ...Object.keys(SIGNS).map(Number),
  V.prevent,
  V.guard,
  V.icon,
  V.ignoreTrap,
  V.spring,
  V.drink,
  V.path,
  V.ally,
  V.master,
])
/** Options that are no things on the board. */
export function laidOut({ view, held }: Desk): readonly Option[] {
  const { ask } = view
  if (ask === null || ask.kind === 'fate' || ask.def.name === 'camp') return []
  // On the board the icons of the weak point are small.
  const isTooSmall = (option: Option): boolean => verbOf(option) === V.cover && sourceIn(option) === held
  const own = ask.options.filter((option) => OWN.has(verbOf(option)) || isTooSmall(option))
  return own.length === 0 ? [] : [...own, ...ask.options.filter((option) => option === PASS)]
}
function Many({ n, of }: { readonly n: number; readonly of: ReactNode }) {
  return Array.from({ length: n }, (_, i) => <i key={i}>{of}</i>)
}
function Picture({ option }: { readonly option: Option }) {
  const { t, book } = useDesk()
  const [a, b] = [aOf(option), bOf(option)]
  const verb = verbOf(option)
  switch (verb) {
    case V.prevent:
      return (
        <>
          <Many n={a} of={<ParryToken />} />
          <Many n={b} of={<Cube colour="black" />} />
        </>
      )
    case V.guard:
      return <CardPicture id={at(book.cards, a).id} />
    case V.icon:
      return <ResultIcon icon={at(ICONS, a)} />
    case V.ignoreTrap: {
      const result = resultOf(a)
      const die = dieOf(result)
      return die === null ? (
        <ResultIcon icon={iconOf(result)} />
      ) : (
        <RolledDie die={at(DICE, DICE.indexOf(die))} face={iconOf(result)} />
      )
    }
    case V.spring:
      return <BoardToken kind="trap" />
    case V.drink:
      return (
        <>
          <Many n={a} of={<SignGlyph name="health" className="fg-sign-health" />} />
          <Many n={b} of={<SignGlyph name="energy" className="fg-sign-energy" />} />
        </>
      )
    case V.ally:
      return (
        <>
          <CardPicture id={at(book.content.allies, a).id} />
          <HeroBadge id={heroIdOf(heroAt(t, b).id)} />
        </>
      )
    case V.cover:
      return <ResultIcon icon={at(book.content.boss.weakPoint, a)} />
    case V.path:
      return <Path n={a} />
    default: {
      const sign = SIGNS[verb]
      return sign === undefined ? null : <SignGlyph name={sign} />
    }
  }
}
/** FG-33.7 The zones of one way out, those that hurt marked. */
function Path({ n }: { readonly n: number }) {
  const { t } = useDesk()
  // They leave one after the other; whoever is asked is the first who still stands here.
  const h = t.s.heroes.findIndex((hero, i) => stands(hero) && !t.s.left.includes(i))
  const exit = t.s.objects[t.s.exit]
  const zone = t.s.heroes[h]?.zone ?? -1
  if (exit === undefined || zone < 0) return null
  const path = pathsOut(t, zone, exit.zone)[n] ?? []
  return (
    <span className="fg-path">
      {path.map((step) => (
        <em key={step} data-hurts={harmOn(t, [step]) > 0 || undefined}>
          {zoneSaid(step)}
        </em>
      ))}
    </span>
  )
}
export function Options() {
  const desk = useDesk()
  const { anchors, lang } = desk
  const options = laidOut(desk)
  if (options.length === 0) return null
  return (
    <div className="fg-options fg-panel" role="group" aria-label={tell(lang, 'options')}>
      {options.map((option) => {
        const label = anchors.get(optionKey(option))?.open[0]?.label
        return label === undefined ? null : (
          <Spot key={option} at={optionKey(option)} name={label} className="fg-option">
            <span className="fg-option-picture">
              <Picture option={option} />
            </span>
            <b>{label}</b>
          </Spot>
        )
      })}
    </div>
  )
}
