/** What stands against one: its picture, its value, what it is like. */
import { Baked } from '@emberhall/ui'
import type { CSSProperties } from 'react'
import { encounterOf } from '../../encounter/queries.ts'
import { together } from '../../text/effectText.ts'
import { say } from '../../text/phrases.ts'
import { foePicture } from '../art/foes.ts'
import { DECKS } from '../cards/colours.ts'
import { useTableau } from '../model/tableau.ts'

export function EncounterFace() {
  const { t, lang } = useTableau()
  const foe = encounterOf(t)
  const rewards = together(lang, foe.rewards, { mood: 'do', where: 'encounter' })
  const stage = foe.kind === 'diplomacy' ? foe.stages[t.s.encounter.stage] : undefined
  return (
    <span className="tg-seq tg-foe" style={{ '--deck': DECKS[foe.colour] } as CSSProperties}>
      <b>{foe.name[lang]}</b>
      <span className="tg-foe-picture">
        <Baked picture={foePicture(foe.id)} />
      </span>
      {foe.kind === 'combat' && foe.value !== null && <strong className="tg-value">{foe.value}</strong>}
      <span className="tg-abilities">
        {foe.kind === 'combat'
          ? foe.traits.map((trait) => <span key={trait}>{say(lang, `trait.${trait}`)}</span>)
          : stage !== undefined && <span>{stage.name[lang]}</span>}
        {foe.rewards.length > 0 && <small>{rewards}</small>}
      </span>
    </span>
  )
}
