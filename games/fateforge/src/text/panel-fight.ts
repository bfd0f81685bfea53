/** The fight in text: rounds, order of play, the ally, the boss, and what is to be done. */
import { at } from '@emberhall/kernel'
import { listed, type Panel, type Values } from '@emberhall/speech'
import { byId, bookOf, ICON } from '../book.ts'
import { COLOURS } from '../content/types.ts'
import { BOSS_STEPS } from '../parts.ts'
import { foeAt, type T } from '../state.ts'
import { type Aim, aimsNow, fightNow } from './fights.ts'
import { tell } from './messages.ts'
import { sentence } from './phrases.ts'
import { capital, facesInWords, heroIn, iconName, type Speech, theHeroIn } from './speech.ts'
import { nameOf, toldOf } from './things.ts'
import { bossStep } from '../steps/foes.ts'

export function fightPanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  const { round, lastRound, phase, acting } = t.s
  return {
    title: tell(lang, 'table.fight', { fight: fightNow(sp, t), n: round, of: lastRound, phase }),
    lines: [
      ...(acting < 0 ? [] : [tell(lang, 'table.acting', heroIn(sp, t, acting))]),
      ...(round === 0 ? [] : [orderLine(sp, t)]),
      ...bossLines(sp, t),
      ...allyLines(sp, t),
    ].map(capital),
  }
}

/** FG-24 Heroes in their order, the reactions at their slot, then all enemies. */
function orderLine(sp: Speech, t: T): string {
  const { lang } = sp
  const { order, reactionSlot, foretold } = t.s
  if (order.length === 0) return tell(lang, 'table.orderOpen', { slot: reactionSlot + 1 })
  const named = foretold.map((colour) => tell(lang, 'word.colour', { colour: at(COLOURS, colour) }))
  const reacting = tell(lang, 'table.reacting', { colours: named.length === 0 ? 'none' : listed(lang, named) })
  const track = order.flatMap((h, i) => [...(i === reactionSlot ? [reacting] : []), theHeroIn(sp, t, h)])
  return tell(lang, 'table.order', { track: [...track, tell(lang, 'table.thenEnemies')].join(', ') })
}
/** FG-C3.2, FG-U12.1 */
function bossLines({ lang }: Speech, t: T): string[] {
  const { enemy, covered } = t.s.boss
  if (enemy < 0 || foeAt(t, enemy).gone) return []
  const step = at(BOSS_STEPS, bossStep(t))
  const icons = bookOf(t).content.boss.weakPoint.map((icon, i) => {
    const name = iconName(lang, ICON[icon])
    return covered.includes(i) ? tell(lang, 'table.covered', { icon: name }) : name
  })
  return [
    tell(lang, 'table.bossPlan', {
      boss: toldOf('boss', step, 'name', lang),
      text: sentence(nameOf('boss', step, lang)),
    }),
    tell(lang, 'table.weakPoint', { icons: icons.join(', ') }),
  ]
}
function allyLines(sp: Speech, t: T): string[] {
  const { id, escort, dice, red, out } = t.s.ally
  if (id < 0) return []
  const printed = at(bookOf(t).content.allies, id)
  const ally = nameOf('ally', printed.id, sp.lang)
  if (out) return [tell(sp.lang, 'table.allyOut', { ally })]
  const faces = dice.length === 0 ? tell(sp.lang, 'word.nothing') : facesInWords(sp.lang, dice)
  return [tell(sp.lang, 'table.ally', { ...heroIn(sp, t, escort), ally, n: red, of: printed.health, dice: faces })]
}

// ---------------------------------------------------------------- objectives

export function aimPanel(sp: Speech, t: T): Panel {
  return {
    title: tell(sp.lang, 'table.objectives'),
    lines: aimsNow(sp.lang, t).map((aim) =>
      tell(sp.lang, 'table.objective', { hero: '', n: 0, of: 0, ...stateOf(sp, t, aim), text: aim.text }),
    ),
  }
}
/** How far an objective has come, where that can be told before the end. */
function stateOf(sp: Speech, t: T, { objective }: Aim): Values {
  const { objects, enemies, found, boss } = t.s
  switch (objective.kind) {
    case 'collect': {
      const carrier = byId(objects, objective.token).hero
      return carrier < 0 ? { state: 'open' } : { state: 'carried', hero: capital(theHeroIn(sp, t, carrier)) }
    }
    case 'interact': {
      const n = objects.filter(({ id, done }) => done && objective.tokens.includes(id)).length
      return { state: 'part', n, of: objective.tokens.length }
    }
    case 'find':
      return { state: found.includes(objective.what) ? 'met' : 'open' }
    case 'defeat':
      return { state: enemies.some(({ tag, gone, fled }) => tag === objective.tag && gone && !fled) ? 'met' : 'open' }
    case 'weakPoint':
      return { state: boss.exploited ? 'met' : 'open' }
    default:
      return { state: 'open' }
  }
}
