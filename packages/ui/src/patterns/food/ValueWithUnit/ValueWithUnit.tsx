import { useValueText } from '../../value-text.ts'
import { ValueRoot, ValueUnit } from './ValueWithUnit.styles.ts'

export interface ValueWithUnitProps {
  value: number
  unit?: string | undefined
  /** Fraction digits. Default 0. */
  digits?: number | undefined
}

/** A complete number with its unit in a quieter tone. For one that may have gaps use `MissingValue`. */
export function ValueWithUnit({ value, unit, digits = 0 }: ValueWithUnitProps) {
  const text = useValueText()

  return (
    <ValueRoot>
      {/* Digits keep their order inside right-to-left text. */}
      <bdi>{text.number(value, digits)}</bdi>
      {/* So does "% of kcal". The gap before it is the page's, so it is not the unit's own. */}
      {unit && (
        <ValueUnit>
          <bdi>{unit}</bdi>
        </ValueUnit>
      )}
    </ValueRoot>
  )
}
