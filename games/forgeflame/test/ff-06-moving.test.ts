import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, goes, left, namedBy, pool } from './acting.ts'
import { adv, SITES, scene, whereIs } from './scene.ts'

afterEach(allDone)

describe('one Move', () => {
  test('WE-1 FF-6.1 FF-6.2 FF-6.4 FF-7.1 where Granit can go with one Move left', () => {
    const t = acting('rumble', {
      seats: 3,
      at: { granit: 'S5', mogrimur: 'S8', korgain: 'S8', silkara: 'S8' },
      caveIns: ['S5-S7'],
    })
    expect(goes(t)).toEqual(['S2', 'S3'])
    t.refuses(0, 'move:S7', 'FF-7.1')
    t.refuses(0, 'move:S8', 'FF-6.4')
    t.refuses(0, 'move:E', 'FF-6.2')
    t.refuses(0, 'move:F', 'FF-6.2')
  })
  test('FF-6.1 a Move leads through one passage and uses up one symbol', () => {
    const t = acting('heavy-tread', { at: { granit: 'S7' } })
    expect(goes(t).toSorted()).toEqual(['F', 'S1', 'S10', 'S5'])
    t.refusal(0, 'move:S8').map((w) => expect(w.code).toBe('notOffered'))
    t.refuses(0, 'move:S7')
    t.answer(0, 'move:S10')
    expect(whereIs(t.state, 'granit')).toBe('S10')
    expect(pool(t)).toEqual([1, 1, 0, 0, 0])
    t.answer(0, 'move:S12').blocks(0, 'move:S10', 'FF-6.1')
    t.refuses(0, 'move:S10', 'FF-6.1')
  })
  test('FF-6.1 only the active adventurer is moved', () => {
    const t = acting('rumble', { at: { granit: 'S7', nobz: 'S7', korgain: 'S7' } })
    t.answer(0, 'move:S1')
    expect(['granit', 'nobz', 'korgain'].map((name) => whereIs(t.state, name))).toEqual(['S1', 'S7', 'S7'])
  })
  test('FF-6.2 a difficult passage takes Flight at the moment of moving', () => {
    const teams = [
      ['silkara', 'granit', 'nobz'],
      ['mogrimur', 'korgain', 'molly'],
    ]
    const onFoot = acting('sticky-web', { teams, at: { silkara: 'S7' } })
    onFoot.blocks(0, 'move:S2', 'FF-6.2').blocks(0, 'move:S6', 'FF-6.2').offers(0, 'move:S1')
    const flying = acting('wall-crawler', { teams, at: { silkara: 'S7' } })
    flying.offers(0, ['move:S2', 'move:S6', 'move:S1']).answer(0, 'move:S2')
    expect(whereIs(flying.state, 'silkara')).toBe('S2')
    const later = acting('heavy-tread', { at: { granit: 'S1' }, forged: [['boots-of-the-winds']] })
    later.answer(0, 'move:S7').refuses(0, 'move:S6', 'FF-6.2')
    later.answer(0, 'power:boots-of-the-winds').answer(0, 'move:S6')
    expect(whereIs(later.state, 'granit')).toBe('S6')
  })
  test('FF-6.6 neither opponents nor Kobolds stop anybody', () => {
    const t = acting('full-throttle', {
      at: { nobz: 'S2', korgain: 'S5', silkara: 'S5' },
      kobolds: ['S2', 'S5', 'S5', 'S8'],
    })
    t.answer(0, 'move:S5').answer(0, 'move:S8').answer(0, 'move:F')
    expect(whereIs(t.state, 'nobz')).toBe('F')
  })
})

describe('room', () => {
  const three = { mogrimur: 'S5', korgain: 'S5', silkara: 'S5' }
  test('FF-6.3 a numbered site holds three adventurers', () => {
    expect(acting('rumble', { at: { granit: 'S2', ...three } }).refusal(0, 'move:S5', 'FF-6.4')).toHaveLength(1)
    const { silkara: _, ...two } = three
    acting('rumble', { at: { granit: 'S2', ...two } }).offers(0, 'move:S5')
  })
  test('FF-6.3 the Forge holds five', () => {
    const four = { mogrimur: 'F', korgain: 'F', silkara: 'F', gobetou: 'F' }
    acting('rumble', { seats: 3, at: { granit: 'S7', ...four } }).offers(0, 'move:F')
    expect(
      acting('rumble', { seats: 3, at: { granit: 'S7', ...four, flyna: 'F' } }).refusal(0, 'move:F', 'FF-6.4'),
    ).toHaveLength(1)
  })
  test('FF-6.3 the Entrance holds everybody', () => {
    const t = acting('rumble', { seats: 3, at: { granit: 'S2' } })
    t.answer(0, 'move:E').goesOn()
    expect(t.state.adventurers.filter((a) => a.seat >= 0 && a.site === 0)).toHaveLength(9)
  })
  test('FF-6.3 Kobolds and totems take no room', () => {
    const t = acting('rumble', {
      at: { granit: 'S5', korgain: 'S8', silkara: 'S8' },
      kobolds: ['S8', 'S8', 'S8', 'S8', 'S8', 'S8'],
      totems: { S8: 'travel' },
    })
    expect(goes(t)).toEqual(['S2', 'S3', 'S7', 'S8'])
  })
  test('FF-6.4 FF-6.5 a full site is crossed with a Move to spare, never a place to stop', () => {
    const t = acting('heavy-tread', {
      at: { granit: 'S2', ...three },
      forged: [['key-of-the-forge']],
      caveIns: ['S5-S7'],
    })
    t.answer(0, 'move:S5')
    t.refuses(0, 'stop', 'FF-6.4')
    for (const word of ['clear:S5-S7', 'power:key-of-the-forge', 'ability:heavy-tread:0']) t.refuses(0, word)
    expect(t.options(0)).toEqual(['move:S2', 'move:S3', 'move:S8'])
    t.answer(0, 'move:S8').offers(0, 'stop')
  })
  test('FF-6.5 the site just left has room again', () => {
    const t = acting('heavy-tread', {
      seats: 3,
      at: { granit: 'S2', nobz: 'S2', molly: 'S2', ...three },
      caveIns: ['S3-S5', 'S5-S7', 'S5-S8'],
    })
    t.answer(0, 'move:S5')
    expect(goes(t)).toEqual(['S2'])
  })
  test('FF-6.5 two full sites in a row take three Moves', () => {
    const full = {
      seats: 3,
      at: { nobz: 'S1', ...three, gobetou: 'S7', flyna: 'S7', ogmul: 'S7' },
    }
    const t = acting('full-throttle', full)
    expect(t.answer(0, 'move:S7').offers(0, 'move:S5').answer(0, 'move:S5').refusal(0, 'stop', 'FF-6.4')).toHaveLength(
      1,
    )
    t.answer(0, 'move:S8').offers(0, 'stop')
    const short = acting('all-aboard', full)
    short.answer(0, 'move:S7').blocks(0, 'move:S5', 'FF-6.4').offers(0, 'move:F')
  })
  test('FF-6.5 wild symbols and a Potion of Speed are Moves here, other symbols are not', () => {
    const at = { granit: 'S2', ...three }
    expect(left({ move: 1, dig: 1, pick: 1, fight: 1 }, 'rumble', { at }).refusal(0, 'move:S5', 'FF-6.4')).toHaveLength(
      1,
    )
    left({ move: 1, wild: 1 }, 'rumble', { at }).offers(0, 'move:S5')
    left({ wild: 2 }, 'rumble', { at }).offers(0, 'move:S5')
    left({ wild: 1 }, 'rumble', { at }).blocks(0, 'move:S5', 'FF-6.4')
    const teams = [
      ['granit', 'ogmul', 'nobz'],
      ['mogrimur', 'korgain', 'silkara'],
    ]
    const potion = scene({ teams, at, hands: [['rumble']] })
      .set((s) => void (s.potions[0] = 'full'))
      .begin()
    potion.answer(0, 'potion:speed').offers(0, 'move:S5')
  })
  test('FF-6.5 a way out over a difficult passage counts only with Flight', () => {
    const corner = {
      seats: 3,
      at: { nobz: 'S1', ...three, gobetou: 'S7', flyna: 'S7', ogmul: 'S7' },
      caveIns: ['S2-S5', 'S3-S5', 'S5-S8'],
      forged: [['boots-of-the-winds']],
    }
    const onFoot = acting('full-throttle', corner).answer(0, 'move:S7')
    onFoot.blocks(0, 'move:S5', 'FF-6.4').offers(0, ['move:S1', 'move:S10', 'move:F'])
    const flying = acting('full-throttle', corner).answer(0, 'power:boots-of-the-winds').answer(0, 'move:S7')
    flying.answer(0, 'move:S5')
    expect(goes(flying)).toEqual(['E', 'F'])
  })
})

describe('being put somewhere', () => {
  const crowd = { korgain: 'S7', silkara: 'S7', nobz: 'S7', gobetou: 'S8', flyna: 'S8', ogmul: 'S8' }
  test('FF-6.7 a Push ends where there is room, across full sites if need be', () => {
    const t = acting('hurl', { seats: 3, at: { granit: 'S5', mogrimur: 'S5', ...crowd } })
    t.answer(0, 'ability:hurl:0').asked(0, 'destination')
    t.lacks(0, ['site:S7', 'site:S8', 'site:S5']).offers(0, ['site:S10', 'site:S11', 'site:S2', 'site:E', 'site:F'])
    t.refuses(0, 'site:S7')
    t.answer(0, 'site:S10')
    expect(whereIs(t.state, 'mogrimur')).toBe('S10')
  })
  test('FF-6.7 with no site to end on nothing moves', () => {
    const t = acting('spit-out', {
      seats: 3,
      teams: [
        ['gobetou', 'granit', 'molly'],
        ['mogrimur', 'korgain', 'silkara'],
        ['nobz', 'flyna', 'ogmul'],
      ],
      at: {
        gobetou: 'S5',
        mogrimur: 'S5',
        korgain: 'S7',
        silkara: 'S7',
        nobz: 'S7',
        flyna: 'S8',
        ogmul: 'S8',
        granit: 'S8',
      },
      caveIns: ['S2-S5', 'S3-S5', 'E-S5', 'S5-F'],
    })
    expect(t.refusal(0, 'ability:spit-out:0', 'FF-17.5')).toHaveLength(1)
  })
  test('FF-6.7 nobody is drawn onto a full site, a Kobold is', () => {
    const t = acting('stone-grip', {
      seats: 3,
      at: { granit: 'S5', mogrimur: 'S5', gobetou: 'S5', korgain: 'S7' },
      kobolds: ['S7'],
    })
    t.answer(0, 'ability:stone-grip:0')
    expect(t.state.kobolds[0]!.site).toBe(5)
    expect(whereIs(t.state, 'korgain')).toBe('S7')
  })
  test('FF-6.7 the Totem of Travel leaves full sites out', () => {
    const t = acting('rumble', { seats: 3, at: { granit: 'S1', ...crowd }, totems: { S1: 'travel' } })
    t.answer(0, 'totem:totem-travel').answer(0, 'spend:move')
    expect(namedBy(t, 'site')).toEqual(SITES.filter((name) => !['S1', 'S7', 'S8'].includes(name)))
  })
  test('FF-6.7 a swap is never a question of room', () => {
    const t = acting('planar-traveller', {
      seats: 3,
      teams: [
        ['drsdaqt', 'granit', 'molly'],
        ['mogrimur', 'korgain', 'silkara'],
        ['nobz', 'flyna', 'gobetou'],
      ],
      at: { korgain: 'S7', silkara: 'S7', nobz: 'S7', gobetou: 'S8', flyna: 'S8', granit: 'S8' },
    })
    t.answer(0, 'ability:planar-traveller:0').answer(0, 'adventurer:korgain').answer(0, 'adventurer:flyna')
    expect([whereIs(t.state, 'korgain'), whereIs(t.state, 'flyna')]).toEqual(['S8', 'S7'])
  })
})

describe('a web', () => {
  const webbed = (name: string) => (s: { webs: { on: string; a: number }[] }) =>
    void Object.assign(s.webs[0]!, { on: 'adventurer', a: adv(name) })
  test('FF-6.8 holds an adventurer against its own Moves and the Totem of Travel', () => {
    const t = scene({ at: { granit: 'S7' }, hands: [['rumble']], totems: { S7: 'travel' } })
      .set(webbed('granit'))
      .begin()
    expect(goes(t)).toEqual([])
    t.refuses(0, 'move:S1', 'FF-6.8')
    t.blocks(0, 'totem:totem-travel', 'FF-15.4')
  })
  test('FF-6.8 holds it against Push, Attraction, swap and Teleport', () => {
    const push = scene({ at: { granit: 'S5', korgain: 'S5' }, hands: [['hurl']] })
      .set(webbed('korgain'))
      .begin()
    push.blocks(0, 'ability:hurl:0', 'FF-17.5')
    const draw = scene({ at: { granit: 'S10', korgain: 'S7' }, hands: [['stone-grip']] })
      .set(webbed('korgain'))
      .begin()
    draw.blocks(0, 'ability:stone-grip:0', 'FF-17.5')
    const teams = [
      ['drsdaqt', 'devorfu', 'molly'],
      ['mogrimur', 'korgain', 'silkara'],
    ]
    const swap = scene({ teams, at: { korgain: 'S7' }, hands: [['planar-traveller']] })
      .set(webbed('korgain'))
      .begin()
    swap.blocks(0, 'ability:planar-traveller:0', 'FF-17.5')
    const send = scene({ teams, at: { devorfu: 'S7', korgain: 'S7' }, hands: [['infernal-portal']] })
      .set(webbed('korgain'))
      .begin()
    send.answer(0, 'ability:infernal-portal:0').asked(0, 'teleport').answer(0, 'site:S15')
    expect([whereIs(send.state, 'devorfu'), whereIs(send.state, 'korgain')]).toEqual(['S15', 'S7'])
  })
  test('FF-6.8 nobody takes a webbed ally along', () => {
    const t = scene({ at: { nobz: 'S7', granit: 'S7', molly: 'S7' }, hands: [['all-aboard']] })
      .set(webbed('granit'))
      .begin()
    t.answer(0, 'move:S1').asked(0, 'passenger').blocks(0, 'bring:granit', 'FF-6.8')
    t.answer(0, 'bring:molly')
    expect([whereIs(t.state, 'granit'), whereIs(t.state, 'molly')]).toEqual(['S7', 'S1'])
  })
})
