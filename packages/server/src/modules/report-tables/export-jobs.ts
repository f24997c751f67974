import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { ApiError, defaultFailure } from '../../contract/api-error.ts'
import type { Caller } from '../../contract/operations.ts'
import type { Database, Tx } from '../../db/work.ts'
import type { Printer } from '../../documents/printer.ts'
import { translate } from '../../shared/messages.ts'
import { readReaderLanguage } from '../../shared/reader-language.ts'
import { reportFile } from '../reports/report-file.ts'
import { definitionOf } from './definitions.ts'
import { endExport, leaseExport, releaseExport, type ReportExportInput, saveExport } from './export-store.ts'
import { refuseWithoutAccess } from './grants.ts'
import { ofOneMoment } from './scope.ts'
import { readTableSource } from './table-document.ts'

/** How often the lease is renewed, and a cancellation by another process noticed. */
const saveMs = 1_000

export interface ReportExporter {
  /** Works on an export after those that this process has begun. Does nothing if it is one of them. */
  begin: (caller: Pick<Caller, 'catererId' | 'userId'>, id: number) => void
  /** Stops an export, if it is in this process. */
  cancel: (id: number) => void
  /** Stops everything; another start begins anew what was not finished. */
  stop: () => Promise<void>
}

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
      const file = await write(input)
      await work((tx) => endExport(tx, lease, file))
    } catch (error) {
      if (isStopping) await work((tx) => releaseExport(tx, lease))
      else if (!signal.aborted) await fail(error)
    } finally {
      clearInterval(heartbeat)
    }

    async function write({ report, format, request }: ReportExportInput) {
      const definition = definitionOf(report)
      const source = await work(async (tx) => {
        await ofOneMoment(tx)
        await refuseWithoutAccess(tx, caller.userId, definition.operation)
        return readTableSource(tx, caller, definition, { request, format })
      })
      await save({ totalRows: source.rows.length })
      const written = await source.toDocument(async (doneRows) => {
        await save({ doneRows })
        await setImmediate()
        signal.throwIfAborted()
      })
      await save({ doneRows: source.rows.length, step: 'writing' })
      signal.throwIfAborted()
      const name = `${written.title} ${request.to ?? written.printedOn}`
      return reportFile(printer, { catererId: caller.catererId }, signal, { report: written, format, name })
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
