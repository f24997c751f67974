import type { ComponentPropsWithRef } from 'react'

import { Field, type FieldProps } from '../Field/Field.tsx'
import { TextAreaInput } from './TextArea.styles.ts'

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value' | 'required'> {
  value: string
  onChange: (value: string) => void
}

/** Several lines of text; it grows with them. */
export function TextArea({
  label,
  isLabelHidden = false,
  hint,
  error,
  required,
  id,
  onChange,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <TextAreaInput
          {...rest}
          {...control}
          rows={rows}
          $lines={rows}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
