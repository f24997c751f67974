import type { ComponentPropsWithRef } from 'react'

import { Field, type FieldProps } from '../Field/Field.tsx'
import { TextAreaInput } from './TextArea.styles.ts'

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value' | 'required'> {
  value: string
  onChange: (value: string) => void
}

/**
 * Several lines of text; it grows with them. With `maxLength` it counts near the limit, and a text beyond it is kept
 * and said to be too long.
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
