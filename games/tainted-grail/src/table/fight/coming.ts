/** What comes if one stops when pool or affinity stand there. */
import { encounterOf, stageOf } from '../../encounter/queries.ts'
import { rowOf } from '../../sequence/enemy.ts'
import { together } from '../../text/effectText.ts'
import type { Tableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function comesAt({ t, lang }: Tableau, then: number): { readonly text: string; readonly isWon: boolean } {
  const foe = encounterOf(t)
  const isCombat = foe.kind === 'combat'
  if (then >= (isCombat ? (foe.value ?? 0) : foe.track.up))
    return { text: tell(lang, isCombat ? 'certain' : 'won'), isWon: true }
  const effects = isCombat ? (rowOf(foe, then)?.do ?? []) : stageOf(t).response
  const comes = together(lang, effects, { mood: 'do', where: 'encounter' })
  return { text: comes === '' ? tell(lang, 'nothingComes') : tell(lang, 'comes', { what: comes }), isWon: false }
}
