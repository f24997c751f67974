import { StyleSheet } from '@react-pdf/renderer'

import { ink } from './styles.ts'

/** A kitchen card is read from the counter, so its text is larger than that of an analysis. */
export const cardStyles = StyleSheet.create({
  page: { fontSize: 10 },
  factName: { width: 92 },
  photo: { width: 130, height: 98, objectFit: 'cover' },
  step: { flexDirection: 'row', marginBottom: 5 },
  stepNumber: { width: 20, fontWeight: 700 },
  stepText: { flex: 1 },
  /** A bar, so that a photocopy marks it, too. */
  point: { marginTop: 3, paddingLeft: 7, borderLeftWidth: 2.5, borderLeftColor: ink.text },
})
