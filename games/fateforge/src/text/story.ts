/** The log as a story. */
import { at, type LogLine, type Option } from '@emberhall/kernel'
import { capitalized, listed, named as link, type Values } from '@emberhall/speech'
import {
  CIRCLES,
  COLOURS,
  DICE,
  GEMS,
  HEROES,
  type HeroId,
  ICONS,
  TEST_FACES,
  TRAITS,
  ZONES,
} from '../content/types.ts'
import { BOSS_STEPS, DIRECTIONS, HERO_ORDERS, PRIZES, SLOTS, STANCES, STORY_CARDS } from '../parts.ts'
import { enemyText } from './foeText.ts'
import { fightName, fightSummary, objectiveNamed } from './fights.ts'
import { type Key, tell } from './messages.ts'
import { deviceKind, namedThing } from './objects.ts'
import { sentence } from './phrases.ts'
import { clue } from './placeText.ts'
import {
  anIcon,
  cardCalled,
  cardTextOf,
  dieOf,
  foeWords,
  heroWords,
  iconName,
  rulesOf,
  type Speech,
  who,
} from './speech.ts'
import { choiceNamed, legText, nodeNamed, pageText, titleOf } from './tale.ts'
import { nameOf, say, type Thing, toldOf } from './things.ts'
import { deckCardText } from './printed.ts'

type Arg = LogLine['args'][number]
type Told = (sp: Speech, arg: string) => Values

const named =
  (value: string, thing: Thing): Told =>
  ({ lang }, id) => ({ [value]: nameOf(thing, id, lang) })
const chosen =
  (value: string): Told =>
  (_, word) => ({ [value]: word })

/** A card of the decks: its name and text, if it may be known. */
function deckCard({ lang, game }: Speech, arg: Arg): Values {
  const { card, face } = arg as { readonly card: number; readonly face: string | null }
  if (face === null) return { card: tell(lang, 'word.hiddenCard'), text: '' }
  const text = deckCardText(game, face, lang)
  return { card: link(cardCalled(lang, text.name), `card ${card}`, face), text: rulesOf(text) }
}
const skillOrItem: Told = ({ lang, game }, id) => {
  const text = cardTextOf(lang, at(game.book.cards, game.book.cardNo.get(id)!))
  return { card: link(cardCalled(lang, text.name), `card ${id}`, id), text: rulesOf(text) }
}
const icon: Told = ({ lang }, id) => {
  const n = (ICONS as readonly string[]).indexOf(id)
  return { icon: iconName(lang, n), anIcon: anIcon(lang, n) }
}
const bossStep: Told = ({ lang }, step) => ({
  boss: toldOf('boss', step, 'name', lang),
  text: sentence(nameOf('boss', step, lang)),
})
const order: Told = ({ lang }, names) => ({
  heroes: listed(
    lang,
    names.split(' ').map((id) => link(nameOf('hero', id, lang), `hero ${id}`, id)),
  ),
})
const thing: Told = (sp, name) => ({ thing: namedThing(sp, name), device: deviceKind(at(name.split('.'), 1)) })

/** How each list of names is put into words. */
function tellers({ game }: Speech): ReadonlyMap<readonly string[], Told> {
  const { names } = game.book
  return new Map<readonly string[], Told>([
    [HEROES, ({ lang }, id) => heroWords(lang, id as HeroId)],
    [names.foes, foeWords],
    [names.things, thing],
    [names.cards, skillOrItem],
    [names.fights, (sp, name) => ({ fight: fightName(sp, name), text: fightSummary(sp, name) })],
    [names.objectives, (sp, name) => ({ text: objectiveNamed(sp, name) })],
    [names.choices, (sp, name) => ({ label: choiceNamed(sp, name).label[sp.lang] })],
    [names.nodes, (sp, id) => ({ node: id, title: titleOf(sp.lang, nodeNamed(sp, id)) })],
    [names.landmarks, ({ lang }, id) => ({ text: clue(id, lang) })],
    [names.locations, named('place', 'location')],
    [names.quests, ({ lang }, id) => ({ quest: cardCalled(lang, nameOf('quest', id, lang)) })],
    [names.allies, named('ally', 'ally')],
    [STORY_CARDS, storyCard],
    [ZONES, (_, zone) => ({ zone: zone.toUpperCase() })],
    [
      DICE,
      ({ lang }, die) => ({
        die: dieOf(lang, (DICE as readonly string[]).indexOf(die)),
        dieName: nameOf('die', die, lang),
      }),
    ],
    [ICONS, icon],
    [GEMS, named('gem', 'gem')],
    [TRAITS, named('trait', 'trait')],
    [CIRCLES, named('circle', 'circle')],
    [PRIZES, named('text', 'prize')],
    [COLOURS, ({ lang }, colour) => ({ colour: tell(lang, 'word.colour', { colour }) })],
    [TEST_FACES, ({ lang }, face) => ({ face: tell(lang, 'word.testFace', { face }) })],
    [DIRECTIONS, ({ lang }, way) => ({ way: tell(lang, 'word.direction', { way }) })],
    [SLOTS, ({ lang }, slot) => ({ slot: tell(lang, 'word.slot', { slot }) })],
    [STANCES, ({ lang }, stance) => ({ stance: tell(lang, 'word.stance', { stance }) })],
    [BOSS_STEPS, bossStep],
    [HERO_ORDERS, order],
  ])
}
const storyCard: Told = ({ lang }, id) => ({
  card: cardCalled(lang, nameOf('storyCard', id, lang)),
  text: toldOf('storyCard', id, 'text', lang),
})
const known = new WeakMap<object, ReadonlyMap<readonly string[], Told>>()
function tellerOf(sp: Speech, of: readonly string[]): Told {
  let all = known.get(sp.game)
  if (all === undefined) known.set(sp.game, (all = tellers(sp)))
  return all.get(of) ?? chosen('kind')
}

/** The values that name something: what it is, and whether something is printed on it. */
const NAMES: Readonly<Record<string, readonly [kind: string, isPrinted: boolean]>> = {
  hero: ['hero', true],
  ofHero: ['hero', true],
  toHero: ['hero', true],
  foe: ['foe', true],
  ofFoe: ['foe', true],
  ally: ['ally', true],
  thing: ['thing', false],
  zone: ['zone', false],
}
function linked(told: Values, id: string): Values {
  const entries = Object.entries(told).map(([name, value]) => {
    const [kind, isPrinted] = NAMES[name] ?? ['', false]
    // An enemy's token, `guard-dog.4`, goes by its card.
    return [
      name,
      kind === '' ? value : link(String(value), `${kind} ${id}`, isPrinted ? id.split('.')[0] : ''),
    ] as const
  })
  return Object.fromEntries(entries)
}

/** The second of a kind in a line has a 2 behind its names, the third a 3. */
function valuesOf(sp: Speech, { what, args }: LogLine): Values {
  const values: Record<string, string | number> = {}
  at(sp.game.logDefs, sp.game.logNames.indexOf(what)).args.forEach((of, i) => {
    const arg = at(args, i)
    const told =
      of === 'n' || of === 'seat'
        ? { n: arg as number }
        : of === 'card'
          ? deckCard(sp, arg)
          : linked(tellerOf(sp, of)(sp, arg as string), arg as string)
    for (const [name, value] of Object.entries(told)) values[freeName(name, values)] = value
  })
  return values
}
const freeName = (name: string, taken: object): string =>
  [name, `${name}2`].find((free) => !(free in taken)) ?? `${name}3`
/** What a line says beyond its arguments. */
function more(sp: Speech, { what, args }: LogLine): Values {
  const [a, b, c, d] = args
  switch (what) {
    case 'page':
      return { text: pageText(sp, a as string, b as number) }
    case 'leg':
      return { text: legText(sp, a as string, b as number, c as number) || tell(sp.lang, 'step.tell') }
    case 'reputation':
    case 'gold':
    case 'food': {
      const [sign, n] = what === 'reputation' ? [b, c] : [a, b]
      return { sign: sign === 1 ? 'less' : 'more', n: n as number }
    }
    case 'unlocked':
      return { rule: say(sp.lang, 'rule', { n: a as number }) }
    case 'round':
      return { slot: (c as number) + 1 }
    case 'acts':
      return { text: sectionText(sp, a as string, b as number) }
    case 'explored':
      return { find: say(sp.lang, `find.${c as 'informant' | 'gem' | 'trap'}`) }
    case 'prevented':
      return { both: (b as number) > 0 && (c as number) > 0 ? 'yes' : 'no' }
    case 'actedFor':
      return { by: who(sp, a as number), who: who(sp, b as number) }
    case 'windowSkipped':
      return { who: who(sp, a as number) }
    case 'corrected': {
      const on = c === undefined ? {} : linked(heroWords(sp.lang, c as HeroId), c as string)
      return { who: who(sp, a as number), what: rightText(sp, b as string, on, d as string) }
    }
    default:
      return {}
  }
}
/** A section of an enemy's band, by its number. */
function sectionText({ lang, game }: Speech, token: string, n: number): string {
  const id = at(token.split('.'), 0)
  return at(enemyText(at(game.book.foes, game.book.foeNo.get(id)!), lang).lines, n)
}

/** What is put right (`moreGold`), about a hero or the bag, and in which zone. */
const rightText = ({ lang }: Speech, name: string, hero: Values, zone = ''): string =>
  tell(lang, `right.${name.slice(4)}` as Key, {
    ...hero,
    n: name.startsWith('more') ? '+1' : '−1',
    zone: zone.toUpperCase(),
  })
/** The same as a choice. */
export function correctionText(sp: Speech, option: Option): { kind: string; text: string } {
  const { verb, args } = sp.game.words.explain(option)
  const [id, zone] = args.map(({ kind, value }) => kind[value])
  const hero = id === undefined ? {} : heroWords(sp.lang, id as HeroId)
  return {
    kind: id === undefined ? tell(sp.lang, 'right.bag') : nameOf('hero', id, sp.lang),
    text: capitalized(rightText(sp, verb, hero, zone)),
  }
}

export function storyLine(sp: Speech, line: LogLine): string {
  const key = `log.${line.what}` as Key
  // Lines of this name are of several kinds.
  const values = line.what === 'corrected' ? {} : valuesOf(sp, line)
  return capitalized(tell(sp.lang, key, { ...values, ...more(sp, line) }).trim())
}
