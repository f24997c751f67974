import { complianceNutrients, nutrientFacts, type NutrientCode, type Total } from '@commissary/domain/food'
import type { Check, DayAnalysis, WeekAnalysis } from '@commissary/domain/menu'
import { dayCheckIds } from '@commissary/domain/rules'
import { namedAmounts } from '@commissary/messages/analysis-rows'
import { checkNameInGroup } from '@commissary/messages/checks'
import { nutrientDigits } from '@commissary/messages/nutrients'
import { checkValueText, limitCell, moneyText, totalText } from '@commissary/messages/print'
import type { Wording } from '@commissary/messages/wording'

import { Heading, Sign, Table, type Column } from './parts.tsx'
import { Text, View } from './primitives.tsx'
import { ink, styles } from './styles.ts'

/** The nutrients that reviewers look for first, then the rest of the label. */
const printedNutrients = new Set<NutrientCode>([
  ...complianceNutrients,
  'totalFat',
  'transFat',
  'cholestral',
  'totalCarbohydrate',
  'dietaryFiber',
  'sugars',
  'protein',
  'vitaminA',
  'vitaminC',
  'vitaminD',
  'calcium',
  'iron',
  'potassium',
])

interface DayTablesProps {
  week: WeekAnalysis
  wording: Wording
}

/** The days side by side: the minimum of each component, and averages per meal. */
export function DayTables({ week, wording }: DayTablesProps) {
  return (
    <>
      <DailyComponents week={week} wording={wording} />
      <DailyNutrients week={week} wording={wording} />
    </>
  )
}

const firstWidth = 22

function columnsFor(count: number, isNumber: boolean): Column[] {
  const width = (100 - firstWidth) / count
  return [{ width: firstWidth }, ...Array.from({ length: count }, () => ({ width, isNumber }))]
}

function DailyComponents({ week, wording }: DayTablesProps) {
  const { t, formats } = wording
  const { days } = week
  const rows = dayCheckIds.flatMap((id) => {
    const results = days.map(({ checks }) => checks.find((check) => check.id === id))
    const first = results.find((check) => check !== undefined)
    return first ? [{ first, results }] : []
  })
  if (rows.length === 0) return null
  return (
    <Table
      title={<Heading note={t('print.days.note')}>{t('checks.groups.days')}</Heading>}
      columns={columnsFor(days.length + 1, false)}
      header={['', t('print.columns.requiredToday'), ...days.map(({ date }) => formats.weekdayShort(date))]}
      rows={rows.map(({ first, results }) => [
        checkNameInGroup(wording, first),
        limitCell(wording, first, first.now ?? first.from2027),
        ...results.map((check, index) => (
          <DayCheck key={days[index]?.date} check={check} week={week} wording={wording} />
        )),
      ])}
    />
  )
}

function DayCheck({ check, week, wording }: DayTablesProps & { check: Check | undefined }) {
  if (!check) return <Text>–</Text>
  const { now, from2027 } = check
  const isBad = now !== null && now.status !== 'pass'
  return (
    <View style={styles.mark}>
      <Text style={isBad ? { fontWeight: 700, color: ink[now.status] } : {}}>
        {checkValueText(wording, week, check, 'lowerBound')}
      </Text>
      {now && <Sign status={now.status} />}
      {from2027 && <Sign status={from2027.status} />}
    </View>
  )
}

function DailyNutrients({ week, wording }: DayTablesProps) {
  const { t, formats } = wording
  const { days } = week
  const mealsText = (meals: number | null) =>
    meals === null ? t('print.nutrients.notPlanned') : formats.number(meals, 0)
  const nutrientRows = (code: NutrientCode) =>
    namedAmounts(wording, week, code).map(({ label, amountOf }) => {
      const text = (total: Total) => totalText(wording, total, nutrientDigits(code))
      const name = { nutrient: label, unit: t(`nutrients.units.${nutrientFacts[code].unit}`) }
      return [t('print.nutrients.row', name), ...days.map((day) => text(amountOf(day))), text(amountOf(week))]
    })
  return (
    <Table
      title={<Heading>{t('print.nutrients.title')}</Heading>}
      columns={columnsFor(days.length + 1, true)}
      header={['', ...days.map(({ date }) => formats.weekdayShort(date)), t('print.columns.week')]}
      rows={[
        [
          t('print.nutrients.meals'),
          ...days.map(({ plannedMeals }) => mealsText(plannedMeals)),
          mealsText(sumMeals(days)),
        ],
        ...[...printedNutrients].flatMap(nutrientRows),
        [t('print.nutrients.cost'), ...days.map(({ cost }) => moneyText(wording, cost)), moneyText(wording, week.cost)],
      ]}
    />
  )
}

function sumMeals(days: DayAnalysis[]): number | null {
  return days.reduce<number | null>(
    (sum, { plannedMeals }) => (sum === null || plannedMeals === null ? null : sum + plannedMeals),
    0,
  )
}
