import { StyleSheet } from '@react-pdf/renderer'

import { fontFamilies } from './fonts.ts'
import { ink } from './ink.ts'

export { ink }

export const styles = StyleSheet.create({
  page: {
    fontFamily: fontFamilies,
    fontSize: 8,
    // No line height here: with one, the renderer drops the elements that are fixed to every page.
    color: ink.text,
    paddingTop: 40,
    paddingBottom: 48,
    paddingHorizontal: 40,
  },
  header: { flexDirection: 'row', columnGap: 12 },
  headerTexts: { flex: 1 },
  logo: { height: 36, maxWidth: 120, objectFit: 'contain', objectPosition: 'right top' },
  title: { fontSize: 15, fontWeight: 700, lineHeight: 1.2, marginBottom: 3 },
  quiet: { color: ink.quiet },
  strong: { fontWeight: 700 },
  dayTitle: { fontWeight: 700, marginTop: 6, marginBottom: 2 },
  heading: { fontSize: 9.5, fontWeight: 700, marginTop: 11, marginBottom: 3 },
  note: { color: ink.quiet, marginBottom: 3 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 6, rowGap: 3 },
  fact: { width: '50%', flexDirection: 'row' },
  factName: { width: 72, flexShrink: 0, color: ink.quiet },
  factValue: { flex: 1, paddingRight: 10 },
  verdicts: { flexDirection: 'row', columnGap: 10, marginTop: 9 },
  verdictBox: { flexGrow: 1, flexBasis: 0, borderWidth: 1, borderColor: ink.line, borderRadius: 3, padding: 7 },
  verdictBig: { fontSize: 12, fontWeight: 700 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: ink.hairline, paddingVertical: 2 },
  headerRow: {
    flexDirection: 'row',
    backgroundColor: ink.header,
    borderBottomWidth: 0.75,
    borderBottomColor: ink.line,
    paddingVertical: 2.5,
    fontWeight: 700,
  },
  cell: { paddingHorizontal: 3 },
  end: { textAlign: 'right' },
  mark: { flexDirection: 'row', alignItems: 'center', columnGap: 3 },
  reason: { flexDirection: 'row', columnGap: 6, paddingLeft: 10 },
  footer: {
    position: 'absolute',
    bottom: 22,
    left: 40,
    right: 40,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTopWidth: 0.5,
    borderTopColor: ink.line,
    paddingTop: 4,
    color: ink.quiet,
    fontSize: 7,
  },
})
