import { describe, expect, it } from 'vitest'
import { BOARD } from '../src/content/board.ts'
import { COLLECTION_BONUS, CONTENT, EPILOGUES } from '../src/content/index.ts'
import type { ActionCard, Artifact, Effect, Ore, Symbol } from '../src/content/types.ts'
import { KOBOLD_TOKENS, POWERS, TOTEMS } from '../src/content/types.ts'

const { adventurers, cards, artifacts, events, imps, objectives, deposits, explorations, treasures } = CONTENT
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const count = <T>(list: readonly T[], is: (thing: T) => boolean) => list.filter(is).length
const weight = ({ symbols }: ActionCard) => sum(symbols.map((symbol) => (symbol === 'wild' ? 1.5 : 1)))
const cardsOf = (id: string) => cards.filter(({ adventurer }) => adventurer === id)
const isBasic = ({ tier }: ActionCard) => tier === 'basic'
const idsOf = <T extends { readonly id: string }>(list: readonly T[], is: (thing: T) => boolean) =>
  list.filter(is).map(({ id }) => id)
const byId = adventurers.map((adventurer) => [adventurer.id, adventurer] as const)
function steps(card: ActionCard): readonly Effect[] {
  return card.abilities.flatMap((ability) => ability.steps)
}

describe('how much there is of everything (spec 12.1)', () => {
  it('has the counted cards and tokens', () => {
    expect(cards).toHaveLength(91)
    expect(artifacts).toHaveLength(22)
    expect(events).toHaveLength(12)
    expect(imps).toHaveLength(11)
    expect(objectives).toHaveLength(6)
    expect(deposits).toHaveLength(18)
    expect(TOTEMS).toHaveLength(8)
    expect(KOBOLD_TOKENS).toHaveLength(5)
    expect(EPILOGUES).toHaveLength(7)
  })
  it('A-1: 9 adventurers of the core box with 63 cards, 2 extra, 2 of the expansion', () => {
    const ofSet = (set: string) => adventurers.filter((adventurer) => adventurer.set === set)
    expect(ofSet('core').map(({ id }) => id)).toEqual(
      'granit mogrimur nobz korgain molly gobetou flyna ogmul silkara'.split(' '),
    )
    expect(ofSet('core').flatMap(({ id }) => cardsOf(id))).toHaveLength(63)
    expect(ofSet('extra').map(({ id }) => id)).toEqual(['vaelindra', 'drsdaqt'])
    expect(ofSet('expansion').map(({ id }) => id)).toEqual(['greedy', 'devorfu'])
  })
})

describe('adventurers (spec 7)', () => {
  it('carry what the table says', () => {
    expect(adventurers.map(({ id, carry }) => `${id} ${carry}`).join(', ')).toBe(
      'granit 3, mogrimur 2, nobz 4, korgain 3, molly 2, gobetou 2, flyna 3, ogmul 2, silkara 2, vaelindra 2, drsdaqt 2, greedy 2, devorfu 2',
    )
  })
  it('are immune to what the table says', () => {
    const immune = (what: string) => adventurers.filter((one) => one.immune === what).map(({ id }) => id)
    expect(immune('shock')).toEqual(['granit', 'gobetou', 'greedy'])
    expect(immune('slow')).toEqual(['korgain', 'silkara'])
    expect(immune('stun')).toEqual(['ogmul', 'drsdaqt', 'devorfu'])
  })
  it('three of them have tokens of their own', () => {
    const kits = adventurers.filter(({ kit }) => kit).map(({ id, kit }) => [id, kit])
    expect(kits).toEqual([
      ['flyna', 'batteries'],
      ['ogmul', 'potions'],
      ['silkara', 'webs'],
    ])
  })
  it('have a portrait of one to three sentences', () => {
    for (const { portrait } of adventurers)
      for (const text of [portrait.en, portrait.fr]) expect(text.match(/[.!?](?= |$)/g)?.length).toBeOneOf([1, 2, 3])
  })
})

describe('Action cards (spec 12.2)', () => {
  it.each(byId)('A-3: %s has 4 basic and 3 advanced ones', (id) => {
    expect(cardsOf(id).map(({ tier }) => tier)).toEqual([
      ...Array<string>(4).fill('basic'),
      ...Array<string>(3).fill('advanced'),
    ])
  })
  it('have an ability and a Move or a wild each', () => {
    expect(idsOf(cards, ({ abilities }) => abilities.length === 0)).toEqual([])
    expect(idsOf(cards, ({ symbols }) => !symbols.includes('move') && !symbols.includes('wild'))).toEqual([])
  })
  it('weigh 2.5 to 3.5, advanced ones 2 to 4', () => {
    const [basic, advanced] = [cards.filter(isBasic), cards.filter((card) => !isBasic(card))]
    expect(idsOf(basic, (card) => weight(card) < 2.5 || weight(card) > 3.5)).toEqual([])
    expect(idsOf(advanced, (card) => weight(card) < 2 || weight(card) > 4)).toEqual([])
  })
  it.each(byId)('give %s the symbols that everyone needs', (id) => {
    const own = cardsOf(id)
    const n = (symbol: Symbol, of = own) =>
      count(
        of.flatMap(({ symbols }) => symbols),
        (one) => one === symbol,
      )
    expect(n('move')).toBeGreaterThanOrEqual(7)
    expect(n('move')).toBeLessThanOrEqual(13)
    expect(n('dig')).toBeGreaterThanOrEqual(3)
    expect(n('pick')).toBeGreaterThanOrEqual(4)
    expect(n('fight')).toBeGreaterThanOrEqual(1)
    expect(n('fight')).toBeLessThanOrEqual(2)
    expect(n('wild')).toBeLessThanOrEqual(3)
    const onBasic = new Set(own.filter(isBasic).flatMap(({ symbols }) => symbols))
    expect([...onBasic]).toEqual(expect.arrayContaining(['move', 'dig', 'pick', 'fight']))
  })
  it('Psionic Gift has exactly two symbols', () => {
    expect(cards.find(({ id }) => id === 'psionic-gift')?.symbols).toHaveLength(2)
  })
  it('every Advanced card of Granit uses X, and no other card', () => {
    const usesX = cards.filter((card) => steps(card).some((step) => JSON.stringify(step).includes('X"')))
    expect(usesX).toEqual(cardsOf('granit').filter(({ tier }) => tier === 'advanced'))
  })
  it('only Elixir and Master Alchemist fill Potions', () => {
    const fill = cards.filter((card) => steps(card).some((step) => step.do === 'potion'))
    expect(fill.map(({ id }) => id)).toEqual(['elixir', 'elixir-2', 'master-alchemist'])
  })
  it('stand if they only grant something, react on Absorption, and otherwise wait for the loop', () => {
    const timed = (timing: string) => idsOf(cards, ({ abilities }) => abilities.some((one) => one.timing === timing))
    expect(timed('standing')).toEqual(idsOf(cards, (card) => steps(card).some((step) => step.do === 'grant')))
    expect(timed('reaction')).toEqual(['absorption'])
    expect(timed('loop')).toHaveLength(91 - timed('standing').length - 1)
  })
  it('use every effect of the vocabulary, each adventurer those of its own tokens only', () => {
    const ofTokens = { battery: 'flyna', potion: 'ogmul', web: 'silkara' } as const
    for (const [effect, owner] of Object.entries(ofTokens)) {
      const owners = cards.filter((card) => steps(card).some((step) => step.do === effect))
      expect(new Set(owners.map(({ adventurer }) => adventurer))).toEqual(new Set([owner]))
    }
    const used = new Set(cards.flatMap(steps).map((step) => step.do))
    expect(used.size).toBe(36)
  })
})

describe('tokens (spec 8)', () => {
  const ORE_LETTERS: Readonly<Record<Ore, string>> = { gold: 'G', darkiron: 'S', draconite: 'D', mithrul: 'M' }
  it('8.2: 15 Exploration tokens, with 3 totems and 3 good finds', () => {
    expect(explorations).toEqual({ treasure: 3, rekindle: 2, encounter: 2, trap: 2, totem: 3, find: 3 })
    expect(sum(Object.values(explorations))).toBe(15)
  })
  it('8.3: 12 Treasures worth 23 in all', () => {
    expect(sum(treasures)).toBe(12)
    expect(sum(treasures.map((n, i) => n * (i + 1)))).toBe(23)
  })
  it.each([
    ['I', 6, { G: 14, S: 3, D: 0, K: 2 }],
    ['II', 7, { G: 7, S: 11, D: 3, K: 2 }],
    ['III', 5, { G: 2, S: 4, D: 11, K: 3 }],
  ] as const)('8.4: the deposits of level %s', (level, tokens, totals) => {
    const own = deposits.filter((deposit) => deposit.level === level)
    expect(own).toHaveLength(tokens)
    const letters = own.flatMap(({ ores, kobold }) => [
      ...ores.map((ore) => ORE_LETTERS[ore]),
      ...(kobold ? ['K'] : []),
    ])
    const counts = Object.keys(totals).map((letter) => [letter, count(letters, (one) => one === letter)])
    expect(Object.fromEntries(counts)).toEqual(totals)
    expect(letters).toHaveLength(sum(Object.values(totals)))
  })
  it('WE-2: III-1 is the token of the book’s example', () => {
    const token = deposits.find(({ id }) => id === 'deposit-III-1')
    expect(token).toMatchObject({ ores: ['gold', 'draconite', 'draconite'], kobold: true })
  })
  it('about 46 ores appear in a game', () => {
    const mean = (level: string, sites: number) => {
      const own = deposits.filter((deposit) => deposit.level === level)
      return (sum(own.map(({ ores }) => ores.length)) / own.length) * sites
    }
    expect(Math.round(mean('I', 5) + mean('II', 6) + mean('III', 4))).toBe(46)
  })
  it('8.7: a collection is worth 3, 7 or 12', () => {
    expect(COLLECTION_BONUS).toEqual([0, 0, 3, 7, 12])
  })
})

describe('artifacts (spec 12.4)', () => {
  const size = ({ cost }: Artifact) => sum(cost)
  it('FF-14.1: 5 in each collection, 7 outside', () => {
    for (const collection of ['gold', 'darkiron', 'draconite'])
      expect(count(artifacts, (artifact) => artifact.collection === collection)).toBe(5)
    expect(count(artifacts, ({ collection }) => !collection)).toBe(7)
  })
  it('each power twice, 6 artifacts without', () => {
    expect(POWERS.map((power) => count(artifacts, (artifact) => artifact.power === power))).toEqual(POWERS.map(() => 2))
    expect(count(artifacts, ({ power }) => !power)).toBe(6)
  })
  it('cost 28 Gold, 25 Darkiron and 19 Draconite, and are worth 173 VP', () => {
    expect([0, 1, 2].map((i) => sum(artifacts.map(({ cost }) => cost[i]!)))).toEqual([28, 25, 19])
    expect(sum(artifacts.map(({ vp }) => vp))).toBe(173)
  })
  it('come in sizes of 2 to 5 ores', () => {
    expect([2, 3, 4, 5].map((n) => count(artifacts, (artifact) => size(artifact) === n))).toEqual([1, 15, 5, 1])
  })
  it.each(artifacts.map((artifact) => [artifact.id, artifact] as const))('%s is worth what it costs', (_, artifact) => {
    const [gold, darkiron, draconite] = artifact.cost
    const ore = gold + 2 * darkiron + 3 * draconite + [1, 2, 3, 5][size(artifact) - 2]!
    const power = artifact.power ? 1 : 0
    const alone = artifact.collection ? 0 : 1
    expect(artifact.vp).toBe(artifact.power === 'collection' ? ore - 2 : ore - power + alone)
  })
  it('only artifacts outside the collections count in one of choice', () => {
    const free = artifacts.filter(({ power }) => power === 'collection')
    expect(free.every(({ collection }) => !collection)).toBe(true)
  })
})

describe('events, imps and objectives (spec 12.5 to 12.7)', () => {
  it('13 flames, 7 Kobolds, half of the events with an activation', () => {
    expect(sum(events.map(({ flames }) => flames))).toBe(13)
    expect(sum(events.map(({ burrows }) => burrows.length))).toBe(7)
    expect(count(events, ({ activation }) => activation)).toBe(6)
    expect(events.every(({ flames }) => flames >= 0 && flames <= 2)).toBe(true)
  })
  it('two events are taken out in solo', () => {
    expect(events.filter(({ removedInSolo }) => removedInSolo).map(({ id }) => id)).toEqual([
      'eternal-forge',
      'sanctuary',
    ])
  })
  it('backs 4 left, 4 centre, 3 right', () => {
    expect(['left', 'centre', 'right'].map((side) => count(imps, ({ back }) => back === side))).toEqual([4, 4, 3])
  })
  it('5 imps take an artifact away; every imp does something else', () => {
    expect(count(imps, ({ removesArtifact }) => removesArtifact)).toBe(5)
    expect(new Set(imps.map(({ effect }) => effect)).size).toBe(11)
  })
  it('objectives are worth 8, 8, 7, 7, 6, 6', () => {
    expect(objectives.map(({ vp }) => vp)).toEqual([8, 8, 7, 7, 6, 6])
    expect(objectives.map(({ n }) => n)).toEqual([3, 3, 6, 2, 4, 4])
    expect(new Set(objectives.map(({ test }) => test)).size).toBe(6)
  })
  it('FF-25.25: the epilogues have their bands and 60 to 110 words in each language', () => {
    expect(EPILOGUES.map(({ from }) => from)).toEqual([0, 40, 60, 70, 80, 90, 100])
    const lengths = EPILOGUES.flatMap(({ text }) => [text.en, text.fr]).map((story) => story.split(' ').length)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(60)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(110)
  })
})

describe('the board (spec 5)', () => {
  const { sites, passages } = BOARD
  const ordinary = passages.filter(({ difficult }) => !difficult)
  /** How many passages away every site that can be reached is. */
  function distances(from: string, ways = passages): Map<string, number> {
    const found = new Map([[from, 0]])
    for (const [site, n] of found)
      for (const way of ways) {
        const to = way.from === site ? way.to : way.to === site ? way.from : undefined
        if (to !== undefined && !found.has(to)) found.set(to, n + 1)
      }
    return found
  }
  const row = (id: string, to: string, ways = passages) => distances(to, ways).get(id)
  const ids = sites.map(({ id }) => id)

  it('has 5, 6 and 4 sites by level, one deposit to spare each', () => {
    for (const [level, n] of [
      ['I', 5],
      ['II', 6],
      ['III', 4],
    ] as const) {
      expect(count(sites, (site) => site.level === level)).toBe(n)
      expect(count(deposits, (deposit) => deposit.level === level)).toBe(n + 1)
    }
    expect(sites).toHaveLength(17)
  })
  it('has room for 3, at the Forge for 5, at the Entrance for all', () => {
    expect(sites.map(({ capacity }) => capacity)).toEqual([null, ...Array<number>(15).fill(3), 5])
  })
  it('has 25 ordinary and 8 difficult passages', () => {
    expect(ordinary).toHaveLength(25)
    expect(passages).toHaveLength(33)
  })
  it('is joined by ordinary passages alone, and no single cave-in on one of them cuts anything off', () => {
    expect(distances('E', ordinary).size).toBe(17)
    const cutting = ordinary.filter((blocked) => {
      const open = ordinary.filter((way) => way !== blocked)
      return distances('E', open).size < 17
    })
    expect(cutting).toEqual([])
  })
  it('A-37: bears the Claw on S12 and the Fang on S4', () => {
    expect(sites.filter(({ burrow }) => burrow).map(({ id, burrow }) => [id, burrow])).toEqual([
      ['S4', 'fang'],
      ['S12', 'claw'],
    ])
  })
  it('5.3: lies as far apart as the table says', () => {
    const table = ids.map((id) => [row(id, 'F'), row(id, 'F', ordinary), row(id, 'E', ordinary)].join(' '))
    expect(table).toEqual([
      '2 4 0',
      '2 2 2',
      '2 3 1',
      '2 3 1',
      '2 2 2',
      '1 2 2',
      '2 3 3',
      '1 1 3',
      '1 1 3',
      '2 3 3',
      '1 1 4',
      '1 1 4',
      '2 2 4',
      '1 2 5',
      '2 2 5',
      '2 2 4',
      '0 0 4',
    ])
  })
  it('5.3: leaves a Kobold a choice at S2, S12 and S14 only, with one level II site in each', () => {
    const toForge = distances('F')
    const next = (id: string) =>
      [...distances(id)].filter(([to, n]) => n === 1 && toForge.get(to) === toForge.get(id)! - 1).map(([to]) => to)
    const ties = ids.filter((id) => next(id).length > 1)
    expect(ties.map((id) => [id, ...next(id).toSorted()])).toEqual([
      ['S2', 'S5', 'S7'],
      ['S12', 'S10', 'S13'],
      ['S14', 'S11', 'S13'],
    ])
    const second = (id: string) => sites.find((site) => site.id === id)?.level === 'II'
    for (const id of ties) expect(count(next(id), second)).toBe(1)
  })
  it('has no two passages that cross', () => {
    const at = (id: string) => sites.find((site) => site.id === id)!
    const side = (a: string, b: string, c: string) =>
      Math.sign((at(b).x - at(a).x) * (at(c).y - at(a).y) - (at(b).y - at(a).y) * (at(c).x - at(a).x))
    const crossing = passages.flatMap((p) =>
      passages
        .filter((q) => new Set([p.from, p.to, q.from, q.to]).size === 4)
        .filter((q) => side(p.from, p.to, q.from) * side(p.from, p.to, q.to) < 0)
        .filter((q) => side(q.from, q.to, p.from) * side(q.from, q.to, p.to) < 0)
        .map((q) => `${p.from}-${p.to} x ${q.from}-${q.to}`),
    )
    expect(crossing).toEqual([])
  })
})
