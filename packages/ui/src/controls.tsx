/** Controls of the shell's own make: native ones underneath, so keyboard and screen reader know them. */
import { type ReactNode, useId } from 'react'

export interface Choice<V extends string> {
  readonly value: V
  readonly label: ReactNode
}
export interface SegmentsProps<V extends string> {
  readonly label: string
  readonly hideLabel?: true
  readonly value: V
  readonly choices: readonly Choice<V>[]
  readonly onChange: (value: V) => void
}

/** One of a few, side by side. */
export function Segments<V extends string>(props: SegmentsProps<V>): ReactNode {
  const { label, hideLabel, value, choices, onChange } = props
  const name = useId()
  return (
    <fieldset className="eh-segments">
      <legend className={hideLabel === true ? 'hidden' : 'eh-label'}>{label}</legend>
      <div className="eh-segment-row">
        {choices.map((choice) => (
          <label key={choice.value} className="eh-segment">
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface SwitchProps {
  readonly label: ReactNode
  readonly help?: string | undefined
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}
export function Switch({ label, help, isOn, onChange }: SwitchProps): ReactNode {
  const id = useId()
  return (
    <label className="eh-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="eh-switch-words">
        <span id={`${id}-label`}>{label}</span>
        {help === undefined ? null : <small id={`${id}-help`}>{help}</small>}
      </span>
    </label>
  )
}

export interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly lessLabel: string
  readonly moreLabel: string
  readonly text?: string | undefined
  readonly onChange: (value: number) => void
}
/** A whole number within limits. */
export function Stepper(props: StepperProps): ReactNode {
  const { label, value, min, max, lessLabel, moreLabel, text, onChange } = props
  return (
    <fieldset className="eh-stepper">
      <legend className="eh-label">{label}</legend>
      <div className="eh-stepper-row">
        <button type="button" aria-label={lessLabel} disabled={value <= min} onClick={() => onChange(value - 1)}>
          −
        </button>
        <output>{text ?? value}</output>
        <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => onChange(value + 1)}>
          +
        </button>
      </div>
    </fieldset>
  )
}

export interface SliderProps {
  readonly label: string
  /** From 0 to 1. */
  readonly value: number
  readonly text: string
  readonly onChange: (value: number) => void
}
const STEPS = 10
/** More or less of something, in ten steps. */
export function Slider({ label, value, text, onChange }: SliderProps): ReactNode {
  return (
    <label className="eh-slider">
      <span className="eh-label">{label}</span>
      <input
        type="range"
        className="eh-range"
        min={0}
        max={STEPS}
        value={Math.round(value * STEPS)}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value) / STEPS)}
      />
      <output>{text}</output>
    </label>
  )
}
