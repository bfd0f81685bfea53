import type { PrintedText } from '@emberhall/speech'
import { golden, printedProblems } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import { BOARD } from '../src/content/board.ts'
import { CONTENT, EPILOGUES } from '../src/content/index.ts'
import type { Ability, ActionCard, Artifact, Effect, MineEvent, Target } from '../src/content/types.ts'
import { EXPLORATIONS, KOBOLD_TOKENS, POTIONS, POWERS, TOTEMS } from '../src/content/types.ts'
import { type Card, cardText } from '../src/text/cardText.ts'
import { en as effectsEn } from '../src/text/effects.en.ts'
import { fr as effectsFr } from '../src/text/effects.fr.ts'
import { en as thingsEn } from '../src/text/things.en.ts'
import { fr as thingsFr } from '../src/text/things.fr.ts'
import {
  collectionText,
  depositText,
  explorationText,
  koboldTokenText,
  potionText,
  powerText,
  siteText,
  totemText,
} from '../src/text/tokenText.ts'

type Lang = 'en' | 'fr'
const languages = ['en', 'fr'] as const
const { adventurers, cards, artifacts, events, imps, objectives, deposits } = CONTENT
const printed: readonly Card[] = [...adventurers, ...cards, ...artifacts, ...events, ...imps, ...objectives]
const byId = printed.map((card) => [card.id, card] as const)
const titles = {
  en: {
    artifacts: 'Artifacts',
    events: 'Events',
    imps: 'Imps',
    objectives: 'Objectives',
    tokens: 'Tokens',
    sites: 'Sites',
  },
  fr: {
    artifacts: 'Artefacts',
    events: 'Événements',
    imps: 'Diablotins',
    objectives: 'Objectifs',
    tokens: 'Jetons',
    sites: 'Sites',
  },
}

function tokens(lang: Lang): PrintedText[] {
  return [
    ...TOTEMS.map((totem) => totemText(totem, lang)),
    ...EXPLORATIONS.map((exploration) => explorationText(exploration, lang)),
    ...KOBOLD_TOKENS.map((token) => koboldTokenText(token, lang)),
    ...POTIONS.map((potion) => potionText(potion, lang)),
    ...deposits.map((deposit) => depositText(deposit, lang)),
    ...POWERS.map((power) => powerText(power, lang)),
    ...(['gold', 'darkiron', 'draconite'] as const).map((collection) => collectionText(collection, lang)),
  ]
}

function page({ name, kindLine, lines, flavour }: PrintedText, mark = '##'): string {
  const parts = [`${mark} ${name}`, kindLine, lines.map((line) => `- ${line}`).join('\n'), flavour && `_${flavour}_`]
  return parts.filter(Boolean).join('\n\n')
}

function book(lang: Lang): string {
  const of = (list: readonly Card[]) => list.map((card) => page(cardText(card, lang)))
  const teams = adventurers.flatMap((adventurer) => [
    page(cardText(adventurer, lang), '#'),
    ...of(cards.filter((card) => card.adventurer === adventurer.id)),
  ])
  const lists = (['artifacts', 'events', 'imps', 'objectives'] as const).flatMap((key) => [
    `# ${titles[lang][key]}`,
    ...of(CONTENT[key]),
  ])
  const rest = [
    `# ${titles[lang].tokens}`,
    ...tokens(lang).map((text) => page(text)),
    `# ${titles[lang].sites}`,
    ...BOARD.sites.map((site) => page(siteText(site, lang))),
  ]
  return `${[...teams, ...lists, ...rest].join('\n\n')}\n`
}

function everything(lang: Lang): PrintedText[] {
  return [
    ...printed.map((card) => cardText(card, lang)),
    ...tokens(lang),
    ...BOARD.sites.map((site) => siteText(site, lang)),
    ...EPILOGUES.map(({ title, text }) => ({ name: title[lang], kindLine: title[lang], lines: [text[lang]] })),
  ]
}

function strings({ name, kindLine, lines, flavour }: PrintedText): string[] {
  return [name, kindLine, ...lines, ...(flavour === undefined ? [] : [flavour])]
}

describe.each(languages)('printed texts in %s', (lang) => {
  it('are those of the golden file (UPDATE_GOLDEN=1 rewrites it, to be read again)', () => {
    expect(book(lang)).toBe(golden(import.meta.url, `cards.${lang}`, book(lang)))
  })
  it('read well, close every line and flavour with a stop, and have no straight quotes', () => {
    expect(printedProblems(everything(lang))).toEqual([])
  })
})

describe('printed texts', () => {
  it.each(byId)('are translated on %s', (_, card) => {
    const english = cardText(card, 'en')
    const french = cardText(card, 'fr')
    expect(french.lines).toHaveLength(english.lines.length)
    english.lines.forEach((line, i) => expect(french.lines[i]).not.toBe(line))
    expect(french.kindLine).not.toBe(english.kindLine)
    const said = english.flavour !== undefined
    expect([french.flavour !== undefined, french.flavour !== english.flavour]).toEqual([said, said])
  })
  it('keep the French spaces before : ; ! ? and inside guillemets from breaking', () => {
    const french = everything('fr').flatMap(strings)
    const wrong = french.filter((text) => /[ \p{L}\p{N})][:;!?»]|«[^\u00a0\u202f]/u.test(text))
    expect(wrong).toEqual([])
  })
  it('have a flavour line on all but basic cards', () => {
    const basic = (card: Card) => 'tier' in card && card.tier === 'basic'
    expect(printed.filter((card) => !basic(card) && !cardText(card, 'en').flavour)).toEqual([])
    expect(cards.filter((card) => basic(card) && card.flavour)).toEqual([])
  })
  it('say the same things in both languages', () => {
    expect(Object.keys(effectsFr)).toEqual(Object.keys(effectsEn))
    expect(Object.keys(thingsFr)).toEqual(Object.keys(thingsEn))
  })
})

function card(id: string): ActionCard {
  return cards.find((one) => one.id === id)!
}
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the examples of the spec', () => {
  it.each([
    [
      'titans-hurl', // GR-5
      'Push X (ores Granit carries): another figure (adventurer or Kobold) on your site.',
      'Poussée X (minerais portés par Granit) : une autre figurine (aventurier ou kobold) sur votre site.',
    ],
    [
      'burning-breath', // GD-1
      'Return 1 ore to the reserve (lying, on your site or an adjacent one): turn 1 Flame lit.',
      'Remettez 1 minerai dans la réserve (au sol, sur votre site ou un site adjacent) : retournez 1 Flamme face allumée.',
    ],
  ])('%s', (id, english, french) => {
    expect(cardText(card(id), 'en').lines).toEqual([english])
    expect(cardText(card(id), 'fr').lines.map(spaced)).toEqual([french])
  })
})

/** A card of Granit with this ability, read out. */
function read(steps: readonly Effect[], cost?: Ability['cost']): readonly string[] {
  const ability: Ability = cost ? { timing: 'loop', cost, steps } : { timing: 'loop', steps }
  const one = { ...card('heavy-tread'), abilities: [ability] }
  return languages.map((lang) => spaced(cardText(one, lang).lines[0]!))
}
const aim = (q: Target['q'], who: Target['who'], range: Target['range']): Target => ({ q, who, range })

describe('sentences that no card has yet', () => {
  it.each<[Effect, string, string]>([
    [{ do: 'gain', symbol: 'dig', n: 2 }, 'Gain 2 Dig.', 'Gagnez 2 actions Creuser.'],
    [{ do: 'caveIn', n: 2 }, 'Trigger 2 cave-ins.', 'Déclenchez 2 éboulements.'],
    [
      { do: 'clearCaveIn', n: 2, range: 'here' },
      'Remove 2 cave-ins on passages of your site.',
      'Retirez 2 éboulements sur des passages de votre site.',
    ],
    [{ do: 'flame', n: 2 }, 'Turn 2 Flames lit.', 'Retournez 2 Flammes face allumée.'],
    [
      { do: 'push', x: 1, target: aim('each', 'figure', 'next') },
      'Push 1: every other figure (adventurer or Kobold) on an adjacent site.',
      'Poussée 1 : toutes les autres figurines (aventuriers ou kobolds) sur un site voisin.',
    ],
    [
      { do: 'place', target: aim('two', 'ally', 'adj'), to: 'deposit' },
      'Teleport two allies on your site or an adjacent one to sites of your choice with a Deposit token.',
      'Téléportez deux alliés de votre site ou d’un site adjacent sur les sites de votre choix portant un jeton Gisement.',
    ],
    [
      { do: 'peek', what: ['deposit', 'exploration'], n: 2, range: 'board' },
      'Secretly look at 2 Deposit or Exploration tokens anywhere.',
      'Regardez en secret 2 jetons Gisement ou Exploration, n’importe où.',
    ],
    [
      { do: 'takeFromBag', how: 'random', n: 2 },
      'Take 2 ores from the Kobold bag, at random.',
      'Prenez 2 minerais du sac Kobold, au hasard.',
    ],
    [
      { do: 'convertOwn', n: 2 },
      'Replace 2 ores you carry with others of your choice.',
      'Remplacez 2 minerais que vous portez par d’autres de votre choix.',
    ],
    [
      {
        do: 'choose',
        options: [
          { do: 'potion', n: 1 },
          { do: 'battery', n: 1 },
        ],
        times: 'uncharged',
        distinct: false,
      },
      'Choose for each uncharged Battery: fill 1 Potion; or charge 1 Battery.',
      'Choisissez pour chaque Batterie déchargée : remplissez 1 Potion ; ou chargez 1 Batterie.',
    ],
  ])('%j', (effect, english, french) => {
    expect(read([effect])).toEqual([english, french])
  })
  it('have one colon after a cost', () => {
    const heal: Effect = { do: 'heal', target: aim('one', 'ally', 'here') }
    expect(read([heal], { pay: 'battery', min: 2, max: 2 })).toEqual([
      'Discharge 2 Batteries: heal an ally on your site.',
      'Déchargez 2 Batteries : Soin pour un allié sur votre site.',
    ])
    const attract: Effect = { do: 'attract', x: 'X', target: { q: 'one', who: 'kobold' } }
    expect(read([attract], { pay: 'carriedOre', to: 'bag', ore: 'gold' })).toEqual([
      'Put 1 carried Gold into the Kobold bag: Attraction X (ores Granit carries) against a Kobold.',
      'Mettez 1 Or porté dans le sac Kobold : Attraction X (minerais portés par Granit) contre un kobold.',
    ])
  })
  it.each(['here', 'next', 'board'] as const)('name the range %s of a lying ore', (range) => {
    const [english, french] = read([{ do: 'flame', n: 1 }], { pay: 'lyingOre', range })
    const words = { here: 'on your site', next: 'on an adjacent site', board: 'anywhere' }
    const mots = { here: 'sur votre site', next: 'sur un site voisin', board: 'n’importe où' }
    expect(english).toContain(`(lying, ${words[range]})`)
    expect(french).toContain(`(au sol, ${mots[range]})`)
  })
})

describe('events and artifacts', () => {
  const event: MineEvent = {
    id: 'x',
    name: { en: 'X', fr: 'X' },
    flames: 0,
    activation: false,
    burrows: [],
    effect: { do: 'activate' },
  }
  it('without symbols have only their effect', () => {
    expect(cardText(event, 'en').lines).toEqual(['Activate every Kobold.'])
    expect(cardText({ ...event, activation: true }, 'en').lines).toEqual([
      'Activate every Kobold.',
      'Activate every Kobold a second time.',
    ])
  })
  it('name levels and the two places without one', () => {
    const at = (level: 'entrance' | 'II') =>
      languages.map((lang) => cardText({ ...event, effect: { do: 'slowAt', level } }, lang).lines[0])
    expect(at('entrance')).toEqual([
      'Slow every adventurer at the Entrance.',
      'Ralentissez chaque aventurier à l’Entrée.',
    ])
    expect(at('II')).toEqual([
      'Slow every adventurer on a level II site.',
      'Ralentissez chaque aventurier sur un site de niveau II.',
    ])
  })
  it('without a power say nothing but what they cost and are worth', () => {
    const plain: Artifact = { id: 'x', name: { en: 'X', fr: 'X' }, cost: [0, 2, 1], vp: 9 }
    expect(cardText(plain, 'en')).toEqual({
      name: 'X',
      kindLine: 'Artifact, no collection, 9 VP: 2 Darkiron, 1 Draconite',
      lines: [],
      flavour: undefined,
    })
  })
})
