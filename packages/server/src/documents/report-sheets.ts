import { directionOf } from '@commissary/messages/languages'
import type { ReportCell, ReportSection } from '@commissary/messages/results'
import writeExcelFile from 'write-excel-file/node'

import type { ReportDocument } from './report-document.ts'
import { ink } from './styles.ts'

/** Excel's limit for the name of a sheet. */
const longestName = 31

/** Characters that XML cannot hold, and halves of characters. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

/** A report as a spreadsheet: a sheet for each section, numbers as numbers. */
export async function reportSheets({ title, notice, sections, language }: ReportDocument): Promise<Uint8Array> {
  const names = sheetNames(sections.map((section) => section.title))
  const rightToLeft = directionOf(language) === 'rtl'
  const sheets = sections.map((section, index) => ({
    sheet: names[index] ?? '',
    data: sheetRows(title, notice, section, rightToLeft),
    columns: section.columns.map(({ label, isNumber }, column) => ({
      width: isNumber ? Math.max(10, label.length + 1) : widthOf(section, column),
    })),
    orientation: 'landscape' as const,
    rightToLeft,
  }))
  return new Uint8Array(await writeExcelFile(sheets).toBuffer())
}

function sheetRows(
  title: string,
  notice: string,
  { title: subtitle, facts, columns, rows }: ReportSection,
  isRightToLeft: boolean,
) {
  // Excel's left and right are those of the paper, in every direction.
  const [start, end] = isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const alignOf = ({ isNumber = false }: { isNumber?: boolean }) => (isNumber ? end : start)
  return [
    [strong(title)],
    [strong(subtitle)],
    ...facts.map(({ label, value }) => [text(label), text(value)]),
    ...(notice === '' ? [] : [[text(notice)]]),
    [],
    columns.map((column) => ({
      ...strong(column.label),
      backgroundColor: ink.header,
      wrap: true,
      align: alignOf(column),
    })),
    ...rows.map(({ level, cells }) =>
      columns.map((column, index) => sheetCell(cells[index], index === 0 ? level : 0, alignOf(column))),
    ),
  ]
}

function sheetCell(cell: ReportCell | undefined, indent: number, align: 'left' | 'right') {
  if (!cell || cell.text === '') return null
  const { text: shown, value = null, status = null } = cell
  const style = {
    ...(status !== null && status !== 'pass' && { textColor: ink[status], fontWeight: 'bold' as const }),
    ...(indent > 0 && { indent }),
    align,
  }
  return value === null ? { ...text(shown), ...style } : { value, type: Number, ...style }
}

const text = (value: string) => ({ value: value.toWellFormed().replaceAll(unwritable, ''), type: String })
const strong = (value: string) => ({ ...text(value), fontWeight: 'bold' as const })

const widthOf = ({ columns, rows }: ReportSection, column: number) =>
  Math.min(
    48,
    Math.max(12, columns[column]?.label.length ?? 0, ...rows.map(({ cells }) => cells[column]?.text.length ?? 0)) + 2,
  )

/** Names that Excel accepts: at most 31 characters, none of them reserved, and no name twice in any letter case. */
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
