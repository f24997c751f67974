/* oxlint-disable react/no-array-index-key -- a document is rendered once, so rows never move */
import { Document, StyleSheet } from '@react-pdf/renderer'

import { wordingOf } from './letterhead.ts'
import { paperOf } from './paper.ts'
import { Footer } from './parts.tsx'
import { Image, Page, Reading, Text, View } from './primitives.tsx'
import type { SheetColumn, StoreDocument } from './store-sheet.ts'
import { ink, styles } from './styles.ts'

/** Rows are tall enough to write in with a marker, standing at a shelf. */
const sheet = StyleSheet.create({
  page: { fontSize: 10 },
  title: { fontSize: 17, fontWeight: 700 },
  group: { fontSize: 12, fontWeight: 700, marginTop: 14, marginBottom: 4 },
  row: {
    flexDirection: 'row',
    alignItems: 'stretch',
    borderBottomWidth: 0.5,
    borderBottomColor: ink.line,
    minHeight: 26,
  },
  cell: { paddingHorizontal: 4, paddingVertical: 5, justifyContent: 'center' },
  blank: { borderLeftWidth: 0.75, borderLeftColor: ink.line },
  signatures: { flexDirection: 'row', columnGap: 24, marginTop: 36 },
  signature: { flexGrow: 1, flexBasis: 0, borderTopWidth: 0.75, borderTopColor: ink.text, paddingTop: 3 },
})

/** A list to walk through the store with, by storage location. */
export function StoreSheetPdf(document: StoreDocument) {
  const { storeSheet, catererName, logo, country } = document
  const { title, facts, columns, groups, notice, signatures, footer } = storeSheet
  const wording = wordingOf(document)
  return (
    <Document
      title={title}
      author={catererName}
      creator="Commissary"
      producer="Commissary"
      language={document.language}
    >
      <Reading language={document.language}>
        <Page size={paperOf(country)} style={[styles.page, sheet.page]}>
          <View style={styles.header}>
            <View style={styles.headerTexts}>
              <Text style={sheet.title}>{title}</Text>
            </View>
            {logo !== null && <Image src={logo} style={styles.logo} />}
          </View>
          <View style={styles.facts}>
            {facts.map(({ label, value }, index) => (
              <View key={index} style={styles.fact}>
                <Text style={styles.factName}>{label}</Text>
                <Text style={styles.factValue}>{value}</Text>
              </View>
            ))}
          </View>
          {groups.flatMap(({ title: name, rows }, group) => [
            // The title and the header stay with the first row.
            <View key={`${group}`} wrap={false}>
              <Text style={sheet.group}>{name}</Text>
              <View style={styles.headerRow}>
                {columns.map((column, index) => (
                  <View key={index} style={[styles.cell, { width: `${column.width}%` }]}>
                    <Text style={column.isNumber ? styles.end : {}}>{column.label}</Text>
                  </View>
                ))}
              </View>
              {rows.slice(0, 1).map((cells, row) => (
                <Row key={row} cells={cells} columns={columns} />
              ))}
            </View>,
            ...rows.slice(1).map((cells, row) => <Row key={`${group}-${row}`} cells={cells} columns={columns} />),
          ])}
          {notice !== null && <Text style={{ marginTop: 12 }}>{notice}</Text>}
          <View style={sheet.signatures} wrap={false}>
            {signatures.map((label) => (
              <View key={label} style={sheet.signature}>
                <Text style={styles.quiet}>{label}</Text>
              </View>
            ))}
          </View>
          <Footer notice={footer} text={catererName} wording={wording} />
        </Page>
      </Reading>
    </Document>
  )
}

function Row({ cells, columns }: { cells: string[]; columns: readonly SheetColumn[] }) {
  if (cells.length === 1) {
    return (
      <View style={sheet.row} wrap={false}>
        <View style={[sheet.cell, { width: '100%' }]}>
          <Text>{cells[0]}</Text>
        </View>
      </View>
    )
  }
  return (
    <View style={sheet.row} wrap={false}>
      {columns.map(({ width, isNumber, isBlank }, index) => (
        <View key={index} style={[sheet.cell, isBlank ? sheet.blank : {}, { width: `${width}%` }]}>
          <Text style={isNumber ? styles.end : {}}>{cells[index] ?? ''}</Text>
        </View>
      ))}
    </View>
  )
}
