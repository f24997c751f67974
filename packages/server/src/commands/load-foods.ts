import { open, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

import { defaultLanguage } from '@commissary/messages/languages'

import { readConfig } from '../config.ts'
import type { Database, Tx } from '../db/work.ts'
import { createLog } from '../http/log.ts'
import { DownloadError, readFoodDataCentral } from '../modules/imports/fooddata-central.ts'
import { runImport } from '../modules/imports/run-import.ts'
import { leaseJob } from '../modules/imports/staging.ts'
import {
  beginApplying,
  beginReading,
  insertUpload,
  listProblems,
  readImport,
  type Import,
} from '../modules/imports/store.ts'
import { storeUpload } from '../modules/imports/upload.ts'
import { storeRetention } from '../modules/recipes/retention.ts'
import { readRetentionFile, RetentionFileError } from '../modules/recipes/retention-file.ts'
import { message, translate } from '../shared/messages.ts'
import { commandArguments, CommandError, runCommand, withDatabase } from './command.ts'

const usage = `Loads foods, household measures of foods, or nutrient retention factors, that every caterer can read.

  load-foods FILE [MORE …]

A file is a CSV of foods or of measures, foods before their measures, or FoodData Central's ZIP of Foundation Foods as USDA
ships it, or USDA's Table of Nutrient Retention Factors as text (retn06.txt). Loading a file again changes only what differs.`

/** The operator's caterer. Its rows are shared. */
const shared = { catererId: 0 }

await runCommand(async () => {
  const files = commandArguments('load-foods')
  if (files.length === 0 || files.some((file) => file.startsWith('-'))) throw new CommandError(usage)
  await withDatabase(readConfig(), async (database) => {
    for (const file of files) await loadFile(database, resolve(file))
  })
})

async function loadFile(database: Database, file: string): Promise<void> {
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
  if (!isFile) throw new CommandError(`The file ${file} does not exist.`)
  // The folder often names the release: usda-sr28/foods.csv.
  const name = join(basename(dirname(file)), basename(file))
  if (/\.zip$/i.test(file)) await loadDownload(database, file)
  else if (/\.txt$/i.test(file)) await loadRetention(database, file)
  else await loadCsv(database, { file, name, body: Readable.from((await open(file)).createReadStream()) })
}

/** The download's name has the release: FoodData_Central_foundation_food_csv_2024-10-31.zip. */
async function loadDownload(database: Database, file: string): Promise<void> {
  const { foods, measures } = await readFoodDataCentral(file).catch((error: unknown) => {
    throw error instanceof DownloadError ? new CommandError(`${file}: ${error.message}`) : error
  })
  for (const [part, csv] of Object.entries({ foods, measures })) {
    const name = `${basename(file)}/${part}.csv`
    await loadCsv(database, { file: name, name, body: Readable.from([Buffer.from(csv)]) })
  }
}

async function loadRetention(database: Database, file: string): Promise<void> {
  const read = () => {
    try {
      return readRetentionFile(text)
    } catch (error) {
      throw error instanceof RetentionFileError ? new CommandError(`${file}: ${error.message}`) : error
    }
  }
  // USDA's older files are Latin-1.
  const text = (await readFile(file)).toString('latin1')
  const rows = read()
  const written = await database.work(shared, (tx) => storeRetention(tx, rows))
  console.log(`${file}: ${rows.length} foods with retention factors, ${written} new or changed.`)
}

interface CsvFile {
  /** For messages. */
  file: string
  /** The name that the import keeps. */
  name: string
  body: Readable
}

async function loadCsv(database: Database, { file, name, body }: CsvFile): Promise<void> {
  const work = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => database.work(shared, run)
  const upload = await work((tx) => insertUpload(tx, name))
  const stored = await storeUpload(work, upload.fileId, body)
  await work((tx) => beginReading(tx, upload, stored))

  const read = await workedOff(database, upload.importId)
  if (read.state !== 'ready') throw new CommandError(`${file}: ${read.problem ?? 'the file cannot be loaded.'}`)
  if (!(await work((tx) => beginApplying(tx, upload.importId)))) {
    throw new CommandError(`${file}: ${translate(message('imports.otherRunning'), defaultLanguage)}`)
  }

  const { state, counts, problem } = await workedOff(database, upload.importId)
  if (state !== 'done') throw new CommandError(`${file}: ${problem ?? 'the file was not loaded.'}`)
  console.log(
    `${file}: ${counts.create} new, ${counts.update} changed, ${counts.unchanged} unchanged, ${counts.rejected} left out.`,
  )
  const problems = await work((tx) => listProblems(tx, upload.importId, { size: 20 }))
  for (const { row, column, value, message } of problems?.problems ?? []) {
    console.log(`  row ${row}, ${column} "${value}": ${message}`)
  }
}

/** Processes imports until this one is finished. A running server may take it over. */
async function workedOff(database: Database, id: number): Promise<Import> {
  for (;;) {
    const found = await database.work(shared, (tx) => readImport(tx, id))
    if (!found) throw new Error('The import no longer exists')
    if (found.state !== 'reading' && found.state !== 'applying') return found
    const job = await database.system((tx) => leaseJob(tx, `load-foods ${process.pid}`))
    if (job) await runImport(database, job, createLog('warn'), new AbortController().signal)
    else await setTimeout(200)
  }
}
