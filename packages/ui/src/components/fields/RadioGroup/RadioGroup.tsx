import { type ReactNode, useId } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { useUiText } from '../../../text/UiText.ts'
import type { FieldProps } from '../Field/Field.tsx'
import { FieldHint, FieldMark, FieldSaid } from '../Field/Field.styles.ts'
import { FieldProblem } from '../Field/FieldProblem.tsx'
import { RadioGroupRoot, RadioInput, RadioLegend, RadioList, RadioRow, RadioText } from './RadioGroup.styles.ts'

export interface RadioOption {
  value: string
  label: string
  /** Below the option: what it means, or why it cannot be chosen. */
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends FieldProps {
  /** The value of an option; empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** Runs when the focus leaves the group. */
  onBlur?: (() => void) | undefined
  options: readonly RadioOption[]
  /** Side by side where there is room; for short options. */
  isInline?: boolean
  disabled?: boolean | undefined
  /** Can be read and reached, not changed. */
  readOnly?: boolean | undefined
  name?: string | undefined
}

/** One choice out of a few that are all in sight. Tab reaches the group once, arrows move within it and choose. */
export function RadioGroup({
  label,
  isLabelHidden = false,
  hint,
  error,
  required,
  value,
  onChange,
  onBlur,
  options,
  isInline = false,
  disabled = false,
  readOnly = false,
  name,
}: RadioGroupProps) {
  const text = useUiText()
  const id = useId()
  requireLabel('RadioGroup', label)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const legend = (
    <>
      {label.trim() === '' ? text.noLabel : label}
      {required && <FieldMark aria-hidden> *</FieldMark>}
    </>
  )

  return (
    <RadioGroupRoot
      role="radiogroup"
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      disabled={disabled}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
    >
      <RadioLegend>{isLabelHidden ? <FieldSaid>{legend}</FieldSaid> : legend}</RadioLegend>
      <RadioList $isInline={isInline}>
        {options.map((option, index) => (
          <RadioRow key={option.value}>
            <RadioInput
              type="radio"
              id={`${id}-${index}`}
              // One group in the page for the browser, whatever the form calls it.
              name={`${name ?? ''}${id}`}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
              onChange={() => !readOnly && onChange(option.value)}
            />
            <RadioText>
              <label htmlFor={`${id}-${index}`}>{option.label}</label>
              {option.hint && <FieldHint id={`${id}-${index}-hint`}>{option.hint}</FieldHint>}
            </RadioText>
          </RadioRow>
        ))}
      </RadioList>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </RadioGroupRoot>
  )
}
