import { useValueText } from '../../value-text.ts'
import { ValueRoot, ValueUnit } from './ValueWithUnit.styles.ts'

export interface ValueWithUnitProps {
  value: number
  unit?: string | undefined
  /** Fraction digits. Default 0. */
  digits?: number | undefined
}

/** A complete number with its unit in a quieter tone. For a value that may be partial use `MissingValue`. */
export function ValueWithUnit({ value, unit, digits = 0 }: ValueWithUnitProps) {
  const text = useValueText()

  return (
    <ValueRoot>
      {/* Digits keep their order inside right-to-left text. */}
      <bdi>{text.number(value, digits)}</bdi>
      {/* So does "% of calories". */}
      {unit && (
        <ValueUnit>
          <bdi>{unit}</bdi>
        </ValueUnit>
      )}
    </ValueRoot>
  )
}
