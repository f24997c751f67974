import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { ReportRow } from '@commissary/messages/results'
import type { FastifyBaseLogger } from 'fastify'

import { ApiError, defaultFailure } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Database, Tx } from '../../db/work.ts'
import type { Printer } from '../../documents/printer.ts'
import { csvPieces } from '../../documents/report-csv.ts'
import type { ReportDocument } from '../../documents/report-document.ts'
import { sheetPieces } from '../../documents/report-sheets.ts'
import { createFileWriter } from '../../files/file-store.ts'
import { translate } from '../../shared/messages.ts'
import { readReaderLanguage } from '../../shared/reader-language.ts'
import { nameOfFile } from '../reports/report-file.ts'
import { definitionOf } from './definitions.ts'
import {
  beginFile,
  dropFile,
  type ExportRequest,
  leaseExport,
  releaseExport,
  type ReportExportInput,
  saveExport,
} from './export-store.ts'
import type { ReportExporter, Source } from './export-types.ts'
import { sent } from './sent-tables.ts'
import { refuseWithoutAccess } from './grants.ts'
import { ofOneMoment } from './scope.ts'
import { readTableSource, type TableSource } from './table-document.ts'

/** How often the lease is renewed, and a cancellation by another process noticed. */
const saveMs = 1_000

/** Writes reports as files, one at a time. Any number of server processes can do so. */
export function createReportExporter(database: Database, log: FastifyBaseLogger, printer: Printer): ReportExporter {
  const owner = randomUUID()
  const running = new Map<number, AbortController>()
  let last: Promise<void> = Promise.resolve()
  let isStopping = false

  async function run(caller: Pick<Caller, 'catererId' | 'userId'>, id: number, abort: AbortController): Promise<void> {
    const { signal } = abort
    const work = <T>(fn: (tx: Tx) => Promise<T>) => database.work(caller, fn)
    const lease = { id, owner }
    const input = signal.aborted ? null : await work((tx) => leaseExport(tx, lease))
    if (!input) return
    const save = async (progress: Parameters<typeof saveExport>[2]) => {
      if (!(await work((tx) => saveExport(tx, lease, progress)))) abort.abort()
    }
    // Long steps renew the lease, too.
    const heartbeat = setInterval(() => {
      save({}).catch((error: unknown) => log.warn({ err: error }, 'the lease of an export was not renewed'))
    }, saveMs)
    try {
      await work((tx) => dropFile(tx, lease))
      await write(input)
    } catch (error) {
      await work((tx) => dropFile(tx, lease))
      if (isStopping) await work((tx) => releaseExport(tx, lease))
      else if (!signal.aborted) await fail(error)
    } finally {
      clearInterval(heartbeat)
    }

    /** Each piece is stored as it comes, so that a report of any size needs little memory. */
    async function write(wanted: ExportRequest) {
      const { head, count, rows, name } =
        'report' in wanted ? await tableOf(wanted) : await work((tx) => sent(tx, wanted))
      await save({ totalRows: count })
      const file = nameOfFile(name, wanted.format)
      const fileId = signal.aborted ? null : await work((tx) => beginFile(tx, lease, file))
      if (fileId === null) return
      const writer = createFileWriter(work, fileId)
      for await (const piece of piecesOf(wanted.format, head, rows)) {
        signal.throwIfAborted()
        await writer.add(piece)
      }
      await save({ doneRows: count, step: 'writing' })
      signal.throwIfAborted()
      await writer.end()
      await save({ state: 'done' })
    }

    async function tableOf({ report, format, request }: ReportExportInput): Promise<Source> {
      const definition = definitionOf(report)
      const source = await work(async (tx) => {
        await ofOneMoment(tx)
        await refuseWithoutAccess(tx, caller.userId, definition.operation)
        return readTableSource(tx, caller, definition, { request, format })
      })
      const { head, count } = source
      return { head, count, rows: worded(source), name: `${head.title} ${request.to ?? head.printedOn}` }
    }

    /** The rows of a report, while others get their turn after each slice. */
    async function* worded(source: TableSource): AsyncGenerator<readonly ReportRow[]> {
      for await (const { rows, done } of source.slices()) {
        yield rows
        await save({ doneRows: done })
        await setImmediate()
        signal.throwIfAborted()
      }
    }

    async function* piecesOf(
      format: Schemas['ReportFormat'],
      head: ReportDocument,
      rows: Source['rows'],
    ): AsyncGenerator<Uint8Array> {
      if (format === 'csv') yield* csvPieces(head, rows)
      else if (format === 'xlsx') yield* sheetPieces(head, rows)
      else {
        const more: ReportRow[] = []
        for await (const slice of rows) more.push(...slice)
        await save({ step: 'writing' })
        const last = head.sections.length - 1
        const sections = head.sections.map((section, index) =>
          index === last ? { ...section, rows: [...section.rows, ...more] } : section,
        )
        yield await printer.print({ report: { ...head, sections }, format }, caller.catererId, signal)
      }
    }

    async function fail(error: unknown) {
      const isRefused = error instanceof ApiError
      if (!isRefused) log.error({ err: error, reportExportId: id }, 'an export failed')
      await work(async (tx) => {
        const text = isRefused && typeof error.text !== 'string' ? error.text : defaultFailure
        return saveExport(tx, lease, { state: 'failed', error: translate(text, await readReaderLanguage(tx)) })
      })
    }
  }

  return {
    begin(caller, id) {
      if (isStopping || running.has(id)) return
      const abort = new AbortController()
      running.set(id, abort)
      last = last
        .then(() => run(caller, id, abort))
        .catch((error: unknown) => log.error({ err: error, reportExportId: id }, 'an export could not be stored'))
        .finally(() => running.delete(id))
    },
    cancel(id) {
      running.get(id)?.abort()
    },
    async stop() {
      isStopping = true
      for (const abort of running.values()) abort.abort()
      await last
    },
  }
}
