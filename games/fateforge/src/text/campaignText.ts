/** What the book of a campaign says: its chronicle, its chapters, its heroes. */
import type { Line } from '@emberhall/campaign'
import type { Lang } from '@emberhall/speech'
import type { Campaign } from '../campaign-shape.ts'
import { CONTENT } from '../content/index.ts'
import { chronicleEn } from './chronicle.en.ts'
import { chronicleFr } from './chronicle.fr.ts'
import { commas, nameOf, toldOf } from './things.ts'

const CHRONICLES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en: chronicleEn, fr: chronicleFr }

export const chronicleText = ({ code }: Line, lang: Lang): string => CHRONICLES[lang][code] ?? code

/** A chapter goes by the title of the node that opens it. */
export function chapterText(node: string, lang: Lang): string {
  const found = CONTENT.stories.flatMap(({ nodes }) => nodes).find(({ id }) => id === node)
  return found?.title?.[lang] ?? ''
}

const WORDS = {
  en: {
    health: 'Health',
    energy: 'Energy',
    skills: 'Skills',
    items: 'Carries',
    traits: 'Traits',
    marked: 'Corruption',
  },
  fr: {
    health: 'Santé',
    energy: 'Énergie',
    skills: 'Compétences',
    items: 'Porte',
    traits: 'Caractéristiques',
    marked: 'Corruption',
  },
} as const

export interface HeroPage {
  readonly name: string
  readonly face: string
  readonly lines: readonly string[]
}
export function heroPages({ heroes }: Campaign, lang: Lang): HeroPage[] {
  const words = WORDS[lang]
  const colon = lang === 'fr' ? '\u00a0: ' : ': '
  const line = (label: string, parts: readonly string[]): string[] =>
    parts.length === 0 ? [] : [`${label}${colon}${commas(parts, lang)}`]
  return heroes.map((hero) => ({
    name: nameOf('hero', hero.hero, lang),
    face: hero.hero,
    lines: [
      toldOf('hero', hero.hero, 'story', lang),
      `${words.health}${colon}${hero.health} / ${hero.health + hero.healthSpent + hero.healthAside}`,
      `${words.energy}${colon}${hero.energy} / ${hero.energy + hero.energySpent}`,
      ...line(
        words.skills,
        hero.skills.map((id) => nameOf('skill', id, lang)),
      ),
      ...line(
        words.items,
        hero.slots.filter(({ item }) => item !== '').map(({ item }) => nameOf('item', item, lang)),
      ),
      ...line(
        words.traits,
        hero.traits.map((id) => nameOf('trait', id, lang)),
      ),
      ...line(
        words.marked,
        hero.corruption.map((id) => nameOf('corruption', id, lang)),
      ),
    ],
  }))
}
