/** Passages that may be chosen: to be closed, or to be cleared. */
import { at } from '@emberhall/kernel'
import { Spot } from '@emberhall/ui'
import { ENDS } from '../../board.ts'
import { SITES } from '../../state.ts'
import { endsInWords } from '../../text/speech.ts'
import { CaveInToken, passagePath } from '../art/index.ts'
import { passageKey } from '../model/choices.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { MEDAL, placed } from './place.ts'

export function Passages() {
  const { lang, layout, anchors } = useTableau()
  return ENDS.map(([a, b], passage) => {
    const anchor = anchors.get(passageKey(passage))
    if (anchor === undefined) return null
    const { middle } = passagePath(at(SITES, a), at(SITES, b), layout)
    return (
      <Spot
        key={passageKey(passage)}
        at={passageKey(passage)}
        name={tell(lang, 'passage', endsInWords(lang, passage))}
        className="ff-passage"
        style={{ ...placed(middle, MEDAL, 1, layout), zIndex: 110 }}
      >
        <CaveInToken />
      </Spot>
    )
  })
}
