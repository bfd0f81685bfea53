/** Who decides, what, and why now. */
import { at, type Ask, aOf, type View, verbOf, reading } from '@emberhall/kernel'
import { cardOfNo, bookOf } from '../book.ts'
import { TEST_FACES, TRAITS } from '../content/types.ts'
import { type Q, V } from '../questions.ts'
import { heroAt, screenAt, isSolo, type S, type T } from '../state.ts'
import { nodeNow } from '../steps/story.ts'
import { fightNow } from './fights.ts'
import { listed, type Values } from '@emberhall/speech'
import { optionText } from './labels.ts'
import { tell } from './messages.ts'
import { cardIn, diceInWords, facesInWords, heroIn, type Speech, who } from './speech.ts'
import { titleOf } from './tale.ts'
import { nameOf } from './things.ts'
import { rollingHero } from './faces.ts'

type Question = keyof typeof Q
type Context = (sp: Speech, t: T, ask: Ask, view: View<S>) => Values

/** The hero on whose turn something is asked. */
const acting: Context = (sp, t) => heroIn(sp, t, t.s.acting)
/** The hero and the card that the rule has named. */
const about: Context = (sp, t) => heroIn(sp, t, t.s.about.hero)
/** The card whose effect is under way. */
const card: Context = (sp, t, ask) => ({
  ...acting(sp, t, ask, {} as View<S>),
  card: t.s.about.card < 0 ? 'none' : cardIn(sp, t.s.about.card),
  what: verbOf(at(ask.options, 0)) === V.enemy ? 'enemy' : 'zone',
})
const purse: Context = (_, { s }) => ({ gold: s.gold, time: s.rest.time })
const title: Context = ({ lang }, t) => ({ title: titleOf(lang, nodeNow(t)) || 'none' })

export const testFaces = (sp: Speech, faces: readonly number[]): string =>
  listed(
    sp.lang,
    faces.map((face) => tell(sp.lang, 'word.testFace', { face: at(TEST_FACES, face) })),
  )
const test: Context = (sp, t, ask) => ({
  ...heroIn(sp, t, t.s.test.hero),
  trait: t.s.test.trait < 0 ? '' : nameOf('trait', at(TRAITS, t.s.test.trait), sp.lang),
  n: ask.kind === 'fate' ? ask.sides.length : t.s.test.dice,
  faces: t.s.test.faces.length === 0 ? '' : testFaces(sp, t.s.test.faces),
})
/** FG-15.13 During a test only the items of one's own heroes. */
const camp: Context = (_, t) => ({ only: t.s.test.trait < 0 ? 'all' : 'items' })

const prepDice: Context = (sp, t, ask) => {
  const h = rollingHero(t, ask.seat)
  return { ...heroIn(sp, t, h), dice: diceInWords(sp.lang, t.s.heroes[h]?.chosen ?? []) }
}
const prepare: Context = (sp, t, ask) => {
  const screen = screenAt(t, ask.seat)
  const dice = t.s.heroes
    .flatMap((_, h) => {
      const own = screen.filter(({ hero }) => hero === h)
      return own.length === 0 ? [] : [facesInWords(sp.lang, own)]
    })
    .join('; ')
  return { n: t.s.round, of: t.s.lastRound, dice: dice === '' ? 'none' : dice }
}
const turn: Context = (sp, t) => {
  const { pool } = heroAt(t, t.s.acting)
  return {
    ...heroIn(sp, t, t.s.acting),
    any: pool.length > 0 ? 'yes' : 'no',
    results: facesInWords(sp.lang, pool),
  }
}
const fountain: Context = (sp, t) => {
  const { zone } = heroAt(t, t.s.acting)
  const thing = t.s.objects.find(({ kind, zone: at }) => kind === 'fountain' && at === zone)
  return { ...heroIn(sp, t, t.s.acting), n: thing?.n ?? 0 }
}
/** What somebody proposes, in the words of that answer. */
const agree: Context = (sp, t, ask, view) => ({ proposal: optionText(sp, t.s.about.proposal, ask, view) })
/** The hero of an answer that names one first. */
const byOption: Context = (sp, t, ask) => heroIn(sp, t, aOf(at(ask.options, 0)))
/** FG-6.2 The hero who has just joined: skills on offer are its own. */
const joining: Context = (sp, t, ask) => {
  const { hero } = cardOfNo(t, aOf(at(ask.options, 0)))
  return heroIn(
    sp,
    t,
    t.s.heroes.findIndex(({ id }) => id === hero),
  )
}
const shop: Context = (sp, t, ask, view) => ({
  ...purse(sp, t, ask, view),
  place: nameOf('location', at(bookOf(t).names.locations, t.s.about.place), sp.lang),
})

const CONTEXT: Partial<Record<Question, Context>> = {
  hero: (_, t) => ({ solo: isSolo(t) ? 'yes' : 'no', n: t.s.heroes.length + 1 }),
  agree,
  page: title,
  choice: title,
  tester: test,
  test,
  reroll: test,
  direction: (_, t) => ({
    left: at(bookOf(t).content.explorations, t.s.exploring).steps - t.s.steps,
  }),
  market: purse,
  camp,
  swapSkills: joining,
  rest: purse,
  shop,
  ready: (sp, t) => ({ fight: fightNow(sp, t) }),
  allyDice: ({ lang }, t) => ({ ally: nameOf('ally', at(bookOf(t).names.allies, t.s.ally.id), lang) }),
  prepare,
  prepDice,
  dice: (_, __, ask) => ({ n: ask.sides.length }),
  order: (_, t) => ({ slot: t.s.reactionSlot + 1 }),
  turn,
  pay: card,
  sequence: card,
  target: card,
  pushZone: card,
  heroTarget: card,
  lend: card,
  prevent: (sp, t) => ({ ...heroIn(sp, t, t.s.about.hero), n: t.s.about.harm }),
  trap: about,
  fear: about,
  fountain,
  item: (sp, t) => ({ ...heroIn(sp, t, t.s.about.hero), card: cardIn(sp, t.s.about.card) }),
  mishap: about,
  hide: acting,
  keepParry: about,
  pickUp: byOption,
  path: about,
  quiet: (_, { s }) => ({ n: s.lastRound - s.round }),
  led: about,
}

export function promptText(sp: Speech, ask: Ask, view: View<S>): string {
  const question = ask.def.name as Question
  const values = CONTEXT[question]?.(sp, reading(sp.game, view), ask, view) ?? {}
  const own = { who: who(sp, ask.seat), n: ask.min, min: ask.min, max: ask.max }
  return tell(sp.lang, `prompt.${question}`, { ...own, ...values }).trim()
}
