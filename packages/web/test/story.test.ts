/** The log as the table tells it: what stands under what, which lines are wanted, and where names lead. */
import { friends, hiders, rivals } from '@emberhall/roster/kinds'
import { botOf, decide } from '@emberhall/bots'
import { Fate, type LogLine, Match } from '@emberhall/kernel'
import type { GameModule, Piece } from '@emberhall/speech'
import { describe, expect, it, test } from 'vitest'
import { leads } from '../src/table/story/lead.ts'
import { cutTo, FILTERS, levelOf, tellStory, type Told, wanted } from '../src/table/story/told.ts'
import { aboutOf } from '../src/table/zoom/about.ts'

const NAMES = ['Ana', 'Ben']
const GAMES = [friends, rivals, hiders]

function played(module: GameModule, answers: number): Match {
  const match = Match.start(module.game, { seats: 2, seed: 4, options: module.quickOptions(2) })
  const fate = new Fate(5)
  for (let i = 0; i < answers && !match.isOver; i++) {
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, botOf(module, 'heuristic'), fate))
  }
  return match
}

describe.each(GAMES)('the log of $game.id', (module) => {
  const match = played(module, 120)
  const { telling, words, game } = module
  const told = tellStory({ log: match.log(0), fresh: 0, words: words.en, names: NAMES })
  const own = new Set(['seat 0', ...(telling.own?.(match.table.s, 0) ?? [])])

  it('names only lines that there are', () => {
    const { rounds, turns, deeds, chance, story } = telling
    const named = [...rounds, ...turns, ...deeds, ...chance, ...story]
    expect(named.filter((what) => !game.logNames.includes(what))).toEqual([])
  })
  it('has fewer lines in every filter, and some', () => {
    for (const filter of FILTERS.slice(1)) {
      const some = wanted(told, filter, telling, own)
      expect(some.length).toBeGreaterThan(5)
      expect(some.length).toBeLessThan(told.length)
    }
    expect(wanted(told, 'everything', telling, own)).toEqual(told)
  })
  it('shows as mine what names me or came of what I did', () => {
    const mine = new Set(wanted(told, 'mine', telling, own))
    const names = (entry: Told): boolean => entry.pieces.some(({ of }) => own.has(of))
    expect(told.filter((entry) => names(entry) && !mine.has(entry))).toEqual([])
    let deed: Told | null = null
    const parts = told.flatMap((entry) => {
      const level = levelOf(telling, entry.line)
      if (level !== 'part') deed = level === 'deed' ? entry : null
      return level === 'part' ? [{ entry, isMine: names(entry) || (deed !== null && names(deed)) }] : []
    })
    expect(parts.filter(({ entry, isMine }) => mine.has(entry) !== isMine)).toEqual([])
  })
  it('leads every player, place, figure and known card that is on the table to it', () => {
    const leadOf = leads({ view: match.view(0), words: words.en, names: NAMES, faceKeys: game.faceKeys })
    const things = words.en.things!(match.view(0), NAMES)
    for (const thing of things) {
      const lead = leadOf({ text: '', of: thing.called ?? thing.key, face: '' })
      expect(lead?.key).toBe(thing.key)
    }
    const looked = told.flatMap(({ pieces }) => pieces.map(leadOf)).filter((lead) => lead !== null)
    const sight = { words: words.en, view: match.view(0), names: NAMES, faceKeys: game.faceKeys }
    const silent = looked.filter(({ key, look }) => {
      const about = aboutOf({ ...sight, what: look, key: key ?? '' })
      return about === null || about.name === '' || [...about.lines, ...about.now].length === 0
    })
    expect(silent).toEqual([])
    expect(looked.length).toBeGreaterThan(20)
  })
})

test('a card that was shuffled since is not lit in its old place', () => {
  const match = played(friends, 20)
  const { game, words } = friends
  const view = match.view(0)
  const leadOf = leads({ view, words: words.en, names: NAMES, faceKeys: game.faceKeys })
  const card = view.state.faces.findIndex((face) => face >= 0)
  const [here, other] = [game.faceKeys[view.state.faces[card]!]!, game.faceKeys.at(-1)!]
  expect(leadOf({ text: '', of: `card ${card}`, face: here })).toEqual({ key: `card ${card}`, look: { face: here } })
  expect(leadOf({ text: '', of: `card ${card}`, face: other })).toEqual({ key: null, look: { face: other } })
})
test('what lies face down for this reader leads nowhere', () => {
  const match = played(rivals, 20)
  const { game, words } = rivals
  const view = match.view(0)
  const leadOf = leads({ view, words: words.en, names: NAMES, faceKeys: game.faceKeys })
  const card = view.state.faces.findIndex((face) => face < 0)
  expect(leadOf({ text: '', of: `card ${card}`, face: '' })).toBeNull()
})
test('chance keeps the deed that led to it, and the turn and the round it was in', () => {
  const telling = { rounds: ['round'], turns: ['turn'], deeds: ['deed'], chance: ['roll'], story: ['end'] }
  const line = (what: string): LogLine => ({ what, rule: '', args: [], at: 0 })
  const pieces: Piece[] = []
  const told = ['round', 'turn', 'deed', 'part', 'turn', 'deed', 'roll', 'part', 'end'].map((what, key) => ({
    key,
    line: line(what),
    text: what,
    pieces,
    isFresh: false,
  }))
  const keys = (filter: 'chance' | 'story'): number[] => wanted(told, filter, telling, new Set()).map(({ key }) => key)
  expect(keys('chance')).toEqual([0, 4, 5, 6])
  expect(keys('story')).toEqual([0, 8])
})

test('of a long text the first words are told, and no name is taken apart', () => {
  const piece = (text: string, of = '') => ({ text, of, face: '' })
  const pieces = [piece('The road is long, and '), piece('Béor of the Grove', 'seat 1'), piece(' walks it alone.')]
  const said = (most: number): string =>
    cutTo(pieces, most)
      .map(({ text }) => text)
      .join('')
  expect(said(18)).toBe('The road is long')
  expect(said(30)).toBe('The road is long, and ')
  expect(said(46)).toBe('The road is long, and Béor of the Grove walks')
})
