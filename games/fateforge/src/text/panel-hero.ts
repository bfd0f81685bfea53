/** One hero's part of the table in text. */
import { at, type Seat } from '@emberhall/kernel'
import { type Lang, listed, type Panel } from '@emberhall/speech'
import { type Card, cardOfNo, TRAIT } from '../book.ts'
import { TRAITS } from '../content/types.ts'
import { dicePool, hasTrait, isHero, isWorn } from '../heroes.ts'
import { SLOTS } from '../parts.ts'
import { heroAt, slotOf, screenAt, type Hero, type HeroNo, isSolo, type T, Z } from '../state.ts'
import { armorOf } from '../steps/harm.ts'
import { tell } from './messages.ts'
import { thingWords } from './objects.ts'
import { deckCardText } from './printed.ts'
import {
  actionWords,
  cardIn,
  cardTextOf,
  diceInWords,
  facesInWords,
  heroIn,
  rulesOf,
  type Speech,
  who,
  zoneName,
} from './speech.ts'
import { nameOf } from './things.ts'

export function heroPanel(sp: Speech, t: T, h: HeroNo, viewer: Seat): Panel {
  const { lang } = sp
  const hero = heroAt(t, h)
  return {
    key: `hero ${h}`,
    title: tell(lang, 'table.hero', {
      ...heroIn(sp, t, h),
      whose: isSolo(t) ? 'none' : who(sp, hero.seat),
      down: hero.down ? 'yes' : 'no',
    }),
    lines: [
      tell(lang, 'table.tokens', tokens(hero)),
      ...(hero.zone < 0 ? [] : fightLines(sp, t, h, viewer)),
      tell(lang, 'table.dice', { dice: diceInWords(lang, dicePool(t, h)) }),
      traitLine(lang, t, h),
      ...skillLines(sp, t, hero),
      ...itemLines(sp, t, hero),
      ...keptLines(sp, t, h),
    ],
  }
}
export const tokens = ({ health, healthSpent, healthAside, energy, energySpent }: Hero) => ({
  health,
  most: health + healthSpent + healthAside,
  aside: healthAside,
  energy,
  mostEnergy: energy + energySpent,
})

// ---------------------------------------------------------------- in a fight

function fightLines(sp: Speech, t: T, h: HeroNo, viewer: Seat): string[] {
  const { lang } = sp
  const hero = heroAt(t, h)
  const carried = t.s.objects.filter((thing) => thing.kind === 'objective' && thing.hero === h)
  return [
    tell(lang, 'table.inFight', {
      ...heroIn(sp, t, h),
      zone: zoneName(hero.zone),
      parry: hero.parry,
      armor: armorOf(hero),
      stun: yes(hero.stun),
      stealth: yes(hero.stealth),
      stance: isHero(t, h, 'lord') ? hero.stance : 'none',
      drum: hero.drum,
      taunt: yes(hero.taunt),
      smoke: yes(hero.smoke),
      has:
        carried.length === 0
          ? 'none'
          : listed(
              lang,
              carried.map((thing) => thingWords(sp, t, thing)),
            ),
    }),
    ...screenLines(sp, t, h, viewer),
    ...(hero.pool.length === 0 ? [] : [tell(lang, 'table.results', { results: facesInWords(lang, hero.pool) })]),
    ...(hero.actions.length === 0
      ? []
      : [tell(lang, 'table.gained', { actions: hero.actions.map((act) => actionWords(lang, act)).join(', ') })]),
  ]
}
const yes = (is: boolean): string => (is ? 'yes' : 'no')
/** FG-23.4 Others see only which dice were rolled. */
function screenLines({ lang }: Speech, t: T, h: HeroNo, viewer: Seat): string[] {
  if (t.s.phase !== 'preparation') return []
  const hero = heroAt(t, h)
  const own = viewer === hero.seat ? screenAt(t, hero.seat).filter(({ hero: of }) => of === h) : []
  const dice = own.length > 0 ? [tell(lang, 'table.screen', { dice: facesInWords(lang, own) })] : []
  const rolled =
    own.length === 0 && hero.chosen.length > 0
      ? [tell(lang, 'table.rolled', { dice: diceInWords(lang, hero.chosen) })]
      : []
  return [...dice, ...rolled, tell(lang, 'table.ready', { ready: yes(hero.confirmed) })]
}

// ---------------------------------------------------------------- what a hero has

function traitLine(lang: Lang, t: T, h: HeroNo): string {
  const own = TRAITS.filter((trait) => hasTrait(t, h, TRAIT[trait]))
  return tell(lang, 'table.traits', {
    traits: listed(
      lang,
      own.map((trait) => nameOf('trait', trait, lang)),
    ),
  })
}
function skillLines(sp: Speech, t: T, hero: Hero): string[] {
  const resting = hero.skills.filter((no) => !hero.active.includes(no))
  return [
    ...hero.active.map((no) => cardLine(sp, 'table.skill', cardOfNo(t, no), useOf(hero, no))),
    ...(resting.length === 0
      ? []
      : [
          tell(sp.lang, 'table.resting', {
            list: listed(
              sp.lang,
              resting.map((no) => cardIn(sp, no)),
            ),
          }),
        ]),
  ]
}
const useOf = ({ used, spent }: Hero, no: number): string =>
  spent.includes(no) ? 'spent' : used.includes(no) ? 'used' : 'open'
function cardLine({ lang }: Speech, key: 'table.skill' | 'table.worn', card: Card, state: string): string {
  const text = cardTextOf(lang, card)
  return tell(lang, key, { name: text.name, state, text: rulesOf(text) })
}
function itemLines(sp: Speech, t: T, hero: Hero): string[] {
  const slots = SLOTS.map((_, slot) => slot)
  const packed = slots.flatMap((slot) => {
    const { item, up } = slotOf(hero, slot)
    return item >= 0 && !up ? [cardIn(sp, item)] : []
  })
  return [
    ...slots
      .filter((slot) => isWorn(hero, slot))
      .map((slot) => {
        const { item, stage } = slotOf(hero, slot)
        const use = useOf(hero, item)
        return cardLine(sp, 'table.worn', cardOfNo(t, item), use === 'open' && stage === 1 ? 'half' : use)
      }),
    ...(packed.length === 0 ? [] : [tell(sp.lang, 'table.packed', { list: listed(sp.lang, packed) })]),
  ]
}
/** FG-38.1, FG-U13.1 */
function keptLines({ lang, game }: Speech, t: T, h: HeroNo): string[] {
  return [...t.cards(Z.corruption + h), ...t.cards(Z.fear + h)].map((card) => {
    const { name, kindLine, lines } = deckCardText(game, at(game.faceKeys, at(t.s.faces, card)), lang)
    return tell(lang, 'table.kept', { kind: kindLine, name, text: lines.join(' ') })
  })
}
