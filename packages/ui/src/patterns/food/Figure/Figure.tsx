import { useFigureText } from '../../figure-text.ts'
import { FigureRoot, FigureUnit } from './Figure.styles.ts'

export interface FigureProps {
  value: number
  unit?: string | undefined
  /** Fraction digits. Default 0. */
  digits?: number | undefined
}

/** A complete number with its unit in a quieter tone. For one that may have gaps use `MissingValue`. */
export function Figure({ value, unit, digits = 0 }: FigureProps) {
  const text = useFigureText()

  return (
    <FigureRoot>
      {/* Digits keep their order inside right-to-left text. */}
      <bdi>{text.number(value, digits)}</bdi>
      {/* So does "% of kcal". The gap before it is the page's, so it is not the unit's own. */}
      {unit && (
        <FigureUnit>
          <bdi>{unit}</bdi>
        </FigureUnit>
      )}
    </FigureRoot>
  )
}
