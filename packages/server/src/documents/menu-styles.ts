import { StyleSheet } from '@react-pdf/renderer'

import { ink } from './styles.ts'

export const menuStyles = StyleSheet.create({
  page: { paddingTop: 28, paddingBottom: 40, paddingHorizontal: 28 },
  weekdays: { flexDirection: 'row', backgroundColor: ink.header, borderWidth: 0.75, borderColor: ink.line },
  weekday: { flex: 1, padding: 3, fontWeight: 700 },
  week: { flexDirection: 'row', borderLeftWidth: 0.75, borderColor: ink.line },
  cell: { flex: 1, padding: 3, borderRightWidth: 0.75, borderBottomWidth: 0.75, borderColor: ink.line },
  out: { backgroundColor: ink.header },
  key: { marginTop: 5, color: ink.text },
  closed: { color: ink.quiet },
  item: { marginBottom: 2 },
  content: { marginLeft: 6, color: ink.quiet },
})

/** Points on both sides of a page, and of a cell. */
export const pageMargin = 28
export const cellPadding = 3
/** Title, weekdays, key and footer of a calendar page. */
export const calendarFrame = 150
