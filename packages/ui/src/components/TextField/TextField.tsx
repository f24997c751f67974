import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Field, type FieldProps } from '../Field/Field.tsx'
import { TextFieldAffix, TextFieldBox, TextFieldInput } from './TextField.styles.ts'

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'required' | 'size'> {
  value: string
  onChange: (value: string) => void
  /** Quiet text at the end of the box: "g", "per portion". Read with the label. */
  unit?: string | undefined
  /** Before the text: an icon, a dial code. */
  start?: ReactNode
  /** After the text: a button. */
  end?: ReactNode
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  required,
  id,
  value,
  onChange,
  unit,
  start,
  end,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const field = { label, hint, error, required, id, ...(isLabelHidden ? { isLabelHidden } : {}) }

  return (
    <Field {...field}>
      {(control) => (
        <TextFieldBox>
          {start && <TextFieldAffix>{start}</TextFieldAffix>}
          <TextFieldInput
            {...rest}
            {...control}
            aria-describedby={
              [control['aria-describedby'], unit && `${control.id}-unit`].filter(Boolean).join(' ') || undefined
            }
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            $hasStart={Boolean(start)}
            $hasEnd={Boolean(end)}
            $unitLength={unit?.length ?? 0}
          />
          {unit && (
            <TextFieldAffix id={`${control.id}-unit`} $isEnd>
              {unit}
            </TextFieldAffix>
          )}
          {end && <TextFieldAffix $isEnd>{end}</TextFieldAffix>}
        </TextFieldBox>
      )}
    </Field>
  )
}
