import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, left, lines, namedBy, pool, verbs } from './acting.ts'
import { adv, loadOf, lyingAt, type Scene, scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

const BOOTS = 'boots-of-the-winds'
const KINDS = ['move', 'dig', 'pick', 'fight', 'wild'] as const

describe('symbols', () => {
  test('FF-5.1 each symbol is spent once', () => {
    const t = acting('stone-grip', { at: { granit: 'S7' }, lying: { S7: ['gold', 'gold', 'gold'] } })
    t.answer(0, 'pick:gold:none').answer(0, 'pick:gold:none').refuses(0, 'pick:gold:none', 'FF-5.1')
    expect(pool(t)).toEqual([1, 0, 0, 0, 0])
    t.answer(0, 'move:S1').refuses(0, 'move:S7', 'FF-6.1')
    t.refuses(0, 'dig')
  })
  test('FF-5.1 FF-5.3 a wild symbol stands for one of the four, once, and only where no other fits', () => {
    const t = left({ move: 1, wild: 1 }, 'rumble', { at: { granit: 'S7' }, lying: { S10: ['gold', 'gold'] } })
    t.answer(0, 'move:S10')
    expect(pool(t)).toEqual([0, 0, 0, 0, 1])
    t.answer(0, 'pick:gold:none').refuses(0, 'pick:gold:none', 'FF-5.1')
    t.refuses(0, 'move:S7', 'FF-6.1')
  })

  /** Everything that could be done with a symbol lies ready at S8; at the Forge there is an artifact to be paid. */
  const ready: Scene = {
    at: { granit: 'S8', nobz: 'S8' },
    ore: { granit: ['gold'], nobz: ['gold'] },
    lying: { S8: ['darkiron'] },
    deposits: { S8: 'deposit-II-3' },
    totems: { S8: 'flame' },
    caveIns: ['S5-S8'],
  }
  const anyOne = ['give', 'take', 'totem']
  const free: Readonly<Record<(typeof KINDS)[number], readonly string[]>> = {
    move: ['move', ...anyOne],
    dig: ['clear', 'dig', ...anyOne],
    pick: ['pick', ...anyOne],
    fight: ['clear', ...anyOne],
    wild: ['move', 'clear', 'dig', 'pick', ...anyOne],
  }
  const beside: typeof free = {
    move: ['move'],
    dig: ['clear'],
    pick: [],
    fight: ['clear', 'fight'],
    wild: ['move', 'clear', 'fight'],
  }
  test.each(KINDS)('FF-5.2 FF-5.3 what a %s pays for, with a Kobold there and without', (kind) => {
    const paid = (wanted: Scene) =>
      verbs(left({ [kind]: 1 }, 'hurl', wanted)).filter((verb) => !['ability', 'stop'].includes(verb))
    expect(paid(ready)).toEqual(free[kind].toSorted())
    expect(paid({ ...ready, kobolds: ['S8'] })).toEqual(beside[kind].toSorted())
    const fire: Scene = {
      at: { granit: 'F' },
      ore: { granit: ['gold', 'darkiron'] },
      row: ['key-of-the-forge', BOOTS, 'wyrm-heart'],
    }
    expect(namedBy(left({ [kind]: 1 }, 'hurl', fire), 'forge')).toEqual(['key-of-the-forge'])
    expect(namedBy(left({ [kind]: 1 }, 'hurl', { ...fire, kobolds: ['F'] }), 'forge')).toEqual([])
  })
  test('FF-5.2 the reason names the missing symbol, or the Kobold', () => {
    const t = left({ move: 1 }, 'hurl', ready)
    for (const word of ['dig', 'pick:darkiron:none', 'clear:S5-S8'])
      expect(t.refusal(0, word, 'FF-5.1')).toHaveLength(1)
    left({ dig: 1 }, 'hurl', { ...ready, kobolds: ['S8'] }).refuses(0, 'dig', 'FF-12.2')
    left({}, 'hurl', { ...ready, kobolds: ['S8'] }).refuses(0, 'fight:0', 'FF-5.1')
    left({}, 'hurl', ready).refuses(0, 'totem:totem-flame', 'FF-5.1')
    left({}, 'hurl', ready).refuses(0, 'give:nobz:gold', 'FF-5.1')
  })
  test('FF-5.2 the symbol that is spent is one that fits, of the player’s choice', () => {
    const many = { move: 1, dig: 1, pick: 1, fight: 1, wild: 1 }
    const chosen = (deed: string) => namedBy(left(many, 'hurl', ready).answer(0, deed), 'spend')
    expect(chosen('clear:S5-S8')).toEqual(['dig', 'fight'])
    expect(chosen('totem:totem-flame')).toEqual(['move', 'dig', 'pick', 'fight'])
    expect(chosen('give:nobz:gold')).toEqual(['move', 'dig', 'pick', 'fight'])
    expect(pool(left(many, 'hurl', ready).answer(0, 'dig'))).toEqual([1, 0, 1, 1, 1])
    expect(pool(left(many, 'hurl', ready).answer(0, 'pick:darkiron:none'))).toEqual([1, 1, 0, 1, 1])
  })
  test('FF-5.3 one wild symbol is gone after any of them', () => {
    const deeds = [
      'move:S11',
      'dig',
      'pick:darkiron:none',
      'clear:S5-S8',
      'totem:totem-flame',
      'give:nobz:gold',
      'take:nobz:gold',
    ]
    for (const deed of deeds) expect(pool(left({ wild: 1 }, 'hurl', ready).answer(0, deed))).toEqual([0, 0, 0, 0, 0])
    const fight = left({ wild: 1 }, 'hurl', { at: { granit: 'S8' }, kobolds: ['S8'] }).roll('kobold token', [3])
    expect(pool(fight.answer(0, 'fight:0'))).toEqual([0, 0, 0, 0, 0])
  })
})

describe('abilities', () => {
  const teams = [
    ['flyna', 'mogrimur', 'drsdaqt'],
    ['korgain', 'molly', 'silkara'],
  ]
  test('FF-5.4 a card may have several, each is good once', () => {
    const t = acting('steam-jet', { teams, at: { flyna: 'S7', korgain: 'S7' } })
    t.blocks(0, 'ability:steam-jet:1', 'FF-1.8')
    t.answer(0, 'ability:steam-jet:0').refuses(0, 'ability:steam-jet:0', 'FF-5.5')
    t.answer(0, 'move:S1').answer(0, 'stop')
    const both = acting('steam-jet', { teams, at: { flyna: 'S7', korgain: 'S7' } })
    both.answer(0, 'ability:steam-jet:0').answer(0, 'ability:steam-jet:1').answer(0, 'site:S1')
    expect(whereIs(both.state, 'korgain')).toBe('S1')
    both.refuses(0, 'ability:steam-jet:1', 'FF-5.5')
    expect(pool(both)).toEqual([1, 1, 0, 1, 0])
  })
  test('FF-5.4 never in the middle of an action', () => {
    const t = acting('rumble', { at: { granit: 'S7', nobz: 'S7' }, ore: { granit: ['gold', 'gold'] } })
    expect(
      t
        .answer(0, 'give:nobz:gold')
        .answer(0, 'spend:move')
        .asked(0, 'moreOre')
        .refusal(0, 'ability:rumble:0', 'FF-10.5'),
    ).toHaveLength(1)
    t.pass(0).answer(0, 'ability:rumble:0')
  })
  test('FF-5.5 a card played again in the same turn does not bring its ability back', () => {
    const t = acting('hex', { teams, discards: [['telepathy', 'vigour']] })
    t.answer(0, 'ability:hex:0').answer(0, 'card:telepathy').answer(0, 'stop')
    t.answer(0, 'ability:telepathy:0').answer(0, 'stop')
    expect(lines(t, 'chained')).toEqual(['chained 0 telepathy', 'chained 0 hex'])
    expect(pool(t)).toEqual([1, 0, 0, 0, 1])
    t.refuses(0, 'ability:hex:0', 'FF-5.5')
  })
  test('FF-5.5 in a later turn it is fresh', () => {
    const hands = [['telepathy'], ['pick-swing']]
    const t = scene({ teams, hands, active: [['hex']], discards: [['vigour', 'hydraulic-claw']] }).begin()
    t.answer(0, 'ability:telepathy:0').answer(0, 'stop')
    expect(namedBy(t, 'ability')).toEqual(['hex:0'])
  })
  test('FF-5.6 Flight and Stealth are on at once, without being announced', () => {
    const mine = [
      ['silkara', 'mogrimur', 'nobz'],
      ['korgain', 'molly', 'gobetou'],
    ]
    const flying = acting('wall-crawler', { teams: mine, at: { silkara: 'S5' } })
    flying.offers(0, ['move:F', 'move:E']).lacks(0, 'ability:wall-crawler:0')
    const hidden = acting('skeletal-mount', {
      teams: mine,
      at: { mogrimur: 'S5' },
      lying: { S5: ['gold'] },
      kobolds: ['S5'],
    })
    hidden.answer(0, 'pick:gold:none')
    expect(loadOf(hidden.state, 'mogrimur')).toEqual([1, 0, 0, 0])
  })
  test('FF-5.6 FF-5.9 unless they are cancelled or lost', () => {
    const mine = [
      ['silkara', 'mogrimur', 'nobz'],
      ['korgain', 'molly', 'gobetou'],
    ]
    const absorbed = acting('wall-crawler', { teams: mine, at: { silkara: 'S5' }, hands: [[], ['absorption']] })
    absorbed.answer(1, 'absorb:absorption').refuses(0, 'move:F', 'FF-6.2')
    expect(pool(absorbed)).toEqual([2, 1, 0, 0, 0])
    const stunned = scene({ teams: mine, at: { silkara: 'S5' }, hands: [['wall-crawler']] })
      .set((s) => void (s.adventurers[adv('silkara')]!.stun = true))
      .begin()
    stunned.refuses(0, 'move:F', 'FF-6.2')
    expect(pool(stunned)).toEqual([2, 1, 0, 0, 0])
  })
})

describe('immunity', () => {
  const teams = [
    ['korgain', 'devorfu', 'nobz'],
    ['ogmul', 'granit', 'molly'],
  ]
  test('FF-5.7 FF-5.8 nobody immune can be chosen', () => {
    const t = acting('chilling-beard', { teams, at: { korgain: 'S5', ogmul: 'S5', granit: 'S5' } })
    t.answer(0, 'ability:chilling-beard:0')
    expect(t.state.adventurers.flatMap((one, i) => (one.stun ? [i] : []))).toEqual([adv('granit')])
    const alone = acting('chilling-beard', { teams, at: { korgain: 'S5', ogmul: 'S5' } })
    alone.refuses(0, 'ability:chilling-beard:0', 'FF-17.5')
  })
  test('FF-5.8 where a keyword hits several the immune are left out', () => {
    const t = acting('horn-charge', {
      teams,
      at: { devorfu: 'S5', granit: 'S5', nobz: 'S5' },
      ore: { granit: ['gold'], nobz: ['darkiron'] },
    })
    t.answer(0, 'ability:horn-charge:0').asked(0, 'act')
    expect(lyingAt(t.state, 'S5')).toEqual([0, 1, 0, 0])
    expect(loadOf(t.state, 'granit')).toEqual([1, 0, 0, 0])
  })
  test('FF-5.7 FF-5.8 outside their own turn too, in events', () => {
    const t = scene({ teams, at: { korgain: 'S12', molly: 'S12', granit: 'S13' } })
      .agenda('event')
      .top(Z.eventPile, ['foul-air'])
      .begin()
    expect(t.state.adventurers.flatMap((one, i) => (one.slow ? [i] : []))).toEqual([adv('granit'), adv('molly')])
    const fire = scene({ teams, at: { granit: 'F', molly: 'F' }, ore: { granit: ['gold'], molly: ['darkiron'] } })
      .agenda('event')
      .top(Z.eventPile, ['firedamp'])
      .begin()
    expect(lyingAt(fire.state, 'F')).toEqual([0, 1, 0, 0])
  })
  test('FF-5.8 other parts of an effect reach the immune', () => {
    const t = acting('hot-behind-you', { teams, at: { devorfu: 'S5', granit: 'S5', ogmul: 'S5' } })
    t.answer(0, 'ability:hot-behind-you:0').answer(0, 'adventurer:granit').answer(0, 'site:S7').answer(0, 'site:S8')
    expect([whereIs(t.state, 'granit'), whereIs(t.state, 'ogmul')]).toEqual(['S7', 'S8'])
  })
  test('FF-5.9 Stun costs abilities only: symbols, Potions, powers and immunity stay', () => {
    const t = scene({
      teams: [
        ['granit', 'ogmul', 'nobz'],
        ['korgain', 'devorfu', 'molly'],
      ],
      at: { granit: 'S5', korgain: 'S5', devorfu: 'S5' },
      ore: { granit: ['gold'] },
      hands: [['titans-hurl'], ['horn-charge']],
      forged: [[BOOTS]],
    })
      .set((s) => {
        s.adventurers[adv('granit')]!.stun = true
        s.potions[0] = 'full'
      })
      .begin()
    t.answer(0, 'potion:speed').refuses(0, 'ability:titans-hurl:0', 'FF-16.5')
    expect(pool(t)).toEqual([3, 0, 0, 1, 0])
    t.answer(0, `power:${BOOTS}`).offers(0, 'move:F').answer(0, 'stop')
    t.answer(1, 'ability:horn-charge:0')
    expect(loadOf(t.state, 'granit')).toEqual([1, 0, 0, 0])
  })
  test('FF-5.9 FF-5.7 Absorption likewise', () => {
    const t = acting('titans-hurl', {
      teams: [
        ['granit', 'ogmul', 'nobz'],
        ['gobetou', 'devorfu', 'molly'],
      ],
      at: { granit: 'S5', gobetou: 'S5' },
      ore: { granit: ['gold'] },
      hands: [[], ['absorption']],
      forged: [[BOOTS]],
    })
    t.answer(1, 'absorb:absorption').refuses(0, 'ability:titans-hurl:0', 'FF-18.8')
    expect(pool(t)).toEqual([2, 0, 0, 1, 0])
    t.offers(0, `power:${BOOTS}`)
  })
})
