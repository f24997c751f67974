import { nutrientFacts, type NutrientCode } from '@commissary/domain/food'
import { type OfferedItem, type ServiceDay } from '@commissary/domain/menu'
import { Text, View } from '@react-pdf/renderer'

import { creditsText, fixed, longDay, number } from './analysis-words.ts'
import { Heading, Table } from './parts.tsx'
import { styles } from './styles.ts'

const columns = [
  { width: 11 },
  { width: 32 },
  { width: 8, isNumber: true },
  { width: 22 },
  { width: 6, isNumber: true },
  { width: 7, isNumber: true },
  { width: 7, isNumber: true },
  { width: 7, isNumber: true },
]

const abbreviations =
  'Figures of one portion, credited amounts. F fruit; V vegetables: DG dark green, RO red/orange, BPL beans, peas and lentils, S starchy, O other; G grains; M/MA meats/meat alternates.'

/** What was on offer each day, with the figures of a portion. */
export function Menus({ days }: { days: ServiceDay[] }) {
  return (
    <>
      {days.map((day, index) => (
        <Table
          key={day.date}
          title={<DayTitle day={day} isFirst={index === 0} />}
          columns={columns}
          head={['Category', 'Item', 'Servings', 'Credits', 'kcal', 'Sat. fat g', 'Add. sug. g', 'Sodium mg']}
          rows={day.items.map((item) => [
            item.category,
            item.name,
            item.plannedServings === null ? '–' : number(item.plannedServings, 0),
            creditsText(item.figures.credits),
            ...shown.map((code) => portion(item, code)),
          ])}
        />
      ))}
    </>
  )
}

function DayTitle({ day, isFirst }: { day: ServiceDay; isFirst: boolean }) {
  return (
    <View>
      {isFirst && <Heading note={abbreviations}>Menus</Heading>}
      <Text style={styles.dayTitle}>
        {longDay(day.date)}
        {day.plannedMeals === null ? '' : `, ${number(day.plannedMeals, 0)} meals planned`}
      </Text>
    </View>
  )
}

const shown = ['calories', 'saturatedFat', 'addedSugars', 'sodium'] as const satisfies NutrientCode[]

function portion({ figures }: OfferedItem, code: NutrientCode): string {
  const { known, missing } = figures.nutrients[code]
  const text = fixed(known, nutrientFacts[code].unit === 'g' ? 1 : 0)
  return missing.length > 0 ? `≥ ${text}` : text
}
