import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

import { Field, type FieldProps } from '../Field/Field.tsx'
import { SelectBox, SelectInput } from './Select.styles.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'required' | 'size' | 'children'> {
  /** The value of an option; empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** First, empty option: "Select a vendor". */
  placeholder?: string
}

/** Few options, one choice: the browser's own list, which phones show best. For many options use `Combobox`. */
export function Select({
  label,
  isLabelHidden = false,
  hint,
  error,
  required,
  id,
  value,
  onChange,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <SelectBox>
          <SelectInput {...rest} {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </SelectInput>
          <ChevronDown aria-hidden />
        </SelectBox>
      )}
    </Field>
  )
}
