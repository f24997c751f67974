import type { Handlers } from '../../contract/operations.ts'
import { findMenuItemsByProgram } from '../menu-items/read.ts'
import { applyCycleMenu } from './apply.ts'
import { listCycleMenus, readCycleMenu } from './read.ts'
import { replaceCycleDays } from './save-days.ts'
import { archiveCycleMenu, duplicateCycleMenu, insertCycleMenu, restoreCycleMenu, updateCycleMenu } from './store.ts'

export const cycleMenuHandlers: Handlers<
  | 'listCycleMenus'
  | 'createCycleMenu'
  | 'readCycleMenu'
  | 'updateCycleMenu'
  | 'archiveCycleMenu'
  | 'restoreCycleMenu'
  | 'duplicateCycleMenu'
  | 'replaceCycleMenuDays'
  | 'applyCycleMenu'
  | 'findMenuItemsByProgram'
> = {
  async listCycleMenus({ work }) {
    return { status: 200, body: { _embedded: { cycleMenus: await work(listCycleMenus) } } }
  },

  async createCycleMenu({ body, once, t }) {
    return once(async (tx) => {
      const saved = await insertCycleMenu(tx, body)
      return { status: 201, body: { data: { message: t('cycleMenus.created'), ...saved } } }
    })
  },

  async readCycleMenu({ path, work }) {
    return { status: 200, body: await work((tx) => readCycleMenu(tx, path.id)) }
  },

  async updateCycleMenu({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => updateCycleMenu(tx, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('cycleMenus.updated'), ...saved } } }
  },

  async archiveCycleMenu({ path, ifMatch, work, t }) {
    const saved = await work((tx) => archiveCycleMenu(tx, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('cycleMenus.archived'), ...saved } } }
  },

  async restoreCycleMenu({ path, once, t }) {
    return once(async (tx) => {
      const saved = await restoreCycleMenu(tx, path.id)
      return { status: 200, body: { data: { message: t('cycleMenus.restored'), ...saved } } }
    })
  },

  async duplicateCycleMenu({ path, once, t }) {
    return once(async (tx) => {
      const saved = await duplicateCycleMenu(tx, path.id)
      return { status: 201, body: { data: { message: t('cycleMenus.duplicated'), ...saved } } }
    })
  },

  async replaceCycleMenuDays({ path, body, work, t }) {
    const days = await work((tx) => replaceCycleDays(tx, path.id, body.days))
    return { status: 200, body: { data: { message: t('calendars.saved'), days } } }
  },

  async applyCycleMenu({ path, body, once, t }) {
    return once(async (tx) => {
      const applied = await applyCycleMenu(tx, path.id, body)
      const text = t(body.preview ? 'cycleMenus.previewed' : 'cycleMenus.applied')
      return { status: 200, body: { data: { message: text, ...applied } } }
    })
  },

  async findMenuItemsByProgram({ query, work }) {
    const menuItems = await work((tx) => findMenuItemsByProgram(tx, query.programId))
    return { status: 200, body: { _embedded: { menuItems } } }
  },
}
