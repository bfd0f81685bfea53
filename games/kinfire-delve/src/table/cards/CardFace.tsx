/** One card, whatever its kind. Its width sets everything; the density says how much it tells. */
import { memo } from 'react'
import { tell } from '../words.ts'
import { huesOf } from './colours.ts'
import { useDefs } from './defs.ts'
import { type CardFaceProps, CornerGem, Frame } from './Frame.tsx'
import { isIcon } from './icons.tsx'
import { BoostBar } from './parts.tsx'
import { faceText } from './rules.ts'
import { ArchShell, CUTS, EventShell, FatigueShell, Medal, SkillShell } from './shells.tsx'
import { GauntletBack, MasterFace, TrialFace } from './trials.tsx'

/** How a card stands is made anew with every look at the table; only another figure makes it another card. */
function isSame({ live: a, ...before }: CardFaceProps, { live: b, ...now }: CardFaceProps): boolean {
  const keys = Object.keys(now) as (keyof typeof now)[]
  return (
    keys.length === Object.keys(before).length &&
    keys.every((key) => before[key] === now[key]) &&
    a?.have === b?.have &&
    a?.need === b?.need &&
    a?.coming === b?.coming
  )
}
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  useDefs()
  const { card, turned } = props
  if (card.kind === 'gauntlet' && turned) return <GauntletBack {...props} card={card} />
  switch (card.kind) {
    case 'challenge':
    case 'gauntlet':
      return <TrialFace {...props} />
    case 'event':
      return <EventFace {...props} />
    case 'master':
      return <MasterFace {...props} />
    case 'fatigue':
      return <FatigueFace {...props} />
    case 'skill':
      return <SkillFace {...props} />
    case 'lantern':
    case 'seeker':
      return <PersonFace {...props} />
  }
}, isSame)

function EventFace(props: CardFaceProps) {
  const { card, lang, density } = props
  const text = faceText(card, lang)
  return (
    <Frame
      of={props}
      kind="event"
      name={text.name}
      type={tell(lang, 'event')}
      lines={text.lines}
      drawing={
        <EventShell art={card.id} cut={CUTS[density]}>
          <Medal icon="event" x={44} y={9} fill="url(#kd-ribbon)" />
        </EventShell>
      }
    />
  )
}

function FatigueFace(props: CardFaceProps) {
  const { card, lang } = props
  const text = faceText(card, lang)
  return (
    <Frame
      of={props}
      kind="fatigue"
      name={text.name}
      type={tell(lang, 'fatigue')}
      lines={text.lines}
      drawing={
        <FatigueShell art={card.id}>
          <Medal icon="fatigue" x={143} y={4} fill="url(#kd-ribbon-fatigue)" />
        </FatigueShell>
      }
    />
  )
}

function SkillFace(props: CardFaceProps) {
  const { card, lang, density } = props
  if (card.kind !== 'skill') return null
  const text = faceText(card, lang)
  const hues = huesOf(card.colours)
  const mark = card.icons?.find(isIcon)
  return (
    <Frame
      of={props}
      kind="skill"
      name={text.name}
      type={tell(lang, 'skill', { seeker: card.seeker.charAt(0).toUpperCase() + card.seeker.slice(1) })}
      lines={text.lines}
      drawing={
        <SkillShell art={card.id} hues={hues} cut={CUTS[density]}>
          <CornerGem hues={hues} value={card.value} lang={lang} density={density} />
          {mark !== undefined && <Medal icon={mark} x={243} y={9} fill="#5a3a1c" />}
        </SkillShell>
      }
    >
      <BoostBar boost={card.boost} lang={lang} density={density} />
    </Frame>
  )
}

/** A Seeker or a lantern. */
function PersonFace(props: CardFaceProps) {
  const { card, lang, density } = props
  if (card.kind !== 'seeker' && card.kind !== 'lantern') return null
  const text = faceText(card, lang)
  return (
    <Frame
      of={props}
      kind={card.kind}
      name={text.name}
      type={card.kind === 'seeker' ? card.title[lang] : tell(lang, 'lantern')}
      lines={text.lines}
      drawing={
        <ArchShell art={card.id} ground="ember">
          {card.kind === 'lantern' && (
            <CornerGem hues={huesOf(card.colours)} value={card.value} lang={lang} density={density} />
          )}
        </ArchShell>
      }
    />
  )
}
