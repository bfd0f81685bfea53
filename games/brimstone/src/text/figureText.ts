/** Figures that are otherwise, and exceptions with a name, as phrases. */
import { type Lang, signed } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import type { Flag, Mod } from '../content/types.ts'
import { against, condition, foesMeant, itemsMeant, object, say, setTo } from './phrases.ts'

const atLeast = new Set<Mod['mod']>(['armor', 'spiritArmor'])
const upToSix = new Set<Mod['mod']>(['meleeCrit', 'rangedCrit', 'crit'])

function value({ mod, by, set }: Mod): string {
  if (set === undefined) return signed(by ?? 0)
  return setTo(set, atLeast.has(mod) ? 'atLeast' : upToSix.has(mod) ? 'upToSix' : 'plain')
}

function figure(lang: Lang, mod: Mod): string {
  const { of, limit } = mod
  if (mod.mod === 'armor' && mod.by !== undefined) return say(lang, 'stat.armor.better', { limit: limit ?? 2 })
  if (mod.mod === 'fear' && mod.set === 0) return say(lang, 'stat.fear.none')
  const what = typeof of === 'object' ? itemsMeant(lang, of, true) : ''
  const text = say(lang, `stat.${mod.mod}`, { v: value(mod), n: Math.abs(mod.by ?? 0), what })
  const using = what !== '' && mod.mod !== 'itemWeight' ? say(lang, 'of.with', { what }) : ''
  const bounded = limit === undefined ? text : say(lang, 'limit', { text, n: limit })
  return `${bounded}${using}${mod.vs ? against(lang, mod.vs) : ''}`
}

function whomMeant(lang: Lang, { whom, foes }: Mod): string {
  if (foes) return foesMeant(lang, foes)
  if (whom === undefined || whom === 'you') return ''
  const near = typeof whom === 'object' && 'each' in whom && whom.each === 'nextToYou'
  const who =
    whom === 'each' || whom === 'that'
      ? say(lang, `whom.${whom}`)
      : near
        ? say(lang, 'whom.nextToYou')
        : object(lang, whom)
  return say(lang, 'whom', { who, text: '' })
}

/** "Adjacent heroes: Escape rolls +1" */
export function modText(lang: Lang, mod: Mod): string {
  const text = `${whomMeant(lang, mod)}${figure(lang, mod)}`
  return mod.while ? say(lang, 'while', { cond: condition(lang, mod.while), text }) : text
}

export function flagText(lang: Lang, flag: Flag): string {
  switch (flag.flag) {
    case 'noEscapeFrom':
      return say(lang, 'flag.noEscapeFrom', { size: say(lang, `size.${flag.sizeAtMost}`) })
    case 'holdsDynamite':
      return say(lang, 'flag.holdsDynamite', { n: flag.n, starts: flag.starts ?? 0 })
    case 'moveDieCounts':
      return say(lang, 'flag.moveDieCounts', { face: flag.face, as: flag.as })
    case 'zoneUnusable':
      return say(lang, 'flag.zoneUnusable', { zone: flag.zone })
    case 'refusedBy': {
      const location = CONTENT.locations.find(({ id }) => id === flag.location)?.name[lang] ?? flag.location
      return say(lang, 'flag.refusedBy', { location })
    }
    default:
      return say(lang, `flag.${flag.flag}`)
  }
}
