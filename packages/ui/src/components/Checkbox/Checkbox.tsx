import * as Radix from '@radix-ui/react-checkbox'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { FieldError, FieldHint } from '../Field/Field.styles.ts'
import { CheckboxBox, CheckboxLabel, CheckboxMark, CheckboxRoot, CheckboxText } from './Checkbox.styles.ts'

export interface CheckboxProps {
  label: ReactNode
  /** `mixed` where only some of what it stands for is chosen. */
  checked: boolean | 'mixed'
  onChange: (isChecked: boolean) => void
  /** For screen readers only, as in a table whose heads say it. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean
  required?: boolean | undefined
  name?: string
}

/** Yes or no, kept when the form is saved. What acts at once is a `Switch`. */
export function Checkbox({
  label,
  checked,
  onChange,
  isLabelHidden = false,
  hint,
  error,
  disabled = false,
  required = false,
  name,
}: CheckboxProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <CheckboxRoot>
      <CheckboxBox
        id={id}
        checked={checked === 'mixed' ? 'indeterminate' : checked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={disabled}
        required={required}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        {...(name === undefined ? {} : { name })}
      >
        <Radix.Indicator asChild>
          <CheckboxMark>{checked === 'mixed' ? <Minus aria-hidden /> : <Check aria-hidden />}</CheckboxMark>
        </Radix.Indicator>
      </CheckboxBox>
      <CheckboxText $isHidden={isLabelHidden}>
        <CheckboxLabel htmlFor={id}>{label}</CheckboxLabel>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </CheckboxText>
    </CheckboxRoot>
  )
}
