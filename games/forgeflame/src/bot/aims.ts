/** What a plan is good for: the one deed without which it would be worth the least. */
import { at, type CardId, type Why } from '@emberhall/kernel'
import { LEVEL, NUMBERED } from '../board.ts'
import { type Deposit, ORES } from '../content/types.ts'
import { carried } from '../ore.ts'
import { asKind } from '../printed.ts'
import { type Adv, pawnOf, gameOf, printed, type SiteNo, type T, Z } from '../state.ts'
import { artifactsOf, neededArtifacts } from '../steps/end.ts'
import { bestCollections } from '../steps/values.ts'
import { type Aim, ODDS, type Plan } from './plan.ts'
import type { Survey } from './survey.ts'
import { knownDeposit, oresOf } from './tokens.ts'

/** A difference that is worth a word. */
const TELLING = 0.2

export const because = (code: string, params: Why['params'] = {}): Why => ({ code: `hint.${code}`, rule: '', params })
export const faceOf = (t: T, card: CardId): string => gameOf(t).faceKeys[at(t.s.faces, card)] ?? ''

function aimsIn({ t, row }: Survey): Aim[] {
  const haunted = new Set(t.s.kobolds.map(({ site }) => site))
  return [
    ...row.map((_, what): Aim => ({ deed: 'forge', what })),
    ...ORES.map((_, what): Aim => ({ deed: 'pick', what })),
    ...NUMBERED.filter((site) => at(t.s.deposit, site) >= 0).map((what): Aim => ({ deed: 'dig', what })),
    ...[...haunted].map((what): Aim => ({ deed: 'fight', what })),
  ]
}
export function aimOf(survey: Survey, plan: Plan, worth: () => number): Aim | null {
  const all = worth()
  let best: Aim | null = null
  let most = TELLING
  for (const aim of aimsIn(survey)) {
    const loss = all - plan.without(aim, worth)
    if (loss > most) {
      most = loss
      best = aim
    }
  }
  return best
}
/** What the adventurer is after, in words of its own card or step. */
export function whyAim(survey: Survey, adv: Adv, aim: Aim): readonly Why[] {
  const { t, row } = survey
  switch (aim.deed) {
    case 'forge': {
      const { card } = at(row, aim.what)
      return [because('forges', { adv, ...artifactParams(survey, card) }), ...whyEnd(survey)]
    }
    case 'pick':
      return [because('picks', { adv, ore: aim.what }), ...whyOre(survey, aim.what)]
    case 'dig':
      return [because('digs', { adv, site: aim.what }), ...whyDig(survey, aim.what)]
    case 'fight':
      return [because('fights', { adv, site: aim.what }), ...whyDanger(t)]
  }
}
export function whyNearer(survey: Survey, adv: Adv): Why {
  const n = carried(survey.t, adv)
  return n > 0 ? because('carries', { adv, n }) : because('nears', { adv })
}

// ---------------------------------------------------------------- artifacts and ores

function artifactParams({ t, team }: Survey, card: CardId): NonNullable<Why['params']> {
  const artifact = asKind(printed(t, card), 'artifact').card
  const mine = artifactsOf(t, team).map((own) => asKind(printed(t, own), 'artifact').card)
  const sets = bestCollections([...mine, artifact]) - bestCollections(mine)
  return { card: faceOf(t, card), vp: artifact.vp, sets }
}
/** FF-21.1 */
function whyEnd({ t, team }: Survey): readonly Why[] {
  return t.seats > 1 && artifactsOf(t, team).length + 1 === neededArtifacts(t) ? [because('ends')] : []
}
export const whyForge = (survey: Survey, card: CardId): readonly Why[] => [
  because('forge', artifactParams(survey, card)),
  ...whyEnd(survey),
]
/** The artifact of the row that lacks this ore and the fewest others. */
export function whyOre({ t, row, mates }: Survey, ore: number): readonly Why[] {
  const have = (kind: number): number => mates.reduce((sum, adv) => sum + at(pawnOf(t, adv).ore, kind), 0)
  const lack = (cost: readonly number[]): number => cost.reduce((sum, n, kind) => sum + Math.max(0, n - have(kind)), 0)
  const [wanted] = row
    .filter(({ cost }) => (cost[ore] ?? 0) > have(ore))
    .toSorted((a, b) => lack(a.cost) - lack(b.cost))
  return wanted === undefined ? [] : [because('lacks', { card: faceOf(t, wanted.card), ore, n: lack(wanted.cost) })]
}

// ---------------------------------------------------------------- tokens and Kobolds

/** The tokens that may lie on a site, as far as this seat can tell: of its level, and seen nowhere else. */
function tokensFor(t: T, site: SiteNo): readonly Deposit[] {
  const { content, printed: faces } = gameOf(t)
  const seen = new Set<string>()
  for (const card of [...t.cards(Z.gone), ...t.s.deposit]) {
    const p = card < 0 ? undefined : faces[at(t.s.faces, card)]
    if (p?.kind === 'deposit') seen.add(p.card.id)
  }
  return content.deposits.filter(({ id, level }) => level === LEVEL[site] && !seen.has(id))
}
export function whyDig(survey: Survey, site: SiteNo): readonly Why[] {
  const { t } = survey
  const known = knownDeposit(t, site)
  if (known !== null) return [because(known.kobold ? 'known.kobold' : 'known', { ores: oresOf(known).join(' ') })]
  const tokens = tokensFor(t, site)
  return [because('tokens', { safe: tokens.filter(({ kobold }) => !kobold).length, all: tokens.length })]
}
export const whyDanger = (t: T): readonly Why[] =>
  t.s.kobolds.length >= 4 ? [because('danger', { n: t.s.kobolds.length })] : []
export function whyFight(survey: Survey, adv: Adv): readonly Why[] {
  const { t, mates } = survey
  const { site } = pawnOf(t, adv)
  const helpers = mates.filter((mate) => mate !== adv && pawnOf(t, mate).site === site).length
  const chance = at(ODDS, Math.min(ODDS.length - 1, helpers))
  return [because('fight', { chance, helpers }), ...whyDanger(t)]
}
