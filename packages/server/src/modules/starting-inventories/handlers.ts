import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { ownSiteNames } from '../../shared/own-sites.ts'
import { listStarts, readStart } from './read.ts'
import { deleteStart, insertStart, postStart, refuseUnseen, updateStart } from './store.ts'

export const startingInventoryHandlers: Handlers<
  | 'listStartingInventories'
  | 'createStartingInventory'
  | 'readStartingInventory'
  | 'updateStartingInventory'
  | 'deleteStartingInventory'
  | 'postStartingInventory'
> = {
  async listStartingInventories({ caller, work }) {
    const startingInventories = await work(async (tx) => {
      const own = await ownSiteNames(tx, caller.userId)
      return (await listStarts(tx)).filter(({ siteId }) => own.has(siteId))
    })
    return { status: 200, body: { _embedded: { startingInventories } } }
  },

  async createStartingInventory({ body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await insertStart(tx, caller.userId, body)
      return { status: 201, body: { data: { message: t('startingInventories.saved'), ...saved } } }
    })
  },

  async readStartingInventory({ path, caller, work }) {
    const body = await work(async (tx) => {
      await refuseUnseen(tx, caller.userId, path.id)
      return readStart(tx, path.id)
    })
    if (!body) throw notFound(message('startingInventories.notFound'))
    return { status: 200, body }
  },

  async updateStartingInventory({ path, body, ifMatch, caller, work, t }) {
    const saved = await work((tx) => updateStart(tx, caller.userId, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('startingInventories.saved'), ...saved } } }
  },

  async deleteStartingInventory({ path, ifMatch, caller, work, t }) {
    const saved = await work((tx) => deleteStart(tx, caller.userId, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('startingInventories.deleted'), ...saved } } }
  },

  async postStartingInventory({ path, ifMatch, caller, once, t }) {
    return once(async (tx) => {
      const saved = await postStart(tx, caller.userId, { id: path.id, ifMatch })
      return { status: 200, body: { data: { message: t('startingInventories.nowPosted'), ...saved } } }
    })
  },
}
