import { ApiError, notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import type { Imports } from './import-jobs.ts'
import {
  beginApplying,
  beginReading,
  cancelJob,
  deleteOldUploads,
  deleteUpload,
  findJob,
  insertUpload,
  listProblems,
  otherIsApplied,
  readImport,
  type ImportJob,
} from './store.ts'
import { storeUpload } from './upload.ts'

export function importHandlers(
  imports: Imports,
): Handlers<'createImport' | 'readImport' | 'cancelImport' | 'applyImport' | 'listImportProblems'> {
  return {
    async createImport({ query, body, work, once }) {
      const upload = await work(async (tx) => {
        await deleteOldUploads(tx)
        return insertUpload(tx, query.fileName)
      })
      let isUsed = false
      try {
        const file = await storeUpload(work, upload.fileId, body)
        return await once(async (tx) => {
          await beginReading(tx, upload, file)
          isUsed = true
          return { status: 202, body: { data: { message: 'Reading the file', id: upload.importId } } }
        }, file.sha256)
      } catch (error) {
        isUsed = false
        throw error
      } finally {
        if (isUsed) imports.wake()
        else await work((tx) => deleteUpload(tx, upload))
      }
    },

    async readImport({ path, work }) {
      const body = await work((tx) => readImport(tx, path.id))
      if (!body) throw notFound('Import')
      return { status: 200, body }
    },

    async cancelImport({ path, caller, work }) {
      await work(async (tx) => {
        const job = await lockedJob(tx, path.id)
        if (job.state === 'done') throw await refusal(tx, job, 'The import has been applied already.')
        await cancelJob(tx, job.id)
      })
      imports.tidy(caller.catererId, path.id)
      return { status: 200, body: { data: { message: 'Import cancelled. Nothing was loaded.', id: path.id } } }
    },

    async applyImport({ path, once }) {
      const answer = await once(async (tx) => {
        const job = await lockedJob(tx, path.id)
        if (job.state !== 'ready') throw await refusal(tx, job, job.error ?? whyNot[job.state])
        if (job.counts['rejected'] === job.totalRows) {
          throw await refusal(tx, job, 'No row of the file can be loaded. Correct the rows and upload the file again.')
        }
        if (!(await beginApplying(tx, job.id))) throw await refusal(tx, job, otherIsApplied)
        return { status: 202, body: { data: { message: 'Loading the rows', id: job.id } } }
      })
      imports.wake()
      return answer
    },

    async listImportProblems({ path, query, work }) {
      const found = await work((tx) => listProblems(tx, path.id, query))
      if (!found) throw notFound('Import')
      return { status: 200, body: { _embedded: { problems: found.problems }, page: found.page } }
    },
  }
}

const whyNot: Record<ImportJob['state'], string> = {
  uploading: 'The file is not whole yet.',
  reading: 'The file is still being read. Wait until it is ready.',
  ready: '',
  applying: 'The import is being applied already.',
  done: 'The import has been applied already.',
  failed: 'The file cannot be loaded.',
  cancelled: 'The import was cancelled. Upload the file again.',
}

async function lockedJob(tx: Tx, id: number): Promise<ImportJob> {
  const job = await findJob(tx, id, 'lock')
  if (!job) throw notFound('Import')
  return job
}

/** 409 with the import as it stands now. */
async function refusal(tx: Tx, job: ImportJob, message: string): Promise<ApiError> {
  return new ApiError(409, message, { current: (await readImport(tx, job.id)) ?? {} })
}
