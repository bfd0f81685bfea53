/** A campaign in words: its lines, its sittings, and its characters. */
import type { Line } from '@emberhall/campaign'
import { at } from '@emberhall/kernel'
import { type Lang, listed } from '@emberhall/speech'
import type { Kept } from '../campaign-shape.ts'
import { CONTENT } from '../content/index.ts'
import { PROSE } from '../prose/index.ts'
import { chronicleLine } from './chronicle.ts'
import { tell } from './speech.ts'

/** Lines of the chronicle, and sittings that were broken off. */
export function campaignLine(line: Line, lang: Lang): string {
  if (line.code in PROSE[lang].chronicle) return chronicleLine(line, lang)
  return tell(lang, 'page.adjourned', { day: Number(line.params?.['day'] ?? 0) })
}
/** A sitting by where it began: `1.5` is day 5 of chapter 1. */
export function sittingName(began: string, lang: Lang): string {
  const [chapter = '1', day = '1'] = began.split('.')
  return tell(lang, 'page.sitting', { chapter, day })
}

/** Who went out from Cuanacht. */
export function characterPages({ characters }: Pick<Kept, 'characters'>, lang: Lang) {
  return characters.flatMap((one, c) => {
    if (one.status === 'unused') return []
    const { id, name } = at(CONTENT.characters, c)
    const { food, wealth, reputation, magic, xp, health, terror, status } = one
    const things = [
      ...one.items.map(({ item }) => at(CONTENT.items, item).name[lang]),
      ...one.secrets.map(({ secret }) => at(CONTENT.secrets, secret).name[lang]),
      ...one.skills.map((skill) => at(CONTENT.skills, skill).name[lang]),
    ]
    return [
      {
        name: name[lang],
        face: id,
        lines: [
          tell(lang, 'outcome.hero', {
            hero: name[lang],
            g: id === 'ailei' ? 'f' : 'm',
            state: status,
            xp,
            health,
            terror,
          }),
          tell(lang, 'panel.resources', { food, wealth, reputation, magic, xp }),
          ...(things.length === 0 ? [] : [tell(lang, 'page.things', { things: listed(lang, things) })]),
        ],
      },
    ]
  })
}
