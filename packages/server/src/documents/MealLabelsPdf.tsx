/* oxlint-disable react/no-array-index-key -- a document is rendered once, so rows never move */
import type { Language } from '@commissary/messages/languages'
import type { Wording } from '@commissary/messages/wording'
import { Document, StyleSheet } from '@react-pdf/renderer'

import { label, labelPage } from './label-paper.ts'
import { wordingOf } from './letterhead.ts'
import { Sign } from './parts.tsx'
import { Page, Reading, Text, View } from './primitives.tsx'
import type { ClassMeal, MealLabelsDocument, StudentMeal } from './student-meals.ts'
import { styles } from './styles.ts'

const sheet = StyleSheet.create({
  label: { width: label.width, height: label.height, padding: 9, rowGap: 1 },
  top: { flexDirection: 'row', columnGap: 6 },
  name: { flex: 1, fontSize: 13, fontWeight: 700, maxLines: 2, textOverflow: 'ellipsis' },
  line: { maxLines: 1, textOverflow: 'ellipsis' },
  allergies: { flexDirection: 'row', columnGap: 4 },
  allergySign: { paddingTop: 2 },
  allergyText: { flex: 1, fontWeight: 700 },
  items: { marginTop: 3, rowGap: 1 },
})

/** Labels per page. Pages are laid out one by one: the renderer's time grows with the square of what it breaks into pages. */
const onPage = label.columns * label.rows

/** Lines for items and allergies below the name, the class and the meal; Arabic letters are taller. */
const labelLines: Record<Language, number> = { en: 6, es: 6, ar: 4 }

/** The approximate number of letters in a line of allergies, and in a line of a name. */
const lineLetters = { allergies: 45, name: 30 }

/** How many of the other lines a second line of the name replaces. */
const nameLine = 2

/** Labels of the students' meals, by class. An order with more items than a label holds has several. */
export function MealLabelsPdf(document: MealLabelsDocument) {
  const { mealLabels, date, country, catererName } = document
  const wording = wordingOf(document)
  const { size, style } = labelPage(country)
  const labels = mealLabels.flatMap((ofClass) =>
    ofClass.students.flatMap((student) =>
      partsOf(student, labelLines[document.language]).map((items, part, { length }) => ({
        ofClass,
        student: { ...student, items },
        part: length > 1 ? wording.t('print.meals.part', { part: part + 1, parts: length }) : null,
      })),
    ),
  )
  return (
    <Document
      title={wording.t('print.meals.titles.labels', { date: wording.formats.date(date) })}
      author={catererName}
      creator="Commissary"
      producer="Commissary"
      language={document.language}
    >
      <Reading language={document.language}>
        {Array.from({ length: Math.ceil(labels.length / onPage) }, (_, page) => (
          <Page key={page} size={size} style={[styles.page, style]}>
            {labels.slice(page * onPage, (page + 1) * onPage).map((one, index) => (
              <Label key={index} {...one} date={date} wording={wording} />
            ))}
          </Page>
        ))}
      </Reading>
    </Document>
  )
}

/** The items of each label of an order. All of them repeat the allergies. */
function partsOf({ name, items, allergies }: StudentMeal, lines: number): StudentMeal['items'][] {
  const taken =
    Math.ceil((allergies ?? '').length / lineLetters.allergies) + (name.length > lineLetters.name ? nameLine : 0)
  const most = Math.max(1, lines - taken)
  const parts = Math.ceil(items.length / most)
  return Array.from({ length: parts }, (_, part) => items.slice(part * most, (part + 1) * most))
}

interface LabelProps {
  date: string
  ofClass: Pick<ClassMeal, 'schoolName' | 'className' | 'menuType'>
  student: StudentMeal
  /** Which label of its order it is; null = the only one. */
  part: string | null
  wording: Wording
}

function Label({ date, ofClass, student, part, wording }: LabelProps) {
  const { t, formats } = wording
  const { schoolName, className, menuType } = ofClass
  const { name, items, allergies } = student
  return (
    <View style={sheet.label} wrap={false}>
      <View style={sheet.top}>
        <Text style={sheet.name}>{name}</Text>
        {part !== null && <Text style={styles.quiet}>{part}</Text>}
      </View>
      <Text style={[styles.strong, sheet.line]}>
        {className === null ? schoolName : t('print.meals.place', { class: className, school: schoolName })}
      </Text>
      <Text style={sheet.line}>
        {t('print.meals.meal', { meal: t(`words.menuTypes.${menuType}`), date: formats.weekdayDate(date) })}
      </Text>
      {allergies !== null && (
        <View style={sheet.allergies}>
          <View style={sheet.allergySign}>
            <Sign status="advisory" size={8} />
          </View>
          <Text style={sheet.allergyText}>{t('print.meals.allergies', { allergies })}</Text>
        </View>
      )}
      <View style={sheet.items}>
        {items.map((item) => (
          <Text key={item.name} style={sheet.line}>
            {t('print.meals.item', { count: item.quantity, item: item.name })}
          </Text>
        ))}
      </View>
    </View>
  )
}
