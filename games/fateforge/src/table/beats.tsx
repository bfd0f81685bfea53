/** What is shown before it is told: the dice of tests, cards turned over, and what enemies do, one by one. */
import { at, type LogLine, reading, type View } from '@emberhall/kernel'
import type { Beat, Lot, Telltale } from '@emberhall/ui'
import { DICE, HEROES, heroIdOf, ICONS, TEST_FACES, type TestFace, TRAITS } from '../content/types.ts'
import type { HeroNo, S } from '../state.ts'
import { say } from '../text/phrases.ts'
import { nameOf } from '../text/things.ts'
import { CombatDie, TestDie } from './art/index.ts'
import { beatsOf, isFateful, wordIn } from './fight/stage/replay.ts'
import { game } from './model/game.ts'
import { letterOf } from './model/letter.ts'
import { counts } from './pages/model/chances.ts'
import { tell } from './pages/words.ts'
import { Face } from './pieces/Face.tsx'

type Told = Telltale<S>
const LONG_MS = 1250
const SHORT_MS = 650
const CARD_MS = 1900
const ROLL_MS = 1100
const VERDICT_MS = 1100
const LONG = new Set(['reactions', 'named', 'enemyTurns', 'bossActs', 'acts', 'idle', 'noReaction', 'upkeep', 'down'])
const CARDS = new Set(['corruption', 'trap', 'fear'])

/** A card that fate turned over, with what it says. */
function cardLot(line: LogLine, { words, names, lang }: Told): Lot | null {
  const card = line.args[1]
  if (!CARDS.has(line.what) || typeof card !== 'object' || card.face === null) return null
  const things = [{ picture: <Face id={card.face} lang={lang} />, says: '', counts: true }]
  return { kind: 'card', title: words.log(line, names), needs: '', things, verdict: '' }
}
function cardBeats(view: View<S>, news: readonly LogLine[], told: Told): Beat<S>[] {
  return news.flatMap((line, i) => {
    const lot = cardLot(line, told)
    return lot === null ? [] : [{ view, told: i, ms: CARD_MS, lot }]
  })
}
function fightBeats(before: View<S>, after: View<S>, news: readonly LogLine[], told: Told): Beat<S>[] {
  return beatsOf(before.state, after.state, game.book, news).map(({ state, line }) => {
    const lot = cardLot(line, told)
    const ms = lot !== null ? CARD_MS : LONG.has(line.what) ? LONG_MS : SHORT_MS
    return { view: { ...after, state }, told: news.indexOf(line) + 1, ms, line, ...(lot === null ? {} : { lot }) }
  })
}

/** A roll of a test as the news tell it: where it begins, and the dice that lie there after it. */
interface Roll {
  readonly from: number
  readonly h: HeroNo
  readonly trait: number
  readonly faces: readonly TestFace[]
  /** Line with which the test is over; null: somebody may roll again. */
  readonly end: LogLine | null
}
function rollsIn({ state }: View<S>, news: readonly LogLine[], isCounted: (roll: Roll, face: TestFace) => boolean) {
  const rolls: Roll[] = []
  const { test, heroes } = state
  let trait = test.trait
  let lie: readonly TestFace[] = test.faces.map((face) => at(TEST_FACES, face))
  for (let from = 0; from < news.length; from++) {
    const { what, args } = at(news, from)
    if (what === 'tested') trait = TRAITS.findIndex((one) => one === args[1])
    if (what === 'tested' || what === 'testRerolled') lie = []
    if (what !== 'testFace') continue
    const length = news.slice(from).findIndex((line) => line.what !== 'testFace')
    const thrown = news.slice(from, length < 0 ? news.length : from + length)
    const fell = thrown.map((line) => wordIn(line.args[1]) as TestFace)
    const h = heroes.findIndex(({ id }) => HEROES[id] === args[0])
    const after = news[from + thrown.length]
    const end = after?.what === 'testWon' || after?.what === 'testLost' ? after : null
    const roll = { from, h, trait, faces: fell, end }
    // FG-44.6 One die rolled again lies where one lay that did not count.
    const again = lie.findIndex((face) => !isCounted(roll, face))
    lie = lie.length > fell.length && again >= 0 ? lie.with(again, at(fell, 0)) : fell
    rolls.push({ ...roll, faces: lie })
    from += thrown.length - 1
  }
  return rolls
}
/** FG-44 The dice of a test, with what each counts for and how many had to. */
function testBeats(before: View<S>, news: readonly LogLine[], { lang }: Told): Beat<S>[] {
  const t = reading(game, before)
  const isCounted = ({ h, trait }: Roll, face: TestFace): boolean => counts(t, h, trait, TEST_FACES.indexOf(face))
  return rollsIn(before, news, isCounted).map((roll) => {
    const { from, h, trait, faces, end } = roll
    const name = nameOf('trait', at(TRAITS, trait), lang)
    const things = faces.map((face) => {
      const isGood = isCounted(roll, face)
      const says = tell(lang, 'test.face', { face, counts: isGood ? 'yes' : 'no' })
      return { picture: <TestDie face={face} />, says, counts: isGood }
    })
    const verdict = end === null ? '' : tell(lang, end.what === 'testWon' ? 'test.won' : 'test.lost')
    const who = nameOf('hero', heroIdOf(at(t.s.heroes, h).id), lang)
    const lot: Lot = {
      kind: 'dice',
      title: tell(lang, 'test.rolled', { who, trait: name }),
      needs: tell(lang, 'test.needs', { trait: name, n: faces.length }),
      things,
      verdict,
    }
    return { view: before, told: from, ms: ROLL_MS + (end === null ? 0 : VERDICT_MS), isFalling: true, lot }
  })
}

const SECRET = new Set(['rolls', 'rerolled', 'rerolledDie'])
/** FG-23.2, FG-23.6, FG-11.4 The dice behind one's own screen, as they lie once they have fallen. */
function screenBeats(
  before: View<S>,
  after: View<S>,
  news: readonly LogLine[],
  { lang, words, names }: Told,
): Beat<S>[] {
  const { heroes, screens } = after.state
  return news.flatMap((line, from) => {
    const h = SECRET.has(line.what) ? heroes.findIndex(({ id }) => HEROES[id] === line.args[0]) : -1
    const dice = h < 0 ? [] : at(screens, at(heroes, h).seat).filter(({ hero }) => hero === h)
    if (dice.length === 0) return []
    const things = dice.map((rolled) => {
      const [die, icon] = [at(DICE, rolled.die), at(ICONS, rolled.icon)]
      const picture = <CombatDie die={die} face={icon} letter={letterOf(die, lang)} />
      return { picture, says: say(lang, `icon.${icon}`), counts: icon !== 'fail' }
    })
    const lot: Lot = { kind: 'dice', title: words.log(line, names), needs: '', things, verdict: '' }
    return [{ view: before, told: from, ms: ROLL_MS, isFalling: true, lot }]
  })
}

export function beats(before: View<S>, after: View<S>, news: readonly LogLine[], told: Told): readonly Beat<S>[] {
  const isSameFight = before.state.scene === after.state.scene && before.state.enemies.length > 0
  if (isSameFight && isFateful(news)) return fightBeats(before, after, news, told)
  return [...screenBeats(before, after, news, told), ...testBeats(before, news, told), ...cardBeats(before, news, told)]
}
