import * as Radix from '@radix-ui/react-checkbox'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { useUiText } from '../../../text/UiText.ts'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { FieldHint, FieldMark } from '../Field/Field.styles.ts'
import { FieldProblem } from '../Field/FieldProblem.tsx'
import { CheckboxBox, CheckboxLabel, CheckboxMark, CheckboxRoot, CheckboxText } from './Checkbox.styles.ts'

export interface CheckboxProps {
  label: ReactNode
  /** `mixed` if only some of the items it represents are selected. */
  checked: boolean | 'mixed'
  onChange: (isChecked: boolean) => void
  onBlur?: (() => void) | undefined
  /** Read before the label, where several checkboxes have the same one: the field that is "Unknown". */
  context?: string
  /** For screen readers only, as in a table with column headers. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean | undefined
  /** Focusable and readable, but not editable. */
  readOnly?: boolean | undefined
  required?: boolean | undefined
  name?: string
}

/** Yes or no, applied when the form is saved. For settings that apply immediately use `Switch`. */
export function Checkbox({
  label,
  context,
  checked,
  onChange,
  onBlur,
  isLabelHidden = false,
  hint,
  error,
  disabled = false,
  readOnly = false,
  required = false,
  name,
}: CheckboxProps) {
  const text = useUiText()
  const id = useId()
  requireLabel('Checkbox', label)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <CheckboxRoot>
      <CheckboxBox
        id={id}
        checked={checked === 'mixed' ? 'indeterminate' : checked}
        onCheckedChange={(next) => !readOnly && onChange(next === true)}
        onBlur={onBlur}
        disabled={disabled}
        required={required}
        aria-readonly={readOnly || undefined}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        {...(name === undefined ? {} : { name })}
      >
        <Radix.Indicator asChild>
          <CheckboxMark>{checked === 'mixed' ? <Minus aria-hidden /> : <Check aria-hidden />}</CheckboxMark>
        </Radix.Indicator>
      </CheckboxBox>
      <CheckboxText $isHidden={isLabelHidden}>
        <CheckboxLabel htmlFor={id}>
          {context && <VisuallyHidden>{`${context} `}</VisuallyHidden>}
          {label === '' ? text.noLabel : label}
          {required && <FieldMark aria-hidden> *</FieldMark>}
        </CheckboxLabel>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
      </CheckboxText>
    </CheckboxRoot>
  )
}
