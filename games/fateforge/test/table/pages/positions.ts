/** Matches that stand where a page can be looked at. */
import { initialTree, Match, PASS } from '@emberhall/kernel'
import { type Campaign, KEPT } from '../../../src/campaign-shape.ts'
import type { O, S } from '../../../src/state.ts'
import { game } from '../../../src/table/model/game.ts'

type CampaignHero = Campaign['heroes'][number]
const blank = (): Campaign => initialTree(KEPT, 0, 0) as Campaign
const held = (item: string, stage = 0, cubes = 0) => ({ item, stage, cubes })
const slots = (...items: readonly string[]) => Array.from({ length: 6 }, (_, i) => held(items[i] ?? ''))
function hero(id: string, change: Partial<CampaignHero>): CampaignHero {
  const printed = game.book.content.heroes.find((each) => each.id === id)!
  const skills = game.book.content.skills.filter((skill) => skill.hero === id && skill.cost === undefined)
  return {
    hero: id,
    health: printed.health,
    healthSpent: 0,
    healthAside: 0,
    energy: printed.energy,
    energySpent: 0,
    stun: false,
    down: false,
    dice: [],
    skills: skills.map((skill) => skill.id),
    active: skills.map((skill) => skill.id),
    traits: [],
    slots: slots(),
    corruption: [],
    drum: 0,
    moreHealth: 0,
    moreEnergy: 0,
    ...change,
  }
}
/** Two who have come some way. */
const company = (): CampaignHero[] => [
  hero('lord', {
    health: 5,
    healthSpent: 3,
    energy: 3,
    energySpent: 1,
    slots: slots('iron-sword', 'buckler', 'padded-coat', 'pilgrims-charm', 'healing-potion'),
    corruption: ['doubt'],
    traits: ['resolve'],
  }),
  hero('sylvan-guard', {
    health: 6,
    healthSpent: 1,
    slots: slots('hunting-bow', '', 'cloak-of-reeds'),
    skills: ['quick-draw', 'hunters-mark', 'twin-arrows', 'long-shot'],
    active: ['quick-draw', 'hunters-mark', 'twin-arrows'],
    corruption: ['tremor'],
  }),
]
const on = (node: string, change: Partial<Campaign> = {}): Campaign => ({
  ...blank(),
  act: 1,
  node,
  heroes: company(),
  reputation: [-1, 1, 2, 1, 0, 0],
  storyCards: ['satchel', 'lantern-oil'],
  marks: ['n1', 'gate-road'],
  gold: 7,
  food: 2,
  traitPoints: 2,
  victory: 1,
  locations: ['temple', 'lamplighters'],
  quests: [
    { id: 'stray-hound', left: 2 },
    { id: 'ward-gate', left: 1 },
  ],
  bag: [held('ember-flask'), held('kite-shield'), held('rope-and-hook')],
  allies: ['orm'],
  ...change,
})

interface Position {
  readonly options: Partial<O>
  readonly seats?: number
  readonly answers: readonly string[]
}
const campaign = (document: Campaign, answers: readonly string[] = []): Position => ({
  options: { until: 'end', campaign: document },
  answers,
})
export const POSITIONS: Readonly<Record<string, Position>> = {
  begin: { options: { until: 'end' }, answers: ['hero:lord'] },
  page: { options: { until: 'end', heroes: ['lord', 'rogue'] }, answers: [] },
  second: { options: { until: 'end', heroes: ['lord', 'rogue'] }, answers: ['onward', 'onward', 'choice:n2.help'] },
  road: campaign(on('gate-road')),
  choice: campaign(on('gate-road'), ['onward']),
  poor: campaign(on('gate-road', { gold: 1 }), ['onward']),
  test: campaign(on('n5'), ['choice:n5.talk']),
  reroll: campaign(on('n5'), ['choice:n5.talk', 'tester:0']),
  agree: { options: { until: 'end', consensus: 'all', campaign: on('n5') }, answers: ['choice:n5.talk'] },
  agreeTest: {
    options: { until: 'end', consensus: 'all', campaign: on('n5') },
    answers: ['choice:n5.talk', 'agree', 'tester:0'],
  },
  agreeRest: { options: { until: 'end', consensus: 'all', campaign: on('r1') }, answers: ['visit:inn'] },
  city: campaign(on('e1'), ['go:east', 'go:south']),
  market: campaign(on('e1'), ['go:south']),
  rest: campaign(on('r1', { marks: ['n1', 'gate-road', 'r1'] })),
  inn: campaign(on('r1'), ['visit:inn']),
  yard: campaign(on('r2'), ['visit:training-yard']),
  stalls: campaign(on('r1'), ['visit:stalls']),
  temple: campaign(on('r1'), ['visit:temple']),
  library: campaign(on('r1'), ['visit:library']),
  camp: { options: { until: 'scene', campaign: on('gate-road') }, answers: ['camp'] },
  testCamp: campaign(on('n5'), ['choice:n5.talk', 'camp']),
  swap: campaign(on('gate-road'), ['camp', 'swap:1:rogue']),
  quest: { options: { play: 'battle', until: 'end', heroes: ['lord', 'rogue'] }, answers: ['leave'] },
  battleRest: { options: { play: 'battle', until: 'end', heroes: ['lord', 'rogue'] }, answers: [] },
  ending: campaign(on('end-lamps-lit', { flags: ['act1.castellanFell', 'act1.helped', 'act1.warned'] })),
  ended: campaign(on('end-lamps-lit', { flags: ['act1.castellanFell', 'act1.helped', 'act1.warned'] }), ['onward']),
  interlude: campaign(on('n5'), ['choice:n5.force']),
  onward: { options: { until: 'scene', campaign: on('n5') }, answers: ['choice:n5.force'] },
  restart: { options: { until: 'scene', campaign: on('n5') }, answers: ['camp', 'restart'] },
}

/** With this luck the roll of the test fails. */
export const seedFor = (name: string): number => (name === 'reroll' ? 6 : 5)

/** Whatever is asked between the answers is passed, or answered by the first option. */
export function stand(name: string, seed = 5): { readonly match: Match<S, O>; readonly before: number } {
  const position = POSITIONS[name]
  if (position === undefined) throw new Error(`No position is called "${name}"`)
  const { options, seats = 2, answers } = position
  const match = Match.start<S, O>(game, { seats, seed, options })
  let before = 0
  for (const answer of answers) {
    for (let tries = 0; ; tries++) {
      if (match.isOver || tries > 60) throw new Error(`${name}: nobody is asked for "${answer}"`)
      before = match.log(0).length
      const seat = match.waiting()[0]!
      const { ask } = match.view(seat)
      const option = ask!.options.find((each) => game.words.print(each) === answer)
      if (option !== undefined) {
        match.play(seat, option)
        break
      }
      match.play(seat, ask!.options.includes(PASS) ? PASS : ask!.options[0]!)
    }
  }
  return { match, before }
}
