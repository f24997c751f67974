import type { Caller, Handlers } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { applyImport } from './apply-import.ts'
import { parseFile } from './parse-file.ts'
import { listImportRows, listImports, readImport } from './read-imports.ts'
import { deleteImport, insertImport, mapColumns, needAllSchools } from './store.ts'
import { undoImport } from './undo-import.ts'

const ofAllSchools =
  <T>(caller: Caller, run: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    await needAllSchools(tx, caller)
    return run(tx)
  }

export const orderImportHandlers: Handlers<
  | 'listOrderImports'
  | 'createOrderImport'
  | 'readOrderImport'
  | 'deleteOrderImport'
  | 'mapOrderImportColumns'
  | 'listOrderImportRows'
  | 'applyOrderImport'
  | 'undoOrderImport'
> = {
  async listOrderImports({ query, caller, work }) {
    return { status: 200, body: await work(ofAllSchools(caller, (tx) => listImports(tx, query))) }
  },

  async createOrderImport({ query, body, caller, once, t }) {
    const file = await parseFile(body)
    const { kind, fileName } = query
    return once(async (tx) => {
      await needAllSchools(tx, caller)
      const id = await insertImport(tx, caller, { kind, fileName, file })
      return { status: 201, body: { data: { message: t('orderImports.read'), id } } }
    }, file.sha256)
  },

  async readOrderImport({ path, caller, work }) {
    return { status: 200, body: await work(ofAllSchools(caller, (tx) => readImport(tx, path.id))) }
  },

  async deleteOrderImport({ path: { id }, caller, work, t }) {
    await work(ofAllSchools(caller, (tx) => deleteImport(tx, id)))
    return { status: 200, body: { data: { message: t('orderImports.deleted'), id } } }
  },

  async mapOrderImportColumns({ path: { id }, body, caller, work, t }) {
    await work(ofAllSchools(caller, (tx) => mapColumns(tx, caller, id, body.fields)))
    return { status: 200, body: { data: { message: t('orderImports.read'), id } } }
  },

  async listOrderImportRows({ path, query, caller, work }) {
    return { status: 200, body: await work(ofAllSchools(caller, (tx) => listImportRows(tx, path.id, query))) }
  },

  async applyOrderImport({ path: { id }, caller, once, t }) {
    return once(async (tx) => {
      await needAllSchools(tx, caller)
      const count = await applyImport(tx, caller, id)
      return { status: 200, body: { data: { message: t('orderImports.done', { count }), id } } }
    })
  },

  async undoOrderImport({ path: { id }, caller, once, t }) {
    return once(async (tx) => {
      await needAllSchools(tx, caller)
      await undoImport(tx, caller, id)
      return { status: 200, body: { data: { message: t('orderImports.undone'), id } } }
    })
  },
}
