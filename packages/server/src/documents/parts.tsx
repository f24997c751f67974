/* oxlint-disable react/no-array-index-key -- a document is rendered once, so rows never move */
import type { VerdictStatus } from '@commissary/domain/rules'
import type { Wording } from '@commissary/messages/wording'
import { Path, Polygon, Svg } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

import { Text, View } from './primitives.tsx'
import { ink, styles } from './styles.ts'

/** Check, triangle, cross or question mark: the shape is readable on a black-and-white copy. */
export function Sign({ status, size = 7 }: { status: VerdictStatus; size?: number }) {
  const line = { stroke: ink[status], strokeWidth: 1.6, fill: 'none' } as const
  return (
    <Svg width={size} height={size} viewBox="0 0 10 10">
      {status === 'pass' && <Path d="M1.5 5.5 L4 8 L8.5 2" {...line} />}
      {status === 'fail' && <Path d="M2 2 L8 8 M8 2 L2 8" {...line} />}
      {status === 'advisory' && <Polygon points="5,1 9.3,9 0.7,9" fill={ink.advisory} />}
      {status === 'unknown' && <Path d="M3 3.4 C3 0.8 7.2 0.9 7 3.4 C6.9 4.9 5 4.8 5 6.6 M5 8 L5 9.2" {...line} />}
    </Svg>
  )
}

/** A verdict as shape, color and word. */
export function Mark({ status, wording: { t } }: { status: VerdictStatus; wording: Wording }) {
  return (
    <View style={styles.mark}>
      <Sign status={status} />
      <Text style={{ color: ink[status], fontWeight: status === 'pass' ? 400 : 700 }}>
        {t(`checks.verdicts.${status}`)}
      </Text>
    </View>
  )
}

export interface Column {
  /** Share of the table's width, in percent. */
  width: number
  isNumber?: boolean
}

interface TableProps {
  title?: ReactNode
  columns: Column[]
  header: ReactNode[]
  rows: ReactNode[][]
}

/** Points below a title that the header and a row of a few lines need. */
const firstRows = 72

/**
 * A table. Every page that it continues on repeats the header; page breaks never split a row, and never separate the title and the
 * header from the first row.
 */
export function Table({ title, columns, header, rows }: TableProps) {
  return (
    <>
      {title !== undefined && (
        <View wrap={false} minPresenceAhead={firstRows}>
          {title}
        </View>
      )}
      <View>
        <View style={styles.headerRow} fixed>
          {header.map((content, index) => (
            <Cell key={index} column={columns[index]} content={content} />
          ))}
        </View>
        {rows.map((cells, row) => (
          <Row key={row} columns={columns} cells={cells} />
        ))}
      </View>
    </>
  )
}

function Row({ columns, cells }: { columns: Column[]; cells: ReactNode[] }) {
  return (
    <View style={styles.row} wrap={false}>
      {cells.map((content, index) => (
        <Cell key={index} column={columns[index]} content={content} />
      ))}
    </View>
  )
}

function Cell({ column, content }: { column: Column | undefined; content: ReactNode }) {
  const isText = typeof content === 'string' || typeof content === 'number'
  return (
    <View style={[styles.cell, { width: `${column?.width ?? 10}%` }]}>
      {isText ? <Text style={column?.isNumber ? styles.end : {}}>{content}</Text> : content}
    </View>
  )
}

/** A heading with a note below. */
export function Heading({ children, note }: { children: string; note?: string }) {
  return (
    <View minPresenceAhead={60}>
      <Text style={styles.heading}>{children}</Text>
      {note !== undefined && <Text style={styles.note}>{note}</Text>}
    </View>
  )
}

interface FooterProps {
  notice: string
  text: string
  wording: Wording
  /** Points at both sides of the page, if its margin is not the usual one. */
  margin?: number
  /** Numbers the pages of each sheet separately: the sheets of one document are given to different people. */
  isOfSheet?: boolean
}

/** At the bottom of every page: what the document is, whose it is, and the page. */
export function Footer({ notice, text, wording: { t }, margin, isOfSheet = false }: FooterProps) {
  return (
    <View style={[styles.footer, margin === undefined ? {} : { left: margin, right: margin }]} fixed>
      <Text>{notice}</Text>
      <Text>{text}</Text>
      <Text
        render={({ pageNumber, totalPages, subPageNumber, subPageTotalPages }) =>
          isOfSheet
            ? t('print.page', { page: subPageNumber, pages: subPageTotalPages ?? 0 })
            : t('print.page', { page: pageNumber, pages: totalPages ?? 0 })
        }
      />
    </View>
  )
}
