/** Everything the game prints, in one language: for the golden file and for what must hold of all texts. */
import type { PrintedText } from '@emberhall/speech'
import { STORY_CARDS } from '../src/content/decks.ts'
import { CONTENT } from '../src/content/index.ts'
import { TRAITS } from '../src/content/types.ts'
import {
  allyText,
  corruptionText,
  fearText,
  heroText,
  itemText,
  skillText,
  storyCardText,
  traitText,
  trapText,
} from '../src/text/cardText.ts'
import { bossText, enemyText } from '../src/text/foeText.ts'
import {
  battleText,
  clue,
  landmark,
  legTitle,
  locationText,
  objectiveText,
  prizeText,
  questText,
  sceneText,
} from '../src/text/placeText.ts'

export type Lang = 'en' | 'fr'
const { heroes, skills, items, enemies, boss, corruption, traps, fears, allies } = CONTENT
const { scenes, locations, quests, battles, rewards, explorations } = CONTENT

const TITLES = {
  items: { en: 'Items', fr: 'Objets' },
  enemies: { en: 'Enemies', fr: 'Ennemis' },
  decks: { en: 'Decks', fr: 'Paquets' },
  allies: { en: 'Allies', fr: 'Alliés' },
  traits: { en: 'Traits', fr: 'Caractéristiques' },
  scenes: { en: 'Scenes', fr: 'Scènes' },
  rest: { en: 'Rest', fr: 'Repos' },
  rewards: { en: 'Rewards', fr: 'Récompenses' },
  battles: { en: 'Battle quests', fr: 'Mini-quêtes' },
  city: { en: 'The city', fr: 'La ville' },
} as const

function battlePages(lang: Lang): PrintedText[] {
  return battles.flatMap((quest) => [
    battleText(quest, lang),
    ...quest.legs.map(({ scene: id, changes }, leg) => {
      const scene = scenes.find((one) => one.id === id)!
      const more = changes.flatMap((change) => ('objective' in change ? [change.objective] : []))
      const lines = [...scene.objectives, ...more].map((it) => objectiveText(it, scene, 'battle', lang))
      return { name: legTitle(quest, leg, lang), kindLine: sceneText(scene, lang).kindLine, lines }
    }),
  ])
}

/** Chapters of the printed book, by title. */
function chapters(lang: Lang): readonly (readonly [string | PrintedText, readonly PrintedText[]])[] {
  const own = heroes.map(
    (hero) =>
      [heroText(hero, lang), skills.filter((it) => it.hero === hero.id).map((it) => skillText(it, lang))] as const,
  )
  const places = explorations.flatMap((walk) => walk.places)
  return [
    ...own,
    [TITLES.items[lang], items.map((it) => itemText(it, lang))],
    [TITLES.enemies[lang], [...enemies.map((it) => enemyText(it, lang)), bossText(boss, lang)]],
    [
      TITLES.decks[lang],
      [
        ...corruption.map((it) => corruptionText(it, lang)),
        ...traps.map((it) => trapText(it, lang)),
        ...fears.map((it) => fearText(it, lang)),
        ...STORY_CARDS.map((id) => storyCardText(id, lang)),
      ],
    ],
    [TITLES.allies[lang], allies.map((it) => allyText(it, lang))],
    [TITLES.traits[lang], TRAITS.map((trait) => traitText(trait, lang))],
    [TITLES.scenes[lang], scenes.map((it) => sceneText(it, lang))],
    [TITLES.rest[lang], [...locations.map((it) => locationText(it, lang)), ...quests.map((it) => questText(it, lang))]],
    [
      TITLES.rewards[lang],
      rewards.map(({ at, options }) => ({
        name: String(at),
        kindLine: '',
        lines: options.map((prize) => prizeText(prize, lang)),
      })),
    ],
    [TITLES.battles[lang], battlePages(lang)],
    [TITLES.city[lang], places.map(({ id }) => ({ name: landmark(id, lang), kindLine: '', lines: [clue(id, lang)] }))],
  ]
}

export function everything(lang: Lang): PrintedText[] {
  return chapters(lang).flatMap(([head, pages]) => (typeof head === 'string' ? pages : [head, ...pages]))
}

function page({ name, kindLine, lines, flavour }: PrintedText, mark: string): string {
  const parts = [`${mark} ${name}`, kindLine, lines.map((line) => `- ${line}`).join('\n'), flavour && `_${flavour}_`]
  return parts.filter(Boolean).join('\n\n')
}
export function book(lang: Lang): string {
  const pages = chapters(lang).flatMap(([head, texts]) => [
    typeof head === 'string' ? `# ${head}` : page(head, '#'),
    ...texts.map((text) => page(text, '##')),
  ])
  return `${pages.join('\n\n')}\n`
}
export function strings({ name, kindLine, lines, flavour }: PrintedText): string[] {
  return [name, kindLine, ...lines, flavour ?? ''].filter((text) => text !== '')
}
