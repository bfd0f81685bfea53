import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botOf, decide } from '@emberhall/bots'
import { FORCED, Fate, Match, ONLY_CHOICES } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import { kinfireDelve } from '@emberhall/kinfire-delve'
import { describe, expect, test } from 'vitest'
import { lastQuestion, onlySave, run, scratch, Talk } from '@emberhall/cli/testing'

const GAME = 'kinfire-delve'
const PROMPT = /\((rule|règle) KD-/
const TURN = /(which card around the Master|quelle carte autour du Maître)/

/** So many lines as somebody might type who presses keys: some are refused, the game goes on all the same. */
function keys(seed: number, count: number): string {
  const fate = new Fate(seed)
  const lines = Array.from({ length: count }, () => {
    const n = () => 1 + fate.below(4)
    return ['-', `${n()} ${n()}`, `${n()}`, `${n()}`, `${n()}`, '1', '2'][fate.below(7)]!
  })
  return `${lines.join('\n')}\n`
}

describe('a whole game through a pipe', { timeout: 60_000 }, () => {
  test.each([
    ['en', 1, /\n(Victory|Defeat)/, 'Saved in'],
    ['fr', 2, /\n(Victoire|Défaite)/, 'Sauvegardé dans'],
    ['en', 4, /\n(Victory|Defeat)/, 'Saved in'],
  ])('%s, %i seats', async (lang, seats, outcome, saved) => {
    const data = scratch()
    const args = ['play', GAME, '--plain', '--lang', lang, '--seats', String(seats), '--seed', '5', '--data', data]
    const { code, out, err } = await run(args, keys(seats, 4000))
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(outcome)
    expect(out).toContain(saved)
    expect(out).not.toContain('\x1b')
    const check = await run(['check', onlySave(data, 'saves/finished')])
    expect(check).toMatchObject({ code: 0, err: '' })
  })

  test('bots play the other seats', async () => {
    const data = scratch()
    const args = ['play', GAME, '--plain', '--seats', 'me,bot,random', '--seed', '2', '--data', data]
    const { code, out } = await run(args, keys(3, 4000))
    expect(code).toBe(0)
    expect(out).toMatch(/Bot 2 chooses: /)
    expect(out).toMatch(/\n(Victory|Defeat)/)
  })

  test('own dice are asked for and believed', async () => {
    const data = scratch()
    const args = ['play', GAME, '--plain', '--seed', '3', '--own-dice', '--data', data]
    const { out } = await run(args, 'keep\nstrongbox\nno action\npass\n1 1 3 1\n')
    expect(out).toContain('Roll your own dice')
    expect(out).toMatch(/Die 1: 1 \S/)
    expect(out).toMatch(/rolls? .*red, red, green/i)
  })
})

describe('at the table', { timeout: 30_000 }, () => {
  test('help, hint, why, rule, card, next, log, table, undo and redo, language', async () => {
    const lines = [
      '?',
      'hint',
      'why not',
      'why face-down',
      'rule',
      'rule kd-8.1',
      'rule kd-8.12',
      'rule XX-1',
      'card great stag',
      'carte cerf',
    ]
    const more = ['next', 'log 2', 'table', 'u', 'r', 'lang fr', 'conseil', 'carte cerf', 'lang xx', 'gibberish', '99']
    const args = ['play', GAME, '--plain', '--seed', '3', '--data', scratch()]
    const { code, out } = await run(args, ['keep', ...lines, ...more].join('\n'))
    expect(code).toBe(0)
    for (const text of [
      'what a bot would do',
      'The heuristic bot would choose: ',
      '(KD-10.1)',
      'KD-2.2  ',
      'KD-8.1  ',
      '  A-33  Exhausting with a full hand is allowed',
      'There is no rule "XX-1"',
      'Reward: Descend 2.',
      'What comes next:',
      'Taken back.',
      'Done again.',
      'En français désormais.',
      'L’automate heuristic choisirait : ',
      'Récompense',
      'Quelle langue ?',
      '« gibberish » n’est ni un choix ni une commande',
      'La partie est gardée dans',
    ])
      expect(out).toContain(text)
    // A hint says why, against the next best choice.
    expect(out).toMatch(/would choose: .*\n +\d+%( against \d+% with|, where)/)
    expect(out).toMatch(/choisirait : .*\n +\d+\s%/)
    expect(out.split('Taken back.')[1]).toMatch(/keep your hand/)
    expect(out.split('Done again.')[1]).toMatch(TURN)
  })

  test('something is put right, told again by replay, and the save is sound', async () => {
    const data = scratch()
    const file = join(data, 'right.json')
    const args = ['play', GAME, '--plain', '--seed', '3', '--data', data]
    const lines = ['correct', 'correct 1', 'keep', 'correct 1', 'lang fr', 'rectifier', `sauver ${file}`]
    const { out } = await run(args, lines.join('\n'))
    for (const text of ['1. Health – One health less', 'Put right; the story says so.', 'something is under way'])
      expect(out).toContain(text)
    expect(out).toContain('has something put right: one health less')
    expect(out).toContain('une action est en cours')
    const told = await run(['replay', file, '--plain'])
    expect(told.out).toContain('has something put right: one health less')
    const checked = await run(['check', file])
    expect([told.code, checked.code]).toEqual([0, 0])
  })

  test('an answer is a number, a word, or any part that only one choice has', async () => {
    for (const answer of ['2', 'keepHand', 'KEEP THE', 'hand (8']) {
      const { out } = await run(['play', GAME, '--plain', '--seed', '3', '--data', scratch()], `${answer}\n`)
      expect(lastQuestion(out, PROMPT)).toMatch(TURN)
    }
    const { out } = await run(['play', GAME, '--plain', '--seed', '3', '--data', scratch()], 'hand\n')
    expect(out).toContain('"hand" could be: ')
  })

  test('strict undo does not go past cards that were shown', async () => {
    const args = ['play', GAME, '--plain', '--seed', '3', '--undo', 'strict', '--data', scratch()]
    const { out } = await run(args, 'exhaust\nu\n')
    expect(out).toMatch(/Not possible: dice have been rolled or cards shown/)
  })

  test('with closed hands a curtain stands between people', async () => {
    const args = ['play', GAME, '--plain', '--seats', '2', '--seed', '3', '--option', 'openHands=false']
    const { out } = await run([...args, '--names', 'Ana,Ben', '--data', scratch()], keys(1, 30))
    expect(out).toMatch(/It is for (Ana|Ben) to decide. Pass the keyboard/)
  })
})

describe('files', { timeout: 60_000 }, () => {
  test('save, load, check and replay come round', async () => {
    const data = scratch()
    const file = join(data, 'mine.json')
    const args = ['play', GAME, '--plain', '--seed', '7', '--data', data]
    const first = await run(args, `keep\n1\nsave ${file}\nsave ${file}\nquit\n\n`)
    expect(first.out.match(/Saved in/g)).toHaveLength(2)
    const loaded = await run(['play', '--load', file, '--plain', '--data', scratch()])
    expect(lastQuestion(loaded.out, PROMPT)).toBe(lastQuestion(first.out, PROMPT))
    expect(await run(['check', file])).toMatchObject({ code: 0, err: '' })
    const told = await run(['replay', file])
    expect(told.code).toBe(0)
    expect(told.out).toMatch(/^1\. .*keep your hand.* → /m)
    expect(told.out).toContain('Here the save ends')
    const later = await run(['replay', file, '--from', '2', '--lang', 'fr'])
    expect(later.out).not.toMatch(/^1\. /m)
    expect(later.out).toMatch(/^2\. .*quelle carte/m)
  })

  test('a game whose only choices were asked for is checked and told like any other', async () => {
    const file = join(scratch(), 'asked.json')
    const module = kinfireDelve
    const match = Match.start(module.game, { seats: 1, options: module.quickOptions(1), seed: 2 })
    match.setWindow(0, ONLY_CHOICES, 'always')
    const forced = () =>
      match
        .parts()
        .ledger.entries()
        .filter(({ tag }) => tag === FORCED).length
    const bot = botOf(module, 'heuristic')
    while (forced() < 2) match.play(0, decide(match, 0, bot, new Fate(2)))
    const answers = match.parts().ledger.answers.length
    writeFileSync(file, JSON.stringify(save(match)))
    expect(await run(['check', file])).toMatchObject({ code: 0, err: '' })
    expect((await run(['replay', file])).out).toMatch(new RegExp(`^${answers}\\. `, 'm'))
  })

  test('a report from the browser opens like a save, with its note', async () => {
    const data = scratch()
    const save = join(data, 'mine.json')
    await run(['play', GAME, '--plain', '--seed', '7', '--data', data], `keep\nsave ${save}\nquit\n\n`)
    const report = join(data, 'mine.report.json')
    const about = { capsule: 1, version: 1, lang: 'en', note: 'the door\u001b[31m stayed shut' }
    const write = (more: object): void => writeFileSync(report, JSON.stringify({ ...about, ...more }))
    write({ save: JSON.parse(readFileSync(save, 'utf8')) as unknown })
    const told = await run(['replay', report])
    expect(told).toMatchObject({ code: 0, err: '' })
    expect(told.out).toMatch(/Reported with the note: the door \[31m stayed shut\n[^]*1\. .*keep your hand/)
    expect((await run(['replay', report, '--lang', 'fr'])).out).toContain('Signalé avec la note')
    expect(await run(['check', report])).toMatchObject({ code: 0 })
    expect((await run(['play', '--load', report, '--plain', '--data', scratch()])).out).toMatch(PROMPT)
    for (const [more, complaint] of [
      [{ save: { ...(JSON.parse(readFileSync(save, 'utf8')) as object), seats: 3 } }, /changed by hand/],
      [{ save: null }, /not an Emberhall save/],
    ] as const) {
      write(more)
      const broken = await run(['replay', report])
      expect(broken.code).toBe(2)
      expect(broken.err).toMatch(complaint)
    }
  })

  test('a file that holds something else is not written over without a yes', async () => {
    const data = scratch()
    const file = join(data, 'diary.txt')
    writeFileSync(file, 'dear diary')
    const args = ['play', GAME, '--plain', '--seed', '7', '--data', data]
    const no = await run(args, `save ${file}\nno\nsave ${file}\n\n`)
    expect(no.out).toContain('Nothing was saved.')
    expect(readFileSync(file, 'utf8')).toBe('dear diary')
    await run(args, `save ${file}\nyes\n`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: GAME })
    const nowhere = await run(args, `save ${join(file, 'x.json')}\nkeep\n`)
    expect(nowhere.out).toContain('cannot be written')
    expect(lastQuestion(nowhere.out, PROMPT)).toMatch(TURN)
  })

  test('a game that is killed goes on at the same question', async () => {
    const data = scratch()
    const talk = new Talk([
      'play',
      GAME,
      '--plain',
      '--seats',
      'me,bot',
      '--seed',
      '11',
      '--data',
      data,
      '--names',
      'Ana',
    ])
    await talk.until(PROMPT)
    talk.type('1', '1', '1', '1', '2', '1', 'next')
    await talk.until(/What comes next:|Nothing is planned/)
    talk.child.kill('SIGKILL')
    await talk.ended()
    expect(existsSync(onlySave(data, 'saves'))).toBe(true)
    const again = await run(['play', GAME, '--plain', '--resume', '--data', data])
    expect(again.code).toBe(0)
    expect(again.out).toContain('Going on with')
    expect(lastQuestion(again.out, PROMPT)).toBe(lastQuestion(talk.text, PROMPT))
    expect(again.out).toContain('Ana')
  })

  test('Ctrl-C leaves a game that can be resumed', async () => {
    const data = scratch()
    const talk = new Talk(['play', GAME, '--plain', '--seed', '11', '--data', data])
    await talk.until(PROMPT)
    talk.child.kill('SIGINT')
    expect(await talk.ended()).toBe(130)
    expect(talk.text).toContain('Go on with: npx emberhall play kinfire-delve --resume')
    expect((await run(['play', GAME, '--plain', '--resume', '--data', data])).code).toBe(0)
  })

  test('where nothing can be written the game goes on', async () => {
    const data = join(scratch(), 'file')
    writeFileSync(data, '')
    const { code, out } = await run(['play', GAME, '--plain', '--seed', '3', '--data', data], 'keep\n')
    expect(code).toBe(0)
    expect(out.match(/cannot be written/g)).toHaveLength(1)
    expect(lastQuestion(out, PROMPT)).toMatch(TURN)
  })
})

test('without a terminal and without input it says how to play', { timeout: 20_000 }, async () => {
  const { code, out } = await run(['play', GAME])
  expect(code).toBe(0)
  expect(out).toContain('npm start')
  const french = await run(['play', GAME], '', { LANG: 'fr_FR.UTF-8' })
  expect(french.out).toContain('se joue à un terminal')
  const silent = new Talk(['play', GAME])
  expect(await silent.ended()).toBe(0)
})
