import type { Caller, FileAnswer, Schemas } from '../../contract/operations.ts'
import type { Printer } from '../../documents/printer.ts'
import { reportCsv } from '../../documents/report-csv.ts'
import type { ReportDocument } from '../../documents/report-document.ts'

const mediaTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** A report as a file. PDF and spreadsheets are made in the printer's thread; `name` has no file extension. */
export async function reportFile(
  printer: Printer,
  { catererId }: Pick<Caller, 'catererId'>,
  signal: AbortSignal,
  { report, format, name }: { report: ReportDocument; format: Schemas['ReportFormat']; name: string },
): Promise<FileAnswer & { bytes: Uint8Array }> {
  const bytes = format === 'csv' ? reportCsv(report) : await printer.print({ report, format }, catererId, signal)
  return { ...nameOfFile(name, format), bytes }
}

/** A file's name and media type. */
export const nameOfFile = (name: string, format: Schemas['ReportFormat']) => ({
  fileName: `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'report'}.${format}`,
  mediaType: mediaTypes[format],
})
