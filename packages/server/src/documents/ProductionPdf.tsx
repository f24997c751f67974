/* oxlint-disable react/no-array-index-key -- a document is rendered once, so rows never move */
import { coldLimit, hotLimit } from '@commissary/domain/production'
import { temperaturesOf } from '@commissary/messages/temperatures'
import type { Wording } from '@commissary/messages/wording'
import { Document } from '@react-pdf/renderer'

import { wordingOf } from './letterhead.ts'
import { paperOf } from './paper.ts'
import { Footer, Table } from './parts.tsx'
import type { ProductionDocument } from './production-document.ts'
import { Image, Page, Reading, Text, View } from './primitives.tsx'
import {
  type PrintedFact,
  type PrintedGroup,
  printedMoment,
  productionFacts,
  productionPages,
  productionRows,
  sharedText,
  signatureTexts,
  vanText,
} from './production-rows.ts'
import { productionStyles } from './production-styles.ts'
import { QrCode } from './QrCode.tsx'
import { styles } from './styles.ts'

/** A production record as a state's form, in landscape: a page for each grade group. */
export function ProductionPdf(document: ProductionDocument) {
  const { record, country, catererName } = document
  const wording = wordingOf(document)
  const { t, formats } = wording
  const { width, height } = paperOf(country)
  const values = { school: record.schoolName, date: formats.date(record.date) }
  return (
    <Document
      title={t('print.production.documentTitle', values)}
      author={catererName}
      creator="Commissary"
      producer="Commissary"
      language={document.language}
    >
      <Reading language={document.language}>
        {productionPages(record).map((printed) => (
          <Page
            key={`${printed.group.programId} ${printed.gradeGroup}`}
            size={[height, width]}
            style={[styles.page, productionStyles.page]}
          >
            <Header document={document} facts={productionFacts(document, printed, wording)} wording={wording} />
            <Items document={document} printed={printed} wording={wording} />
            <Sign document={document} wording={wording} />
            <Footer notice={t('print.production.footer', values)} text={catererName} wording={wording} />
          </Page>
        ))}
      </Reading>
    </Document>
  )
}

interface PartProps {
  document: ProductionDocument
  wording: Wording
}

function Header({ document, facts, wording: { t } }: PartProps & { facts: readonly PrintedFact[] }) {
  const { logo, record, code } = document
  const last = record.amendments.at(-1)
  return (
    <View style={styles.header}>
      <View style={styles.headerTexts}>
        <Text style={styles.title}>{t('print.production.title')}</Text>
        {last && (
          <Text style={styles.strong}>
            {t('print.production.amended', { times: record.amendments.length, reason: last.reason })}
          </Text>
        )}
        <View style={styles.facts}>
          {facts.map(({ label, value }) => (
            <View key={label} style={productionStyles.fact}>
              <Text style={styles.quiet}>{label}</Text>
              <Text style={[styles.strong, productionStyles.answer]}>{value}</Text>
            </View>
          ))}
        </View>
      </View>
      {logo !== null && <Image src={logo} style={styles.logo} />}
      {code && (
        <View style={productionStyles.code}>
          <QrCode content={code.address} size={92} />
          <Text style={styles.strong}>{t('print.production.scan')}</Text>
          <Text style={[styles.quiet, productionStyles.centered]}>
            {t('print.production.scanUntil', { at: printedMoment(document, code.expiresAt) })}
          </Text>
        </View>
      )}
    </View>
  )
}

/** In the order of a row's cells. `width` is in percent; `vended` is the width in a vended meal, which has more columns. */
const columns = [
  { name: 'item', width: 14, vended: 11 },
  { name: 'portion', width: 8, vended: 6.5 },
  { name: 'credits', width: 9, vended: 7.5 },
  { name: 'planned', width: 6, vended: 5, isNumber: true },
  // One ingredient per line.
  { name: 'units', width: 14, vended: 11 },
  { name: 'prepared', width: 6, vended: 6, isNumber: true },
  { name: 'dispatched', width: null, vended: 6.5, isNumber: true },
  { name: 'arrived', width: null, vended: 5, isNumber: true },
  { name: 'served', width: 5, vended: 5, isNumber: true },
  { name: 'adults', width: 6, vended: 6, isNumber: true },
  { name: 'aLaCarte', width: 5, vended: 4, isNumber: true },
  { name: 'seconds', width: 5, vended: 5, isNumber: true },
  { name: 'leftover', width: 4, vended: 4, isNumber: true },
  { name: 'discarded', width: 6, vended: 6, isNumber: true },
  { name: 'temperatures', width: 12, vended: 11.5 },
] as const

function Items({ document, printed, wording }: PartProps & { printed: PrintedGroup }) {
  const { t } = wording
  const { sign, atLeast, atMost } = temperaturesOf(wording)
  const shared = sharedText(document, printed, wording)
  const { isVended } = document.record
  const shown = columns.flatMap((column) => {
    const width = isVended ? column.vended : column.width
    return width === null ? [] : [{ ...column, width }]
  })
  const header = shown.map(({ name }) => t(`print.production.columns.${name}`, { unit: sign }))
  const rows = productionRows(document, printed, wording).map(({ item, notes, cells, readings }) => [
    <View key="item">
      <Text style={styles.strong}>{item}</Text>
      {notes.map((note, index) => (
        <Text key={index} style={styles.quiet}>
          {note}
        </Text>
      ))}
    </View>,
    ...cells,
    <View key="temperatures">
      {readings.map(({ label, value }) => (
        // Separate: within one right-to-left text, the degree sign would come before the number.
        <View key={label} style={productionStyles.reading}>
          <Text>{label}</Text>
          <Text>{value}</Text>
        </View>
      ))}
    </View>,
  ])
  return (
    <View style={productionStyles.items}>
      {shared !== null && <Text style={productionStyles.shared}>{shared}</Text>}
      <Table columns={shown} header={header} rows={rows} />
      <Text style={productionStyles.codes}>
        {t('print.production.codes', { hot: atLeast(hotLimit), cold: atMost(coldLimit) })}
      </Text>
    </View>
  )
}

function Sign({ document, wording }: PartProps) {
  const { t } = wording
  const { record, form } = document
  const events = form === 'filled' ? record.entries['events'] : null
  const van = vanText(document, wording)
  return (
    <View wrap={false}>
      <View style={productionStyles.events}>
        <Text style={styles.quiet}>{t('print.production.events')}</Text>
        <Text>{typeof events === 'string' ? events : ' '}</Text>
      </View>
      {van !== null && (
        <View style={productionStyles.events}>
          <Text style={styles.quiet}>{t('print.production.van')}</Text>
          <Text>{van}</Text>
        </View>
      )}
      <View style={productionStyles.signatures}>
        {signatureTexts(document, wording).map(({ text, isSigned }) => (
          <View key={text} style={productionStyles.signature}>
            <Text style={isSigned ? styles.strong : styles.quiet}>{text}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}
