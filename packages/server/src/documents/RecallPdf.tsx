/* oxlint-disable react/no-array-index-key -- a document is rendered once, so rows never move */
import type { ReportSection } from '@commissary/messages/results'
import { Document } from '@react-pdf/renderer'

import { wordingOf } from './letterhead.ts'
import { paperOf } from './paper.ts'
import { Footer, Table } from './parts.tsx'
import type { RecallDocument } from './recall-document.ts'
import { Image, Page, Reading, Text, View } from './primitives.tsx'
import { recallFacts, recallSections } from './recall-sections.ts'
import { styles } from './styles.ts'

const widths: Record<number, number[]> = { 5: [22, 22, 22, 18, 16], 7: [18, 13, 11, 16, 18, 14, 10] }

/** A letter about recalled goods: what, where it is, where it went, when it was served, and what to do. */
export function RecallPdf(document: RecallDocument) {
  const { catererName, country, logo, printedOn, trace } = document
  const wording = wordingOf(document)
  const { t, formats } = wording
  const held = trace.meals.filter(({ certainty }) => certainty === 'held').length
  const steps = ['stop', 'setAside', 'tell', 'keep', 'answer'] as const
  return (
    <Document
      title={t('print.recall.title')}
      author={catererName}
      creator="Commissary"
      producer="Commissary"
      language={document.language}
    >
      <Reading language={document.language}>
        <Page size={paperOf(country)} style={styles.page}>
          <View style={styles.header}>
            <View style={styles.headerTexts}>
              <Text style={styles.title}>{t('print.recall.title')}</Text>
              <Text style={styles.strong}>{catererName}</Text>
              <Text style={styles.quiet}>{formats.date(printedOn)}</Text>
            </View>
            {logo !== null && <Image src={logo} style={styles.logo} />}
          </View>
          <View style={[styles.facts, { marginBottom: 8 }]}>
            {recallFacts(document, wording).map(({ label, value }) => (
              <View key={label} style={styles.fact}>
                <Text style={styles.factName}>{label}</Text>
                <Text style={styles.factValue}>{value}</Text>
              </View>
            ))}
          </View>
          <Text>
            {t('print.recall.summary', {
              lots: trace.lotsTotal,
              places: trace.places.length,
              meals: held,
              servings: trace.servings,
              maybe: trace.mealsTotal - held,
            })}
          </Text>
          {trace.hiddenSites > 0 && (
            <Text style={styles.strong}>{t('print.recall.hidden', { count: trace.hiddenSites })}</Text>
          )}
          <Text style={styles.heading}>{t('print.recall.whatToDo')}</Text>
          {steps.map((step, index) => (
            <Text key={step} style={{ marginBottom: 2 }}>
              {`${index + 1}. ${t(`print.recall.steps.${step}`)}`}
            </Text>
          ))}
          {recallSections(document, wording).map((section) => (
            <SectionTable key={section.title} section={section} none={t('print.recall.none')} />
          ))}
          <Text style={{ marginTop: 24 }}>{t('print.recall.signature')}</Text>
          <Footer notice={t('print.recall.title')} text={catererName} wording={wording} />
        </Page>
      </Reading>
    </Document>
  )
}

function SectionTable({ section: { title, columns, rows }, none }: { section: ReportSection; none: string }) {
  const heading = <Text style={styles.heading}>{title}</Text>
  if (rows.length === 0) {
    return (
      <View>
        {heading}
        <Text style={styles.quiet}>{none}</Text>
      </View>
    )
  }
  return (
    <Table
      title={heading}
      columns={columns.map(({ isNumber = false }, index) => ({
        width: widths[columns.length]?.[index] ?? 100 / columns.length,
        isNumber,
      }))}
      header={columns.map(({ label }) => label)}
      rows={rows.map(({ cells }) => cells.map(({ text }) => text))}
    />
  )
}
