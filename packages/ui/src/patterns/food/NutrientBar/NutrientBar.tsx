import { type PartialValue, isIncomplete, type Limits, type Verdict } from '../../nutrition-types.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { barScale } from './bar-scale.ts'
import { formatLimits } from './format-limits.ts'
import {
  BarBox,
  BarFill,
  BarGap,
  BarLegend,
  BarLimit,
  BarRoot,
  BarTrack,
  LegendItem,
  LegendKey,
} from './NutrientBar.styles.ts'

export interface NutrientBarProps {
  label: string
  value: PartialValue
  unit: string
  /** Fraction digits. Default 0. */
  digits?: number
  /** Verdict by today's rules; it colors the bar. Absent = not checked. */
  status?: Verdict | null
  /** Limits today and starting July 1, 2027; null = none. */
  now: Limits | null
  from2027?: Limits | null
  /** `false` where a table header already shows the limits. */
  hasLegend?: boolean
}

/** A value and its limits on two dates. The unknown part is hatched after the known part. */
export function NutrientBar({
  label,
  value,
  unit,
  digits = 0,
  status = null,
  now,
  from2027 = null,
  hasLegend = true,
}: NutrientBarProps) {
  const text = useMenuText()
  const scale = barScale(value, [now, from2027])
  const dates = [
    { limits: now, isLater: false, name: text.now },
    { limits: from2027, isLater: true, name: text.from2027 },
  ].flatMap(({ limits, ...date }) => {
    const limitText = limits && formatLimits(limits, digits, text)
    return limits && limitText ? [{ ...date, limits, limitText }] : []
  })

  const isOpen = isIncomplete(value)
  const number = value.known === null ? text.unknownValue : `${text.number(value.known, digits)} ${unit}`
  const valueText = value.known !== null && isOpen ? `${text.atLeast(number)}, ${text.incomplete}` : number
  const name = [`${label} ${valueText}`, ...dates.map((date) => `${date.name}: ${date.limitText} ${unit}`)].join('; ')

  return (
    <BarRoot>
      <BarBox role="img" aria-label={name}>
        <BarTrack>
          {isOpen && <BarGap style={{ insetInlineStart: percent(scale(value.known ?? 0)) }} />}
          {value.known !== null && <BarFill $status={status} style={{ inlineSize: percent(scale(value.known)) }} />}
        </BarTrack>
        {dates.flatMap(({ limits, isLater }) =>
          (['minimum', 'maximum'] as const).map((side) => {
            const mark = limits[side]
            if (mark === null) return null
            const place = { insetInlineStart: percent(scale(mark)) }
            return <BarLimit key={`${side}-${isLater}`} $isLater={isLater} style={place} />
          }),
        )}
      </BarBox>
      {hasLegend && dates.length > 0 && (
        <BarLegend aria-hidden>
          {dates.map((date) => (
            <LegendItem key={date.name}>
              <LegendKey $isLater={date.isLater} />
              {date.name}: {date.limitText}
            </LegendItem>
          ))}
        </BarLegend>
      )}
    </BarRoot>
  )
}

const percent = (share: number) => `${share * 100}%`
