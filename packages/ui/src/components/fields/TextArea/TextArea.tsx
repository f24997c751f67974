import type { ComponentPropsWithRef } from 'react'

import { Field, type FieldProps } from '../Field/Field.tsx'
import { TextAreaInput } from './TextArea.styles.ts'

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value' | 'required'> {
  value: string
  onChange: (value: string) => void
}

/**
 * Multi-line text that grows with its content. With `maxLength` it shows a count near the limit; longer text is kept
 * and reported.
 */
export function TextArea({
  label,
  isLabelHidden = false,
  hint,
  error,
  required,
  id,
  value,
  onChange,
  rows = 4,
  maxLength,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, required, id, value, maxLength, describedBy }}>
      {(control) => (
        <TextAreaInput
          {...rest}
          {...control}
          value={value}
          rows={rows}
          $lines={rows}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
