/** What is done to a match, as its record shows it. */
import { botOf, decide } from '@emberhall/bots'
import { Fate, hashState, Match } from '@emberhall/kernel'
import { friends, rivals } from '@emberhall/roster/kinds'
import { describe, expect, test } from 'vitest'
import { isBack, mayTakeBack, Sitting } from '../src/index.ts'

const begun = (module = friends, seats = 2): Match =>
  Match.start(module.game, { seats, options: module.quickOptions(seats), seed: 5 })
const NOBODY = (): boolean => false
const state = ({ match }: Sitting): string => hashState(match.game, match.table.s)
const words = ({ match }: Sitting): number => match.parts().ledger.entries().length

/** Somebody answers as a good player would. */
function answer(sitting: Sitting, module = friends, fate = new Fate(1)): number {
  const { match } = sitting
  const [seat = -1] = match.waiting()
  const said = [decide(match, seat, botOf(module, 'heuristic'), fate)].flat().map((o) => match.game.words.print(o))
  const isSingle = ['one', 'number'].includes(match.askOf(seat)!.kind)
  const deed = sitting.answer({ seat, question: match.question, value: isSingle ? said[0] : said })
  expect(deed).toMatchObject({ ok: true, kind: 'answer', dropped: 0, stayed: Number.POSITIVE_INFINITY })
  return seat
}

/** The first two of three are asked, and the first of them counts. */
function atRace(isBot: (seat: number) => boolean): Sitting {
  const fate = new Fate(1)
  for (let seed = 1; seed < 100; seed++) {
    const match = Match.start(friends.game, { seats: 3, options: friends.quickOptions(3), seed })
    const sitting = new Sitting(match, isBot)
    while (!match.isOver) {
      if (match.table.mode === 'race' && match.waiting().join() === '0,1') return sitting
      const [seat = -1] = sitting.turn
      sitting.play(seat, decide(match, seat, botOf(friends, 'random'), fate))
    }
  }
  throw new Error('nobody races')
}
test('in a race people come before bots; where only bots are asked they answer', () => {
  const sitting = atRace((seat) => seat === 0)
  const { match } = sitting
  expect([match.waiting(), sitting.turn]).toEqual([[0, 1], [1]])
  sitting.answer({ seat: 1, question: match.question, value: 'pass' })
  expect(sitting.turn).toEqual([0])
  expect(new Sitting(match, () => true).turn).toEqual([0])
})

describe('back and forth', () => {
  test('an answer is taken back to where it was given, and given again to where it led', () => {
    const sitting = new Sitting(begun(), NOBODY)
    const [before, length] = [state(sitting), words(sitting)]
    const seat = answer(sitting)
    const [after, longer] = [state(sitting), words(sitting)]
    const back = sitting.takeBack('same')
    expect(back).toMatchObject({ ok: true, dropped: longer - length })
    expect([state(sitting), words(sitting), sitting.lastUndone]).toEqual([before, length, seat])
    expect(sitting.giveAgain()).toMatchObject({ ok: true, kind: 'redo', dropped: 0 })
    expect([state(sitting), words(sitting), sitting.lastUndone]).toEqual([after, longer, undefined])
  })
  test('what bots have answered since goes with it, both ways', () => {
    const sitting = new Sitting(begun(), (seat) => seat === 1)
    while (sitting.match.waiting()[0] !== 1) answer(sitting)
    const { last } = sitting
    const fate = new Fate(3)
    while (sitting.match.waiting()[0] === 1)
      expect(sitting.play(1, decide(sitting.match, 1, botOf(friends, 'heuristic'), fate))).toMatchObject({
        kind: 'bot',
      })
    expect(sitting.last).toMatchObject({ at: last!.at, seat: 0 })
    expect(sitting.last!.count).toBeGreaterThan(last!.count)
    const after = state(sitting)
    expect(sitting.takeBack('same').ok).toBe(true)
    expect([sitting.match.waiting()[0], sitting.match.parts().ledger.length]).toEqual([0, last!.at])
    expect([sitting.giveAgain().ok, state(sitting)]).toEqual([true, after])
  })
  test('another answer closes the way forward; without anything there is no way at all', () => {
    const sitting = new Sitting(begun(), NOBODY)
    expect(sitting.takeBack('same')).toMatchObject({ ok: false, why: [{ code: 'nothingToUndo' }] })
    expect(sitting.giveAgain()).toMatchObject({ ok: false, why: [{ code: 'nothingToRedo' }] })
    answer(sitting)
    sitting.takeBack('same')
    answer(sitting)
    expect([sitting.lastUndone, sitting.giveAgain().ok]).toEqual([undefined, false])
    const bots = new Sitting(begun(), () => true)
    answer(bots)
    expect([bots.last, bots.takeBack('same').ok]).toEqual([null, false])
  })
  test('past a roll or a reveal it is a rewind, which strict luck refuses and nothing changes', () => {
    const sitting = new Sitting(begun(friends, 1), NOBODY)
    answer(sitting)
    expect(sitting.takeBack('same')).toMatchObject({ kind: 'undo' })
    do answer(sitting)
    while (sitting.match.canUndo('strict').ok)
    const after = state(sitting)
    expect(sitting.takeBack('strict')).toMatchObject({ ok: false, why: [{ code: 'undoPastReveal' }] })
    expect([state(sitting), sitting.lastUndone]).toEqual([after, undefined])
    expect(sitting.takeBack('same')).toMatchObject({ kind: 'rewind' })
  })
  test('what leaves a way forward is told apart from what does not', () => {
    expect(['undo', 'rewind', 'redo', 'answer', 'bot', 'correction', 'window'].filter(isBack)).toEqual([
      'undo',
      'rewind',
      'redo',
    ])
  })
})

describe('putting right', () => {
  test('changes the record from the step under way, says how many lines stay, and is taken back like an answer', () => {
    const sitting = new Sitting(begun(), NOBODY)
    const before = state(sitting)
    const { at, lines } = sitting.match.parts()
    const [option] = sitting.match.corrections(0)
    expect(sitting.putRight(0, option!)).toMatchObject({ ok: true, kind: 'correction', from: at, stayed: lines })
    expect(state(sitting)).not.toBe(before)
    expect(sitting.takeBack('same')).toMatchObject({ ok: true, from: at, stayed: lines })
    expect(state(sitting)).toBe(before)
    expect(sitting.giveAgain()).toMatchObject({ ok: true, from: at, stayed: lines })
  })
  test('what the game does not offer is refused', () => {
    const sitting = new Sitting(begun(), NOBODY)
    const [unlisted] = sitting.match.askOf(sitting.match.waiting()[0]!)!.options
    expect(sitting.putRight(0, unlisted!)).toMatchObject({ ok: false, why: [{ code: 'notOffered' }] })
  })
})

describe('who may take back', () => {
  const asking = { policy: 'agreed', mine: [0], others: [1], areRivals: false } as const
  test('one’s own last answer at once; another’s, or past what came out, when all agree', () => {
    const sitting = new Sitting(begun(), NOBODY)
    while (answer(sitting) !== 0 || !sitting.match.canUndo('strict').ok);
    const may = (more: object): string => mayTakeBack(sitting.match, sitting.last!, { ...asking, ...more })
    expect([may({}), may({ policy: 'own' }), may({ policy: 'free' }), may({ policy: 'off' })]).toEqual([
      'now',
      'now',
      'now',
      'no',
    ])
    const other = { mine: [1], others: [0] }
    expect([may(other), may({ ...other, policy: 'own' }), may({ mine: [1], others: [] })]).toEqual(['ask', 'no', 'now'])
    do answer(sitting)
    while (sitting.match.canUndo('strict').ok)
    expect([may({ mine: [0, 1] }), may({ mine: [0, 1], policy: 'own' }), may({ policy: 'free' })]).toEqual([
      'ask',
      'no',
      'now',
    ])
  })
  test('a rival takes back nothing that another has answered to, nor anything when it is over', () => {
    const sitting = new Sitting(begun(rivals), NOBODY)
    const fate = new Fate(7)
    const ways = { now: 0, no: 0 }
    for (let i = 0; i < 150; i++) {
      const seat = answer(sitting, rivals, fate)
      const may = (mine: number): string =>
        mayTakeBack(sitting.match, sitting.last!, { policy: 'own', mine: [mine], others: [], areRivals: true })
      expect(may(1 - seat)).toBe('no')
      ways[may(seat) as 'now' | 'no']++
      expect(may(seat) === 'now' && !sitting.match.canUndo('strict').ok).toBe(false)
    }
    expect(Math.min(ways.now, ways.no)).toBeGreaterThan(5)
  })
})
