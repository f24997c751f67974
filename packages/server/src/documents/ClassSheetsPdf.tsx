/* oxlint-disable react/no-array-index-key -- a document is rendered once, so rows never move */
import type { Wording } from '@commissary/messages/wording'
import { Document, StyleSheet } from '@react-pdf/renderer'

import { wordingOf } from './letterhead.ts'
import { paperOf } from './paper.ts'
import { type Column, Footer, Sign, Table } from './parts.tsx'
import { Image, Page, Reading, Text, View } from './primitives.tsx'
import { type ClassMeal, type ClassSheetsDocument, itemsOf, type StudentMeal } from './student-meals.ts'
import { ink, styles } from './styles.ts'

const sheet = StyleSheet.create({
  page: { fontSize: 10 },
  title: { fontSize: 17, fontWeight: 700 },
  meal: { fontSize: 12, marginTop: 3 },
  counts: { marginTop: 6 },
  items: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 8, marginBottom: 12, rowGap: 3 },
  item: { width: '50%', paddingRight: 8, fontWeight: 700 },
  cell: { paddingVertical: 3, rowGap: 1 },
  boxCell: { flexDirection: 'row', paddingVertical: 3 },
  box: { width: 13, height: 13, borderWidth: 1, borderColor: ink.text, borderRadius: 2 },
  allergies: { flexDirection: 'row', columnGap: 4, paddingVertical: 3 },
  allergySign: { paddingTop: 2 },
  allergyText: { flex: 1, fontWeight: 700 },
})

const columns: Column[] = [{ width: 10 }, { width: 29 }, { width: 37 }, { width: 24 }]

/** A page for each class and meal: what to bring, and what each student gets, with a box to tick. */
export function ClassSheetsPdf(document: ClassSheetsDocument) {
  const { classSheets, date, country, catererName } = document
  const wording = wordingOf(document)
  return (
    <Document
      title={wording.t('print.meals.titles.classSheets', { date: wording.formats.date(date) })}
      author={catererName}
      creator="Commissary"
      producer="Commissary"
      language={document.language}
    >
      <Reading language={document.language}>
        {classSheets.map((ofClass, index) => (
          <Page key={index} size={paperOf(country)} style={[styles.page, sheet.page]}>
            <Sheet document={document} ofClass={ofClass} wording={wording} />
          </Page>
        ))}
      </Reading>
    </Document>
  )
}

interface SheetProps {
  document: ClassSheetsDocument
  ofClass: ClassMeal
  wording: Wording
}

function Sheet({ document, ofClass, wording }: SheetProps) {
  const { date, filters, logo, catererName } = document
  const { schoolName, className, menuType, students } = ofClass
  const { t, formats } = wording
  const title = t('print.meals.sheetTitle', { school: schoolName, class: className ?? t('print.meals.noClass') })
  const meal = t('print.meals.meal', { meal: t(`words.menuTypes.${menuType}`), date: formats.dayLong(date) })
  const withAllergies = students.filter(({ allergies }) => allergies !== null).length
  const counts = [
    t('print.meals.students', { count: students.length }),
    ...(withAllergies > 0 ? [t('print.meals.withAllergies', { count: withAllergies })] : []),
  ]
  return (
    <>
      <View style={styles.header}>
        <View style={styles.headerTexts}>
          <Text style={sheet.title}>{title}</Text>
          <Text style={sheet.meal}>{meal}</Text>
          <Text style={[styles.quiet, sheet.counts]}>{formats.joined(counts)}</Text>
          {filters.map(({ label, value }) => (
            <Text key={label} style={styles.quiet}>
              {t('print.meals.filter', { label, value })}
            </Text>
          ))}
        </View>
        {logo !== null && <Image src={logo} style={styles.logo} />}
      </View>
      <View style={sheet.items}>
        {itemsOf(students).map((item) => (
          <Text key={item.name} style={sheet.item}>
            {t('print.meals.item', { count: item.quantity, item: item.name })}
          </Text>
        ))}
      </View>
      <Table
        columns={columns}
        header={(['served', 'student', 'ordered', 'allergies'] as const).map((id) => t(`print.meals.columns.${id}`))}
        rows={students.map((student) => rowOf(student, wording))}
      />
      <Footer notice={`${title} · ${meal}`} text={catererName} wording={wording} isOfSheet />
    </>
  )
}

function rowOf({ name, items, allergies }: StudentMeal, { t }: Wording) {
  return [
    <View key="box" style={sheet.boxCell}>
      <View style={sheet.box} />
    </View>,
    <View key="name" style={sheet.cell}>
      <Text>{name}</Text>
    </View>,
    <View key="items" style={sheet.cell}>
      {items.map((item) => (
        <Text key={item.name}>{t('print.meals.item', { count: item.quantity, item: item.name })}</Text>
      ))}
    </View>,
    allergies !== null && (
      <View key="allergies" style={sheet.allergies}>
        <View style={sheet.allergySign}>
          <Sign status="advisory" size={9} />
        </View>
        <Text style={sheet.allergyText}>{allergies}</Text>
      </View>
    ),
  ]
}
