import { describe, expect, test } from 'vitest'
import { consequencesOf } from '../src/check/consequences.ts'
import type { StoryPack } from '../src/pack.ts'
import { body, changed, crossing, type Ferry, nodeAt, packOf, problemsOf, text } from './help.ts'

const landing = nodeAt('landing', 'choice')
const aboard = nodeAt('aboard', 'text')
const welcome = nodeAt('welcome', 'end')
const option = (id: string, effects: Ferry['effect'][] = [], flags: string[] = []) => ({
  id,
  label: text(id),
  effects: [...effects, ...flags.map((set) => ({ set }))],
  next: 'aboard',
})
/** The crossing, begun with a choice between these. */
const offering = (...choices: ReturnType<typeof option>[]) =>
  changed({ id: 'fork', kind: 'choice', body: body(), choices }, { ...landing })
const entered = (...choices: ReturnType<typeof option>[]) => ({ ...offering(...choices), entry: 'fork' })
const forkIn = (pack: StoryPack<Ferry>) => consequencesOf(pack).choices.find(({ node }) => node.id === 'fork')!
const purse: Partial<StoryPack<Ferry>> = { keptAs: (word) => ('gold' in word ? 'purse' : null) }

describe('what comes of choices', () => {
  test('what is done at once, where it leads, and where it is asked for', () => {
    const found = consequencesOf(packOf(crossing)).choices
    expect(found.map(({ node, changes }) => [node.id, changes])).toEqual([['landing', 'play']])
    const [pay, talk, swim] = found[0]!.options
    expect([pay!.atOnce, pay!.inPlay, pay!.leadsTo]).toEqual([[{ gold: -3 }], ['who'], []])
    expect([talk!.atOnce, talk!.inPlay, talk!.inWords]).toEqual([[], [], []])
    expect(swim!.leadsTo).toEqual(['swim', 'landing'])
  })
  test('a choice that only changes what is told is known as such', () => {
    const story = entered(option('sing', [], ['ferry.sang']), option('keep-quiet'))
    const nodes = story.nodes.map((node) =>
      node.id === 'welcome' ? { ...welcome, body: [{ if: { flag: 'ferry.sang' }, text: text('A song.') }] } : node,
    )
    const fork = forkIn(packOf({ ...story, nodes }))
    expect([fork.changes, fork.options.map(({ inWords }) => inWords)]).toEqual(['words', [['welcome'], []]])
  })
  test('a choice of which nothing comes is a problem', () => {
    const idle = 'fork: nothing comes of this choice, whatever is chosen'
    expect(problemsOf(packOf(entered(option('left'), option('right'))))).toContain(idle)
    expect(problemsOf(packOf(entered(option('left'), option('right', [{ wound: 1 }]))))).not.toContain(idle)
  })
  test('what every option does is no matter of choice', () => {
    const same = [{ wound: 1 }]
    expect(forkIn(packOf(entered(option('left', same), option('right', same)))).changes).toBe('nothing')
    expect(forkIn(packOf(entered(option('left', same), option('right', [{ wound: 2 }])))).changes).toBe('play')
  })
  describe('what is asked for before the choice', () => {
    const late = { ...aboard, kind: 'choice' as const, choices: [option('a', [], ['ferry.swam']), option('b')] }
    const choices = late.choices.map((each) => ({ ...each, next: 'ambush' }))
    const comesBack = (pack: Partial<StoryPack<Ferry>>) =>
      consequencesOf(packOf(changed({ ...late, choices }), pack))
        .choices.find(({ node }) => node.id === 'aboard')!
        .options.map(({ inPlay, inWords }) => inPlay.length + inWords.length > 0)
    test('does not come back', () => expect(comesBack({})).toEqual([false, false]))
    test('comes back where the story is told again', () =>
      expect(comesBack({ toldAgain: ['crossing'] })).toEqual([true, false]))
  })
})

describe('what is kept', () => {
  const rich = changed({ ...welcome, body: [{ if: { gold: 9 }, text: text('You are rich.') }] })
  test('where it is changed, and where it is asked for', () => {
    const { kept } = consequencesOf(packOf(rich, purse))
    expect(kept).toEqual([
      {
        name: 'purse',
        changedAt: ['crossing/landing'],
        inPlay: ['crossing/landing'],
        inWords: ['crossing/welcome'],
      },
    ])
    expect(consequencesOf(packOf(rich)).kept).toEqual([])
  })
  test('something kept that nothing asks for is a problem, wherever it is changed', () => {
    const [pay, talk, swim] = landing.choices
    const story = changed({ ...landing, choices: [pay!, { ...talk!, if: { flag: 'ferry.swam' } }, swim!] })
    expect(problemsOf(packOf(story, purse))).toEqual([
      'landing.choices.0.cost.0: "purse" is changed here, but nothing asks for it',
    ])
    const readByRules = ['ferry.crossed', 'purse']
    expect(problemsOf(packOf(story, { ...purse, readByRules }))).toEqual([])
  })
})
