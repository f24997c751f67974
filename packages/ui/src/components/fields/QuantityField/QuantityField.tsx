import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { useTypedText } from '../Field/use-typed-text.ts'
import type { SelectOption } from '../Select/Select.tsx'
import { focusControl } from '../TextField/TextField.tsx'
import { FractionPicker } from './FractionPicker.tsx'
import { QuantityBox, QuantityInput, QuantityRoot, QuantityUnit, QuantityUnitText } from './QuantityField.styles.ts'
import { formatQuantity, kitchenFractions, parseQuantity, withFraction } from './quantity.ts'

export interface Quantity {
  /**
   * Exact: a decimal string ("1.5"), or a fraction where no decimal of six places is the same ("1/3"). Text that is no
   * amount stays as typed: `parseQuantity(amount)` says what is wrong with it. Empty = unknown, not zero.
   */
  amount: string
  /** The `value` of one of the units. */
  unit: string
}

export interface QuantityFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'required' | 'size' | 'type' | 'onBlur' | 'maxLength'> {
  value: Quantity
  onChange: (value: Quantity) => void
  /** Runs when the focus leaves amount, fractions and unit together. */
  onBlur?: (() => void) | undefined
  units: readonly SelectOption[]
  /** BCP 47: the decimal sign that the reader types and sees. */
  locale?: string
}

/** Units that kitchens weigh and pour in decimals: "0.75 kg", yet "3/4 cup". */
const metric = new Set(['g', 'kg', 'ml'])

/**
 * An amount with its unit. Fractions are typed ("1 1/2", "1½", "3/4", "0.75") or picked; the unit is chosen beside
 * them. Nothing is rounded and nothing of what was typed is taken away: on leaving the field an amount is shown in the
 * usual notation of its unit, anything else as it was typed, and the caller says what is wrong.
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
  locale = 'en',
  disabled = false,
  readOnly = false,
  ...rest
}: QuantityFieldProps) {
  const text = useUiText()
  const write = (amount: string) => formatQuantity(amount, locale, !metric.has(value.unit))
  const field = useTypedText(value.amount, (amount) => onChange({ ...value, amount }), read, write)
  const fraction = formatQuantity(value.amount).split(' ').at(-1)

  function read(typed: string) {
    const parsed = parseQuantity(typed, locale)
    return parsed.ok ? parsed.amount : typed
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
              // Not `decimal`: the keyboard of phones for decimals has neither slash nor space.
              inputMode="text"
              disabled={disabled}
              readOnly={readOnly}
              value={field.text}
              onChange={(event) => field.type(event.target.value)}
            />
            {!readOnly && (
              <FractionPicker
                chosen={kitchenFractions.find((known) => known === fraction)}
                disabled={disabled}
                onPick={(picked) => {
                  field.settle()
                  onChange({ ...value, amount: withFraction(value.amount, picked) })
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
                      // A unit of an old record is shown as it is instead of another one in its place.
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
