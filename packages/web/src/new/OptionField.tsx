/** One option of a game, as its schema declares it. */
import type { Field } from '@emberhall/kernel'
import { Segments, Stepper, Switch } from '@emberhall/ui'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { OptionWords } from '@emberhall/speech'

export interface OptionFieldProps {
  readonly name: string
  readonly field: Field<unknown>
  readonly words: OptionWords | undefined
  readonly value: unknown
  /** Names for small numbers that stand for a seat. */
  readonly seats: readonly string[]
  readonly onChange: (value: unknown) => void
}
const FEW = 6

export function OptionField({ name, field, words, value, seats, onChange }: OptionFieldProps): ReactNode {
  const t = useTranslations('new')
  const label = words?.label ?? name
  const help = words?.help
  const said = (v: string): string => words?.values?.[v] ?? v
  if (field.kind === 'flag') return <Switch label={label} help={help} isOn={value === true} onChange={onChange} />
  const named = field.oneOf ?? (field.kind === 'text' ? Object.keys(words?.values ?? {}) : [])
  if (named.length > 0 && words?.promises !== undefined)
    return <Promises label={label} words={words} named={named} value={String(value)} onChange={onChange} />
  if (named.length > 0) {
    const choices = named.map((v) => ({ value: v, label: said(v) }))
    return (
      <div>
        <Segments label={label} value={String(value)} choices={choices} onChange={onChange} />
        {help === undefined ? null : <p className="note">{help}</p>}
      </div>
    )
  }
  if (field.kind === 'int') {
    const [min, max] = [
      field.min ?? 0,
      Math.min(field.max ?? 99, words?.values?.['-1'] === undefined ? 99 : seats.length - 1),
    ]
    const n = Number(value)
    const seatName = words?.values?.['-1'] === undefined ? undefined : seats[n]
    if (max - min < FEW && words?.values !== undefined) {
      const choices = Array.from({ length: max - min + 1 }, (_, i) => {
        const v = String(min + i)
        return { value: v, label: words.values?.[v] ?? seats[min + i] ?? v }
      })
      return (
        <Segments
          label={label}
          value={String(Math.min(n, max))}
          choices={choices}
          onChange={(v) => onChange(Number(v))}
        />
      )
    }
    return (
      <Stepper
        label={label}
        value={n}
        min={min}
        max={max}
        text={seatName ?? said(String(n))}
        lessLabel={t('less', { what: label })}
        moreLabel={t('more', { what: label })}
        onChange={onChange}
      />
    )
  }
  if (field.kind === 'list' && words?.values !== undefined)
    return <Several label={label} help={help} values={words.values} chosen={value as Chosen} onChange={onChange} />
  if (field.kind === 'list') {
    const text = (value as readonly unknown[]).join(', ')
    return (
      <label className="field">
        <span className="eh-label">{label}</span>
        <input
          defaultValue={text}
          maxLength={200}
          onBlur={(event) =>
            onChange(
              event.target.value
                .split(',')
                .map((part) => part.trim())
                .filter((part) => part !== ''),
            )
          }
        />
      </label>
    )
  }
  return (
    <label className="field">
      <span className="eh-label">{label}</span>
      <input value={String(value)} maxLength={80} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}

interface PromisesProps {
  readonly label: string
  readonly words: OptionWords
  readonly named: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}
/** One of a few that say what they promise. */
function Promises({ label, words, named, value, onChange }: PromisesProps): ReactNode {
  const name = useId()
  return (
    <fieldset className="promises">
      <legend className="eh-label">{label}</legend>
      {named.map((v) => (
        <label key={v} className="promise">
          <input
            type="radio"
            className="hidden"
            name={name}
            checked={v === value}
            aria-describedby={`${name}-${v}`}
            onChange={() => onChange(v)}
          />
          <span>
            <b>{words.values?.[v] ?? v}</b>
            <small id={`${name}-${v}`}>{words.promises?.[v]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type Chosen = readonly string[]
interface SeveralProps {
  readonly label: string
  readonly help: string | undefined
  readonly values: Readonly<Record<string, string>>
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}
/** Any of a few by name, each switched by itself. */
function Several({ label, help, values, chosen, onChange }: SeveralProps): ReactNode {
  return (
    <div>
      <fieldset className="eh-segments">
        <legend className="eh-label">{label}</legend>
        <div className="eh-segment-row">
          {Object.entries(values).map(([value, words]) => (
            <label key={value} className="eh-segment">
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
                }
              />
              <span>{words}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {help === undefined ? null : <p className="note">{help}</p>}
    </div>
  )
}
