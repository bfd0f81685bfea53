import { begin, finishScene, startScene } from '@emberhall/campaign'
import { Fate, Match } from '@emberhall/kernel'
import { flawFinder, saidNow } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import { brimstoneCampaign } from '../src/campaign.ts'
import type { O, S } from '../src/state.ts'
import { CHRONICLE } from '../src/content/chronicle.ts'
import { chronicleLine } from '../src/text/chronicle.ts'
import { wordsIn } from '../src/text/words.ts'
import { answerAtRandom } from './at-random.ts'
import { game } from './scene.ts'

const trail = brimstoneCampaign(game)
const words = { en: wordsIn('en', game), fr: wordsIn('fr', game) }
const flaws = flawFinder([/\b(te|tn|hz|tw|tl|fg|su|up|mu)-[a-z]/])
const NAMES = ['Ana', 'Ben']

/** Plays at random, and reads what is said every so often. */
function playOut(match: Match<S, O>, fate: Fate, wrong: Set<string>): void {
  for (let i = 0; !match.isOver && i < 20_000; i++) {
    const ask = match.asks()[0]
    if (ask === undefined) return
    if (match.options.scene === 'town' || i % 200 === 0)
      for (const flaw of flaws((lang) => saidNow(words[lang], match, ask.seat, NAMES))) wrong.add(flaw)
    answerAtRandom(match, fate)
  }
}

describe('AC a campaign', () => {
  it('takes turns between the mine and the town, and keeps what heroes have become', () => {
    const wrong = new Set<string>()
    const scenes: unknown[] = []
    let document = begin(trail, {
      id: 'c',
      name: 'Ours',
      at: 0,
      seats: ['Ana', 'Ben'],
      options: { posse: 3, odds: 'gentle', mode: 'advanced' },
    })
    for (let scene = 1; scene <= 8; scene++) {
      const started = startScene(trail, document, scene)
      const match = Match.start(game, started.setup) as Match<S, O>
      playOut(match, new Fate(scene), wrong)
      expect(match.isOver).toBe(true)
      for (const flaw of flaws((lang) => match.log(0).map((line) => words[lang].log(line, NAMES)))) wrong.add(flaw)
      for (const flaw of flaws((lang) => words[lang].outcome(match.view(0), NAMES))) wrong.add(flaw)
      scenes.push(match.options.scene)
      document = finishScene(trail, started.document, match.table.s)
    }
    expect(scenes).toEqual(['adventure', 'town', 'adventure', 'town', 'adventure', 'town', 'adventure', 'town'])
    expect([...wrong]).toEqual([])
    const tree = document.tree as { readonly adventures: number; readonly heroes: readonly { readonly xp: number }[] }
    expect(tree.adventures).toBe(4)
    expect(tree.heroes.some(({ xp }) => xp > 0)).toBe(true)
  })
  it('AC-10.1 AC-13.1 lets somebody new join with Gold, and begins as the town left it', () => {
    let document = begin(trail, { id: 'c', name: 'Ours', at: 0, seats: ['Ana'], options: { posse: 2 } })
    const first = startScene(trail, document, 1)
    const match = Match.start(game, first.setup) as Match<S, O>
    playOut(match, new Fate(1), new Set())
    document = finishScene(trail, first.document, match.table.s)
    const tree = document.tree as { heroes: { status: string; level: number; begins: { wounds: number } }[] }
    const [stays, dies] = tree.heroes
    Object.assign(tree, { scene: 'adventure' })
    Object.assign(stays ?? {}, { status: 'active', level: 3, begins: { wounds: 2, harm: 0, grit: 0 } })
    Object.assign(dies ?? {}, { status: 'dead' })
    const next = Match.start(game, startScene(trail, document, 2).setup) as Match<S, O>
    const { s } = next.table
    for (let i = 0; i < 20 && s.heroes.some(({ at }) => at < 0) && !next.isOver; i++) {
      const ask = next.asks()[0]
      if (ask?.def.name === 'flee') break
      if (ask !== undefined) next.play(ask.seat, ask.options[0] ?? 0)
    }
    expect(next.table.s.heroes.map(({ level, wounds }) => [level, wounds])).toEqual([
      [3, 2],
      [1, 0],
    ])
    expect(next.table.s.heroes[1]?.gold).toBe(200)
  })
})

it('tells of every kind of line in both languages, by name', () => {
  for (const code of Object.keys(CHRONICLE))
    for (const n of [0, 1, 2]) {
      const line = { code, params: { mission: 'mi-lamp', hero: 'Ada Tully', n } }
      const [en, fr] = [chronicleLine(line, 'en'), chronicleLine(line, 'fr')]
      expect(flaws((lang) => [chronicleLine(line, lang)])).toEqual([])
      expect(en).not.toBe(fr)
    }
})
