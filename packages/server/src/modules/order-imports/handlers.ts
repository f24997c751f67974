import type { Handlers } from '../../contract/operations.ts'
import { applyImport } from './apply-import.ts'
import { parseFile } from './parse-file.ts'
import { listImportRows, listImports, readImport } from './read-imports.ts'
import { deleteImport, insertImport, mapColumns } from './store.ts'
import { undoImport } from './undo-import.ts'

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
  async listOrderImports({ query, work }) {
    return { status: 200, body: await work((tx) => listImports(tx, query)) }
  },

  async createOrderImport({ query, body, caller, once, t }) {
    const file = await parseFile(body)
    const { kind, fileName } = query
    return once(async (tx) => {
      const id = await insertImport(tx, caller, { kind, fileName, file })
      return { status: 201, body: { data: { message: t('orderImports.read'), id } } }
    }, file.sha256)
  },

  async readOrderImport({ path, work }) {
    return { status: 200, body: await work((tx) => readImport(tx, path.id)) }
  },

  async deleteOrderImport({ path: { id }, work, t }) {
    await work((tx) => deleteImport(tx, id))
    return { status: 200, body: { data: { message: t('orderImports.deleted'), id } } }
  },

  async mapOrderImportColumns({ path: { id }, body, caller, work, t }) {
    await work((tx) => mapColumns(tx, caller, id, body.fields))
    return { status: 200, body: { data: { message: t('orderImports.read'), id } } }
  },

  async listOrderImportRows({ path, query, work }) {
    return { status: 200, body: await work((tx) => listImportRows(tx, path.id, query)) }
  },

  async applyOrderImport({ path: { id }, caller, once, t }) {
    return once(async (tx) => {
      const count = await applyImport(tx, caller, id)
      return { status: 200, body: { data: { message: t('orderImports.done', { count }), id } } }
    })
  },

  async undoOrderImport({ path: { id }, caller, once, t }) {
    return once(async (tx) => {
      await undoImport(tx, caller, id)
      return { status: 200, body: { data: { message: t('orderImports.undone'), id } } }
    })
  },
}
