import type { Caller, FileAnswer } from '../../contract/operations.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import type { Printer } from '../../documents/printer.ts'
import type { RecallDocument } from '../../documents/recall-document.ts'
import { recallSections } from '../../documents/recall-sections.ts'
import { reportFile } from '../reports/report-file.ts'

/** A trace as a letter, or as CSV. */
export async function recallFile(
  printer: Printer,
  caller: Caller,
  signal: AbortSignal,
  { recall, format }: { recall: RecallDocument; format: 'pdf' | 'csv' },
): Promise<FileAnswer> {
  const wording = wordingOf(recall)
  const name = wording.t('print.recall.fileName', { date: recall.printedOn })
  if (format === 'pdf') {
    const bytes = await printer.print(recall, caller.catererId, signal)
    return { fileName: `${name}.pdf`, mediaType: 'application/pdf', bytes }
  }
  const { trace, search: _, ...letterhead } = recall
  const notice = trace.hiddenSites > 0 ? wording.t('print.recall.hidden', { count: trace.hiddenSites }) : ''
  const report = {
    ...letterhead,
    title: wording.t('print.recall.title'),
    notice,
    sections: recallSections(recall, wording),
  }
  return reportFile(printer, caller, signal, { report, format, name })
}
