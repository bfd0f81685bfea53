/** What nobody may do, and what comes from elsewhere: refused with the rule or the reason, and nothing has changed. */
import { begin, readCampaign, writeCampaign } from '@emberhall/campaign'
import { Match } from '@emberhall/kernel'
import { load, readSave, save, type SaveFile } from '@emberhall/saves'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { grailCampaign } from '../src/campaign.ts'
import { midway } from './meeting.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const campaign = grailCampaign(game)
/** The problems that are named when it is refused. */
function refusal(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    const { message, problems = [] } = error as Error & { readonly problems?: readonly string[] }
    return [message, ...problems].join('\n')
  }
  return 'taken'
}

describe('at the table', () => {
  test('TG-23.16 TG-23.28 a card that does not connect', () => {
    const t = midway({ against: 'GY6', hands: { beor: ['C-B-13', 'C-B-01'] } }).begin()
    t.answer(0, 'lay:C-B-01')
    const before = structuredClone(t.state)
    expect(t.refuses(0, 'lay:C-B-13', 'TG-23.16').asked(0, 'moreCards').state).toEqual(before)
  })
  test('TG-1.3 TG-6.5 a cost nobody can pay', () => {
    const t = scene({ who: [{ is: 'beor', energy: 1 }] }).begin()
    const before = structuredClone(t.state)
    expect(t.blocks(0, 'work:1', 'TG-1.3').refuses(0, 'work:1', 'TG-1.3').asked(0, 'act').state).toEqual(before)
  })
  test('TG-15.5 an option whose requirement fails', () => {
    const t = scene({ who: [{ is: 'beor' }] }).begin()
    t.answer(0, 'explore')
    const before = structuredClone(t.state)
    expect(t.refuses(0, 'option:2', 'TG-15.5').asked(0, 'option').state).toEqual(before)
  })
  test('TG-2.5 a fifth player', () => {
    expect(refusal(() => Match.start(game, { seats: 5, seed: 1 }))).toMatch(/seats/)
    expect(
      refusal(() => begin(campaign, { id: 'c', name: 'c', at: 1, seats: ['a', 'b', 'c', 'd', 'e'], options: {} })),
    ).not.toBe('taken')
  })
})

type Tables = Record<string, unknown>
/** A save of the first day as somebody else would have written it. */
function changed(change: (checkpoint: Tables) => void): SaveFile {
  const file = structuredClone(save(Match.start(game, { seats: 1, seed: 3, options: started })))
  change(file.checkpoint)
  return { ...file, history: [], tail: [] }
}
const started = { characters: [{ character: 'beor', board: '', combat: '', diplomacy: '' }] }
const opened = (change: (checkpoint: Tables) => void) => refusal(() => load(game, changed(change)))

describe('in a save', () => {
  test('TG-21.2 cards of another pack', () => {
    expect(opened(({ faces }) => void ((faces as string[])[0] = 'C-X-99'))).toContain('C-X-99')
    expect(refusal(() => load(game, { ...changed(() => undefined), game: 'another' }))).toContain('another')
  })
  test.each([
    ['a status that does not exist', 'statuses', (list: number[]) => list.push(1), 'statuses: there is no number 12'],
    ['a part that does not exist', 'statuses', (list: number[]) => void (list[0] = 1 << 20), 'statuses[0]'],
    ['a verse', 'read', (list: number[]) => list.push(999), 'read: there is no number 999'],
    ['an event', 'quests', (list: number[]) => list.push(99), 'quests: there is no number 99'],
  ])('TG-21.2 %s', (_, key, change, problem) => {
    expect(opened((checkpoint) => void change(checkpoint[key] as number[]))).toContain(problem)
  })
  test.each([
    ['items', { item: 99, isUp: true, isLocked: false }],
    ['secrets', { secret: 99, isUp: true }],
    ['skills', 99],
    ['dreams', 999],
    ['usedToday', 9999],
  ])('TG-21.2 %s of nobody', (key, thing) => {
    const problem = opened(({ characters }) => void ((characters as Tables[])[3]![key] as unknown[]).push(thing))
    expect(problem).toContain(`characters[3].${key}: there is no number`)
  })
  test('what is as it should be is taken', () => expect(opened(() => undefined)).toBe('taken'))
})

describe('in a campaign', () => {
  const document = begin(campaign, { id: 'c', name: 'c', at: 1, seats: ['a'], options: started })
  const read = (change: (tree: Tables) => void): string => {
    const copy = structuredClone(document)
    change(copy.tree as Tables)
    return refusal(() => readCampaign(campaign, writeCampaign(campaign, copy)))
  }
  test('TG-21.2 statuses, cards and piles of another pack', () => {
    expect(read(() => undefined)).toBe('taken')
    expect(read(({ statuses }) => void (statuses as number[]).push(...Array.from({ length: 13 }, () => 0)))).toContain(
      'statuses: there is no number 12',
    )
    expect(
      read(({ piles }) => void (piles as unknown[]).push({ zone: 'nowhere', cards: ['C-X-99'], among: [] })),
    ).toMatch(/no pile nowhere[\s\S]*no card C-X-99/)
    expect(read((tree) => void (tree['joining'] = ['nobody']))).toContain('TG-3.1')
  })
})
test('a file that is none says so', () => {
  expect(refusal(() => readSave('{}'))).toContain('not an Emberhall save')
})
