/** Faces of what is attempted: challenges, Gauntlet cards and the Master. */
import type { Lang } from '@emberhall/speech'
import type { ChallengeType, GauntletCard } from '../../content/types.ts'
import { say } from '../../text/phrases.ts'
import { tell } from '../words.ts'
import { type CardFaceProps, CornerGem, Frame } from './Frame.tsx'
import { Foot, Outcome, Progress } from './parts.tsx'
import { faceText } from './rules.ts'
import { ArchShell, CUTS, MasterShell, Medal, TrialShell } from './shells.tsx'

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

export function TrialFace(props: CardFaceProps) {
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

export function MasterFace(props: CardFaceProps) {
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

export function GauntletBack(props: CardFaceProps & { readonly card: GauntletCard }) {
  const { card, lang } = props
  const { back } = faceText(card, lang)
  return (
    <Frame
      of={props}
      kind="turned"
      name={back!.name}
      type={tell(lang, 'gauntletBack')}
      lines={back!.lines}
      drawing={<ArchShell art={`${card.id}-back`} ground="stage" />}
    />
  )
}
