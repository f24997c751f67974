/* oxlint-disable react/no-array-index-key -- a document is rendered once, so rows never move */
import type { ReportCell, ReportSection } from '@commissary/messages/results'
import type { Wording } from '@commissary/messages/wording'
import { Document } from '@react-pdf/renderer'

import { wordingOf } from './letterhead.ts'
import { paperOf } from './paper.ts'
import { type Column, Footer, Sign, Table } from './parts.tsx'
import { Image, Page, Reading, Text, View } from './primitives.tsx'
import type { ReportDocument } from './report-document.ts'
import { ink, styles } from './styles.ts'

/** More columns than this need landscape. */
const mostUpright = 6

/** The tables of a report on the paper of the caterer's country, each beginning on a new page. */
export function ReportPdf(report: ReportDocument) {
  const { title, notice, sections, catererName, language } = report
  const wording = wordingOf(report)
  return (
    <Document
      title={title}
      author={catererName}
      {...(notice !== '' && { subject: notice })}
      creator="Commissary"
      producer="Commissary"
      language={language}
    >
      <Reading language={language}>
        {sections.map((section, index) => (
          <SectionPage key={index} section={section} report={report} wording={wording} />
        ))}
      </Reading>
    </Document>
  )
}

interface SectionPageProps {
  section: ReportSection
  report: ReportDocument
  wording: Wording
}

function SectionPage({ section, report, wording }: SectionPageProps) {
  const { title, notice, catererName, logo, country, printedOn } = report
  const { facts, columns, rows } = section
  const { t, formats } = wording
  const printed = [
    ...facts,
    { label: t('print.facts.caterer'), value: catererName },
    { label: t('print.facts.printed'), value: formats.date(printedOn) },
  ]
  return (
    <Page
      size={paperOf(country)}
      orientation={columns.length > mostUpright ? 'landscape' : 'portrait'}
      style={styles.page}
    >
      <View style={styles.header}>
        <View style={styles.headerTexts}>
          <Text style={styles.title}>{title}</Text>
          <Text style={styles.strong}>{section.title}</Text>
        </View>
        {logo !== null && <Image src={logo} style={styles.logo} />}
      </View>
      <View style={[styles.facts, { marginBottom: 8 }]}>
        {printed.map(({ label, value }, index) => (
          <View key={index} style={styles.fact}>
            <Text style={[styles.factName, { width: 96 }]}>{label}</Text>
            <Text style={styles.factValue}>{value}</Text>
          </View>
        ))}
      </View>
      {rows.length > 0 && (
        <Table
          columns={widths(section)}
          header={columns.map(({ label }) => label)}
          rows={rows.map(({ level, cells }) =>
            columns.map((column, index) => (
              <Cell
                key={index}
                cell={cells[index] ?? { text: '' }}
                indent={index === 0 ? level : 0}
                isNumber={column.isNumber ?? false}
                isPart={level > 0}
              />
            )),
          )}
        />
      )}
      <Footer notice={notice} text={section.title} wording={wording} />
    </Page>
  )
}

/** In percent: texts get more room than numbers, as far as their longest word needs it. */
function widths({ columns, rows }: ReportSection): Column[] {
  const parts = columns.map(({ label, isNumber }, index) => {
    if (isNumber) return 1
    const longest = Math.max(label.length, ...rows.slice(0, 200).map(({ cells }) => cells[index]?.text.length ?? 0))
    return index === 0 ? Math.min(4, Math.max(2, longest / 10)) : Math.min(3, Math.max(1, longest / 10))
  })
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return columns.map(({ isNumber = false }, index) => ({ width: (100 * (parts[index] ?? 1)) / whole, isNumber }))
}

interface CellProps {
  cell: ReportCell
  /** Levels that the text is indented by. */
  indent: number
  isNumber: boolean
  isPart: boolean
}

/** Verdicts have a shape beside the text, so that they are readable on a black-and-white copy. */
function Cell({ cell: { text, status = null }, indent, isNumber, isPart }: CellProps) {
  const isBad = status !== null && status !== 'pass'
  return (
    <View style={[styles.mark, { paddingLeft: indent * 8, justifyContent: isNumber ? 'flex-end' : 'flex-start' }]}>
      {status !== null && text !== '' && <Sign status={status} />}
      <Text
        style={{
          flexShrink: 1,
          color: isBad ? ink[status] : isPart ? ink.quiet : ink.text,
          fontWeight: isBad || (!isPart && indent === 0 && !isNumber) ? 700 : 400,
        }}
      >
        {text}
      </Text>
    </View>
  )
}
