import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { holds, isChecked } from '../src/effects/conditions.ts'
import { Z } from '../src/state.ts'
import {
  AILEI,
  AREV,
  BEOR,
  carry,
  eventNo,
  game,
  letter,
  optionAt,
  person,
  placeOf,
  scene,
  secretAt,
  statusNo,
} from './scene.ts'

afterEach(allDone)
const three = (energies: readonly number[]) =>
  scene({
    who: [
      { is: 'ailei', at: 105, energy: energies[0]!, terror: 2 },
      { is: 'arev', at: 105, energy: energies[1]!, terror: 2 },
      { is: 'beor', at: 105, energy: energies[2]!, terror: 2 },
    ],
  })
/** The three go down to the crevice at 105.3. */
function crevice(energies: readonly number[]) {
  const t = three(energies).top(Z.grey, ['GY9']).roll('table', [3]).begin()
  t.answer(0, 'character:ailei').answer(0, 'explore').answer(1, 'agree').answer(2, 'agree')
  t.answer(0, 'agree').answer(0, 'agree').answer(0, letter(t, 'c'))
  return t.answer(0, letter(t, 'a'))
}

test('TG-14.1 TG-14.2 TG-14.4 others ask to join, the actor takes whom it wants, nobody is forced', () => {
  const t = three([6, 6, 6]).begin()
  t.answer(0, 'character:ailei').answer(0, 'explore').waitsFor(1, 2).answer(1, 'agree').answer(2, 'refuse')
  t.asked(0, 'accept', 'TG-14.2').offersExactly(0, ['agree', 'refuse']).answer(0, 'refuse')
  expect(t.state.action.party).toBe(1 << AILEI)
  const taken = three([6, 6, 6]).begin()
  taken.answer(0, 'character:ailei').answer(0, 'explore').answer(1, 'agree').answer(2, 'agree').answer(0, 'refuse')
  taken.asked(0, 'acceptSome', 'TG-14.2').answer(0, ['character:arev']).answer(0, 'agree')
  expect(taken.state.action.party).toBe((1 << AILEI) | (1 << AREV))
  const far = scene({ who: [{ is: 'ailei' }, { is: 'arev', at: 102 }] }).begin()
  far.answer(0, 'character:ailei').answer(0, 'explore').asked(0, 'option')
})
test('TG-14.3 once begun, nobody joins or leaves', () => {
  const t = three([6, 6, 6]).begin()
  t.answer(0, 'character:ailei')
    .answer(0, 'explore')
    .answer(1, 'agree')
    .answer(2, 'refuse')
    .answer(0, 'agree')
    .answer(0, 'agree')
  t.waitsFor(0).answer(0, letter(t, 'a')).waitsFor(0)
  expect(t.state.todo[0]!.party).toBe((1 << AILEI) | (1 << AREV))
})
test('TG-14.5 TG-14.8 WE-10 whoever cannot pay its part and is not paid for leaves the party with what it has', () => {
  const t = crevice([6, 6, 2])
  // 5, 5 and 1 Energy are left after the exploration was paid.
  t.asked(0, 'payFor', 'TG-14.5').answer(0, 'refuse').answer(0, 'agree')
  t.logged('expelled', ['beor'])
  expect([AILEI, AREV, BEOR].map((c) => person(t, c).energy)).toEqual([3, 3, 1])
  expect(person(t, BEOR).acted).toBe(true)
})
test('TG-14.5 WE-10 if somebody pays for it all three go on', () => {
  const t = crevice([6, 6, 2])
  t.answer(0, 'agree').asked(0, 'share').answer(0, 'number:3').answer(0, 'number:2')
  t.notLogged('expelled')
  expect([AILEI, AREV, BEOR].map((c) => person(t, c).energy)).toEqual([2, 3, 0])
})
test('TG-15.1 TG-15.2 WE-11 a status is shared, and its parts are checked one by one', () => {
  const { table } = scene({ set: (s) => void (s.statuses[statusNo('lost-and-fallen')] = 1 | 0b110) }).begin().match
  expect(isChecked(table, 'lost-and-fallen', 2)).toBe(true)
  expect(isChecked(table, 'lost-and-fallen', 3)).toBe(false)
  expect(isChecked(table, 'riddle-of-oldsteel')).toBe(false)
  const condition = { is: 'status', status: 'lost-and-fallen', part: 2 } as const
  for (const you of [AILEI, BEOR]) expect(holds(table, condition, { you, party: 1 << you, cell: -1 })).toBe(true)
  const ford = scene({ who: [{ is: 'beor', at: 107, wealth: 1 }], places: [107] }).begin()
  ford.answer(0, 'explore').answer(0, letter(ford, 'a')).answer(0, letter(ford, 'b'))
  expect(ford.state.statuses[statusNo('pathfinder')]).toBe(1 | (1 << 5))
})
test('TG-15.3 TG-15.4 a verse has effects, then options, a jump or an end', () => {
  const t = scene({ who: [{ is: 'ailei', terror: 3 }] }).begin()
  t.answer(0, 'explore').logged('verse').answer(0, letter(t, 'c'))
  // 101.3: the effects first, then what can be left behind.
  expect(person(t, AILEI)).toMatchObject({ terror: 2, reputation: 2 })
  t.asked(0, 'option').answer(0, letter(t, 'a'))
  expect(person(t, AILEI)).toMatchObject({ xp: 1, food: 1 })
  t.asked(0, 'act')
  expect(t.state.read.map((verse) => game.book.names.verses[verse])).toEqual(['101.1', '101.3'])
})
test('TG-15.5 one member who meets a requirement is enough', () => {
  const alone = scene({ who: [{ is: 'beor' }] }).begin()
  alone.answer(0, 'explore').blocks(0, letter(alone, 'c'), 'TG-15.5').refuses(0, letter(alone, 'c'), 'TG-15.5')
  const t = scene({ who: [{ is: 'beor' }, { is: 'ailei' }] }).begin()
  t.answer(1, 'character:beor').answer(0, 'explore').answer(1, 'agree').answer(0, 'agree').answer(0, 'agree')
  t.offers(0, letter(t, 'c'))
  expect(t.state.outcome).toBe('none')
})
test('TG-15.6 TG-15.7 what a status or a secret opens is hidden, what attributes and resources open is shown greyed', () => {
  const t = scene({ who: [{ is: 'beor', wealth: 0 }] }).begin()
  t.answer(0, 'explore')
  expect(t.blocked(0, letter(t, 'd'))).toEqual([])
  t.lacks(0, letter(t, 'd'))
    .answer(0, letter(t, 'a'))
    .blocks(0, letter(t, 'b'), 'TG-15.5')
    .blocks(0, letter(t, 'c'), 'TG-1.3')
  const rites = scene({ who: [{ is: 'beor', secrets: [1] }], set: (s) => void (s.quests = []) }).begin()
  rites.answer(0, 'explore').offers(0, letter(rites, 'd')).lacks(0, letter(rites, 'a'))
  expect(rites.state.outcome).toBe('none')
})
test('TG-15.7 an option stays to be read where leaving is all that can be done', () => {
  const t = scene({ who: [{ is: 'beor', at: 105, energy: 2, secrets: [] }] }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'c')).asked(0, 'option').offersExactly(0, ['leave'])
  t.blocks(0, letter(t, 'a'), 'TG-1.3')
  expect(t.state.outcome).toBe('none')
})
test('TG-15.8 a gain is one reward for the party, shared out; for each it is for each', () => {
  const t = scene({
    who: [
      { is: 'beor', at: 107 },
      { is: 'ailei', at: 107 },
    ],
    places: [107],
    set: (s) => void (s.statuses[statusNo('oath-to-the-ford')] = 0b111),
  }).begin()
  t.answer(1, 'character:beor').answer(0, 'explore').answer(1, 'agree').answer(0, 'agree').answer(0, 'agree')
  t.answer(0, letter(t, 'a')).answer(0, letter(t, 'c')).asked(0, 'assignShare', 'TG-15.8').answer(0, 'number:1')
  t.asked(0, 'assign').answer(0, 'character:beor')
  expect([person(t, BEOR), person(t, AILEI)].map(({ wealth, reputation, xp }) => [wealth, reputation, xp])).toEqual([
    [2, 1, 1],
    [1, 1, 1],
  ])
})
test('TG-15.9 a change of a track is for every member', () => {
  const t = scene({
    who: [
      { is: 'beor', at: 109 },
      { is: 'ailei', at: 109 },
    ],
    places: [109],
  }).begin()
  t.answer(1, 'character:beor').answer(0, 'explore').answer(1, 'agree').answer(0, 'agree').answer(0, 'agree')
  t.answer(0, letter(t, 'a')).lacks(0, 'leave').answer(0, letter(t, 'c'))
  expect([person(t, BEOR).energy, person(t, AILEI).energy]).toEqual([4, 4])
})
test('TG-15.10 TG-1.5 without agreement the lowest number decides, or the chronicler', () => {
  const asked = (chronicler: number) => {
    const t = scene({
      who: [{ is: 'beor' }, { is: 'ailei' }, { is: 'arev' }],
      options: { consensus: 'all', chronicler },
    }).begin()
    t.answer(0, 'character:beor').answer(1, 'character:beor').answer(2, 'character:beor')
    t.answer(0, 'explore').answer(1, 'agree').answer(2, 'refuse').answer(0, 'agree')
    return t.answer(0, 'agree')
  }
  const t = asked(0)
  t.waitsFor(0, 1).answer(0, letter(t, 'b')).answer(1, letter(t, 'a')).waitsFor(0, 1)
  expect(t.state.taken).toEqual([optionAt('101.1.a')])
  const chronicled = asked(3)
  chronicled.answer(0, letter(chronicled, 'b')).answer(1, letter(chronicled, 'a')).asked(2, 'option')
  chronicled.answer(2, letter(chronicled, 'b'))
  expect(chronicled.state.taken).toEqual([optionAt('101.1.b')])
})
test('TG-1.5 whoever acts speaks for the party, with or without a chronicler; another member may object where that is agreed', () => {
  const chosen = (consensus: 'speaker' | 'veto', chronicler = 0) => {
    const t = scene({
      who: [{ is: 'beor' }, { is: 'ailei' }, { is: 'arev' }],
      options: { consensus, chronicler },
    }).begin()
    t.answer(chronicler > 0 ? chronicler - 1 : 1, 'character:beor')
      .answer(0, 'explore')
      .answer(1, 'agree')
      .answer(2, 'agree')
    t.answer(0, 'agree').answer(0, 'agree')
    return t.waitsFor(0).asked(0, 'option').answer(0, letter(t, 'b'))
  }
  for (const chronicler of [0, 3]) expect(chosen('speaker', chronicler).state.taken).toEqual([optionAt('101.1.b')])
  const granted = chosen('veto').waitsFor(1, 2).asked(1, 'veto', 'TG-1.5').answer(1, 'agree')
  expect(granted.answer(2, 'agree').state.taken).toEqual([optionAt('101.1.b')])
  const vetoed = chosen('veto').answer(1, 'agree').answer(2, 'refuse')
  expect(vetoed.state.taken).toEqual([])
  vetoed.waitsFor(0, 1, 2).answer(0, letter(vetoed, 'b')).answer(1, letter(vetoed, 'a')).answer(2, letter(vetoed, 'b'))
  expect(vetoed.state.taken).toEqual([optionAt('101.1.a')])
})
test('TG-15.11 TG-15.16 an encounter suspends the reading; its branch follows', () => {
  const t = scene({ who: [{ is: 'beor', at: 102 }] })
    .top(Z.green, ['GN1'])
    .begin()
  t.answer(0, 'explore').answer(0, letter(t, 'a')).answer(0, letter(t, 'b'))
  expect(t.state.todo.at(-1)).toMatchObject({ waits: true })
  expect(t.state.encounter.party).toBe(1 << BEOR)
})
test('TG-15.11 TG-15.16 whoever is out takes no further part: the branch is for those who are in', () => {
  const set = (result: 'won' | 'lost', out: number) =>
    scene({
      who: [
        { is: 'beor', at: 102 },
        { is: 'ailei', at: 102 },
      ],
      set: (s) => {
        const { book } = game
        const verse = book.verseNo.get('102.2')!
        const list = book.verses[verse]!.options[1]!.do
        const party = (1 << BEOR) | (1 << AILEI)
        const frame = { you: -1, party, cell: s.characters[BEOR]!.at, source: -1 }
        s.todo = [
          { ...frame, kind: 'verse', of: verse, at: 2, waits: false, isRoot: true },
          { ...frame, kind: 'effects', of: book.listNo.get(list)!, at: 1, waits: true, isRoot: false },
        ]
        Object.assign(s.encounter, { result, out, party })
      },
    })
      .agenda('resume')
      .afterwards('turn')
      .begin()
  const t = set('won', 1 << BEOR)
  expect([person(t, BEOR).xp, person(t, AILEI).xp]).toEqual([0, 1])
  const both = set('won', 0)
  both.asked(1, 'assign')
  const lost = set('lost', (1 << BEOR) | (1 << AILEI))
  expect(lost.state.todo).toEqual([])
  lost.logged('told', ['102.2', 0, 'lost'])
})
test('TG-15.12 the Book of Secrets is reached by number alone: no option leads there', () => {
  const texts = JSON.stringify(game.book.content.verses)
  expect(texts).not.toContain('secrets-500')
})
test('TG-15.14 a vote of the members in a verse, noted as taken', () => {
  const t = scene({
    who: [
      { is: 'beor', at: 103 },
      { is: 'ailei', at: 103 },
    ],
  }).begin()
  t.answer(1, 'character:beor').answer(0, 'explore').answer(1, 'agree').answer(0, 'agree').answer(0, 'agree')
  t.answer(0, letter(t, 'c')).waitsFor(0, 1).answer(0, 'choice:0').answer(1, 'choice:0')
  expect([person(t, BEOR).food, person(t, AILEI).food]).toEqual([1, 1])
  const { table } = t.match
  expect(holds(table, { is: 'taken', option: '103.3.a' }, { you: -1, party: 1, cell: -1 })).toBe(true)
  expect(holds(table, { is: 'taken', option: '103.3.b' }, { you: -1, party: 1, cell: -1 })).toBe(false)
})
test('TG-15.15 an option marked once disappears for the whole campaign', () => {
  const t = scene({ who: [{ is: 'ailei' }], set: (s) => void s.taken.push(optionAt('101.1.c')) }).begin()
  t.answer(0, 'explore').lacks(0, letter(t, 'c'))
  expect(t.blocked(0, letter(t, 'c'))).toEqual([])
})
test('TG-15.17 a party cost is paid once, in any split; an actor’s by one volunteer', () => {
  const t = scene({
    who: [
      { is: 'beor', wealth: 1 },
      { is: 'ailei', wealth: 1 },
    ],
  }).begin()
  t.answer(1, 'character:beor').answer(0, 'explore').answer(1, 'agree').answer(0, 'agree').answer(0, 'agree')
  t.answer(0, letter(t, 'a')).answer(0, letter(t, 'c'))
  expect([person(t, BEOR).wealth, person(t, AILEI).wealth]).toEqual([0, 0])
  const blood = scene({
    who: [
      { is: 'beor', at: 114 },
      { is: 'ailei', at: 114 },
    ],
    places: [114],
  }).begin()
  blood.answer(1, 'character:beor').answer(0, 'explore').answer(1, 'agree').answer(0, 'agree').answer(0, 'agree')
  blood.answer(0, letter(blood, 'a')).asked(0, 'payer', 'TG-15.17').answer(0, 'character:beor')
  expect([person(blood, BEOR).health, person(blood, AILEI).health]).toEqual([7, 7])
})
test('TG-1.10 G-50 flipping a dial and setting one to a number', () => {
  const bet = (face: number) =>
    scene({ who: [{ is: 'beor', at: 103, wealth: 1 }] })
      .roll('flip', [face])
      .begin()
      .answer(0, 'explore')
  const won = bet(1)
  won.answer(0, letter(won, 'a')).answer(0, letter(won, 'b'))
  expect(person(won, BEOR).wealth).toBe(2)
  const lost = bet(0)
  lost.answer(0, letter(lost, 'a')).answer(0, letter(lost, 'b'))
  expect(person(lost, BEOR).wealth).toBe(0)
  const lock = (number: number) => {
    const t = scene({
      who: [{ is: 'beor', at: 113 }],
      places: [113],
      set: (s) => void (s.statuses[statusNo('riddle-of-oldsteel')] = 1),
    }).begin()
    t.answer(0, 'explore').answer(0, letter(t, 'c')).asked(0, 'setDial')
    return t.answer(0, number)
  }
  const right = lock(5)
  expect(person(right, BEOR).xp).toBe(1)
  expect(right.state.statuses[statusNo('riddle-of-oldsteel')]).toBe(0)
  expect(person(lock(4), BEOR)).toMatchObject({ xp: 0, terror: 1 })
})
test('TG-1.8 TG-5.5 tokens and dials of the journal: the ford is dredged every other day, the ledger counts down', () => {
  const t = scene({ who: [{ is: 'beor', at: 107 }], places: [107] })
    .roll('table', [1])
    .begin()
  t.answer(0, 'explore').answer(0, letter(t, 'b'))
  expect(placeOf(t.state, 107).time).toBe(2)
  t.answer(0, 'explore').lacks(0, letter(t, 'b'))
  const hermits = scene({
    who: [{ is: 'beor', at: 115, secrets: [6] }],
    places: [115],
    set: (s) => void s.dials.push({ value: 1, token: 'quest', anchor: 'secret', on: secretAt(6), holder: BEOR }),
  }).begin()
  hermits.answer(0, 'explore').answer(0, letter(hermits, 'c'))
  expect(person(hermits, BEOR)).toMatchObject({ xp: 2, secrets: [] })
  expect(hermits.state.statuses[statusNo('hermits-avenged')]).toBe(1)
})
test('TG-16.10 TG-15.11 part 1.4 is settled by winning or avoiding the council', () => {
  const t = scene({
    who: [{ is: 'ailei', at: 108, reputation: 6, wealth: 1 }],
    places: [108],
    set: (s) => {
      s.quests = [eventNo('part-1.4')]
      carry(s, s.zones[Z.events]!.find((one) => game.faceKeys[s.faces[one]!] === 'part-1.4')!, Z.eventsUp)
    },
  }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'c')).asked(0, 'avoid').answer(0, 'avoid')
  t.logged('questDone', ['part-1.4'])
  expect(t.state.statuses[statusNo('oath-to-the-ford')]).toBe(0b11)
})
