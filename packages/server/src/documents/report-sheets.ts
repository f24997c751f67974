import { directionOf } from '@commissary/messages/languages'
import type { ReportCell, ReportRow, ReportSection } from '@commissary/messages/results'

import { ink } from './ink.ts'
import type { ReportDocument } from './report-document.ts'
import { sheetStyles, type CellStyle } from './sheet-styles.ts'
import { type ZipEntry, zipPieces } from './zip-pieces.ts'

/** The most rows in a sheet of a spreadsheet. */
export const mostSheetRows = 1_048_576
/** The most characters in a cell. */
const longestText = 32_767
/** Excel's limit for the name of a sheet. */
const longestName = 31

/** Characters that XML cannot hold, and halves of characters. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

/** A report as a spreadsheet: a sheet for each section, numbers as numbers. */
export async function reportSheets(report: ReportDocument): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of sheetPieces(report)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

/** The same as a stream. The last section continues with `slices`, so that a report of any size needs little memory. */
export async function* sheetPieces(
  report: ReportDocument,
  slices: AsyncIterable<readonly ReportRow[]> | Iterable<readonly ReportRow[]> = [],
): AsyncGenerator<Uint8Array> {
  const names = sheetNames(report.sections.map((section) => section.title))
  const styles = sheetStyles()

  function* entries(): Generator<ZipEntry> {
    yield { name: '[Content_Types].xml', text: [contentTypes(names.length)] }
    yield { name: '_rels/.rels', text: [relations([['officeDocument', 'xl/workbook.xml']])] }
    yield { name: 'xl/workbook.xml', text: [workbook(names)] }
    yield {
      name: 'xl/_rels/workbook.xml.rels',
      text: [
        relations([
          ...names.map((_, index): [string, string] => ['worksheet', `worksheets/sheet${index + 1}.xml`]),
          ['styles', 'styles.xml'],
        ]),
      ],
    }
    for (const [index, section] of report.sections.entries()) {
      const more = index === report.sections.length - 1 ? slices : []
      yield { name: `xl/worksheets/sheet${index + 1}.xml`, text: sheet(report, section, more, styles.idOf) }
    }
    // Last, because the styles are known only after the cells are written.
    yield { name: 'xl/styles.xml', text: [styles.toXml()] }
  }

  yield* zipPieces(entries())
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const kindOf = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = (sheets: number) =>
  `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kindOf}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kindOf}.styles+xml"/>${Array.from({ length: sheets }, (_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${kindOf}.worksheet+xml"/>`).join('')}</Types>`

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`

const workbook = (names: readonly string[]) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`

type StyleOf = (style: CellStyle) => number

async function* sheet(
  { title, notice, language }: ReportDocument,
  section: ReportSection,
  slices: AsyncIterable<readonly ReportRow[]> | Iterable<readonly ReportRow[]>,
  styleOf: StyleOf,
): AsyncGenerator<string> {
  const { title: subtitle, facts, columns } = section
  const isRightToLeft = directionOf(language) === 'rtl'
  // Excel's left and right are physical sides, whatever the direction.
  const [start, end] = isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const alignOf = ({ isNumber = false }: { isNumber?: boolean }) => (isNumber ? end : start)
  let number = 0
  const row = (cells: readonly string[]) => {
    number += 1
    return `<row r="${number}">${cells.map((cell, index) => (cell === '' ? '' : `<c r="${letters(index)}${number}"${cell}</c>`)).join('')}</row>`
  }
  const plain = (value: string, style: CellStyle = {}) => textCell(value, styleOf(style))
  const rowsOf = (rows: readonly ReportRow[]) =>
    rows
      .map(({ level, cells }) =>
        row(columns.map((column, index) => sheetCell(cells[index], index === 0 ? level : 0, alignOf(column), styleOf))),
      )
      .join('')

  const read = inTurn(slices)
  const first = await read.next()
  const shown = first.done ? section.rows : [...section.rows, ...first.value]
  const widths = columns.map(({ label, isNumber }, column) =>
    isNumber ? Math.max(10, label.length + 1) : widthOf(label, shown, column),
  )
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}/></sheetViews><cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`
  yield [
    row([plain(title, { isBold: true })]),
    row([plain(subtitle, { isBold: true })]),
    ...facts.map(({ label, value }) => row([plain(label), plain(value)])),
    ...(notice === '' ? [] : [row([plain(notice)])]),
    row([]),
    row(
      columns.map((column) =>
        plain(column.label, { isBold: true, fill: ink.header, isWrapped: true, align: alignOf(column) }),
      ),
    ),
  ].join('')
  yield rowsOf(shown)
  for (let next = await read.next(); !next.done; next = await read.next()) yield rowsOf(next.value)
  yield '</sheetData><pageSetup orientation="landscape"/></worksheet>'
}

async function* inTurn<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item, undefined> {
  yield* items
}

/** A cell without its reference: its style, its type and its content; '' = empty. */
function sheetCell(cell: ReportCell | undefined, indent: number, align: 'left' | 'right', styleOf: StyleOf): string {
  if (!cell || cell.text === '') return ''
  const { text, value = null, status = null } = cell
  const isMarked = status !== null && status !== 'pass'
  const style = styleOf({ align, indent, ...(isMarked && { color: ink[status], isBold: true }) })
  // "≥ $812.40" as a number would be added up as the whole amount.
  return value === null || status === 'unknown' ? textCell(text, style) : ` s="${style}"><v>${value}</v>`
}

const textCell = (value: string, style: number) =>
  ` s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value.slice(0, longestText))}</t></is>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"]/g, (one) => entities[one] ?? one)

/** "A" to "Z", then "AA". */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}

const widthOf = (label: string, rows: readonly ReportRow[], column: number) =>
  Math.min(
    48,
    rows.reduce((most, { cells }) => Math.max(most, cells[column]?.text.length ?? 0), Math.max(12, label.length)) + 2,
  )

/** Names that Excel accepts: at most 31 characters, none of them reserved, and no duplicates, ignoring case. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>()
  return titles.map((title, index) => {
    const plain = title
      .toWellFormed()
      .replaceAll(unwritable, '')
      .replaceAll(/[[\]:*?/\\]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[' ]+|[' ]+$/g, '')
    const base = plain === '' || plain.toLowerCase() === 'history' ? `Sheet ${index + 1}` : plain
    let name = cut(base, longestName)
    for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${cut(base, longestName - 5)} (${copy})`
    taken.add(name.toLowerCase())
    return name
  })
}

/** The first characters that fit whole, without a space at the end. */
function cut(name: string, length: number): string {
  let shown = ''
  for (const character of name) {
    if (shown.length + character.length > length) break
    shown += character
  }
  return shown.trimEnd()
}
