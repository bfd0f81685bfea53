import { playOut } from '@emberhall/bots'
import { random } from '@emberhall/minds'
import { type Answer, Fate, fits, Match } from '@emberhall/kernel'
import { allDone, held, type Play } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'
import { CONTENT, makeFateforge } from '../src/index.ts'
import type { O, S } from '../src/state.ts'
import { acting, enemiesAct, preparing } from './acting.ts'
import { camping, resting, testing } from './outside.ts'
import type { Scene } from './scene.ts'

afterEach(allDone)

const words = (match: Match<S, O>, answer: Answer): string[] =>
  [answer].flat().map((option) => match.game.words.print(option))
/** Its answer in words. */
function says({ match }: { match: Match<S, O> }, seat = 0): string {
  const brain = heuristic(match.game as ReturnType<typeof makeFateforge>)
  return words(match, brain(held(match, seat))).join(' ')
}
const dog = (at: 'a1' | 'b1' | 'c1') => ({ enemy: 'guard-dog', at }) as const
const token = { kind: 'objective', id: 'o1', zone: 'c1' } as const
const exit = { kind: 'exit', id: 'exitA', zone: 'a1', letter: 'A' } as const
const fetch: Scene['ground'] = { tokens: [token, exit], objectives: [{ kind: 'collect', token: 'o1' }] }

describe('on its turn the bot', () => {
  test('strikes the enemy that falls, not the one that does not', () => {
    const enemies = [{ enemy: 'recruit', at: 'a1' } as const, dog('a1')]
    expect(says(acting({ heroes: { mercenary: { pool: ['strike.red'] }, shaman: { at: 'd3' } }, enemies }))).toBe(
      'strike:1:strike.red',
    )
  })
  test('goes where the task is', () => {
    const t = acting({ ground: fetch, heroes: { mercenary: { pool: ['move.yellow'] }, shaman: { at: 'a3' } } })
    expect(says(t)).toBe('move:b1:move.yellow')
  })
  test('takes what lies at its feet before anything else', () => {
    const heroes: Scene['heroes'] = { mercenary: { at: 'c1', pool: ['strike.red'] }, shaman: { at: 'a3' } }
    expect(says(acting({ ground: fetch, heroes, enemies: [dog('c1')] }))).toBe('pickUp:0:0')
  })
  test('clears the way to a defended token', () => {
    const heroes: Scene['heroes'] = { mercenary: { at: 'c1', pool: ['strike.red', 'strike.yellow'] }, shaman: {} }
    const enemies = [dog('c1'), { enemy: 'recruit', at: 'c1', defends: 'o1' } as const]
    expect(says(acting({ ground: fetch, heroes, enemies }))).toMatch(/^strike:1:/)
  })
  test('lights a lantern with a Focus', () => {
    const lantern = { kind: 'device', id: 'lantern1', zone: 'a1' } as const
    const ground: Scene['ground'] = {
      tokens: [lantern, exit],
      objectives: [{ kind: 'interact', tokens: ['lantern1'] }],
    }
    const t = acting({ ground, heroes: { mercenary: { pool: ['focus.yellow'] }, shaman: { at: 'd3' } } })
    expect(says(t)).toBe('use:0:focus.yellow')
  })
  test('charges where a strike alone does not reach', () => {
    const heroes: Scene['heroes'] = {
      mercenary: { active: ['charge'], pool: ['move.yellow', 'focus.yellow'] },
      shaman: { at: 'd3' },
    }
    expect(says(acting({ heroes, enemies: [{ enemy: 'recruit', at: 'b1' }] }))).toMatch(/^card:charge:/)
  })
  test('raises a friend who is down', () => {
    const heroes: Scene['heroes'] = { mercenary: { pool: ['focus.yellow', 'move.yellow'] }, shaman: { health: 0 } }
    expect(says(acting({ heroes }))).toBe('revive:1')
  })
  test('bashes away who strikes harder than a token can parry', () => {
    const lord = { pool: ['strike.red', 'parry.card'], active: ['shield-bash'] } as const
    const enemies = [{ enemy: 'sicario', at: 'a1' } as const]
    expect(says(acting({ heroes: { lord, shaman: { at: 'd3' } }, enemies }))).toBe('card:shield-bash:0')
  })
  test('rouses friends who are tired, and not those who are fresh', () => {
    const mercenary = { pool: ['focus.yellow'], active: ['battle-cry'], energy: 0 } as const
    const cry = (energy: number) =>
      says(acting({ heroes: { mercenary, shaman: { energy }, lord: { energy } }, enemies: [dog('c1')] }))
    expect(cry(0)).toBe('card:battle-cry:0')
    expect(cry(9)).toBe('end')
  })
  test('rains arrows on a crowd', () => {
    const guard = { pool: ['shoot.blue', 'shoot.green', 'strike.red'], active: ['rain-of-arrows'] } as const
    const shot = (dogs: number) =>
      says(acting({ heroes: { 'sylvan-guard': guard, shaman: { at: 'd3' } }, enemies: Array(dogs).fill(dog('b1')) }))
    expect(shot(4)).toBe('card:rain-of-arrows:0')
    expect(shot(1)).toMatch(/^shoot:/)
  })
  test('spends no energy on going nowhere', () => {
    const heroes: Scene['heroes'] = { mercenary: { pool: ['fail.red'], energy: 2 }, shaman: { at: 'a1' } }
    expect(says(acting({ heroes }))).toBe('end')
  })
})

describe('in preparation the bot', () => {
  const rolled = (faces: readonly number[], wanted: Scene = {}): Play<S, O> => {
    const t = preparing(wanted)
    return t.roll('dice', [...faces]).answer(0, says(t))
  }
  /** The faces of red and yellow dice: 5 is a Fail, 3 a Strike, 0 a Strike or a Move. */
  test('rerolls Fails while it has energy', () => {
    const heroes: Scene['heroes'] = { lord: { also: { stance: 'guard' } }, shaman: { at: 'd3' } }
    expect(says(rolled([5, 5, 0, 0], { heroes }))).toBe('reroll:0:3')
    expect(says(rolled([5, 5, 0, 0], { heroes: { lord: { energy: 1 }, shaman: { at: 'd3' } } }))).toBe('confirm:0')
  })
  test('sprints toward the task where it costs nothing', () => {
    expect(says(rolled([0, 0, 3, 3], { ground: fetch, heroes: { mercenary: {}, shaman: { at: 'a3' } } }))).toBe(
      'sprint:0:b1',
    )
  })
  test('waits for the others when it is ready', () => {
    const t = rolled([0, 0, 0, 0])
    t.answer(0, 'confirm:0')
    expect(says(t)).toBe('pass')
  })
})

describe('out of turn the bot', () => {
  test('parries before its armor takes the blow', () => {
    const items = { clothing: 'padded-coat' } as const
    const heroes: Scene['heroes'] = { mercenary: { items, also: { parry: 1 } }, shaman: { at: 'd3' } }
    expect(says(enemiesAct({ heroes, enemies: [dog('a1')] }).begin())).toBe('prevent:1:0')
  })
  test('lets the sturdiest be hit', () => {
    const heroes: Scene['heroes'] = { mercenary: { health: 3 }, shaman: {} }
    expect(says(enemiesAct({ heroes, enemies: [dog('a1')] }).begin())).toBe('who:1')
  })
  test('agrees to what others propose', () => {
    const t = resting({ options: { consensus: 'all' } }).begin()
    t.answer(0, 'leave')
    expect(says(t, 1)).toBe('agree')
  })
})

describe('between fights the bot', () => {
  test('gives a weapon in the bag to whom it suits', () => {
    const t = camping({ heroes: { 'sylvan-guard': {}, lord: {} }, bag: ['iron-sword'] }).begin()
    expect(says(t)).toBe('put:bag.1:2.main')
  })
  test('has the wounded healed first', () => {
    const t = resting({ heroes: { mercenary: { health: 2 }, shaman: {} } }, { gold: 3 }).begin()
    expect(says(t)).toBe('visit:inn')
    t.answer(0, 'visit:inn')
    expect(says(t)).toBe('heal:0:0')
  })
  test('spends its gold when everybody is well', () => {
    expect(says(resting({}, { gold: 9 }).begin())).toMatch(/^visit:(stalls|training-yard)$/)
    expect(says(resting({}, { time: 0 }).begin())).toBe('leave')
  })
  test('takes one dangerous quest or the other first, by what it has been through', () => {
    const first = (flag: string) =>
      says(
        resting({}, { time: 4 })
          .set((s) => {
            s.quests = ['ward-gate', 'poison-cellar'].map((id) => ({ id, left: 2 }))
            s.flags = [flag]
          })
          .begin(),
      )
    const taken = new Set(
      ['helped', 'late', 'tip', 'warned', 'cellar', 'tollPaid'].map((flag) => first(`act1.${flag}`)),
    )
    expect(taken).toEqual(new Set(['undertake:ward-gate', 'undertake:poison-cellar']))
  })
  test('sends whoever has the trait into a test', () => {
    expect(says(testing('n3', { heroes: { mercenary: {}, 'sylvan-guard': {} } }).begin())).toBe('tester:1')
  })
})

describe('whole games', () => {
  const game = makeFateforge(CONTENT)
  const bot = { name: 'heuristic', brain: heuristic(game) }
  const won = (seats: number, fights: number, brain = bot.brain): number => {
    let n = 0
    for (let seed = 1; seed <= fights; seed++) {
      const match = Match.start(game, { seats, options: { play: 'training', training: 'c1' }, seed })
      const bots = Array.from({ length: seats }, () => ({ name: 'it', brain }))
      playOut(match, bots, new Fate(seed))
      if (match.table.s.over === 'won') n++
    }
    return n
  }
  test.each<[number, Partial<O>]>([
    [1, { until: 'end' }],
    [1, { until: 'end', solo: 'blind' }],
    [2, { until: 'end', consensus: 'all' }],
    [3, { until: 'end', hardcore: true }],
    [4, { until: 'end' }],
    [2, { until: 'end', play: 'battle' }],
  ])('%i at the table, %j: comes to an end with answers that are allowed', { timeout: 60_000 }, (seats, options) => {
    const match = Match.start(game, { seats, options, seed: seats })
    const bots = Array.from({ length: seats }, () => bot)
    expect(playOut(match, bots, new Fate(seats), { budget: 6000 })).toBeGreaterThan(50)
  })
  test.each([1, 2, 3, 4])(
    '%i at the table: wins the first fight, random play does not',
    { timeout: 60_000 },
    (seats) => {
      expect(won(seats, 5)).toBeGreaterThanOrEqual(4)
      expect(won(seats, 20, random)).toBeLessThanOrEqual(6)
    },
  )
  test('what it cannot know does not change its mind', { timeout: 60_000 }, () => {
    const match = Match.start(game, { seats: 3, options: { play: 'training', training: 'c4' }, seed: 5 })
    let asked = 0
    while (!match.isOver && asked++ < 150) {
      const seat = match.waiting()[0]!
      const answer = bot.brain(held(match, seat))
      expect(fits(match.askOf(seat)!, answer)).toBe(true)
      expect(words(match, bot.brain(held(match.imagine(seat, asked), seat)))).toEqual(words(match, answer))
      match.play(seat, answer)
    }
  })
})
