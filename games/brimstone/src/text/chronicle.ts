/** A campaign in words: its lines, its chapters, and its heroes. */
import type { Line } from '@emberhall/campaign'
import type { Lang } from '@emberhall/speech'
import type { Campaign } from '../campaign-shape.ts'
import { CHRONICLE } from '../content/chronicle.ts'
import { nameOf } from './faces.ts'
import { heroName } from './heroNames.ts'
import { tell } from './speech.ts'

export function chronicleLine({ code, params = {} }: Line, lang: Lang): string {
  const ways = CHRONICLE[code] ?? []
  const way = ways[Number(params['n'] ?? 0) % Math.max(1, ways.length)]
  const mission = nameOf(lang, String(params['mission'] ?? ''))
  return (way?.[lang] ?? code).replace('{mission}', mission).replace('{hero}', String(params['hero'] ?? ''))
}
export const chapterName = (mission: string, lang: Lang): string => nameOf(lang, mission)

/** Who goes down the mine, and who did. */
export function heroPages({ heroes }: Campaign, lang: Lang) {
  return heroes.map(({ name, class: id, portrait, level, xp, gold, darkStone, corruption, items, status, called }) => ({
    name: name === '' ? heroName(id, portrait, called) : name,
    face: id,
    lines: [
      tell(lang, 'page.level', { class: nameOf(lang, id), level, status }),
      tell(lang, 'panel.wealth', { xp, gold, stone: darkStone, corruption }),
      ...items.map(({ item }) => nameOf(lang, item)),
    ],
  }))
}
