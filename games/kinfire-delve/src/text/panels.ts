/** The whole table in text, line by line. */
import { at, type CardId, reading, type View } from '@emberhall/kernel'
import { listed, lower, type Panel, percent } from '@emberhall/speech'
import { attachedTo, isAttemptedGone } from '../board.ts'
import { chanceOf } from '../chance.ts'
import { diceProgress } from '../dice.ts'
import type { Exploit } from '../exploits.ts'
import { difficultyOf } from '../figures.ts'
import { printed, type S, SLOTS, type T, Z } from '../state.ts'
import { attemptTotal } from '../steps/attempt.ts'
import { actionModifier, coloursOf } from '../statics.ts'
import { backText } from './cardText.ts'
import { figureLine } from './figureText.ts'
import { capitalise } from './phrases.ts'
import {
  backOf,
  facesInWords,
  inSentence,
  nameOf,
  progressOf,
  rulesOf,
  type Speech,
  tell,
  textOf,
  trial,
  who,
} from './speech.ts'
import { exploitInWords } from './story.ts'

export function panelsOf(sp: Speech, view: View<S>): Panel[] {
  const t = reading(sp.game, view)
  const seats = t.s.charged.map((_, seat) => seekerPanel(sp, t, seat))
  return [
    tablePanel(sp, t),
    ...(t.s.attempt.open ? [attemptPanel(sp, t)] : []),
    ...masterPanels(sp, t),
    ...SLOTS.map((_, i) => slotPanel(sp, t, i)),
    fatiguePanel(sp, t),
    ...seats,
  ]
}

function tablePanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  const { phase, turn, hp, hpMax, active, exploits } = t.s
  const size = (zone: number): number => t.cards(zone).length
  return {
    title: tell(lang, 'table.title', { phase, n: turn }),
    lines: [
      tell(lang, 'table.active', { who: who(sp, active) }),
      tell(lang, 'table.health', { hp, max: hpMax }),
      tell(lang, 'table.well', { deck: size(Z.well), discard: size(Z.wellDiscard) }),
      tell(lang, 'table.completed', { n: size(Z.completed) }),
      ...exploits.map((exploit) => tell(lang, 'table.exploit', exploitInWords(sp, exploit as Exploit))),
    ],
  }
}

// ---------------------------------------------------------------- challenges

/** Progress, and where a difficulty comes from that is not the printed one. */
function progressLines(sp: Speech, t: T, card: CardId): string[] {
  const { have, need } = progressOf(t, card)
  const figure = difficultyOf(t, card)
  return [
    tell(sp.lang, 'table.progress', { have, need }),
    ...(figure.by.length === 0 ? [] : [figureLine(sp, t, figure)]),
  ]
}
function attachedLines(sp: Speech, t: T, host: CardId): string[] {
  const cards = attachedTo(t, host)
  if (cards.length === 0) return []
  return [
    tell(sp.lang, 'table.attached', {
      cards: listed(
        sp.lang,
        cards.map((card) => inSentence(sp, t, card)),
      ),
    }),
  ]
}
function vulnerableLines(sp: Speech, t: T, card: CardId): string[] {
  const own = printed(t, card).colour
  const colours = coloursOf(t, card).filter((colour) => colour !== own)
  if (colours.length === 0) return own === '' ? [tell(sp.lang, 'table.invulnerable')] : []
  const words = colours.map((colour) => tell(sp.lang, 'word.colour', { colour }))
  return [tell(sp.lang, 'table.vulnerable', { colours: listed(sp.lang, words) })]
}
function printedLines(sp: Speech, t: T, card: CardId): string[] {
  const { rules, reward, penalty } = textOf(sp, printed(t, card))
  return [
    ...rules.map((rule) => rule.text),
    ...(reward === undefined ? [] : [tell(sp.lang, 'card.reward', { text: reward })]),
    ...(penalty === undefined ? [] : [tell(sp.lang, 'card.penalty', { text: penalty })]),
  ]
}

function masterPanels(sp: Speech, t: T): Panel[] {
  const down = t.cards(Z.masterDown)[0]
  if (down !== undefined) {
    const { name, rules } = backText(sp.lang, sp.game.masterBack)
    const lines = [...rules.map((rule) => rule.text), ...attachedLines(sp, t, down)]
    return [
      { title: tell(sp.lang, 'table.masterDown', { name }), lines: [tell(sp.lang, 'table.masterUnknown'), ...lines] },
    ]
  }
  return t.cards(Z.master).map((card) => ({
    key: `card ${card}`,
    title: tell(sp.lang, 'table.master', { name: nameOf(sp, t, card) }),
    lines: [
      ...progressLines(sp, t, card),
      ...vulnerableLines(sp, t, card),
      ...printedLines(sp, t, card),
      ...attachedLines(sp, t, card),
    ],
  }))
}

const SIDES = ['north', 'east', 'south', 'west'] as const
function slotPanel(sp: Speech, t: T, i: number): Panel {
  const slot = tell(sp.lang, 'word.slot', { slot: at(SIDES, i) })
  const card = t.cards(at(SLOTS, i))[0]
  if (card === undefined) return { title: tell(sp.lang, 'table.slotEmpty', { slot }), lines: [] }
  const p = printed(t, card)
  const name = nameOf(sp, t, card)
  if (t.s.flipped[card] === 1) {
    const lines = backOf(sp, p).rules.map((rule) => rule.text)
    return { title: tell(sp.lang, 'table.slotTurned', { slot, name }), lines }
  }
  const challenge = (): string[] => [
    `${capitalise(trial(sp, p, p.colour))}.`,
    ...progressLines(sp, t, card),
    ...vulnerableLines(sp, t, card),
  ]
  return {
    key: `card ${card}`,
    title: tell(sp.lang, 'table.slot', { slot, name }),
    lines: [
      ...(p.kind === 'event' ? [`${textOf(sp, p).kindLine}.`] : challenge()),
      ...printedLines(sp, t, card),
      ...attachedLines(sp, t, card),
    ],
  }
}

// ---------------------------------------------------------------- the attempt under way

function attemptPanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  const { target, colour, action, boosts, boostPoints, dice, value } = t.s.attempt
  const names = (cards: readonly CardId[]): string =>
    listed(
      lang,
      cards.map((card) => inSentence(sp, t, card)),
    )
  const lines = [tell(lang, 'table.attemptColour', { colour: tell(lang, 'word.colour', { colour }) })]
  if (action >= 0) {
    const points = Math.max(0, value + actionModifier(t))
    lines.push(tell(lang, 'table.action', { name: names([action]), points }))
  } else if (dice.length > 0) lines.push(tell(lang, 'table.noAction'))
  if (boosts.length > 0) lines.push(tell(lang, 'table.boosts', { cards: names(boosts), points: boostPoints }))
  if (dice.length > 0) lines.push(tell(lang, 'table.dice', { faces: facesInWords(sp, dice), points: diceProgress(t) }))
  lines.push(tell(lang, 'table.points', { points: attemptTotal(t) }))
  if (dice.length === 0 && !isAttemptedGone(t))
    lines.push(tell(lang, 'table.chance', { chance: percent(lang, chanceOf(t)) }))
  return { title: tell(lang, 'table.attempt', { name: nameOf(sp, t, target) }), lines }
}

// ---------------------------------------------------------------- fatigue and Seekers

function fatiguePanel(sp: Speech, t: T): Panel {
  const cards = t.cards(Z.fatigue)
  return {
    title: tell(sp.lang, 'table.fatigue', { n: cards.length }),
    lines: [
      ...cards.map((card) => {
        const { name, rules } = textOf(sp, printed(t, card))
        return tell(sp.lang, 'card.line', { name, text: rulesOf(rules) })
      }),
      tell(sp.lang, 'table.fatigueDeck', { n: t.cards(Z.fatigueDeck).length }),
    ],
  }
}

function seekerPanel(sp: Speech, t: T, seat: number): Panel {
  const { lang } = sp
  const seeker = textOf(sp, printed(t, at(t.cards(Z.seeker + seat), 0)))
  const lantern = textOf(sp, printed(t, at(t.cards(Z.lantern + seat), 0)))
  const player = who(sp, seat)
  const values = { same: player === seeker.name ? 'yes' : 'no', who: player, seeker: seeker.name }
  return {
    title: tell(lang, 'table.seeker', values),
    lines: [
      ...seeker.rules.map((rule) => rule.text),
      tell(lang, 'table.lantern', {
        charged: t.s.charged[seat] ? 'yes' : 'no',
        name: lantern.name,
        kind: lantern.kindLine,
        text: rulesOf(lantern.rules),
      }).trim(),
      ...handLines(sp, t, seat),
      tell(lang, 'table.decks', { deck: t.cards(Z.deck + seat).length, discard: t.cards(Z.discard + seat).length }),
    ],
  }
}
function handLines(sp: Speech, t: T, seat: number): string[] {
  const hand = t.cards(Z.hand + seat)
  const seen = hand.filter((card) => at(t.s.faces, card) >= 0)
  const hidden = hand.length - seen.length
  const values = { n: hand.length, hidden, all: seen.length === 0 ? 'yes' : 'no' }
  const cards = seen.map((card) => {
    const { name, kindLine, boost } = textOf(sp, printed(t, card))
    return tell(sp.lang, 'table.handCard', { name, kind: lower(kindLine), boost: lower(boost ?? '') })
  })
  return [tell(sp.lang, hidden > 0 ? 'table.handHidden' : 'table.hand', values), ...cards]
}
