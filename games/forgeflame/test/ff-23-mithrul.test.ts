import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, left, lines, namedBy } from './acting.ts'
import { against } from './asking.ts'
import { atEvent, atRoundEnd } from './phases.ts'
import { forgeflame, loadOf, lyingAt, type Scene, Z } from './scene.ts'

afterEach(allDone)

const MITHRUL = 3
const withModule = (wanted: Scene = {}): Scene => ({ ...wanted, options: { mithrul: true, ...wanted.options } })
/** Two ores pay for the Key of the Forge, three for the Boots of the Winds. */
const KEY = 'key-of-the-forge'
const BOOTS = 'boots-of-the-winds'

describe('where it is', () => {
  test('FF-23.1 three are put aside if the table wants them, else there are none', () => {
    const setUp = (mithrul: boolean) =>
      fromSetup(forgeflame, { seats: 2, options: { recruitment: 'random', mithrul } }).begin().state
    expect([setUp(true).reserve[MITHRUL], setUp(true).bag[MITHRUL]]).toEqual([3, 0])
    expect([setUp(false).reserve[MITHRUL], setUp(false).bag[MITHRUL]]).toEqual([0, 0])
  })
  test('FF-23.2 a Good find brings a Mithrül instead of an ore of choice; nobody is asked', () => {
    const t = acting('full-throttle', withModule({ tokens: { S2: 'find' } }))
      .answer(0, 'move:S2')
      .asked(0, 'act')
    expect([lyingAt(t.state, 'S2'), t.state.reserve]).toEqual([
      [0, 0, 0, 1],
      [17, 19, 19, 2],
    ])
    t.logged('oreLaid', ['mithrul', 'S2'])
  })
  test('FF-23.2 FF-8.10 with none left aside it is an ore of choice again', () => {
    const ore = { nobz: ['mithrul', 'mithrul'], korgain: ['mithrul'] } as const
    const t = acting('full-throttle', withModule({ ore, tokens: { S2: 'find' } })).answer(0, 'move:S2')
    t.asked(0, 'find').offersExactly(0, ['ore:gold', 'ore:darkiron', 'ore:draconite'])
    expect(lyingAt(t.answer(0, 'ore:gold').state, 'S2')).toEqual([1, 0, 0, 0])
  })
  test('FF-23.3 it is picked up, counts for the limit, is dropped, given and taken', () => {
    const at = { granit: 'S2', nobz: 'S2' }
    const lying = { S2: ['mithrul'] } as const
    const t = left({ pick: 3 }, 'rumble', withModule({ at, lying, ore: { granit: ['gold', 'gold'] } }))
    t.answer(0, 'pick:mithrul:none')
    expect(loadOf(t.state, 'granit')).toEqual([2, 0, 0, 1])
    t.answer(0, 'give:nobz:mithrul').asked(0, 'moreOre').pass(0)
    expect([loadOf(t.state, 'granit'), loadOf(t.state, 'nobz')]).toEqual([
      [2, 0, 0, 0],
      [0, 0, 0, 1],
    ])
    t.answer(0, 'take:nobz:mithrul').asked(0, 'act')
    expect(loadOf(t.state, 'granit')[MITHRUL]).toBe(1)
    const full = withModule({ at, lying: { S2: ['gold'] }, ore: { granit: ['mithrul', 'darkiron', 'darkiron'] } })
    const u = left({ pick: 1 }, 'rumble', full).blocks(0, 'pick:gold:none', 'FF-10.3')
    u.answer(0, 'pick:gold:mithrul')
    expect([lyingAt(u.state, 'S2'), loadOf(u.state, 'granit')]).toEqual([
      [0, 0, 0, 1],
      [1, 2, 0, 0],
    ])
  })
})

describe('on an artifact', () => {
  const bootsAtEntrance = (extra: readonly ('mithrul' | 'gold')[], more: Scene = {}): Scene =>
    withModule({ row: [BOOTS, KEY], ore: { nobz: ['gold', 'darkiron', 'darkiron', ...extra] }, ...more })
  test('WE-9 FF-23.4 FF-23.5 the Boots of the Winds with a Mithrül on them: all four leave Nobz, six points more', () => {
    const t = left({ move: 1 }, 'full-throttle', bootsAtEntrance(['mithrul'])).answer(0, `forge:${BOOTS}`)
    t.asked(0, 'addMithrul').offersExactly(0, ['carried:nobz:mithrul', 'pass']).answer(0, 'carried:nobz:mithrul')
    expect([loadOf(t.state, 'nobz'), t.state.reserve]).toEqual([
      [0, 0, 0, 0],
      [17, 19, 19, 2],
    ])
    expect(t.state.crowned).toEqual([t.card(BOOTS, Z.forged)])
    t.logged('crowned', [BOOTS])
    const end = atRoundEnd(withModule({ forged: [['key-of-the-forge', BOOTS, 'black-hammer', 'wyrm-heart']] }))
      .set((s, card) => {
        s.crowned = [card(BOOTS)]
        s.reserve[MITHRUL] = 2
      })
      .begin()
      .over()
    expect(end.state.scores[0]!.mithrul).toBe(2 * 3)
    expect(end.state.scores[0]!.total).toBe(4 + 7 + 8 + 11 + 6)
  })
  test('FF-23.5 twice the number of ores in the cost, whatever their kind; carried Mithrül scores nothing', () => {
    const forged = [['volcano-sceptre', KEY, 'black-hammer', 'wyrm-heart'], ['scale-shield']]
    const t = atRoundEnd(withModule({ forged, ore: { korgain: ['mithrul'] } }))
      .set((s, card) => {
        s.crowned = [card('volcano-sceptre'), card('scale-shield')]
        s.reserve[MITHRUL] = 0
      })
      .begin()
      .over()
    expect(t.state.scores.map((score) => [score.mithrul, score.ores])).toEqual([
      [10, 0],
      [8, 0],
    ])
  })
  test('FF-23.4 it is a choice; without it the card is forged all the same', () => {
    const t = left({ move: 1 }, 'full-throttle', bootsAtEntrance(['mithrul']))
      .answer(0, `forge:${BOOTS}`)
      .pass(0)
    expect([loadOf(t.state, 'nobz'), t.state.crowned, t.zone(Z.forged)]).toEqual([[0, 0, 0, 1], [], [BOOTS]])
  })
  test('FF-23.4 it never replaces a required ore', () => {
    const ore = { nobz: ['gold', 'darkiron', 'mithrul', 'mithrul'] } as const
    const t = left({ move: 1 }, 'full-throttle', bootsAtEntrance([], { ore }))
    expect([against(t, `forge:${BOOTS}`), namedBy(t, 'forge')]).toEqual([['FF-13.4'], [KEY]])
  })
  test('FF-23.4 one for each artifact: a second one stays with its bearer and goes onto the next', () => {
    const ore = { nobz: ['gold', 'darkiron', 'mithrul', 'mithrul'] } as const
    const t = left({ move: 1 }, 'full-throttle', bootsAtEntrance([], { ore })).answer(0, `forge:${KEY}`)
    t.answer(0, 'carried:nobz:mithrul').asked(0, 'act')
    expect([loadOf(t.state, 'nobz'), t.state.crowned.length]).toEqual([[0, 0, 0, 1], 1])
  })
  test('FF-23.9 carried by the forging adventurer or an ally on its site; nobody else’s', () => {
    const wanted = (granit: string): Scene =>
      withModule({
        row: [KEY],
        at: { nobz: 'F', granit, molly: 'F', mogrimur: 'F' },
        ore: { nobz: ['gold', 'darkiron'], granit: ['mithrul'], mogrimur: ['mithrul'], molly: ['gold'] },
      })
    const t = left({ move: 1 }, 'full-throttle', wanted('F')).answer(0, `forge:${KEY}`)
    t.untilAsked(0, 'addMithrul').offersExactly(0, ['carried:granit:mithrul', 'pass'])
    t.answer(0, 'carried:granit:mithrul')
    expect([loadOf(t.state, 'granit')[MITHRUL], loadOf(t.state, 'mogrimur')[MITHRUL]]).toEqual([0, 1])
    const u = left({ move: 1 }, 'full-throttle', wanted('S7')).answer(0, `forge:${KEY}`)
    expect([u.untilAsked(0, 'act').state.crowned, loadOf(u.state, 'granit')[MITHRUL]]).toEqual([[], 1])
  })
  test('FF-23.4 without the module nobody asks for it', () => {
    const t = left({ move: 1 }, 'full-throttle', { row: [KEY], ore: { nobz: ['gold', 'darkiron'] } })
    expect(t.answer(0, `forge:${KEY}`).asked(0, 'act').zone(Z.forged)).toEqual([KEY])
  })
})

describe('what does not give or take it', () => {
  test('FF-23.6 no effect that gives an ore of choice from the reserve gives Mithrül', () => {
    const team = { teams: [['devorfu', 'ogmul', 'drsdaqt'], ['korgain']] }
    const kinds = ['ore:gold', 'ore:darkiron', 'ore:draconite']
    const ore = { devorfu: ['gold'], drsdaqt: ['gold'] } as const
    const pyrolysis = acting('pyrolysis', withModule({ ...team, ore })).answer(0, 'ability:pyrolysis:0')
    const dust = acting('transmutation', withModule({ ...team, lying: { E: ['gold'] } }))
    const mind = acting('power-of-the-mind', withModule({ ...team, ore })).answer(0, 'ability:power-of-the-mind:0')
    const rock = left(
      { move: 1 },
      'rumble',
      withModule({ totems: { S2: 'rock' }, at: { granit: 'S2' }, ore: { granit: ['gold'] } }),
    )
    const questions = [
      pyrolysis,
      dust.answer(0, 'ability:transmutation:0'),
      mind.answer(0, 'adventurer:drsdaqt'),
      rock.answer(0, 'totem:totem-rock'),
    ]
    for (const t of questions) expect(t.asked(0, 'convertTo').options(0)).toEqual(kinds)
  })
  test('FF-23.7 a Kobold leaves it: a site with nothing else is empty to it, so it walks on', () => {
    const t = atEvent(
      'plunder',
      withModule({ kobolds: ['S12', 'S15'], lying: { S12: ['mithrul'], S15: ['mithrul', 'gold'] } }),
    )
    const { state } = t.begin().untilAsked(0, 'card')
    expect([lyingAt(state, 'S12'), lyingAt(state, 'S15'), state.bag]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 1],
      [4, 1, 1, 0],
    ])
    expect(state.kobolds.map((kobold) => kobold.site)).toEqual([16, 11])
  })
  test('FF-23.7 FF-9.3 dug up beside Mithrül, a Kobold takes an ore of the token', () => {
    const wanted = withModule({
      at: { granit: 'S13' },
      lying: { S13: ['mithrul'] },
      deposits: { S13: 'deposit-III-5' },
    })
    const { state } = left({ dig: 1 }, 'rumble', wanted).answer(0, 'dig')
    expect([lyingAt(state, 'S13'), state.bag]).toEqual([
      [0, 0, 2, 1],
      [3, 1, 2, 0],
    ])
  })
})

describe('where it goes', () => {
  test('FF-23.8 a K5 failure may put it into the bag, from where it is drawn like an ore', () => {
    const wanted = withModule({
      at: { granit: 'S7', nobz: 'S7' },
      kobolds: ['S7'],
      ore: { granit: ['mithrul', 'gold'] },
      bag: [],
    })
    const fights = left({ fight: 2 }, 'hurl', wanted)
      .roll('kobold token', [4], [0])
      .answer(0, 'fight:0')
      .answer(0, 'token:failureOre')
      .answer(0, 'ore:mithrul')
    expect(fights.state.bag).toEqual([0, 0, 0, 1])
    fights.roll('kobold token', [1], [0]).roll('ore of the bag', [0]).answer(0, 'fight:0').answer(0, 'token:successOre')
    expect([fights.state.bag, loadOf(fights.state, 'granit')]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 1],
    ])
    expect(lines(fights, 'gained')).toEqual(['gained granit mithrul'])
  })
  test('FF-23.8 sent to the reserve it is put aside again, and a Good find can bring it back', () => {
    const teams = [['devorfu', 'nobz', 'molly'], ['korgain']]
    const ore = { devorfu: ['mithrul'], korgain: ['mithrul', 'mithrul'] } as const
    const t = acting('pyrolysis', withModule({ teams, ore, tokens: { S2: 'find' } }))
    expect(t.state.reserve[MITHRUL]).toBe(0)
    t.answer(0, 'ability:pyrolysis:0').answer(0, 'ore:draconite')
    expect([t.state.reserve[MITHRUL], loadOf(t.state, 'devorfu')]).toEqual([1, [0, 0, 1, 0]])
    expect(lyingAt(t.answer(0, 'move:S2').state, 'S2')).toEqual([0, 0, 0, 1])
    expect(namedBy(t, 'pick')).toEqual(['mithrul:none', 'mithrul:draconite'])
  })
})
