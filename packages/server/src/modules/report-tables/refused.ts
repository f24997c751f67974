import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'

/** A report with more rows than a file of the format holds. */
export const refused = (format: Schemas['ReportFormat'], limit: number) =>
  rejected({}, message(format === 'pdf' ? 'reportTables.tooManyForPdf' : 'reportTables.tooMany', { limit }))
