/** One card, whatever its kind. Its width sets everything; the density says how much it tells. */
import type { Lang } from '@emberhall/kernel'
import type { CSSProperties, ReactNode } from 'react'
import type { Card, ChallengeType, GauntletCard } from '../../content/types.ts'
import { say } from '../../text/phrases.ts'
import { tell } from '../words.ts'
import { type Hue, huesOf } from './colours.ts'
import { useDefs } from './defs.ts'
import { GemShape } from './Gem.tsx'
import { type IconName, isIcon } from './icons.tsx'
import { BoostBar, Foot, Outcome, Progress, Rules } from './parts.tsx'
import { faceText, type Line } from './rules.ts'
import {
  ArchShell,
  CUTS,
  type Density,
  EventShell,
  FatigueShell,
  MasterShell,
  Medal,
  SkillShell,
  TrialShell,
} from './shells.tsx'

/** How a card stands on the table now. */
export interface Live {
  readonly have: number
  readonly need: number
  /** What the attempt under way would add. */
  readonly coming?: number
}
export interface CardFaceProps {
  readonly card: Card
  readonly lang: Lang
  readonly density: Density
  readonly width?: number
  readonly live?: Live | undefined
  /** The other side of a Gauntlet card. */
  readonly turned?: boolean
}
export function CardFace(props: CardFaceProps) {
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
}

interface FrameProps {
  readonly of: CardFaceProps
  readonly kind: string
  readonly name: string
  readonly type: string
  readonly lines: readonly Line[]
  readonly drawing: ReactNode
  readonly children?: ReactNode
}
const nameSize = (name: string): string => (name.length > 22 ? 'long' : name.length > 15 ? 'mid' : 'short')
export function CardBox({
  width,
  className,
  children,
}: {
  readonly width?: number | undefined
  readonly className: string
  readonly children: ReactNode
}) {
  useDefs()
  const style = width === undefined ? {} : ({ '--w': `${width}px` } as CSSProperties)
  return (
    <div className={`kd-card ${className}`} style={style} aria-hidden="true">
      {children}
    </div>
  )
}
function Frame({ of, kind, name, type, lines, drawing, children }: FrameProps) {
  const { lang, density, width, card } = of
  const { flavour } = faceText(card, lang)
  return (
    <CardBox width={width} className={`kd-${kind} kd-at-${density}`}>
      <svg className="kd-frame" viewBox="0 0 252 352">
        {drawing}
      </svg>
      <div className="kd-name" data-size={nameSize(name)}>
        <span>{name}</span>
      </div>
      {density === 'full' && <p className="kd-type">{type}</p>}
      <Rules lines={lines} flavour={flavour} lang={lang} density={density} />
      {children}
    </CardBox>
  )
}

const LETTER = {
  combat: 'letterCombat',
  obstacle: 'letterObstacle',
  puzzle: 'letterPuzzle',
  trap: 'letterTrap',
} as const
const typeName = (lang: Lang, type: ChallengeType): string => {
  const word = say(lang, 'type', { type })
  return word.charAt(0).toUpperCase() + word.slice(1)
}
/** Gem figures and letters grow where the card shrinks. */
const LETTER_SIZE: Readonly<Record<Density, number>> = { full: 15, board: 20, hand: 22, phone: 30 }
function CornerGem({
  hues,
  value,
  lang,
  density,
  altered,
}: {
  readonly hues: readonly Hue[]
  readonly value: number
  readonly lang: Lang
  readonly density: Density
  readonly altered?: boolean
}) {
  const big = density === 'full' ? 62 : density === 'phone' ? 80 : 72
  return (
    <g transform={`translate(${density === 'full' ? 3 : -1} ${density === 'full' ? 1 : -4}) scale(${big / 72})`}>
      <ellipse cx="38" cy="50" rx="36" ry="40" fill="#000" opacity=".45" />
      <GemShape
        hues={hues}
        value={value}
        lang={lang}
        figure={value > 9 ? 34 : 40}
        letter={LETTER_SIZE[density]}
        altered={altered ?? false}
      />
    </g>
  )
}

function TrialFace(props: CardFaceProps) {
  const { card, lang, density, live } = props
  if (card.kind !== 'challenge' && card.kind !== 'gauntlet') return null
  const trial = card.kind === 'gauntlet' ? card.front : card
  const text = faceText(card, lang)
  const need = live?.need ?? trial.difficulty
  const isFinale = card.kind === 'gauntlet'
  const type = typeName(lang, trial.type)
  return (
    <Frame
      of={props}
      kind={`trial kd-${trial.colour}${isFinale ? ' kd-finale' : ''}`}
      name={text.name}
      type={isFinale ? tell(lang, 'gauntlet', { type }) : type}
      lines={text.lines}
      drawing={
        <TrialShell art={card.id} hue={trial.colour} cut={CUTS[density]} finale={isFinale}>
          <CornerGem
            hues={[trial.colour]}
            value={need}
            lang={lang}
            density={density}
            altered={need !== trial.difficulty}
          />
          <Medal
            icon={trial.type}
            letter={tell(lang, LETTER[trial.type])}
            x={244}
            y={9}
            fill={`url(#kd-medal-${trial.colour})`}
          />
          {isFinale && density === 'full' && (
            <text x="126" y="19" textAnchor="middle" className="kd-gl" fontSize="12">
              {tell(lang, 'finale')}
            </text>
          )}
        </TrialShell>
      }
    >
      <Progress
        have={live?.have ?? 0}
        coming={live?.coming ?? 0}
        need={need}
        printed={trial.difficulty}
        density={density}
      />
      {isFinale ? (
        <>
          <Outcome
            side="left"
            tone="bad"
            caption={tell(lang, 'fail')}
            effects={trial.penalty}
            text={text.penalty}
            lang={lang}
            density={density}
          />
          <Foot
            side="right"
            caption={tell(lang, 'turnsOver')}
            text={density === 'full' ? tell(lang, 'weakness') : '?'}
            density={density}
          />
        </>
      ) : (
        <>
          <Outcome
            side="left"
            tone="good"
            caption={tell(lang, 'complete')}
            effects={trial.reward}
            text={text.reward}
            lang={lang}
            density={density}
          />
          <Outcome
            side="right"
            tone="bad"
            caption={tell(lang, 'fail')}
            effects={trial.penalty}
            text={text.penalty}
            lang={lang}
            density={density}
          />
        </>
      )}
    </Frame>
  )
}
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
function MasterFace(props: CardFaceProps) {
  const { card, lang, density, live } = props
  if (card.kind !== 'master') return null
  const text = faceText(card, lang)
  const need = live?.need ?? card.difficulty
  return (
    <Frame
      of={props}
      kind="master"
      name={text.name}
      type={tell(lang, 'master')}
      lines={text.lines}
      drawing={
        <MasterShell art={card.id} low={density !== 'full'}>
          <CornerGem hues={['black']} value={need} lang={lang} density={density} altered={need !== card.difficulty} />
          <Medal icon="event" x={244} y={9} fill="url(#kd-ribbon)" />
        </MasterShell>
      }
    >
      {live !== undefined && (
        <Progress have={live.have} coming={live.coming ?? 0} need={need} printed={card.difficulty} density={density} />
      )}
      <Outcome
        side="all"
        tone="bad"
        lead={card.penaltyWhen === 'onDark' ? 'dark' : undefined}
        caption={tell(lang, 'fail')}
        effects={card.penalty}
        text={text.penalty}
        lang={lang}
        density={density}
      />
    </Frame>
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
  const mark = card.icons?.find(isIcon) as IconName | undefined
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
function GauntletBack(props: CardFaceProps & { readonly card: GauntletCard }) {
  const { card, lang } = props
  const { back } = faceText(card, lang)
  return (
    <Frame
      of={props}
      kind="turned"
      name={back!.name}
      type={tell(lang, 'gauntletBack')}
      lines={back!.lines}
      drawing={
        <ArchShell art={card.id} ground="stage">
          <rect x="9" y="9" width="234" height="150" fill="#0d0416" opacity=".55" clipPath="url(#kd-art-event)" />
        </ArchShell>
      }
    />
  )
}
