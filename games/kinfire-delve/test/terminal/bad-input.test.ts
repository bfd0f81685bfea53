import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '@emberhall/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { run, scratch } from '@emberhall/cli/testing'

const GAME = 'kinfire-delve'
const folder = scratch()
const good = join(folder, 'good.json')
const at = (name: string): string => join(folder, name)

beforeAll(async () => {
  await run(['play', GAME, '--plain', '--seed', '7', '--data', join(folder, 'data')], `keep\n1\nsave ${good}\nquit\n\n`)
  const text = readFileSync(good, 'utf8')
  const { sum: _, ...body } = JSON.parse(text) as Record<string, unknown> & { checkpoint: object }
  const forged = (change: object): string => {
    const next = { ...body, ...change }
    return JSON.stringify({ ...next, sum: hashText(JSON.stringify(next)) })
  }
  writeFileSync(at('truncated.json'), text.slice(0, 700))
  writeFileSync(at('edited.json'), text.replace('"seats":1', '"seats":2'))
  writeFileSync(at('newer.json'), forged({ emberhall: 99 }))
  writeFileSync(at('newer-game.json'), forged({ version: 99 }))
  writeFileSync(at('impossible.json'), forged({ checkpoint: { ...body.checkpoint, hp: 99 } }))
  writeFileSync(at('other-end.json'), forged({ position: '0123456789abcdef' }))
  writeFileSync(at('unknown-game.json'), forged({ game: 'chess' }))
  writeFileSync(at('list.json'), '[]')
  writeFileSync(at('empty.json'), '')
}, 30_000)

type Case = readonly [readonly string[], RegExp]
const play = (...rest: string[]): string[] => ['play', GAME, '--plain', '--data', at('data'), ...rest]

describe('what is wrong is said, with what would be right, and nothing runs', { timeout: 30_000 }, () => {
  const cases: readonly Case[] = [
    [['dance'], /no command "dance".*There are: play, simulate/],
    [['paly', GAME], /Did you mean "play"\?/],
    [['move'], /From where to where\?/],
    [['move', './a', './b'], /Nothing has been carried over: one of the two is a data folder/],
    [
      ['move', at('nothing'), 'postgres://127.0.0.1:1/x'],
      /Nothing has been carried over: there is no data of Emberhall/,
    ],
    [['play'], /Which game\? There are: .*kinfire-delve/],
    [['play', 'kinfire-delv'], /no game "kinfire-delv"\. Did you mean "kinfire-delve"\?/],
    [['play', GAME, 'twice'], /"twice" is more than this command can use/],
    [play('--seat', '2'), /no option --seat here\. Did you mean "--seats"\?/],
    [play('--seats'), /--seats needs a value/],
    [play('--seats', '--plain'), /--seats needs a value/],
    [play('--seats', '9'), /1 to 4 seats, not 9/],
    [play('--seats', '0'), /1 to 4 seats, not 0/],
    [play('--seats', 'me,bto'), /no bot "bto"\. Did you mean "bot"\?/],
    [play('--seats', '1', '--seats', '2'), /--seats is given more than once/],
    [play('--seed', 'luck'), /--seed: "luck" is not a whole number/],
    [play('--lang', 'de'), /--lang: "de" is not one of en, fr/],
    [play('--undo', 'maybe'), /not one of same, new, strict/],
    [play('--plain=yes'), /--plain takes no value/],
    [play('--option', 'mod=hard'), /no option "mod"\. Did you mean "mode"\?[^]*mode=normal \| hard/],
    [play('--option', 'mode=brutal'), /mode cannot be "brutal"\. It can be: normal \| hard/],
    [play('--option', 'quick=perhaps'), /It can be: true \| false/],
    [play('--option', 'firstPlayer=77'), /a whole number from -1 to 3/],
    [play('--option', 'seekers=asha,nobody', '--seats', '2'), /do not go together[^]*KD-1\.7/],
    [play('--option', 'mode'), /mode cannot be ""/],
    [play('--resume', '--data', at('empty-folder')), /--data is given more than once/],
    [['play', GAME, '--plain', '--resume', '--data', at('empty-folder')], /no unfinished game/],
    [play('--load', at('missing.json')), /no file .*missing\.json/],
    [play('--load', folder), /cannot be opened/],
    [play('--load', at('truncated.json')), /not a whole save file[^]*Nothing has been changed/],
    [play('--load', at('empty.json')), /not a whole save file/],
    [play('--load', at('list.json')), /not an Emberhall save/],
    [play('--load', at('edited.json')), /damaged or was changed by hand/],
    [play('--load', at('newer.json')), /newer Emberhall/],
    [play('--load', at('newer-game.json')), /newer version of kinfire-delve/],
    [play('--load', at('impossible.json')), /hp: 99 is above 10/],
    [play('--load', at('unknown-game.json')), /save of chess, not of kinfire-delve/],
    [play('--load', good, '--seats', '3'), /1 to 1 seats, not 3/],
    [['check'], /Which file\?/],
    [['check', at('truncated.json')], /not a whole save file/],
    [['check', at('unknown-game.json')], /no game "chess"/],
    [['replay', at('edited.json')], /changed by hand/],
    [['replay', good, '--from', '0'], /--from: "0" is not a whole number from 1 on/],
    [['simulate', GAME, '--games', 'many'], /--games: "many"/],
    [['simulate', GAME, '--bot', 'heuristik'], /no bot "heuristik"\. Did you mean "heuristic"\?/],
    [['simulate', GAME, '--seats', '7'], /1 to 4 seats, not 7/],
    [['simulate', GAME, '--seats', 'two'], /--seats: "two"/],
    [['simulate', GAME, '--without', 'great-stagg'], /"great-stagg" is not one of great-stag/],
    [['simulate', GAME, '--report', good, '--games', '1'], /is no balance report; it stays as it is/],
    [['help', 'dance'], /no command "dance"/],
    [['games', 'all'], /more than this command can use/],
  ]
  test.each(cases)('%j', async (args, message) => {
    const before = readFileSync(good, 'utf8')
    const { code, out, err } = await run(args)
    expect(err).toMatch(message)
    expect(err).not.toMatch(/^\s+at /m)
    expect(code).toBe(2)
    expect(args[0] === 'check' ? '' : out).toBe('')
    expect(readFileSync(good, 'utf8')).toBe(before)
  })

  test('in French too', async () => {
    const { err, code } = await run(['play', 'kinfire', '--lang', 'fr'])
    expect(err).toMatch(/Le jeu « kinfire » n’existe pas\. Vouliez-vous dire « kinfire-delve » \?/)
    expect(code).toBe(2)
    const { err: option } = await run(play('--option', 'mode=dur', '--lang=fr'))
    expect(option).toMatch(/Possible : normal \| hard/)
  })

  test('a save that leads elsewhere is found out', async () => {
    const { code, err } = await run(['check', at('other-end.json')])
    expect(code).toBe(1)
    expect(err).toMatch(/another position/)
    expect(err).toMatch(/has a problem/)
  })
})

test('nothing was left behind by what was refused', () => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(readdirSync(join(folder, 'data', 'saves')).filter((name) => name.endsWith('.save.json'))).toHaveLength(1)
})
