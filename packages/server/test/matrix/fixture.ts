import type { FastifyInstance } from 'fastify'

import { buildApp, type AppOptions } from '../../src/app.ts'
import type { MenuPlanner } from '../../src/modules/nutrition-planner/plan-jobs.ts'
import type { ReportExporter } from '../../src/modules/report-tables/export-types.ts'
import type { Printer } from '../../src/documents/printer.ts'
import { closeAfterFile } from '../support/close-after-file.ts'
import { noNotifier } from '../support/test-app.ts'
import { testDatabase } from '../support/test-database.ts'
import type { RefusedBodies } from '../../src/contract/refused-bodies.ts'
import type { Database } from '../../src/db/work.ts'
import { createLog } from '../../src/http/log.ts'
import { addWorld, type World } from './world.ts'

export interface Fixture {
  database: Database
  app: FastifyInstance
  north: World
  south: World
  /** A caterer with every flag off. */
  small: World
  /** Every line that was logged. */
  log: string[]
}

/**
 * Prints the document's data as text: fast, and unlike in a real PDF, text of another caterer can be found in it. The tests
 * of menu analysis print real PDFs.
 */
const textPrinter: Printer = {
  print: (document) => Promise.resolve(new TextEncoder().encode(`%PDF-1.7\n${JSON.stringify(document)}`)),
  stop: () => Promise.resolve(),
}

/** Bounds nothing: for tests in which one user sends more refused bodies than people do in a minute. */
export const unboundedRefusals: RefusedBodies = { check: () => {}, count: () => {} }

/** Plans are stored and not worked on. */
const noPlanner: MenuPlanner = { begin: () => undefined, cancel: () => undefined, stop: () => Promise.resolve() }

/** Exports are stored and not written. */
const noExporter: ReportExporter = { begin: () => {}, cancel: () => {}, stop: () => Promise.resolve() }

/** The whole server on a database with three caterers, for one test file. */
export async function openFixture(
  options: Pick<AppOptions, 'webRoot' | 'corsOrigins' | 'refused'> = {},
): Promise<Fixture> {
  const database = await testDatabase()
  const log: string[] = []
  const app = await buildApp({
    database,
    log: createLog('trace', { write: (line) => log.push(line) }),
    printer: textPrinter,
    planner: noPlanner,
    exporter: noExporter,
    notifier: noNotifier,
    ...options,
  })
  // Hooks run in reverse order, so this runs before the database is closed.
  closeAfterFile(() => app.close())
  return {
    database,
    app,
    log,
    north: await addWorld(database, { mark: 'NORTHMARK', figure: 711.125 }),
    south: await addWorld(database, { mark: 'SOUTHMARK', figure: 722.125 }),
    small: await addWorld(database, { mark: 'SMALLMARK', figure: 733.125, hasFlags: false }),
  }
}
