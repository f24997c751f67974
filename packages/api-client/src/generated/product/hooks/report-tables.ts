// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, ReportExportJob } from '../../types.ts'
import { readReportExport, readReportExportFile } from '../calls/report-tables.ts'

/** Reads the progress of the caller's export. Available for a day, while the caller may read the report. */
export function useReadReportExport(id: Id, options?: ReadOptions<ReportExportJob>) {
  return useRead([`/reportExports/${encodeURIComponent(id)}`], () => readReportExport(id), options)
}

/** Sends the request of `useReadReportExport` early */
export function preloadReadReportExport(id: Id) {
  readEarly([`/reportExports/${encodeURIComponent(id)}`], () => readReportExport(id))
}

/** Downloads the file of a finished export. Available for a day, while the caller may read the report. */
export function useReadReportExportFile(id: Id, options?: ReadOptions<File>) {
  return useRead([`/reportExports/${encodeURIComponent(id)}/file`], () => readReportExportFile(id), options)
}

/** Sends the request of `useReadReportExportFile` early */
export function preloadReadReportExportFile(id: Id) {
  readEarly([`/reportExports/${encodeURIComponent(id)}/file`], () => readReportExportFile(id))
}
