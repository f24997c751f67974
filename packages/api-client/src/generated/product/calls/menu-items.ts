// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  FindMenuCaterersParams,
  FindMenuItemsBySchoolParams,
  FindMenuItemsSubCategoriesParams,
  Id,
  ItemSubCategoryInput,
  ItemSubCategoryList,
  ItemSubCategoryPatch,
  MenuCatererList,
  MenuCatererPatch,
  MenuItem,
  MenuItemInput,
  MenuItemPatch,
  Saved,
  SchoolMenuItemList,
} from '../../types.ts'

/** Adds a master item. Also adds its record of what the caterer offers. */
export async function createMenuItem(body: MenuItemInput, options?: CallOptions): Promise<Added> {
  return callProduct('/menuItems', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a master item with the nutrition of its portion for each grade group */
export async function readMenuItem(id: Id, options?: CallOptions): Promise<MenuItem> {
  return callProduct(`/menuItems/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Changes the fields of a master item that are in the request. A new category without a sub-category clears the old sub-category, which belongs to the old category. */
export async function updateMenuItem(id: Id, body: MenuItemPatch, options?: CallOptions): Promise<Saved> {
  return callProduct(`/menuItems/${encodeURIComponent(id)}`, { ...options, method: 'PATCH', ...jsonBody(body) })
}

/** Lists the active master items that a school can put on its menus. Nutrition is for the portion of the school's grade group. */
export async function findMenuItemsBySchool(
  params: FindMenuItemsBySchoolParams,
  options?: CallOptions,
): Promise<SchoolMenuItemList> {
  return callProduct(withQuery('/menuItems/search/findMenuItemsBySchool', params), { ...options, method: 'GET' })
}

/** Adds a sub-category of a meal category */
export async function createItemSubCategory(body: ItemSubCategoryInput, options?: CallOptions): Promise<Added> {
  return callProduct('/itemSubCategories', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Renames a sub-category. Its items show the new name. Not in the specification. */
export async function updateItemSubCategory(id: Id, body: ItemSubCategoryPatch, options?: CallOptions): Promise<Saved> {
  return callProduct(`/itemSubCategories/${encodeURIComponent(id)}`, { ...options, method: 'PATCH', ...jsonBody(body) })
}

/** Deletes a sub-category that no item has. Rejected with the names of the items that have it. Not in the specification. */
export async function deleteItemSubCategory(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/itemSubCategories/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Lists the sub-categories of a meal category */
export async function findMenuItemsSubCategories(
  params: FindMenuItemsSubCategoriesParams,
  options?: CallOptions,
): Promise<ItemSubCategoryList> {
  return callProduct(withQuery('/itemSubCategories/search/findMenuItemsSubCategories', params), {
    ...options,
    method: 'GET',
  })
}

/** Changes how the caterer offers a master item, in the fields that are in the request. A new category without a sub-category clears the old sub-category, which belongs to the old category. */
export async function updateMenuCaterer(id: Id, body: MenuCatererPatch, options?: CallOptions): Promise<Saved> {
  return callProduct(`/menuCaterers/${encodeURIComponent(id)}`, { ...options, method: 'PATCH', ...jsonBody(body) })
}

/** Lists what the caterer offers. Returns the whole list if `size` is not set, otherwise one page. */
export async function findMenuCaterers(
  params: FindMenuCaterersParams,
  options?: CallOptions,
): Promise<MenuCatererList> {
  return callProduct(withQuery('/menuCaterers/search/findActiveMenuItemsByCatererAndTypes', params), {
    ...options,
    method: 'GET',
  })
}
