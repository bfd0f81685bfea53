/** One player's part of the table in text. */
import type { CardId } from '@emberhall/kernel'
import { listed, type Panel } from '@emberhall/speech'
import { POTIONS } from '../content/types.ts'
import { FLYNA, inPlay, OGMUL, seatOf, SILKARA, siteOf } from '../figures.ts'
import { asKind } from '../printed.ts'
import { isSolo, printed, type T, teamOf, Z } from '../state.ts'
import { seatsOfTeam } from '../steps/end.ts'
import { adventurerWords } from './mine.ts'
import { inSentence, placeWords, rulesOf, type Speech, tell, textOf, who } from './speech.ts'
import { potionText } from './tokenText.ts'

export function playerPanel(sp: Speech, t: T, seat: number): Panel {
  const { lang } = sp
  const partner = seatsOfTeam(t, teamOf(t, seat)).find((other) => other !== seat)
  const size = (zone: number): number => t.cards(zone + seat).length
  return {
    title: tell(lang, 'table.player', {
      who: who(sp, seat),
      team: partner === undefined ? 'no' : 'yes',
      partner: partner === undefined ? '' : who(sp, partner),
    }),
    lines: [
      ...inPlay(t)
        .filter((adv) => seatOf(t, adv) === seat)
        .map((adv) =>
          tell(lang, 'table.where', {
            who: adventurerWords(sp, t, adv, 'no'),
            at: placeWords(lang, siteOf(t, adv)).at,
          }),
        ),
      ...artifactLines(sp, t, seat),
      tell(lang, 'table.counts', {
        hand: size(Z.hand),
        draw: size(Z.draw),
        discard: size(Z.discard),
        treasures: size(Z.treasures) + size(Z.opened),
      }),
      ...namesLine(sp, t, 'table.active', t.cards(Z.active + seat)),
      ...namesLine(sp, t, 'table.discard', t.cards(Z.discard + seat)),
      ...(isSolo(t) ? [] : advancedLines(sp, t, seat)),
      ...kitLines(sp, t, seat),
    ],
  }
}
function artifactLines(sp: Speech, t: T, seat: number): string[] {
  const { lang } = sp
  return t.cards(Z.forged + seat).map((card) => {
    const side = asKind(printed(t, card), 'artifact')
    const text = textOf(lang, side)
    return tell(lang, 'table.forged', {
      name: text.name,
      vp: side.card.vp,
      collection: side.card.collection ?? 'none',
      mithrul: t.s.crowned.includes(card) ? 'yes' : 'no',
      power: side.card.power === undefined ? 'none' : t.s.exhausted.includes(card) ? 'used' : 'open',
      text: rulesOf(text),
    }).trim()
  })
}
function namesLine(sp: Speech, t: T, key: 'table.active' | 'table.discard', cards: readonly CardId[]): string[] {
  if (cards.length === 0) return []
  return [
    tell(sp.lang, key, {
      cards: listed(
        sp.lang,
        cards.map((card) => inSentence(sp, t, card)),
      ),
    }),
  ]
}
function advancedLines(sp: Speech, t: T, seat: number): string[] {
  const up = t.cards(Z.advanced + seat)
  if (up.length === 0) return []
  return [
    tell(sp.lang, 'table.advanced', {
      cards: listed(
        sp.lang,
        up.map((card) => inSentence(sp, t, card)),
      ),
      n: t.cards(Z.advancedPile + seat).length,
    }),
  ]
}
/** FF-2.14 */
function kitLines({ lang }: Speech, t: T, seat: number): string[] {
  const { batteries, potions, webs } = t.s
  const full = POTIONS.filter((_, i) => potions[i] === 'full').map((potion) => potionText(potion, lang).name)
  return [
    ...(seatOf(t, FLYNA) === seat ? [tell(lang, 'table.batteries', { n: batteries })] : []),
    ...(seatOf(t, OGMUL) === seat
      ? [tell(lang, 'table.potions', { any: full.length === 0 ? 'no' : 'yes', names: listed(lang, full) })]
      : []),
    ...(seatOf(t, SILKARA) === seat
      ? [tell(lang, 'table.webs', { n: webs.filter((web) => web.on === 'hand').length })]
      : []),
  ]
}
