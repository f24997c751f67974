import { nutrientFacts, type NutrientCode, type Total } from '@commissary/domain/food'
import { type Check, type CheckId, type DayAnalysis, type WeekAnalysis } from '@commissary/domain/menu'
import { Text, View } from '@react-pdf/renderer'

import { actualText, checkNames, fixed, limitText, money, number, shortDay } from './analysis-words.ts'
import { Heading, Sign, Table, type Column } from './parts.tsx'
import { ink, styles } from './styles.ts'

/** What a reviewer reads first, then the rest of the label. */
const shownNutrients: [NutrientCode, string][] = [
  ['calories', 'Calories'],
  ['saturatedFat', 'Saturated fat'],
  ['addedSugars', 'Added sugars'],
  ['sodium', 'Sodium'],
  ['totalFat', 'Total fat'],
  ['transFat', 'Trans fat'],
  ['cholestral', 'Cholesterol'],
  ['totalCarbohydrate', 'Carbohydrate'],
  ['dietaryFiber', 'Dietary fiber'],
  ['sugars', 'Total sugars'],
  ['protein', 'Protein'],
  ['vitaminA', 'Vitamin A (RAE)'],
  ['vitaminC', 'Vitamin C'],
  ['vitaminD', 'Vitamin D'],
  ['calcium', 'Calcium'],
  ['iron', 'Iron'],
  ['potassium', 'Potassium'],
]

/** The days beside each other: components that a student gets at least, and averages per meal. */
export function DayTables({ week, currency }: { week: WeekAnalysis; currency: string }) {
  return (
    <>
      <DailyComponents days={week.days} />
      <DailyNutrients week={week} currency={currency} />
    </>
  )
}

function columnsFor(days: number, hasWeek: boolean): Column[] {
  const first = 22
  const count = days + 1
  const width = (100 - first) / count
  return [{ width: first }, ...Array.from({ length: count }, (_, index) => ({ width, isNumber: hasWeek || index > 0 }))]
}

function DailyComponents({ days }: { days: DayAnalysis[] }) {
  const ids = [...new Set(days.flatMap(({ checks }) => checks.map(({ id }) => id)))]
  const checkOf = (day: DayAnalysis, id: CheckId) => day.checks.find((check) => check.id === id)
  const first = (id: CheckId) => days.map((day) => checkOf(day, id)).find((check) => check !== undefined)
  const columns = columnsFor(days.length, false).map((column, index) =>
    index < 2 ? column : { ...column, isNumber: false },
  )
  return (
    <>
      <Table
        title={
          <Heading note="The least that a student could take. The signs are today’s verdict, then that of July 2027.">
            Meal components each day
          </Heading>
        }
        columns={columns}
        head={['', 'Required today', ...days.map(({ date }) => shortDay(date))]}
        rows={ids.map((id) => [
          checkNames[id],
          limitText(first(id)?.now ?? first(id)?.from2027 ?? null, first(id)?.unit ?? 'count'),
          ...days.map((day) => <DayCheck key={day.date} check={checkOf(day, id)} />),
        ])}
      />
    </>
  )
}

function DayCheck({ check }: { check: Check | undefined }) {
  if (!check) return <Text>–</Text>
  const { now, from2027 } = check
  const isBad = now !== null && now.status !== 'pass'
  return (
    <View style={styles.mark}>
      <Text style={isBad ? { fontWeight: 700, color: ink[now.status] } : {}}>
        {actualText(check).replace(', incomplete', '')}
      </Text>
      {now && <Sign status={now.status} />}
      {from2027 && <Sign status={from2027.status} />}
    </View>
  )
}

function DailyNutrients({ week, currency }: { week: WeekAnalysis; currency: string }) {
  const { days } = week
  return (
    <>
      <Table
        title={<Heading>Nutrients and food cost, average per meal</Heading>}
        columns={columnsFor(days.length, true)}
        head={['', ...days.map(({ date }) => shortDay(date)), 'Week']}
        rows={[
          ['Meals planned', ...days.map(({ plannedMeals }) => planned(plannedMeals)), planned(sumMeals(days))],
          ...shownNutrients.map(([code, name]) => {
            const { unit } = nutrientFacts[code]
            const text = (total: Total) => totalText(total, unit === 'g' ? 1 : 0)
            return [
              `${name}, ${unit}`,
              ...days.map(({ nutrients }) => text(nutrients[code])),
              text(week.nutrients[code]),
            ]
          }),
          ['Food cost', ...days.map(({ cost }) => money(cost, currency)), money(week.cost, currency)],
        ]}
      />
    </>
  )
}

function planned(meals: number | null): string {
  return meals === null ? 'not planned' : number(meals, 0)
}

function sumMeals(days: DayAnalysis[]): number | null {
  return days.reduce<number | null>(
    (sum, { plannedMeals }) => (sum === null || plannedMeals === null ? null : sum + plannedMeals),
    0,
  )
}

function totalText({ known, missing }: Total, decimals: number): string {
  return missing.length > 0 ? `≥ ${fixed(known, decimals)}` : fixed(known, decimals)
}
