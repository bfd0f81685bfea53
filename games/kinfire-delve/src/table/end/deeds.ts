/** What a descent leaves to whoever was there. */
import type { DeedBook } from '@emberhall/ui'
import { EXPLOITS, exploitRule } from '../../exploits.ts'
import { kinfireDelve } from '../../module.ts'
import type { S } from '../../state.ts'
import { exploitInWords } from '../../text/story.ts'
import { luckOf } from './tale.ts'

export const deedBook: DeedBook<S> = {
  of: (state, log, seat) => ({
    isWon: state.over === 'win',
    best: state.over === 'win' ? state.hp : null,
    exploits: state.exploits,
    luck: luckOf(log, state.charged.length)[seat]!.matches,
  }),
  exploits: (lang) =>
    EXPLOITS.map((id) => ({
      id,
      text: exploitInWords({ lang, names: [], game: kinfireDelve.game }, id).exploit,
      rule: exploitRule(id),
    })),
}
