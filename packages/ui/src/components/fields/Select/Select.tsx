import type { ComponentPropsWithRef } from 'react'

import { Icon } from '../../display/Icon/Icon.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { SelectStyles, SelectText } from './Select.styles.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'required' | 'size' | 'children' | 'multiple'> {
  /** The value of an option; empty if nothing is selected. */
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** Text of the empty first option: "Select a vendor". */
  placeholder?: string
  /** Shows the selection as text that can be focused and copied. */
  readOnly?: boolean | undefined
}

/**
 * One choice out of a few options, in the browser's native list, which works best on phones. For many options use
 * `Combobox`. A value that matches no option is still shown: the browser would show the first option instead.
 */
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
  readOnly = false,
  className,
  ...rest
}: SelectProps) {
  const chosen = options.find((option) => option.value === value)

  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} required={required} id={id}>
      {(control) =>
        readOnly ? (
          <SelectText {...control} readOnly value={chosen?.label ?? value} />
        ) : (
          <div className="cm-select">
            <SelectStyles />
            <select
              {...rest}
              {...control}
              className={className ? `cm-select-input ${className}` : 'cm-select-input'}
              data-empty={value === '' ? '' : undefined}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            >
              {placeholder !== undefined && <option value="">{placeholder}</option>}
              {!chosen && (value !== '' || placeholder === undefined) && (
                <option value={value} hidden>
                  {value}
                </option>
              )}
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon of="chevronDown" />
          </div>
        )
      }
    </Field>
  )
}
