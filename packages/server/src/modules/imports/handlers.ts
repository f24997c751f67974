import { conflict, notFound, type ApiError } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { message, type Message } from '../../shared/messages.ts'
import type { Imports } from './import-jobs.ts'
import { mapColumns } from './mapping.ts'
import {
  beginApplying,
  beginReading,
  cancelJob,
  deleteOldUploads,
  deleteUpload,
  findJob,
  insertUpload,
  listProblems,
  listRows,
  markUndone,
  readImport,
  skipRows,
  type ImportJob,
} from './store.ts'
import { countDependents, listDependents, lockProducts, takeBack } from './undo-import.ts'
import { storeUpload } from './upload.ts'

export function importHandlers(
  imports: Imports,
): Handlers<
  | 'createImport'
  | 'readImport'
  | 'cancelImport'
  | 'applyImport'
  | 'listImportProblems'
  | 'listImportRows'
  | 'mapImportColumns'
  | 'skipImportRows'
  | 'listImportDependents'
  | 'undoImport'
> {
  return {
    async createImport({ query, body, work, once, t }) {
      const upload = await work(async (tx) => {
        await deleteOldUploads(tx)
        return insertUpload(tx, query.fileName, query.vendorId ?? null)
      })
      let isUsed = false
      try {
        const file = await storeUpload(work, upload.fileId, body)
        const answer = await once(async (tx) => {
          await beginReading(tx, upload, file)
          return { status: 202, body: { data: { message: t('imports.reading'), id: upload.importId } } }
        }, file.sha256)
        // A repeated upload with the same key gets the response, and the import, of the first one.
        isUsed = answer.body.data.id === upload.importId
        return answer
      } finally {
        if (isUsed) imports.checkNow()
        else await work((tx) => deleteUpload(tx, upload))
      }
    },

    async readImport({ path, work }) {
      const body = await work((tx) => readImport(tx, path.id))
      if (!body) throw notFound(message('imports.notFound'))
      return { status: 200, body }
    },

    async cancelImport({ path, caller, work, t }) {
      await work(async (tx) => {
        const job = await lockJob(tx, path.id)
        if (job.state === 'done' || job.state === 'undone')
          throw await jobConflict(tx, job, message('imports.alreadyDone'))
        await cancelJob(tx, job.id)
      })
      imports.cleanUp(caller.catererId, path.id)
      return { status: 200, body: { data: { message: t('imports.cancelled'), id: path.id } } }
    },

    async applyImport({ path, once, t }) {
      const answer = await once(async (tx) => {
        const job = await lockJob(tx, path.id)
        if (job.state !== 'ready') throw await jobConflict(tx, job, job.error ?? message(notReady[job.state]))
        if (job.kind === '' || job.counts['rejected'] === job.totalRows) {
          throw await jobConflict(tx, job, message('imports.noGoodRow'))
        }
        if (!(await beginApplying(tx, job.id))) throw await jobConflict(tx, job, message('imports.otherRunning'))
        return { status: 202, body: { data: { message: t('imports.loading'), id: job.id } } }
      })
      imports.checkNow()
      return answer
    },

    async listImportProblems({ path, query, work }) {
      const found = await work((tx) => listProblems(tx, path.id, query))
      if (!found) throw notFound(message('imports.notFound'))
      return { status: 200, body: { _embedded: { problems: found.problems }, page: found.page } }
    },

    async skipImportRows({ path, body, work, t }) {
      await work(async (tx) => {
        const job = await lockJob(tx, path.id)
        if (job.state !== 'ready') throw await jobConflict(tx, job, message(notReady[job.state]))
        await skipRows(tx, job.id, body)
      })
      return { status: 200, body: { data: { message: t('imports.rowsChosen'), id: path.id } } }
    },

    async mapImportColumns({ path, body, work, t }) {
      await work(async (tx) => {
        const job = await lockJob(tx, path.id)
        if (job.state !== 'ready') throw await jobConflict(tx, job, job.error ?? message(notReady[job.state]))
        await mapColumns(tx, job.id, body)
      })
      imports.checkNow()
      return { status: 202, body: { data: { message: t('imports.reading'), id: path.id } } }
    },

    async listImportRows({ path, query, work }) {
      const found = await work((tx) => listRows(tx, path.id, query))
      if (!found) throw notFound(message('imports.notFound'))
      return { status: 200, body: { _embedded: { rows: found.rows }, page: found.page } }
    },

    async listImportDependents({ path, query, work }) {
      const { dependents, page } = await work(async (tx) => {
        if (!(await findJob(tx, path.id))) throw notFound(message('imports.notFound'))
        return listDependents(tx, path.id, query)
      })
      return { status: 200, body: { _embedded: { dependents }, page } }
    },

    async undoImport({ path, once, t }) {
      return once(async (tx) => {
        const job = await lockJob(tx, path.id)
        if (job.state !== 'done' || job.kind !== 'products') {
          throw await jobConflict(tx, job, message('imports.cannotUndo'))
        }
        await lockProducts(tx, job.id)
        const count = await countDependents(tx, job.id)
        if (count > 0) throw await jobConflict(tx, job, message('imports.hasDependents', { count }))
        await takeBack(tx, job.id)
        await markUndone(tx, job.id)
        return { status: 200, body: { data: { message: t('imports.undone'), id: job.id } } }
      })
    },
  }
}

const notReady = {
  uploading: 'imports.uploading',
  reading: 'imports.stillReading',
  applying: 'imports.alreadyApplying',
  done: 'imports.alreadyDone',
  undone: 'imports.alreadyDone',
  failed: 'imports.failed',
  cancelled: 'imports.wasCancelled',
} as const

async function lockJob(tx: Tx, id: number): Promise<ImportJob> {
  const job = await findJob(tx, id, 'lock')
  if (!job) throw notFound(message('imports.notFound'))
  return job
}

/** 409 with the import's current state. A stored problem is already translated. */
async function jobConflict(tx: Tx, job: ImportJob, text: Message | string): Promise<ApiError> {
  return conflict(text, (await readImport(tx, job.id)) ?? {})
}
