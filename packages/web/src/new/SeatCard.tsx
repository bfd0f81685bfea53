/** A seat at the table: who takes it, under which name and colour, as whom. */
import { COLOURS, type GameTable, MARKS, Segments } from '@emberhall/ui'
import type { Lang, PerSeat } from '@emberhall/speech'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { SeatDraft } from './draft.ts'

export interface SeatCardProps {
  readonly place: number
  readonly seat: SeatDraft
  /** What it goes by if nothing is written. */
  readonly name: string
  readonly lang: Lang
  readonly perSeat: PerSeat | undefined
  readonly drawn: GameTable | null
  readonly canRemove: boolean
  /** How well a bot plays here. */
  readonly level: ReactNode
  readonly canLink: boolean
  readonly onChange: (change: Partial<SeatDraft>) => void
  readonly onRole: (role: string) => void
  readonly onRemove: () => void
}
const LONGEST_NAME = 24

export function SeatCard(props: SeatCardProps): ReactNode {
  const { place, seat, lang, perSeat, canRemove, canLink, onChange } = props
  const t = useTranslations('new')
  const kinds = [
    { value: 'here' as const, label: place === 0 ? t('me') : t('here') },
    { value: 'bot' as const, label: t('bot') },
    ...(canLink ? [{ value: 'link' as const, label: t('link') }] : []),
  ]
  return (
    <fieldset className="seat" style={{ '--who': seat.colour }}>
      <legend>
        <i aria-hidden="true">{MARKS[place % MARKS.length]}</i> {t('seat', { n: place + 1 })}
      </legend>
      {canRemove ? (
        <button
          type="button"
          className="eh-close seat-remove"
          aria-label={t('removeSeat', { n: place + 1 })}
          onClick={props.onRemove}
        >
          <Icon name="close" />
        </button>
      ) : null}
      <Segments
        label={t('whoSits', { n: place + 1 })}
        hideLabel
        value={seat.kind}
        choices={kinds}
        onChange={(kind) => onChange({ kind })}
      />
      {seat.kind === 'bot' ? props.level : null}
      <label className="field">
        <span className="eh-label">{t('name')}</span>
        <input
          value={seat.name}
          placeholder={props.name}
          maxLength={LONGEST_NAME}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </label>
      <div className="seat-colours" role="radiogroup" aria-label={t('colour')}>
        {COLOURS.map((colour, i) => (
          <label key={colour} style={{ '--who': colour }}>
            <input
              type="radio"
              className="hidden"
              name={`colour-${place}`}
              checked={seat.colour === colour}
              onChange={() => onChange({ colour })}
            />
            <span aria-hidden="true">{MARKS[i]}</span>
            <span className="hidden">{t('colourN', { n: i + 1 })}</span>
          </label>
        ))}
      </div>
      {perSeat === undefined ? null : <Roles {...props} perSeat={perSeat} lang={lang} />}
    </fieldset>
  )
}

function Roles({
  place,
  seat,
  lang,
  perSeat,
  drawn,
  onRole,
}: SeatCardProps & { readonly perSeat: PerSeat }): ReactNode {
  const choices = perSeat.choices(lang)
  const chosen = choices.find(({ value }) => value === seat.role)
  return (
    <div className="roles" role="radiogroup" aria-label={perSeat.label[lang]}>
      {drawn === null ? null : (
        <div className="role-card" aria-hidden="true">
          <drawn.Card face={seat.role} lang={lang} width={132} />
        </div>
      )}
      <div className="role-list">
        <span className="eh-label">{perSeat.label[lang]}</span>
        {choices.map(({ value, label }) => (
          <label key={value} className="role">
            <input
              type="radio"
              className="hidden"
              name={`role-${place}`}
              checked={seat.role === value}
              onChange={() => onRole(value)}
            />
            <span>{label}</span>
          </label>
        ))}
        {drawn === null && chosen !== undefined ? <p className="note">{chosen.note}</p> : null}
      </div>
    </div>
  )
}
