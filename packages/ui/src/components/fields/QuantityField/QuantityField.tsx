import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { useTypedText } from '../Field/use-typed-text.ts'
import type { SelectOption } from '../Select/Select.tsx'
import { focusControl } from '../TextField/TextField.tsx'
import { FractionPicker } from './FractionPicker.tsx'
import { QuantityBox, QuantityInput, QuantityRoot, QuantityUnit, QuantityUnitText } from './QuantityField.styles.ts'

export interface Quantity {
  /**
   * A decimal string ("1.5") as `parse` returns it. Text that is not an amount stays as typed, for the caller to validate
   * with the same parser. Empty = unknown, not zero.
   */
  amount: string
  /** The `value` of one of the units. */
  unit: string
}

/** `amount` is a decimal string. */
export type ParsedQuantity = { ok: true; amount: string } | { ok: false; problem: string }

export interface QuantityFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'required' | 'size' | 'type' | 'onBlur' | 'maxLength'> {
  value: Quantity
  onChange: (value: Quantity) => void
  /** Called when focus leaves the amount, the fractions and the unit together. */
  onBlur?: (() => void) | undefined
  units: readonly SelectOption[]
  /** Reads what a person types, such as "1 1/2", "1½" or "0.75". */
  parse: (text: string) => ParsedQuantity
  /** Writes an amount in the usual notation of its unit: "3/4" cup, "0.75" kg. Returns other text unchanged. */
  format: (amount: string, unit: string) => string
  /** Fractions to pick from, such as "3/4", in order of size. Each is an amount that `parse` reads. */
  fractions: readonly string[]
}

/**
 * An amount with its unit. Fractions are typed or picked. When focus leaves the field, an amount is shown in the usual
 * notation of its unit. Any other text stays as typed, and the caller passes the `error`.
 */
export function QuantityField({
  label,
  isLabelHidden = false,
  hint,
  error,
  required,
  id,
  value,
  onChange,
  onBlur,
  units,
  parse,
  format,
  fractions,
  disabled = false,
  readOnly = false,
  ...rest
}: QuantityFieldProps) {
  const text = useUiText()
  const field = useTypedText(
    value.amount,
    (amount) => onChange({ ...value, amount }),
    read,
    (amount) => format(amount, value.unit),
  )
  const whole = Math.floor(Number(value.amount)) || 0
  const chosen = fractions.find((fraction) => read(withWhole(fraction)) === value.amount)

  function read(typed: string) {
    const parsed = parse(typed)
    return parsed.ok ? parsed.amount : typed
  }

  function withWhole(fraction: string) {
    return whole === 0 ? fraction : `${whole} ${fraction}`
  }

  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <QuantityRoot>
          <QuantityBox
            onPointerDown={focusControl}
            onBlur={(event) => {
              if (event.currentTarget.contains(event.relatedTarget)) return
              field.settle()
              onBlur?.()
            }}
          >
            <QuantityInput
              autoComplete="off"
              {...rest}
              {...control}
              // Not `decimal`: the decimal keyboard of phones has neither slash nor space.
              inputMode="text"
              disabled={disabled}
              readOnly={readOnly}
              value={field.text}
              onChange={(event) => field.type(event.target.value)}
            />
            {!readOnly && (
              <FractionPicker
                fractions={fractions}
                chosen={chosen}
                disabled={disabled}
                onPick={(picked) => {
                  field.settle()
                  onChange({ ...value, amount: read(withWhole(picked)) })
                }}
              />
            )}
            <QuantityUnit>
              {readOnly ? (
                <QuantityUnitText>
                  {units.find((unit) => unit.value === value.unit)?.label ?? value.unit}
                </QuantityUnitText>
              ) : (
                <>
                  <select
                    aria-label={text.unitOf(label)}
                    disabled={disabled}
                    value={value.unit}
                    onChange={(event) => onChange({ ...value, unit: event.target.value })}
                  >
                    {!units.some((unit) => unit.value === value.unit) && (
                      // The unit of an old record, which the list may no longer contain, is still shown.
                      <option value={value.unit}>{value.unit}</option>
                    )}
                    {units.map((unit) => (
                      <option key={unit.value} value={unit.value} disabled={unit.disabled}>
                        {unit.label}
                      </option>
                    ))}
                  </select>
                  <ChevronDown aria-hidden />
                </>
              )}
            </QuantityUnit>
          </QuantityBox>
        </QuantityRoot>
      )}
    </Field>
  )
}
