/** The whole table in text, line by line, as a seat sees it. */
import { at, type CardId, reading, type View } from '@emberhall/kernel'
import { listed, type Panel } from '@emberhall/speech'
import { asKind } from '../printed.ts'
import { isSolo, printed, type S, SIDES, SOLO_ROUNDS, type T, TURNS, Z } from '../state.ts'
import { isMet } from '../steps/objectives.ts'
import { costOf, rowCards } from '../steps/forge.ts'
import { minePanels } from './mine.ts'
import { sentence } from './phrases.ts'
import { playerPanel } from './players.ts'
import {
  abilityAt,
  abilityText,
  advName,
  inSentence,
  oresInWords,
  rulesOf,
  type Speech,
  symbolsInWords,
  tell,
  textOf,
  who,
} from './speech.ts'

export function panelsOf(sp: Speech, view: View<S>): Panel[] {
  const t = reading(sp.game, view)
  const { seat } = view
  return [
    roundPanel(sp, t),
    ...(t.s.turn.card >= 0 ? [cardPanel(sp, t)] : []),
    ...(seat >= 0 ? [handPanel(sp, t, seat)] : []),
    ...minePanels(sp, t),
    rowPanel(sp, t),
    ...t.s.turns.map((_, player) => playerPanel(sp, t, player)),
    ...(isSolo(t) ? [impPanel(sp, t), objectivePanel(sp, t)] : []),
  ]
}

function roundPanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  const { phase, round, first, turn, turns, ending, inForce, coming } = t.s
  const named = (key: 'table.inForce' | 'table.coming', effects: readonly string[]): string[] =>
    effects.map((what) => tell(lang, key, { what }))
  const whose =
    turn.seat < 0 ? [] : [tell(lang, 'table.turn', { who: who(sp, turn.seat), n: at(turns, turn.seat) + 1, of: TURNS })]
  return {
    title: tell(lang, 'table.title', { phase, n: round, solo: isSolo(t) ? 'yes' : 'no', of: SOLO_ROUNDS }),
    lines: [
      ...(ending === 'none' ? [] : [tell(lang, 'log.ended', { kind: ending })]),
      ...(isSolo(t) ? [] : [tell(lang, 'table.first', { who: who(sp, first) })]),
      ...whose,
      ...named('table.inForce', inForce),
      ...named('table.coming', coming),
      tell(lang, 'table.piles', {
        events: t.cards(Z.eventPile).length,
        artifacts: t.cards(Z.artifactPile).length,
        treasures: t.cards(Z.treasurePile).length,
      }),
      tell(lang, 'table.reserve', { ores: oresInWords(lang, t.s.reserve) }),
      ...t.cards(Z.event).map((card) => eventLine(sp, t, card)),
    ],
  }
}
function eventLine({ lang }: Speech, t: T, card: CardId): string {
  const text = textOf(lang, printed(t, card))
  return tell(lang, 'table.event', { name: text.name, text: rulesOf(text) })
}

// ---------------------------------------------------------------- the card being resolved

function cardPanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  const { card, adv, pool, used, copied, mute, cancelled, grants, chain } = t.s.turn
  const side = asKind(printed(t, card), 'action')
  const symbols = symbolsInWords(lang, pool)
  const isLost = mute || cancelled.includes(adv)
  const own = side.card.abilities.flatMap((ability, i) => (ability.timing === 'standing' ? [] : { card, i }))
  const abilities = [...own, ...copied.map(abilityAt)].map((ref) =>
    tell(lang, 'table.ability', {
      state: isLost ? 'lost' : used.includes(ref.card * 4 + ref.i) ? 'used' : 'open',
      text: abilityText(sp, printed(t, ref.card), ref.i),
    }),
  )
  return {
    title: tell(lang, 'table.card', { name: textOf(lang, side).name, adv: advName(sp, adv) }),
    lines: [
      tell(lang, 'table.symbols', { left: symbols === '' ? 'no' : 'yes', symbols }),
      ...abilities,
      ...grants.map((g) => tell(lang, 'table.grant', { adv: advName(sp, g.adv), grant: g.what })),
      ...(chain.length === 0
        ? []
        : [
            tell(lang, 'table.chain', {
              cards: listed(
                lang,
                chain.map((c) => inSentence(sp, t, c)),
              ),
            }),
          ]),
    ],
  }
}

// ---------------------------------------------------------------- cards in hand and in the row

function handPanel(sp: Speech, t: T, seat: number): Panel {
  const { lang } = sp
  const cards = t.cards(Z.hand + seat)
  return {
    title: tell(lang, 'table.hand', { n: cards.length }),
    lines: [
      ...cards.map((card) => handLine(sp, t, card)),
      ...t.cards(Z.treasures + seat).map((token) => tell(lang, 'card.line', treasureWords(sp, t, token))),
    ],
  }
}
function handLine(sp: Speech, t: T, card: CardId): string {
  const side = asKind(printed(t, card), 'action')
  const text = textOf(sp.lang, side)
  return tell(sp.lang, 'table.handCard', {
    name: text.name,
    adv: advName(sp, side.adv),
    symbols: symbolsInWords(sp.lang, side.pool),
    text: rulesOf(text),
  })
}
function treasureWords({ lang }: Speech, t: T, token: CardId): { name: string; text: string } {
  const text = textOf(lang, printed(t, token))
  return { name: text.name, text: rulesOf(text) }
}

function rowPanel(sp: Speech, t: T): Panel {
  return { title: tell(sp.lang, 'table.row'), lines: rowCards(t).map((card) => rowLine(sp, t, card)) }
}
function rowLine(sp: Speech, t: T, card: CardId): string {
  const { lang } = sp
  const side = asKind(printed(t, card), 'artifact')
  const text = textOf(lang, side)
  return tell(lang, 'table.artifact', {
    name: text.name,
    vp: side.card.vp,
    cost: oresInWords(lang, costOf(t, card)),
    collection: side.card.collection ?? 'none',
    web: t.s.webs.some((web) => web.on === 'artifact' && web.a === card) ? 'yes' : 'no',
    text: rulesOf(text),
  }).trim()
}

// ---------------------------------------------------------------- playing alone

function impPanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  const { places, impSide } = t.s
  const sides = places.map((adv, i) => tell(lang, 'table.place', { side: at(SIDES, i), adv: advName(sp, adv) }))
  const next = impSide < 0 ? [] : [tell(lang, 'table.impNext', { side: at(SIDES, impSide) })]
  return {
    title: tell(lang, 'table.imps', { n: t.cards(Z.impPile).length }),
    lines: [...sides.map(sentence), ...next],
  }
}
function objectivePanel({ lang }: Speech, t: T): Panel {
  return {
    title: tell(lang, 'table.objectives'),
    lines: t.cards(Z.objectives).map((card) => {
      const side = asKind(printed(t, card), 'objective')
      const { name, lines } = textOf(lang, side)
      const met = isMet(t, side.card) ? 'yes' : 'no'
      return tell(lang, 'table.objective', { name, text: lines.join(' '), vp: side.card.vp, met })
    }),
  }
}
