/** What comes if one stops when pool or affinity stand there. */
import type { Effect } from '../../content/types.ts'
import { encounterOf, hasTrait, stageOf } from '../../encounter/queries.ts'
import { rowOf } from '../../sequence/enemy.ts'
import { together } from '../../text/effectText.ts'
import type { Tableau } from '../model/tableau.ts'
import { tell } from './words.ts'

const DO = { mood: 'do', where: 'encounter' } as const
/** TG-27.11 As many cards have to be laid, or it strikes first. */
const enough = ({ t }: Tableau): number => (hasTrait(t, 'opportunist') ? 2 : 1)

interface Coming {
  readonly text: string
  readonly isWon: boolean
  /** Neither is anything won nor does anything strike. */
  readonly isIdle: boolean
}
/** `laid`: how many cards lie there by then. */
export function comesAt(tableau: Tableau, then: number, laid = tableau.t.s.encounter.laid): Coming {
  const { t, lang } = tableau
  const foe = encounterOf(t)
  if (foe.kind === 'diplomacy') {
    if (then >= foe.track.up) return { text: tell(lang, 'won'), isWon: true, isIdle: false }
    return told(tableau, [stageOf(t).response])
  }
  const early = laid < enough(tableau) ? foe.opportunity : []
  if (then >= (foe.value ?? 0) && early.length === 0) return { text: tell(lang, 'certain'), isWon: true, isIdle: false }
  return told(tableau, [early, rowOf(foe, then)?.do ?? []])
}
/** One thing after another. */
function told({ lang }: Tableau, blows: readonly (readonly Effect[])[]): Coming {
  const texts = blows.filter(({ length }) => length > 0).map((effects) => together(lang, effects, DO))
  if (texts.length === 0) return { text: tell(lang, 'nothingComes'), isWon: false, isIdle: true }
  const what = texts.reduce((first, after) => tell(lang, 'andThen', { first, after }))
  return { text: tell(lang, 'comes', { what }), isWon: false, isIdle: false }
}
