import type { ComponentPropsWithRef, PointerEvent, ReactNode } from 'react'

import { Field, type FieldProps } from '../Field/Field.tsx'
import { TextFieldAffix, TextFieldBox, TextFieldButton, TextFieldInput } from './TextField.styles.ts'

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'required' | 'size'> {
  value: string
  onChange: (value: string) => void
  /** Unit text at the end of the box: "g", "per portion". Read with the label. */
  unit?: string | undefined
  /** Before the text: an icon, or text such as a dial code, which is read with the label. */
  start?: ReactNode
  /** After the text: a button. */
  end?: ReactNode
  /** Right-aligned tabular figures, so amounts in a column align. */
  isNumeric?: boolean
  /** Direction of the whole box including sign and unit, for amounts written as in their locale. */
  direction?: 'ltr' | 'rtl' | undefined
}

/** Pressing the unit or the icon focuses the text. */
export function focusControl(event: PointerEvent<HTMLElement>) {
  const control = event.currentTarget.querySelector('input')
  if (event.target === control || (event.target as Element).closest('button, select')) return
  event.preventDefault()
  control?.focus()
}

/**
 * One line of text. With `maxLength` it shows a count near the limit; longer text is kept and reported, never silently
 * truncated.
 */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  required,
  id,
  value,
  onChange,
  unit,
  start,
  end,
  isNumeric = false,
  direction,
  type = 'text',
  maxLength,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, required, id, value, maxLength, describedBy }}>
      {(control) => (
        <TextFieldBox dir={direction} onPointerDown={focusControl}>
          {start && (
            <TextFieldAffix id={`${control.id}-start`} $side="start">
              {start}
            </TextFieldAffix>
          )}
          <TextFieldInput
            {...rest}
            {...control}
            aria-describedby={
              [
                typeof start === 'string' && `${control.id}-start`,
                control['aria-describedby'],
                unit && `${control.id}-unit`,
              ]
                .filter(Boolean)
                .join(' ') || undefined
            }
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            $isNumeric={isNumeric}
          />
          {unit && (
            <TextFieldAffix id={`${control.id}-unit`} $side="end">
              {unit}
            </TextFieldAffix>
          )}
          {end && <TextFieldButton>{end}</TextFieldButton>}
        </TextFieldBox>
      )}
    </Field>
  )
}
