import { StyleSheet } from '@react-pdf/renderer'

import { ink } from './styles.ts'

export const productionStyles = StyleSheet.create({
  page: { paddingTop: 26, paddingBottom: 40, paddingHorizontal: 22, fontSize: 7.5 },
  code: { width: 116, alignItems: 'center' },
  centered: { textAlign: 'center' },
  fact: { width: '20%', paddingRight: 8 },
  /** Room to write by hand where nothing is printed. */
  answer: { minHeight: 12, borderBottomWidth: 0.5, borderBottomColor: ink.hairline, marginRight: 8 },
  items: { marginTop: 8 },
  reading: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 2 },
  shared: { marginBottom: 4 },
  codes: { marginTop: 4, color: ink.quiet },
  events: { marginTop: 6, borderWidth: 0.5, borderColor: ink.line, padding: 4, minHeight: 24 },
  signatures: { flexDirection: 'row', columnGap: 16, marginTop: 14 },
  signature: { flexGrow: 1, flexBasis: 0, borderTopWidth: 0.75, borderTopColor: ink.line, paddingTop: 3 },
})
