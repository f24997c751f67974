import { useCompact } from '../../../hooks/use-compact.ts'
import type { Verdict } from '../../nutrition-types.ts'
import { MarkedText } from '../ReportTable/MarkedText.tsx'
import { ChartFigure, ChartSvg, ChartTable } from './TrendChart.styles.ts'
import { trendScale } from './trend-scale.ts'

export interface TrendPoint {
  /** "Nov 16" */
  label: string
  /** Null = unknown: a gap in the line. */
  value: number | null
  /** As shown in the table: "1,030 mg", "≥ 217 mg". */
  text: string
  status?: Verdict | null
}

export interface TrendChartProps {
  /** "Sodium, mg, average per meal" */
  title: string
  points: readonly TrendPoint[]
  minimum: number | null
  maximum: number | null
  formatValue: (value: number) => string
  /** Headers of the table beside the chart. */
  periodHeader: string
  valueHeader: string
  /** Next to the lines of the limits. */
  minimumText: string
  maximumText: string
}

const [height, start, end, top, bottom] = [240, 56, 16, 16, 32]

/** The drawing scales with its page: on a phone, a narrower one keeps its labels as large as the text around it. */
const widths = { wide: 640, phone: 320 }

/** Width of the label of a period, such as "Nov 16". */
const labelWidth = 56

/** A value over time with its limits: a chart, and next to it a table with the same values, which everyone can read. */
export function TrendChart({
  title,
  points,
  minimum,
  maximum,
  formatValue,
  periodHeader,
  valueHeader,
  minimumText,
  maximumText,
}: TrendChartProps) {
  const width = useCompact() ? widths.phone : widths.wide
  const scale = trendScale(
    points.map(({ value }) => value),
    [minimum, maximum],
  )
  const x = (index: number) =>
    points.length < 2 ? (start + width - end) / 2 : start + (index * (width - start - end)) / (points.length - 1)
  const y = (value: number) => height - bottom - (scale?.heightOf(value) ?? 0) * (height - top - bottom)
  const step = Math.ceil(points.length / Math.floor((width - start - end) / labelWidth))
  const limits = [
    { text: maximumText, value: maximum },
    { text: minimumText, value: minimum },
  ].flatMap(({ text, value }) => (value === null ? [] : [{ text, value }]))

  return (
    <ChartFigure>
      <figcaption>{title}</figcaption>
      {scale && (
        // The table has every value.
        <ChartSvg viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
          {(minimum !== null || maximum !== null) && (
            <rect
              className="band"
              x={start}
              width={width - start - end}
              y={y(maximum ?? scale.highest)}
              height={Math.max(0, y(minimum ?? scale.lowest) - y(maximum ?? scale.highest))}
            />
          )}
          <line className="axis" x1={start} x2={width - end} y1={height - bottom} y2={height - bottom} />
          {limits.map(({ text, value }) => (
            <g key={text}>
              <line className="limit" x1={start} x2={width - end} y1={y(value)} y2={y(value)} />
              <text x={width - end} y={y(value) - 5} textAnchor="end">
                {text}
              </text>
              <text x={start - 6} y={y(value) + 4} textAnchor="end">
                {formatValue(value)}
              </text>
            </g>
          ))}
          {limits.length === 0 &&
            [scale.lowest, scale.highest].map((value) => (
              <text key={value} x={start - 6} y={y(value) + 4} textAnchor="end">
                {formatValue(value)}
              </text>
            ))}
          {segmentsOf(points).map((segment) => (
            <polyline
              key={segment[0]}
              className="line"
              points={segment.map((index) => `${x(index)},${y(points[index]?.value ?? 0)}`).join(' ')}
            />
          ))}
          {points.map(({ label, value, status }, index) => (
            <g key={label}>
              {value !== null && <circle className={status ?? 'none'} cx={x(index)} cy={y(value)} r={4.5} />}
              {index % step === 0 && (
                <text x={x(index)} y={height - 10} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          ))}
        </ChartSvg>
      )}
      <ChartTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{periodHeader}</th>
            <th scope="col">{valueHeader}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, text, status }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <MarkedText text={text} status={status} />
              </td>
            </tr>
          ))}
        </tbody>
      </ChartTable>
    </ChartFigure>
  )
}

/** Runs of consecutive known points, by index: the line has a gap where a value is unknown. */
function segmentsOf(points: readonly TrendPoint[]): number[][] {
  const segments: number[][] = []
  for (const [index, { value }] of points.entries()) {
    if (value === null) continue
    const last = segments.at(-1)
    if (last && last.at(-1) === index - 1) last.push(index)
    else segments.push([index])
  }
  return segments
}
