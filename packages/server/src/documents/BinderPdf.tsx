/* oxlint-disable react/no-array-index-key -- a document is rendered once, so rows never move */
import { linePath, type LineField, lineReadings } from '@commissary/domain/production'
import { temperaturesOf } from '@commissary/messages/temperatures'
import type { Wording } from '@commissary/messages/wording'
import { Fragment, type ReactNode } from 'react'
import { Document } from '@react-pdf/renderer'

import { AnalysisPdf } from './AnalysisPdf.tsx'
import type { BoundFile } from './bind-attachments.ts'
import type { BinderDocument, BinderGap } from './binder-document.ts'
import { wordingOf } from './letterhead.ts'
import { MenuPdf } from './MenuPdf.tsx'
import { pagesOf } from './pages-of.ts'
import { paperOf } from './paper.ts'
import { Footer, Table } from './parts.tsx'
import { ProductionPdf } from './ProductionPdf.tsx'
import { RecipeCardPdf } from './RecipeCardPdf.tsx'
import { Image, Page, Reading, Text, View } from './primitives.tsx'
import { ink, styles } from './styles.ts'

interface PartProps {
  document: BinderDocument
  wording: Wording
}

/** A week of a school for a reviewer: what is missing first, then every document as it is printed by itself. */
export function BinderPdf(printed: BinderDocument, files: readonly BoundFile[]) {
  const document = withUnbound(printed, files)
  const { binder, catererName, language } = document
  const { menus, records, cards, analyses } = binder
  const wording = wordingOf(document)
  const parts = { document, wording }
  const others = [
    ...menus.map((menu) => pagesOf(MenuPdf(menu))),
    ...records.map((record) => pagesOf(ProductionPdf(record))),
    <TemperaturePage key="temperatures" {...parts} />,
    ...cards.map((card) => pagesOf(RecipeCardPdf(card))),
    <EvidencePage key="evidence" {...parts} />,
    ...analyses.map((analysis) => pagesOf(AnalysisPdf(analysis))),
    ...(files.length > 0 ? [<FilesPage key="files" {...parts} files={files} />] : []),
  ]
  return (
    <Document
      title={wording.t('print.binder.title')}
      author={catererName}
      creator="Commissary"
      producer="Commissary"
      language={language}
    >
      <Reading language={language}>
        <GapsPage {...parts} />
        {others.map((pages, index) => (
          <Fragment key={index}>{pages}</Fragment>
        ))}
      </Reading>
    </Document>
  )
}

/** The binder, with the files that have no pages added to its red list. */
export const withUnbound = (document: BinderDocument, files: readonly BoundFile[]): BinderDocument => ({
  ...document,
  binder: {
    ...document.binder,
    gaps: [
      ...document.binder.gaps,
      ...files.flatMap(({ name, file, problem }): BinderGap[] =>
        problem === null ? [] : [{ date: null, kind: 'notAttached', name, file, problem }],
      ),
    ],
  },
})

const datesOf = ({ binder: { from, to } }: BinderDocument, { formats }: Wording) => formats.range(from, to)

function BinderPage({ document, wording, title, children }: PartProps & { title: string; children: ReactNode }) {
  const { binder, country, logo } = document
  const { t } = wording
  const dates = datesOf(document, wording)
  const meal = t(`words.menuTypes.${binder.itemType}`)
  return (
    <Page size={paperOf(country)} style={styles.page}>
      <View style={styles.header}>
        <View style={styles.headerTexts}>
          <Text style={styles.title}>{title}</Text>
          <Text style={styles.strong}>{t('print.binder.subtitle', { school: binder.schoolName, meal, dates })}</Text>
        </View>
        {logo !== null && <Image src={logo} style={styles.logo} />}
      </View>
      {children}
      <Footer
        notice={t('print.binder.title')}
        text={t('print.binder.footer', { school: binder.schoolName, dates })}
        wording={wording}
      />
    </Page>
  )
}

function GapsPage(parts: PartProps) {
  const { document, wording } = parts
  const { t, formats } = wording
  const { gaps, menus, records, cards, evidence, analyses, attachments } = document.binder
  const counts = { menus, records, recipes: cards, evidence, analyses, files: attachments }
  return (
    <BinderPage {...parts} title={t('print.binder.title')}>
      <View style={styles.facts}>
        {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
          <View key={name} style={styles.fact}>
            <Text style={[styles.factName, { width: 120 }]}>{t(`print.binder.counts.${name}`)}</Text>
            <Text style={styles.factValue}>{formats.number(counts[name].length, 0)}</Text>
          </View>
        ))}
      </View>
      <Text style={styles.heading}>{t('print.binder.gapsTitle')}</Text>
      <Text style={{ color: gaps.length > 0 ? ink.fail : ink.pass, fontWeight: 700, marginBottom: 4 }}>
        {t('print.binder.gapsCount', { count: gaps.length })}
      </Text>
      {gaps.length > 0 && (
        <Table
          columns={[{ width: 26 }, { width: 74 }]}
          header={[t('print.binder.columns.date'), t('print.binder.columns.what')]}
          rows={gaps.map((gap) => [
            gap.date === null ? '–' : formats.weekdayDate(gap.date),
            <Text key="what" style={{ color: ink.fail }}>
              {gapText(gap, wording)}
            </Text>,
          ])}
        />
      )}
    </BinderPage>
  )
}

/** A gap in words. */
export function gapText(gap: BinderGap, { t, formats }: Wording): string {
  switch (gap.kind) {
    case 'notAttached': {
      const { name, file, problem } = gap
      return t('print.binder.gaps.notAttached', { name, file, reason: t(`print.binder.problems.${problem}`) })
    }
    case 'unsigned':
      return t('print.binder.gaps.unsigned', {
        parts: formats.list(gap.parts.map((part) => t(`print.binder.parts.${part}`))),
      })
    case 'noTemperature':
    case 'noHolding':
    case 'noAction':
    case 'noDisposition':
    case 'noDiscardReason':
      return t(`print.binder.gaps.${gap.kind}`, { items: formats.list(gap.items) })
    case 'expired':
      return t('print.binder.gaps.expired', { name: gap.name, date: formats.date(gap.until) })
    case 'placeholder':
    case 'draft':
    case 'noEvidence':
    case 'noDocument':
      return t(`print.binder.gaps.${gap.kind}`, { name: gap.name })
    case 'noMenu':
    case 'noRecord':
    case 'noAnalysis':
    case 'noVanAction':
      return t(`print.binder.gaps.${gap.kind}`)
  }
}

function TemperaturePage(parts: PartProps) {
  const { document, wording } = parts
  const { t, formats } = wording
  const { sign, degrees: shown } = temperaturesOf(wording)
  const rows = document.binder.records.flatMap(({ record }) =>
    record.lines.map((line) => {
      const entry = (field: LineField) => record.entries[linePath(line.key, field)]
      const actions = [entry('kitchenAction'), entry('correctiveAction')].filter((text) => typeof text === 'string')
      return [
        formats.weekdayShort(record.date),
        line.name,
        ...lineReadings.map(({ time, degrees }) =>
          typeof entry(degrees) === 'number'
            ? [entry(time), `${shown(Number(entry(degrees)))}°`].filter(Boolean).join(' ')
            : '',
        ),
        actions.join(', '),
      ]
    }),
  )
  return (
    <BinderPage {...parts} title={t('print.binder.temperatures', { unit: sign })}>
      {rows.length === 0 ? (
        <Text style={styles.quiet}>{t('print.binder.none')}</Text>
      ) : (
        <Table
          columns={[12, 20, 9, 9, 9, 9, 9, 9, 14].map((width) => ({ width }))}
          header={(['date', 'item', ...lineReadings.map(({ name }) => name), 'action'] as const).map((name) =>
            t(`print.binder.columns.${name}`),
          )}
          rows={rows}
        />
      )}
    </BinderPage>
  )
}

function EvidencePage(parts: PartProps) {
  const { document, wording } = parts
  const { t, formats } = wording
  const { evidence } = document.binder
  return (
    <BinderPage {...parts} title={t('print.binder.evidence')}>
      {evidence.length === 0 ? (
        <Text style={styles.quiet}>{t('print.binder.none')}</Text>
      ) : (
        <Table
          columns={[34, 22, 28, 16].map((width) => ({ width }))}
          header={(['ingredient', 'evidence', 'document', 'until'] as const).map((name) =>
            t(`print.binder.columns.${name}`),
          )}
          rows={evidence.map((row) => [
            row.name,
            row.evidence === null ? '–' : t(`print.binder.evidences.${row.evidence}`),
            row.document ?? '–',
            row.expiresOn === null ? '–' : formats.date(row.expiresOn),
          ])}
        />
      )}
    </BinderPage>
  )
}

/** The last page before the files themselves. */
function FilesPage({ files, ...parts }: PartProps & { files: readonly BoundFile[] }) {
  const { t, formats } = parts.wording
  return (
    <BinderPage {...parts} title={t('print.binder.files')}>
      <Text style={[styles.quiet, { marginBottom: 6 }]}>{t('print.binder.filesHint')}</Text>
      <Table
        columns={[{ width: 8, isNumber: true }, { width: 32 }, { width: 38 }, { width: 22 }]}
        header={(['number', 'ingredient', 'document', 'pages'] as const).map((name) =>
          t(`print.binder.columns.${name}`),
        )}
        rows={files.map(({ number, name, file, pages, problem }) => [
          formats.number(number, 0),
          name,
          file,
          problem === null ? (
            formats.number(pages, 0)
          ) : (
            <Text key="problem" style={{ color: ink.fail }}>
              {t(`print.binder.problems.${problem}`)}
            </Text>
          ),
        ])}
      />
    </BinderPage>
  )
}
