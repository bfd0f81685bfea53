/** The mine in text: what lies and stands on each site, where the ways lead, what the Kobolds are up to. */
import { at, type CardId } from '@emberhall/kernel'
import type { Panel } from '@emberhall/speech'
import { DIFFICULT, waysFrom } from '../board.ts'
import { BOARD } from '../content/board.ts'
import { carryLimit, inPlay, isWebbed, koboldsAt, seatOf, siteOf, websOnOre } from '../figures.ts'
import { carried, kinds, total } from '../ore.ts'
import { type Adv, pawnOf, isSolo, KOBOLDS, printed, type SiteNo, SITES, type T } from '../state.ts'
import { nextDeeds } from '../steps/kobolds.ts'
import { sentence } from './phrases.ts'
import {
  advName,
  genderOf,
  isKnown,
  oresInWords,
  placeWords,
  rulesOf,
  siteName,
  type Speech,
  tell,
  textOf,
  who,
} from './speech.ts'
import { commas } from './things.ts'

export function minePanels(sp: Speech, t: T): Panel[] {
  return [...SITES.map((_, site) => sitePanel(sp, t, site)), koboldPanel(sp, t)]
}

function sitePanel(sp: Speech, t: T, site: SiteNo): Panel {
  const { lang } = sp
  const tokens = tokenWords(sp, t, site)
  const things = [
    ...(tokens.length === 0 ? [] : [commas(tokens, lang)]),
    ...oreWords(sp, t, site),
    ...flameWords(sp, t, site),
    ...koboldWords(sp, t, site),
    ...inPlay(t)
      .filter((adv) => siteOf(t, adv) === site)
      .map((adv) => adventurerWords(sp, t, adv, isSolo(t) ? 'no' : 'yes')),
  ]
  const { level } = at(BOARD.sites, site)
  return {
    title: tell(lang, 'table.site', { name: siteName(lang, site), level }),
    lines: [...things.map(sentence), waysLine(sp, t, site)],
  }
}
function tokenWords({ lang }: Speech, t: T, site: SiteNo): string[] {
  const { deposit, exploration, totem, totemReady } = t.s
  const faceDown = (kind: 'deposit' | 'exploration', token: CardId): string[] => {
    if (token < 0) return []
    if (!isKnown(t, token)) return [tell(lang, `table.${kind}`)]
    const text = textOf(lang, printed(t, token))
    return [tell(lang, 'table.seen', { what: kind === 'deposit' ? rulesOf(text).replace(/\.$/, '') : text.name, kind })]
  }
  const stone = at(totem, site)
  return [
    ...faceDown('deposit', at(deposit, site)),
    ...faceDown('exploration', at(exploration, site)),
    ...(stone < 0
      ? []
      : [
          tell(lang, 'table.totem', {
            name: textOf(lang, printed(t, stone)).name,
            ready: totemReady[site] ? 'yes' : 'no',
          }),
        ]),
  ]
}
function oreWords({ lang }: Speech, t: T, site: SiteNo): string[] {
  const lying = at(t.s.lying, site)
  if (total(lying) === 0) return []
  const webs = kinds(lying).reduce((n, ore) => n + websOnOre(t, site, ore), 0)
  return [tell(lang, 'table.lying', { ores: oresInWords(lang, lying), webs })]
}
function flameWords({ lang }: Speech, t: T, site: SiteNo): string[] {
  const here = t.s.flames.filter((flame) => flame.site === site)
  if (here.length === 0) return []
  const lit = here.filter((flame) => flame.lit).length
  return [tell(lang, 'table.flames', { lit, unlit: here.length - lit })]
}
function koboldWords({ lang }: Speech, t: T, site: SiteNo): string[] {
  const here = koboldsAt(t, site).map((i) => at(t.s.kobolds, i))
  if (here.length === 0) return []
  const marked = (mark: 'stun' | 'slow') => here.filter((kobold) => kobold[mark]).length
  return [tell(lang, 'table.kobolds', { n: here.length, stun: marked('stun'), slow: marked('slow') })]
}
/** An adventurer with its load and its marks, and its player where that does not go without saying. */
export function adventurerWords(sp: Speech, t: T, adv: Adv, whose: 'yes' | 'no'): string {
  const { stun, slow, ore } = pawnOf(t, adv)
  return tell(sp.lang, 'table.adventurer', {
    adv: advName(sp, adv),
    whose,
    who: who(sp, seatOf(t, adv)),
    load: carried(t, adv) === 0 ? 'no' : 'yes',
    ores: oresInWords(sp.lang, ore),
    limit: carryLimit(t, adv),
    g: genderOf(sp, adv),
    stun: stun ? 'yes' : 'no',
    slow: slow ? 'yes' : 'no',
    web: isWebbed(t, adv) ? 'yes' : 'no',
  })
}

function waysLine({ lang }: Speech, t: T, site: SiteNo): string {
  const ways = waysFrom(site).map((way) =>
    tell(lang, 'table.way', {
      name: siteName(lang, way.to),
      difficult: DIFFICULT[way.passage] ? 'yes' : 'no',
      closed: t.s.caveIn[way.passage] ? 'yes' : 'no',
    }),
  )
  return tell(lang, 'table.ways', { ways: commas(ways, lang) })
}

function koboldPanel({ lang }: Speech, t: T): Panel {
  const deeds = nextDeeds(t).map(({ from, to, steals }) =>
    tell(lang, 'table.deed', {
      at: placeWords(lang, from).at,
      what: steals ? 'steal' : to < 0 || to === from ? 'stay' : 'go',
      the: placeWords(lang, to < 0 ? from : to).the,
    }),
  )
  return {
    title: tell(lang, 'table.koboldTitle', { n: t.s.kobolds.length, of: KOBOLDS }),
    lines: [tell(lang, 'table.bag', { ores: oresInWords(lang, t.s.bag) }), ...deeds],
  }
}
