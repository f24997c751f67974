import { Explain } from '../../analysis/Explain/Explain.tsx'
import { Figure } from '../Figure/Figure.tsx'
import { FigureRoot, FigureUnit } from '../Figure/Figure.styles.ts'
import { type FigureValue, isIncomplete } from '../../figures.ts'
import { useFigureText } from '../../figure-text.ts'
import { Gap, MissingRoot } from './MissingValue.styles.ts'

export interface MissingValueProps {
  figure: FigureValue
  unit?: string | undefined
  /** Fraction digits. Default 0. */
  digits?: number | undefined
  /** Writes the number instead of `digits` and `unit`: money in the caterer's currency. */
  format?: ((known: number) => string) | undefined
  /** Where a button cannot stand: the gap is named, its causes are not offered. */
  isPlain?: boolean
}

/** A figure that may have gaps: "217 mg" when complete, "≥ 217 mg incomplete" with the names on demand, or "Unknown". */
export function MissingValue({ figure, unit, digits = 0, format, isPlain = false }: MissingValueProps) {
  const text = useFigureText()

  if (figure.known !== null && !isIncomplete(figure)) {
    return format ? (
      <FigureRoot>
        <bdi>{format(figure.known)}</bdi>
      </FigureRoot>
    ) : (
      <Figure value={figure.known} unit={unit} digits={digits} />
    )
  }

  const word = figure.known === null ? text.unknownFigure : text.incomplete
  const lines = figure.missing.length > 0 ? figure.missing : [text.missingUnnamed]

  return (
    <MissingRoot>
      {figure.known !== null && (
        <FigureRoot>
          <bdi>{text.atLeast(format ? format(figure.known) : text.number(figure.known, digits))}</bdi>
          {unit && !format && (
            <FigureUnit>
              <bdi>{unit}</bdi>
            </FigureUnit>
          )}
        </FigureRoot>
      )}
      {isPlain ? (
        <Gap title={lines.join(', ')}>{word}</Gap>
      ) : (
        <Explain trigger={<Gap>{word}</Gap>} title={text.missingFrom} lines={lines} />
      )}
    </MissingRoot>
  )
}
