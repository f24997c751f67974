import { type ReactNode, useId } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { useUiText } from '../../../text/UiText.ts'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import type { FieldProps } from '../Field/Field.tsx'
import { FieldHint, FieldMark } from '../Field/Field.styles.ts'
import { FieldProblem } from '../Field/FieldProblem.tsx'
import { RadioGroupRoot, RadioInput, RadioLegend, RadioList, RadioRow, RadioText } from './RadioGroup.styles.ts'

export interface RadioOption {
  value: string
  label: string
  /** Shown below the option: what it means, or why it is disabled. */
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends FieldProps {
  /** The value of an option; empty if nothing is selected. */
  value: string
  onChange: (value: string) => void
  /** Called when focus leaves the group. */
  onBlur?: (() => void) | undefined
  options: readonly RadioOption[]
  /** Side by side if there is space, for short options. */
  isInline?: boolean
  disabled?: boolean | undefined
  /** Focusable and readable, but not editable. */
  readOnly?: boolean | undefined
  name?: string | undefined
}

/** One choice out of a few visible options. One tab stop; arrow keys move and select. */
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
      <RadioLegend>{isLabelHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</RadioLegend>
      <RadioList $isInline={isInline}>
        {options.map((option, index) => (
          <RadioRow key={option.value}>
            <RadioInput
              type="radio"
              id={`${id}-${index}`}
              // A unique name per group for the browser, whatever the form calls the field.
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
