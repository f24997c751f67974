import type { ReportRow } from '@commissary/messages/results'

import type { Caller } from '../../contract/operations.ts'
import type { ReportDocument } from '../../documents/report-document.ts'

export interface ReportExporter {
  /** Queues an export behind those that this process has already begun. Does nothing if it is one of them. */
  begin: (caller: Pick<Caller, 'catererId' | 'userId'>, id: number) => void
  /** Stops an export, if it is in this process. */
  cancel: (id: number) => void
  /** Stops everything. Unfinished exports start over when they are begun again. */
  stop: () => Promise<void>
}

/** What a file is made of. */
export interface Source {
  /** The file without the rows that follow. */
  head: ReportDocument
  /** Rows that it counts as progress. */
  count: number
  rows: AsyncIterable<readonly ReportRow[]> | Iterable<readonly ReportRow[]>
  /** Without its file extension. */
  name: string
}
