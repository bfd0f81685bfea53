import { save } from '@emberhall/saves'
import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, left, type Playing } from './acting.ts'
import { adv, forgeflame, type Scene, scene } from './scene.ts'

afterEach(allDone)

const BOOTS = 'boots-of-the-winds'
/** Refused as it stands, without the help of the scenario; nothing has changed. */
function refusesRaw(t: Playing, seat: number, value: unknown, question: unknown = t.match.question): string[] {
  const before = JSON.stringify(save(t.match))
  const verdict = t.match.answer({ seat, question, value } as never)
  expect([JSON.stringify(value), verdict.ok]).toEqual([JSON.stringify(value), false])
  expect(JSON.stringify(save(t.match))).toBe(before)
  return verdict.ok ? [] : verdict.why.map((w) => w.code)
}

describe('illegal paths', () => {
  const three = { mogrimur: 'S8', korgain: 'S8', silkara: 'S8' }
  const refused: readonly [what: string, wanted: Scene, word: string, rule: string][] = [
    ['a site that is not adjacent', {}, 'move:S10', 'FF-4.8'],
    ['the own site', {}, 'move:S5', 'FF-4.8'],
    ['a difficult passage on foot', {}, 'move:F', 'FF-6.2'],
    ['the difficult way to the Entrance', {}, 'move:E', 'FF-6.2'],
    ['a cave-in', { caveIns: ['S5-S7'] }, 'move:S7', 'FF-7.1'],
    ['a full site with no Move left', { at: { granit: 'S5', ...three } }, 'move:S8', 'FF-6.4'],
  ]
  test.each(refused)('FF-6.1 FF-6.2 FF-6.4 FF-7.1 %s', (_, wanted, word, rule) => {
    const t = acting('rumble', { at: { granit: 'S5' }, ...wanted })
    expect(t.refusal(0, word, rule)).toHaveLength(1)
    t.answer(0, 'move:S2').refuses(0, 'move:S5', 'FF-6.1')
  })
  test('FF-6.8 any way at all out of a web', () => {
    const t = scene({ at: { granit: 'S5' }, hands: [['rumble']] })
      .set((s) => void Object.assign(s.webs[0]!, { on: 'adventurer', a: adv('granit') }))
      .begin()
    for (const to of ['S2', 'S3', 'S7', 'S8', 'E', 'F']) expect(t.refusal(0, `move:${to}`, 'FF-6.8')).toHaveLength(1)
  })
  test('FF-6.7 a Push onto a full site, onto its own site, or too far', () => {
    const t = acting('hurl', { seats: 3, at: { granit: 'S5', gobetou: 'S5', ...three } })
    t.answer(0, 'ability:hurl:0')
    for (const to of ['S8', 'S5', 'S12', 'S14']) expect(t.refusal(0, `site:${to}`, 'FF-16.2')).toHaveLength(1)
    t.refuses(0, 'pass', 'FF-16.2')
  })
})

describe('more than there is room for', () => {
  test('FF-10.3 FF-10.6 over the limit by picking up, giving or taking', () => {
    const t = acting('lucky-find', {
      at: { molly: 'S7', granit: 'S7', nobz: 'S7' },
      ore: { molly: ['gold', 'darkiron'], granit: ['gold', 'gold', 'gold'], nobz: ['gold'] },
      lying: { S7: ['draconite'] },
    })
    expect(t.refusal(0, 'pick:draconite:none', 'FF-10.3')).toHaveLength(1)
    t.refuses(0, 'pick:draconite:draconite')
    t.refuses(0, 'give:granit:gold', 'FF-10.6')
    t.refuses(0, 'take:nobz:gold', 'FF-10.6')
    t.refuses(0, 'take:granit:gold', 'FF-10.6')
    t.refuses(0, 'give:nobz:draconite')
    t.offers(0, 'give:nobz:gold')
  })
  test('FF-6.3 FF-6.7 nobody travels to a full site', () => {
    const t = acting('full-throttle', {
      at: { nobz: 'S1', mogrimur: 'S8', korgain: 'S8', silkara: 'S8' },
      totems: { S1: 'travel' },
    })
    t.answer(0, 'totem:totem-travel')
    expect(t.refusal(0, 'site:S8', 'FF-15.7')).toHaveLength(1)
    t.refuses(0, 'site:S1', 'FF-15.7')
    t.refuses(0, 'pass', 'FF-15.7')
  })
})

describe('wrong payments', () => {
  test('FF-13.4 FF-13.5 ores of the wrong kind, of opponents, from elsewhere, too few or too many', () => {
    const t = acting('rumble', {
      at: { granit: 'F', nobz: 'F', molly: 'S7', korgain: 'F' },
      ore: {
        granit: ['gold', 'gold', 'draconite'],
        nobz: ['darkiron', 'darkiron'],
        molly: ['darkiron'],
        korgain: ['gold'],
      },
      row: [BOOTS, 'wyrm-heart', 'black-hammer'],
    })
    expect(t.refusal(0, 'forge:black-hammer', 'FF-13.4')).toHaveLength(1)
    t.answer(0, `forge:${BOOTS}`).answer(0, 'spend:pick').asked(0, 'act')
    const choosing = acting('rumble', {
      at: { granit: 'F', nobz: 'F', korgain: 'F' },
      ore: { granit: ['gold', 'darkiron'], nobz: ['gold', 'darkiron', 'darkiron'], korgain: ['gold'] },
      row: [BOOTS],
    })
    choosing.answer(0, `forge:${BOOTS}`)
    choosing.refuses(0, 'spend:fight', 'FF-5.2')
    choosing.refuses(0, 'pass', 'FF-5.2')
    choosing.answer(0, 'spend:dig').asked(0, 'pay')
    for (const word of [
      'carried:korgain:gold',
      'carried:granit:darkiron',
      'carried:granit:draconite',
      'carried:molly:gold',
      'pass',
    ])
      choosing.refuses(0, word, 'FF-13.4')
    refusesRaw(choosing, 0, ['carried:granit:gold', 'carried:nobz:gold'])
  })
  test('FF-5.1 FF-5.2 with a symbol that does not fit, or with none', () => {
    const wanted: Scene = {
      at: { granit: 'S8', nobz: 'S8' },
      ore: { granit: ['gold'] },
      lying: { S8: ['gold'] },
      deposits: { S8: 'deposit-II-1' },
      caveIns: ['S5-S8'],
    }
    const move = left({ move: 1 }, 'hurl', wanted)
    for (const word of ['dig', 'pick:gold:none', 'clear:S5-S8']) expect(move.refusal(0, word, 'FF-5.1')).toHaveLength(1)
    const none = left({}, 'hurl', wanted)
    for (const word of ['dig', 'pick:gold:none', 'clear:S5-S8', 'give:nobz:gold']) none.refuses(0, word, 'FF-5.1')
    none.refuses(0, 'move:F', 'FF-6.1')
  })
})

describe('out of turn', () => {
  test('FF-4.1 FF-4.3 the wrong seat, a spectator, a seat that is not there', () => {
    const t = scene({
      hands: [
        ['hurl', 'rumble'],
        ['vigour', 'hex'],
      ],
    }).begin()
    for (const seat of [1, 2, -1, 7, 0.5]) expect(refusesRaw(t, seat, `play:${t.card('hurl')}`)).toEqual(['notAsked'])
    t.answer(0, 'play:hurl')
    expect(t.refusal(1, 'stop', 'FF-4.8').map((w) => w.code)).toEqual(['notAsked'])
    t.refuses(1, 'move:S2', 'FF-4.8')
  })
  test('FF-8.4 the player on turn while somebody else has to choose', () => {
    const t = acting('hurl', { at: { granit: 'S5', korgain: 'S5' }, tokens: { S7: 'find' } })
    t.answer(0, 'ability:hurl:0').answer(0, 'site:S7').waitsFor(1)
    expect(t.refusal(0, 'ore:gold', 'FF-8.10')).toHaveLength(1)
    t.refuses(0, 'stop', 'FF-8.10')
  })
  test('FF-12.4 anybody after the end', () => {
    const t = acting('rumble', { tokens: { S2: 'encounter' }, kobolds: ['S1', 'S1', 'S1', 'S1', 'S1', 'S1'] })
    t.answer(0, 'move:S2').over()
    for (const seat of [0, 1]) expect(refusesRaw(t, seat, 'stop')).toEqual(['gameOver'])
  })
  test('FF-4.8 a question that has been answered already', () => {
    const t = acting('full-throttle', { at: { nobz: 'S7' } })
    const earlier = t.match.question
    t.answer(0, 'move:S1')
    expect(refusesRaw(t, 0, 'move:S2', earlier)).toEqual(['stale'])
  })
})

describe('the draft', () => {
  const drafting = () => fromSetup(forgeflame, { seats: 3, options: { recruitment: 'draft', firstPlayer: 0 } }).begin()
  test('FF-2.3 FF-3.5 FF-3.7 a taken adventurer, one outside the pool, the wrong number, the wrong seat', () => {
    const t = drafting().answer(0, ['recruit:nobz'])
    expect(t.refusal(1, ['recruit:nobz'], 'FF-2.3')).toHaveLength(1)
    t.refuses(1, ['recruit:devorfu'], 'FF-3.7')
    t.refuses(1, ['recruit:granit', 'recruit:molly'], 'FF-3.7')
    t.refuses(2, ['recruit:granit'], 'FF-3.7')
    t.refuses(0, ['recruit:granit'], 'FF-3.7')
    t.answer(1, ['recruit:granit'])
    t.refuses(2, ['recruit:molly'], 'FF-3.7')
    t.refuses(2, ['recruit:molly', 'recruit:molly'], 'FF-3.7')
    t.refuses(2, ['recruit:molly', 'recruit:granit'], 'FF-2.3')
    t.answer(2, ['recruit:molly', 'recruit:ogmul'])
  })
})

describe('malformed', () => {
  const nonsense: readonly unknown[] = [
    '',
    ' ',
    ':',
    'move',
    'move:',
    'move:S99',
    'move:5',
    'move:s2',
    'MOVE:S2',
    'move:S2:S3',
    'move:S2 ',
    'fly:S2',
    'dig:1',
    'pick:gold',
    'pick:silver:none',
    'play:-1',
    'play:1.5',
    'play:999999999999',
    'ability:0:0',
    'ability:NaN:0',
    'fight:-1',
    'number:1',
    'number:1e9',
    null,
    undefined,
    0,
    -1,
    1.5,
    true,
    {},
    [],
    ['move:S2'],
    ['move:S2', 'move:S3'],
    [['move:S2']],
    new Array(10_000).fill('move:S2'),
    'x'.repeat(100_000),
    { seat: 0 },
  ]
  test('FF-4.8 words and things that mean nothing change nothing', () => {
    const t = acting('rumble')
    for (const value of nonsense) expect(refusesRaw(t, 0, value)).toHaveLength(1)
    for (const question of ['', null, -1, 1e9, 'q1', {}]) expect(refusesRaw(t, 0, 'stop', question)).toEqual(['stale'])
    t.answer(0, 'move:S2')
  })
  test('FF-3.7 neither in a question for several', () => {
    const t = fromSetup(forgeflame, { seats: 2, options: { recruitment: 'draft', firstPlayer: 0 } }).begin()
    for (const value of nonsense) expect(refusesRaw(t, 0, value)).not.toEqual([])
    for (const value of [
      'recruit:nobody',
      ['recruit:nobody'],
      ['recruit:granit', null],
      { 0: 'recruit:granit', length: 1 },
    ])
      refusesRaw(t, 0, value)
    t.answer(0, ['recruit:granit'])
  })
})
