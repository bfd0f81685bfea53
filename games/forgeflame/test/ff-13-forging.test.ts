import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, left, litFlames, pool } from './acting.ts'
import { loadOf, ROW, type Scene, scene, Z } from './scene.ts'

afterEach(allDone)

/** One Gold and two Darkiron. */
const BOOTS = 'boots-of-the-winds'
const row = [BOOTS, 'wyrm-heart', 'key-of-the-forge']
const price = ['gold', 'darkiron', 'darkiron'] as const
const teams = [
  ['granit', 'nobz', 'molly'],
  ['mogrimur', 'korgain', 'silkara'],
]

describe('place and fire', () => {
  test('WE-3 FF-13.1 FF-13.2 FF-13.4 FF-13.6 FF-13.7 forging the Boots of the Winds at the Forge', () => {
    const wanted: Scene = { at: { granit: 'F' }, ore: { granit: price }, row, flames: [true, false, false] }
    const t = scene({ ...wanted, hands: [['rumble']] })
      .top(Z.artifactPile, ['deepglass'])
      .begin()
    expect(t.state.reserve).toEqual([16, 17, 19, 0])
    t.answer(0, `forge:${BOOTS}`).answer(0, 'spend:pick').asked(0, 'act')
    expect(litFlames(t)).toBe(0)
    expect(loadOf(t.state, 'granit')).toEqual([0, 0, 0, 0])
    expect(t.state.reserve).toEqual([17, 19, 19, 0])
    expect(t.zone(Z.forged)).toEqual([BOOTS])
    expect(ROW.map((slot) => t.zone(slot))).toEqual([['deepglass'], ['wyrm-heart'], ['key-of-the-forge'], []])
    expect(pool(t)).toEqual([1, 1, 0, 0, 0])
  })
  test('WE-3 FF-13.3 at the Entrance the same happens and no Flame is turned', () => {
    const t = acting('rumble', { ore: { granit: price }, row, flames: [true, false, false] })
    t.answer(0, `forge:${BOOTS}`).answer(0, 'spend:move')
    expect(litFlames(t)).toBe(1)
    expect(t.zone(Z.forged)).toEqual([BOOTS])
    const dark = acting('rumble', { ore: { granit: price }, row, flames: [false, false, false] })
    dark.answer(0, `forge:${BOOTS}`).answer(0, 'spend:move')
    expect(dark.zone(Z.forged)).toEqual([BOOTS])
  })
  test('FF-13.1 any one symbol will do, and none will not', () => {
    for (const kind of ['move', 'dig', 'pick', 'fight', 'wild'] as const) {
      const t = left({ [kind]: 1 }, 'rumble', { ore: { granit: price }, row }).answer(0, `forge:${BOOTS}`)
      expect(pool(t)).toEqual([0, 0, 0, 0, 0])
      expect(t.zone(Z.forged)).toEqual([BOOTS])
    }
    left({}, 'rumble', { ore: { granit: price }, row }).refuses(0, `forge:${BOOTS}`, 'FF-5.1')
  })
  test('FF-13.1 nowhere else', () => {
    expect(
      acting('rumble', { at: { granit: 'S7' }, ore: { granit: price }, row }).refusal(0, `forge:${BOOTS}`, 'FF-13.1'),
    ).toHaveLength(1)
  })
  test('FF-13.2 without a lit Flame nothing is forged at the Forge', () => {
    const t = acting('rumble', { at: { granit: 'F' }, ore: { granit: price }, row, flames: [false, false, false] })
    expect(t.refusal(0, `forge:${BOOTS}`, 'FF-13.2')).toHaveLength(1)
  })
  test('FF-13.2 FF-13.9 each artifact takes its own Flame', () => {
    const rich: Scene = { at: { granit: 'F', nobz: 'F' }, ore: { granit: price, nobz: ['gold', 'darkiron'] }, row }
    const first = (flames: readonly boolean[]) =>
      acting('rumble', { ...rich, flames })
        .answer(0, 'forge:key-of-the-forge')
        .answer(0, 'spend:move')
        .answer(0, 'carried:nobz:gold')
        .answer(0, 'carried:nobz:darkiron')
    first([true, false, false]).refuses(0, `forge:${BOOTS}`, 'FF-13.2')
    const t = first([true, true, false]).answer(0, `forge:${BOOTS}`).answer(0, 'spend:dig')
    expect(litFlames(t)).toBe(0)
    expect(t.zone(Z.forged)).toEqual(['key-of-the-forge', BOOTS])
  })
  test('FF-13.9 two in a turn at the Entrance, one symbol each', () => {
    const t = acting('tip-cart', {
      ore: { nobz: ['gold', 'darkiron'], granit: price },
      row: ['key-of-the-forge', BOOTS, 'wyrm-heart'],
      at: { granit: 'E' },
    })
    t.answer(0, 'forge:key-of-the-forge')
      .answer(0, 'spend:move')
      .answer(0, 'carried:nobz:gold')
      .answer(0, 'carried:nobz:darkiron')
    t.answer(0, `forge:${BOOTS}`).answer(0, 'spend:dig')
    expect(t.zone(Z.forged)).toEqual(['key-of-the-forge', BOOTS])
    expect(pool(t)).toEqual([0, 0, 1, 0, 0])
    expect(loadOf(t.state, 'granit')).toEqual([0, 0, 0, 0])
  })
})

describe('the price', () => {
  test('FF-13.4 exactly the ores shown, from the adventurer and its allies on the site in any mix', () => {
    const shared: Scene = {
      at: { granit: 'F', nobz: 'F' },
      ore: { granit: ['gold', 'darkiron'], nobz: ['gold', 'darkiron', 'darkiron'] },
      row,
    }
    const mixed = acting('rumble', shared).answer(0, `forge:${BOOTS}`).answer(0, 'spend:dig')
    mixed.asked(0, 'pay', 'FF-13.4').offersExactly(0, ['carried:granit:gold', 'carried:nobz:gold'])
    mixed.refuses(0, 'carried:granit:darkiron', 'FF-13.4')
    mixed.answer(0, 'carried:nobz:gold').offersExactly(0, ['carried:granit:darkiron', 'carried:nobz:darkiron'])
    mixed.refuses(0, 'carried:granit:gold', 'FF-13.4')
    mixed.answer(0, 'carried:nobz:darkiron').answer(0, 'carried:nobz:darkiron').asked(0, 'act')
    expect([loadOf(mixed.state, 'granit'), loadOf(mixed.state, 'nobz')]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ])
    const other = acting('rumble', shared).answer(0, `forge:${BOOTS}`).answer(0, 'spend:dig')
    other.answer(0, 'carried:granit:gold').answer(0, 'carried:granit:darkiron').asked(0, 'act')
    expect([loadOf(other.state, 'granit'), loadOf(other.state, 'nobz')]).toEqual([
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ])
  })
  test('FF-13.4 two Gold and one Darkiron do not pay for one and two', () => {
    const t = acting('rumble', { at: { granit: 'F' }, ore: { granit: ['gold', 'gold', 'darkiron'] }, row })
    expect(t.refusal(0, `forge:${BOOTS}`, 'FF-13.4')).toHaveLength(1)
    t.refuses(0, 'forge:wyrm-heart', 'FF-13.4')
    t.offers(0, 'forge:key-of-the-forge')
  })
  test('FF-13.4 an artifact of the pile or already forged cannot be chosen', () => {
    const t = scene({
      at: { granit: 'F' },
      ore: { granit: price },
      row,
      hands: [['rumble']],
      forged: [[], ['shadow-hauberk']],
    }).begin()
    expect(t.refusal(0, 'forge:wardens-axe')).toHaveLength(1)
    t.refuses(0, 'forge:shadow-hauberk')
  })
  test('FF-13.4 where all of an ore has to be paid, nobody is asked who pays first', () => {
    const at = { granit: 'F', nobz: 'F' }
    const all = acting('rumble', { at, ore: { granit: ['darkiron'], nobz: ['gold', 'darkiron'] }, row })
    all.answer(0, `forge:${BOOTS}`).answer(0, 'spend:dig').asked(0, 'act')
    expect([loadOf(all.state, 'granit'), loadOf(all.state, 'nobz')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
    const spare = acting('rumble', { at, ore: { granit: ['gold', 'darkiron'], nobz: ['gold', 'darkiron'] }, row })
    spare.answer(0, `forge:${BOOTS}`).answer(0, 'spend:dig').answer(0, 'carried:granit:gold').asked(0, 'act')
    expect([loadOf(spare.state, 'granit'), loadOf(spare.state, 'nobz')]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ])
  })
  test('FF-13.4 allies elsewhere do not pay', () => {
    const t = acting('rumble', {
      at: { granit: 'F', nobz: 'S7' },
      ore: { granit: ['gold', 'darkiron'], nobz: ['darkiron'] },
      row,
    })
    expect(t.refusal(0, `forge:${BOOTS}`, 'FF-13.4')).toHaveLength(1)
  })
  test('FF-13.5 neither opponents’ ore nor ore on the ground pays', () => {
    const t = acting('rumble', {
      at: { granit: 'F', korgain: 'F' },
      ore: { granit: ['gold', 'darkiron'], korgain: ['darkiron'] },
      lying: { F: ['darkiron'] },
      row,
    })
    t.refuses(0, `forge:${BOOTS}`, 'FF-13.4')
    const paid = acting('rumble', {
      at: { granit: 'F', korgain: 'F' },
      ore: { granit: price, korgain: ['gold', 'darkiron'] },
      lying: { F: price },
      row,
    })
    paid.answer(0, `forge:${BOOTS}`).answer(0, 'spend:dig').asked(0, 'act')
    expect(loadOf(paid.state, 'korgain')).toEqual([1, 1, 0, 0])
    expect(paid.state.lying.at(-1)).toEqual([1, 2, 0, 0])
  })
})

describe('the card', () => {
  test('FF-13.6 it belongs to the player whose turn it is, whoever paid', () => {
    const t = acting('rumble', { seats: 4, at: { granit: 'F', molly: 'F' }, ore: { molly: ['gold', 'darkiron'] }, row })
    t.answer(0, 'forge:key-of-the-forge').answer(0, 'spend:dig')
    expect([0, 1, 2, 3].map((seat) => t.zone(Z.forged + seat))).toEqual([['key-of-the-forge'], [], [], []])
    t.logged('forged', [0, 'key-of-the-forge'])
  })
  test('FF-13.7 the new artifact lies in the same slot', () => {
    const t = scene({
      ore: { granit: ['gold', 'darkiron'] },
      row: ['wyrm-heart', 'key-of-the-forge', 'deepglass'],
      hands: [['rumble']],
    })
      .top(Z.artifactPile, ['black-hammer'])
      .begin()
    t.answer(0, 'forge:key-of-the-forge').answer(0, 'spend:dig')
    expect(ROW.slice(0, 3).map((slot) => t.zone(slot)[0])).toEqual(['wyrm-heart', 'black-hammer', 'deepglass'])
  })
  test('FF-13.7 with the pile empty the slot stays empty', () => {
    const t = scene({ ore: { granit: ['gold', 'darkiron'] }, row, hands: [['rumble']] })
      .zone(Z.artifactPile, [], Z.gone)
      .begin()
    t.answer(0, 'forge:key-of-the-forge').answer(0, 'spend:dig').asked(0, 'act')
    expect(ROW.slice(0, 3).map((slot) => t.zone(slot).length)).toEqual([1, 1, 0])
  })
  test('FF-13.8 an artifact under a Web is for Silkara’s team', () => {
    const webbed = (mine: readonly (readonly string[])[]) =>
      scene({ teams: mine, ore: { granit: price }, row, hands: [['rumble']] })
        .set((s, card) => void Object.assign(s.webs[0]!, { on: 'artifact', a: card(BOOTS) }))
        .begin()
    webbed(teams).refuses(0, `forge:${BOOTS}`, 'FF-13.8')
    const t = webbed([
      ['granit', 'silkara', 'molly'],
      ['mogrimur', 'korgain', 'nobz'],
    ])
    t.answer(0, `forge:${BOOTS}`).answer(0, 'spend:dig')
    expect(t.zone(Z.forged)).toEqual([BOOTS])
    expect(t.state.webs[0]!.on).toBe('hand')
  })
})
