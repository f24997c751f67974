import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { findMenuItemsBySchool, listMenuCaterers, readMenuItem } from './read.ts'
import { insertMenuItem, updateMenuItem } from './store.ts'
import { deleteSubCategory, insertSubCategory, listSubCategories, renameSubCategory } from './sub-categories.ts'

export const menuItemHandlers: Handlers<
  | 'createMenuItem'
  | 'readMenuItem'
  | 'updateMenuItem'
  | 'findMenuItemsBySchool'
  | 'createItemSubCategory'
  | 'findMenuItemsSubCategories'
  | 'updateItemSubCategory'
  | 'deleteItemSubCategory'
  | 'updateMenuCaterer'
  | 'findMenuCaterers'
> = {
  async createMenuItem({ body, once, t }) {
    return once(async (tx) => {
      const saved = await insertMenuItem(tx, body)
      return { status: 201, body: { data: { message: t('menuItems.created'), ...saved } } }
    })
  },

  async readMenuItem({ path, work }) {
    const body = await work((tx) => readMenuItem(tx, path.id))
    if (!body) throw notFound(message('menuItems.notFound'))
    return { status: 200, body }
  },

  async updateMenuItem({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => updateMenuItem(tx, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('menuItems.updated'), ...saved } } }
  },

  async findMenuItemsBySchool({ query, caller, work }) {
    const menuItems = await work((tx) => findMenuItemsBySchool(tx, caller, query))
    return { status: 200, body: { _embedded: { menuItems } } }
  },

  async createItemSubCategory({ body, once, t }) {
    return once(async (tx) => {
      const saved = await insertSubCategory(tx, body)
      return { status: 201, body: { data: { message: t('itemSubCategories.created'), ...saved } } }
    })
  },

  async updateItemSubCategory({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => renameSubCategory(tx, { id: path.id, ifMatch }, body.name))
    return { status: 200, body: { data: { message: t('itemSubCategories.updated'), ...saved } } }
  },

  async deleteItemSubCategory({ path, ifMatch, work, t }) {
    const saved = await work((tx) => deleteSubCategory(tx, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('itemSubCategories.deleted'), ...saved } } }
  },

  async findMenuItemsSubCategories({ query, work }) {
    const itemSubCategories = await work((tx) => listSubCategories(tx, query.category))
    return { status: 200, body: { _embedded: { itemSubCategories } } }
  },

  // A menu caterer record is stored in its item's row.
  async updateMenuCaterer({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => updateMenuItem(tx, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('menuItems.updated'), ...saved } } }
  },

  async findMenuCaterers({ query, work }) {
    const { menuCaterers, page } = await work((tx) => listMenuCaterers(tx, query))
    return { status: 200, body: { _embedded: { menuCaterers }, page } }
  },
}
