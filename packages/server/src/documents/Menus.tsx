import { complianceNutrients, type NutrientCode } from '@commissary/domain/food'
import type { DiscontinuedFood, OfferedItem, ServiceDay } from '@commissary/domain/menu'
import { nutrientDigits } from '@commissary/messages/nutrients'
import { creditDetails } from '@commissary/messages/nutrition'
import { discontinuedText } from '@commissary/messages/nutrition'
import { totalText } from '@commissary/messages/print'
import type { Wording } from '@commissary/messages/wording'

import type { AnalysisDocument } from './analysis-document.ts'
import { Heading, Table } from './parts.tsx'
import { Text, View } from './primitives.tsx'
import { styles } from './styles.ts'

const nutrientColumns = complianceNutrients.map(() => ({ width: 7, isNumber: true }))

const columns = [
  { width: 11 },
  // The item's name gets the rest.
  { width: 59 - 7 * nutrientColumns.length },
  { width: 8, isNumber: true },
  { width: 22 },
  ...nutrientColumns,
]

interface MenusProps extends Pick<AnalysisDocument, 'days' | 'discontinued'> {
  wording: Wording
}

/** Each day's items with the nutrition of a portion. */
export function Menus({ days, discontinued, wording }: MenusProps) {
  const { t, formats } = wording
  return (
    <>
      {days.map((day, index) => (
        <Table
          key={day.date}
          title={<DayTitle day={day} isFirst={index === 0} wording={wording} />}
          columns={columns}
          header={[
            t('print.columns.category'),
            t('print.columns.item'),
            t('print.columns.servings'),
            t('print.columns.credits'),
            ...complianceNutrients.map((code) => t(`print.columns.${code}`)),
          ]}
          rows={day.items.map((item) => [
            t(`words.categories.${item.category}`),
            nameText(wording, lineName(wording, item), discontinued.get(`${day.date}/${item.id}`) ?? []),
            item.plannedServings === null ? '–' : formats.number(item.plannedServings, 0),
            creditDetails(wording, item.nutrition.credits),
            ...complianceNutrients.map((code) => portionText(wording, item, code)),
          ])}
        />
      ))}
    </>
  )
}

/** An item that one serving line offers, with the line. */
const lineName = ({ t }: Wording, { name, servingLine }: OfferedItem) =>
  servingLine ? t('print.menus.onLine', { item: name, line: servingLine }) : name

function DayTitle({ day, isFirst, wording }: { day: ServiceDay; isFirst: boolean; wording: Wording }) {
  const { t, formats } = wording
  const date = formats.dayLong(day.date)
  return (
    <View>
      {isFirst && <Heading note={t('print.menus.abbreviations')}>{t('print.menus.title')}</Heading>}
      <Text style={styles.dayTitle}>
        {day.plannedMeals === null ? date : t('print.menus.day', { day: date, meals: day.plannedMeals })}
      </Text>
    </View>
  )
}

function portionText(wording: Wording, { nutrition }: OfferedItem, code: NutrientCode): string {
  return totalText(wording, nutrition.nutrients[code], nutrientDigits(code))
}

const nameText = (wording: Wording, name: string, foods: readonly DiscontinuedFood[]) =>
  foods.length === 0 ? name : `${name} (${discontinuedText(wording, foods)})`
