/** What stands against one, on slate: its picture, how hard it is, what it is like, what it does if nothing is laid. */
import { Baked } from '@emberhall/ui'
import type { CSSProperties } from 'react'
import type { CombatEncounter, DiplomacyEncounter, Trait } from '../../content/types.ts'
import { encounterOf } from '../../encounter/queries.ts'
import { stageNumber } from '../../text/cardText.ts'
import { together } from '../../text/effectText.ts'
import { say } from '../../text/phrases.ts'
import { foeCardPicture } from '../art/foes.ts'
import { Sign, type SignName } from '../art/signs.tsx'
import { DECKS, LIGHTS } from '../cards/colours.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from './words.ts'

const DO = { mood: 'do', where: 'encounter' } as const
/** How each trait is told from the others. */
const TRAITS: Readonly<Record<Trait, SignName>> = {
  defensive: 'guard',
  destructive: 'aggression',
  robber: 'wealth',
  ambush: 'caution',
  enraged: 'energy',
  feinting: 'passDay',
  charging: 'travel',
  guardian: 'hostile',
  horde: 'terror',
  slow: 'time',
  opportunist: 'bonus',
  swift: 'xp',
}
export function EncounterFace() {
  const { t, lang } = useTableau()
  const foe = encounterOf(t)
  const rewards = foe.rewards.length === 0 ? '' : together(lang, foe.rewards, DO)
  return (
    <span
      className="tg-foe"
      data-kind={foe.kind}
      style={{ '--deck': DECKS[foe.colour], '--light': LIGHTS[foe.colour] } as CSSProperties}
    >
      <span className="tg-foe-picture">
        <Baked picture={foeCardPicture(foe)} />
      </span>
      <span className="tg-banners" aria-hidden="true">
        {Array.from({ length: foe.difficulty }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      <strong className="tg-value">{foe.kind === 'combat' ? foe.value : <Sign of="affinity" />}</strong>
      <b className="tg-foe-plate">{foe.name[lang]}</b>
      <span className="tg-foe-words">
        {foe.kind === 'combat' ? <Hostile foe={foe} /> : <Open foe={foe} />}
        {rewards !== '' && (
          <span data-gain>
            <Sign of="xp" />
            {rewards}
          </span>
        )}
      </span>
    </span>
  )
}
function Hostile({ foe }: { readonly foe: CombatEncounter }) {
  const { lang } = useTableau()
  const loot = foe.loot.length === 0 ? '' : together(lang, foe.loot, DO)
  return (
    <>
      {foe.traits.map((trait) => (
        <b key={trait}>
          <Sign of={TRAITS[trait]} />
          {say(lang, `trait.${trait}`)}
        </b>
      ))}
      {foe.opportunity.length > 0 && (
        <span data-harm>
          <Sign of="combat" />
          <span>
            <b>{tell(lang, 'ifNothing')}</b> {together(lang, foe.opportunity, DO)}
          </span>
        </span>
      )}
      {loot !== '' && (
        <span data-gain>
          <Sign of="food" />
          {loot}
        </span>
      )}
    </>
  )
}
function Open({ foe }: { readonly foe: DiplomacyEncounter }) {
  const { t, lang } = useTableau()
  const now = t.s.encounter.stage
  return foe.stages.map((stage, i) => (
    <b key={stage.id} data-stage={i === now || undefined}>
      <i>{stageNumber(stage.no)}</i>
      {stage.name[lang]}
    </b>
  ))
}
