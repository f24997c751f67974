import { OpenName } from '../../open.styles.ts'
import { ChartFigure } from '../TrendChart/TrendChart.styles.ts'
import { Bar, BarTrack, ShareTable } from './ShareChart.styles.ts'

export interface SharePart {
  /** "Beef tacos" */
  name: string
  /** 0 to 1; null = unknown: no bar. */
  share: number | null
  /** "42%", "Unknown" */
  shareText: string
  /** "512 mg", "≥ 217 mg", "Unknown" */
  amountText: string
}

export interface ShareChartProps {
  /** "Sodium, share of each item" */
  title: string
  /** In the order in which they are shown. */
  parts: readonly SharePart[]
  /** Headers of the table. */
  nameHeader: string
  shareHeader: string
  amountHeader: string
  /** Shows what a part is made of. If set, the names are buttons. */
  onOpen?: ((name: string) => void) | undefined
}

/** Parts of a whole: a table whose rows show each value as text and as a bar. The largest bar fills its row. */
export function ShareChart({ title, parts, nameHeader, shareHeader, amountHeader, onOpen }: ShareChartProps) {
  const largest = Math.max(...parts.map(({ share }) => share ?? 0))

  return (
    <ChartFigure $isWhole>
      <figcaption>{title}</figcaption>
      <ShareTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{nameHeader}</th>
            <th scope="col">{shareHeader}</th>
            <th scope="col">{amountHeader}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, share, shareText, amountText }) => (
            <tr key={name}>
              <th scope="row">
                {onOpen ? (
                  <OpenName type="button" onClick={() => onOpen(name)}>
                    <bdi>{name}</bdi>
                  </OpenName>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </th>
              <td>
                <div>
                  <BarTrack aria-hidden>
                    {share !== null && share > 0 && <Bar style={{ inlineSize: `${(100 * share) / largest}%` }} />}
                  </BarTrack>
                  <span>{shareText}</span>
                </div>
              </td>
              <td>{amountText}</td>
            </tr>
          ))}
        </tbody>
      </ShareTable>
    </ChartFigure>
  )
}
