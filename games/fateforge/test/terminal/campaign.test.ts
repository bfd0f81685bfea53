import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fateforge } from '@emberhall/fateforge'
import type { GameModule } from '@emberhall/speech'
import { describe, expect, test } from 'vitest'
import { lastQuestion, run, scratch, Talk, textsOf, wizard } from '@emberhall/cli/testing'

const GAME = 'fateforge'
const PROMPT = /\(rule FG-/
const times = (n: number, line = '1'): string => `${line}\n`.repeat(n)
const countOf = (text: string, part: string): number => text.split(part).length - 1

/** Takes the first choice again and again until the scene is over, then goes away. */
async function throughTheScene(args: readonly string[]): Promise<string> {
  const talk = new Talk(args)
  for (let asked = 1; ; asked++) {
    const isOver = () => talk.text.includes('Enter goes on with the story')
    await expect.poll(() => isOver() || countOf(talk.text, '(rule FG-') >= asked, { timeout: 60_000 }).toBe(true)
    if (isOver()) break
    talk.type('1')
  }
  talk.child.stdin.end()
  expect(await talk.ended()).toBe(0)
  return talk.text
}

describe('the campaign', { timeout: 120_000 }, () => {
  test('goes on from scene to scene, is kept between them, and goes on where it was left', async () => {
    const data = scratch()
    const args = ['play', GAME, '--plain', '--campaign', '--seed', '3', '--data', data, '--names', 'Ana']
    const first = await throughTheScene(args)
    expect(first).toContain('The scene is over, and the campaign goes on.')
    expect(first).toMatch(/Enter goes on with the story[^]*\n.*Go on with: npx emberhall play fateforge --resume/)
    const resumed = ['play', GAME, '--plain', '--resume', '--data', data]
    const second = await run(resumed, '\n1\n')
    expect(second.out).toMatch(/Going on with .*campaign\.json[^]*The story goes on\.[^]*Ana: /)
    const third = await run(resumed)
    expect(lastQuestion(third.out, PROMPT)).toBe(lastQuestion(second.out, PROMPT))
    expect(readdirSync(join(data, 'campaigns')).filter((name) => name.endsWith('.campaign.json'))).toHaveLength(1)
  })
  test('prints a page once', async () => {
    const { out } = await run(['play', GAME, '--plain', '--campaign', '--seed', '3', '--data', scratch()], times(4))
    expect(out).toMatch(/Turn the page\?/)
    const passages = out.split('\n').flatMap((line) => (line.length > 150 ? [line.trim()] : []))
    expect(passages.length).toBeGreaterThan(1)
    expect(passages.filter((text, i) => passages.indexOf(text) < i)).toEqual([])
  })
  test('is offered first to whoever only names the game, and told of beside a single fight', async () => {
    const asked: string[] = []
    const input = {
      line: (prompt: string) => {
        asked.push(prompt)
        return Promise.resolve('')
      },
      offer: () => undefined,
      close: () => undefined,
    }
    const module = fateforge as unknown as GameModule
    const context = { lang: 'en', t: textsOf('en') } as const
    const wishes = await wizard({ module, hasCampaign: true, unfinished: undefined }, context, input)
    expect(wishes).toMatchObject({ seats: '1', campaign: true })
    expect(asked.at(-1)).toBe('How? 1 the campaign, scene after scene, 2 a single fight [1] ')
    const { out } = await run(['play', GAME, '--plain', '--seed', '3', '--data', scratch()])
    expect(out).toContain('There is a campaign too: npx emberhall play fateforge --campaign')
  })
})

describe('several at one table', { timeout: 60_000 }, () => {
  const fight = (seats: string, lines: readonly string[]) =>
    run(
      ['play', GAME, '--plain', '--seats', seats, '--seed', '3', '--data', scratch(), '--names', 'Ana'],
      lines.join('\n'),
    )
  test('nobody who is ready is asked to wait: the next is asked what to do', async () => {
    const { out } = await fight('2', ['1', '1', '1', '1', 'roll', 'is ready', '', ''])
    expect(out).toContain('Player 2, press Enter when nobody else looks')
    expect(lastQuestion(out, PROMPT)).toMatch(/^Player 2: round 1 of 3, preparation\./)
    expect(out).not.toContain('Wait for the others')
  })
  test('bots get ready without a question in between', async () => {
    const { out } = await fight('me,bot', ['1', '1', 'roll', 'is ready'])
    expect(lastQuestion(out, PROMPT)).toMatch(/in which order do the heroes play/)
    expect(out).not.toContain('Wait for the others')
  })
})

test('simulate counts a fight that was won as won', { timeout: 120_000 }, async () => {
  const { out } = await run(['simulate', GAME, '--games', '4', '--workers', '1', '--json'])
  const { wins, causes, figures } = JSON.parse(out) as Record<string, Record<string, number>> & { wins: number }
  expect(wins).toBe(4 * figures!['c1 won']!)
  expect(wins).toBeGreaterThan(0)
  expect(Object.values(causes!).reduce((a, b) => a + b, 0)).toBe(4 - wins)
})
