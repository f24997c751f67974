import { Bar, BarTrack } from '../ShareChart/ShareChart.styles.ts'
import { ChartFigure } from '../TrendChart/TrendChart.styles.ts'
import { BarButton, BarLabel, BarList, BarRow, BarValue, ChartNote } from './BarChart.styles.ts'

export interface BarChartBar {
  id: string
  label: string
  /** Above 0 has a bar; 0, below 0 and null have none. */
  value: number | null
  /** Shortened: "$1.2K", "Unknown". */
  valueText: string
}

export interface BarChartProps {
  /** "Value by category" */
  title: string
  bars: readonly BarChartBar[]
  /** Opens the rows behind a bar. Absent where bars have nothing to open. */
  onSelect?: (id: string) => void
  /** What a bar's button does: "Show the rows of Dairy". */
  openText?: (label: string) => string
  /** What the chart leaves out. */
  note?: string | undefined
}

/** A bar for each group of a report, which can open the rows behind it. The table below has the same values in full. */
export function BarChart({ title, bars, onSelect, openText, note }: BarChartProps) {
  const largest = Math.max(...bars.map(({ value }) => value ?? 0))
  return (
    <ChartFigure $isWhole>
      <figcaption>{title}</figcaption>
      <BarList aria-label={title}>
        {bars.map((bar) => (
          <li key={bar.id}>
            {onSelect ? (
              <BarButton type="button" title={openText?.(bar.label)} onClick={() => onSelect(bar.id)}>
                <BarContent bar={bar} largest={largest} />
              </BarButton>
            ) : (
              <BarRow>
                <BarContent bar={bar} largest={largest} />
              </BarRow>
            )}
          </li>
        ))}
      </BarList>
      {note && <ChartNote>{note}</ChartNote>}
    </ChartFigure>
  )
}

function BarContent({ bar: { label, value, valueText }, largest }: { bar: BarChartBar; largest: number }) {
  return (
    <>
      <BarLabel>
        <bdi>{label}</bdi>
      </BarLabel>
      <BarTrack aria-hidden>
        {value !== null && value > 0 && <Bar style={{ inlineSize: `${(100 * value) / largest}%` }} />}
      </BarTrack>
      <BarValue>{valueText}</BarValue>
    </>
  )
}
