import { Explain } from '../../analysis/Explain/Explain.tsx'
import { ValueWithUnit } from '../ValueWithUnit/ValueWithUnit.tsx'
import { ValueRoot, ValueUnit } from '../ValueWithUnit/ValueWithUnit.styles.ts'
import { type PartialValue, isIncomplete } from '../../nutrition-types.ts'
import { useValueText } from '../../value-text.ts'
import { Gap, MissingRoot } from './MissingValue.styles.ts'

export interface MissingValueProps {
  value: PartialValue
  unit?: string | undefined
  /** Fraction digits. Default 0. */
  digits?: number | undefined
  /** Formats the number instead of `digits` and `unit`, such as money in the caterer's currency. */
  format?: ((known: number) => string) | undefined
  /** Without a button that lists the missing values, for use inside another button. */
  isPlain?: boolean
}

/** A value that may be partial: "217 mg" when complete, "≥ 217 mg incomplete" with names on request, or "Unknown". */
export function MissingValue({ value, unit, digits = 0, format, isPlain = false }: MissingValueProps) {
  const text = useValueText()

  if (value.known !== null && !isIncomplete(value)) {
    return format ? (
      <ValueRoot>
        <bdi>{format(value.known)}</bdi>
      </ValueRoot>
    ) : (
      <ValueWithUnit value={value.known} unit={unit} digits={digits} />
    )
  }

  const word = value.known === null ? text.unknownValue : text.incomplete
  const lines = value.missing.length > 0 ? value.missing : [text.missingUnnamed]

  return (
    <MissingRoot>
      {value.known !== null && (
        <ValueRoot>
          <bdi>{text.atLeast(format ? format(value.known) : text.number(value.known, digits))}</bdi>
          {unit && !format && (
            <ValueUnit>
              <bdi>{unit}</bdi>
            </ValueUnit>
          )}
        </ValueRoot>
      )}
      {isPlain ? (
        <Gap title={lines.join(', ')}>{word}</Gap>
      ) : (
        <Explain trigger={<Gap>{word}</Gap>} title={text.missingFrom} lines={lines} />
      )}
    </MissingRoot>
  )
}
