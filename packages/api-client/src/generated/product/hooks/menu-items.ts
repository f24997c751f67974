// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  FindMenuCaterersParams,
  FindMenuItemsBySchoolParams,
  FindMenuItemsSubCategoriesParams,
  Id,
  ItemSubCategoryList,
  MenuCatererList,
  MenuItem,
  SchoolMenuItemList,
} from '../../types.ts'
import {
  readMenuItem,
  findMenuItemsBySchool,
  findMenuItemsSubCategories,
  findMenuCaterers,
} from '../calls/menu-items.ts'

/** Reads a master item with the nutrition of its portion for each grade group */
export function useReadMenuItem(id: Id, options?: ReadOptions<MenuItem>) {
  return useRead([`/menuItems/${encodeURIComponent(id)}`], () => readMenuItem(id), options)
}

/** Sends the request of `useReadMenuItem` early */
export function preloadReadMenuItem(id: Id) {
  readEarly([`/menuItems/${encodeURIComponent(id)}`], () => readMenuItem(id))
}

/** Lists the active master items that a school can put on its menus. Nutrition is for the portion of the school's grade group. */
export function useFindMenuItemsBySchool(
  params: FindMenuItemsBySchoolParams,
  options?: ReadOptions<SchoolMenuItemList>,
) {
  return useRead(['/menuItems/search/findMenuItemsBySchool', params], () => findMenuItemsBySchool(params), options)
}

/** Sends the request of `useFindMenuItemsBySchool` early */
export function preloadFindMenuItemsBySchool(params: FindMenuItemsBySchoolParams) {
  readEarly(['/menuItems/search/findMenuItemsBySchool', params], () => findMenuItemsBySchool(params))
}

/** Lists the sub-categories of a meal category */
export function useFindMenuItemsSubCategories(
  params: FindMenuItemsSubCategoriesParams,
  options?: ReadOptions<ItemSubCategoryList>,
) {
  return useRead(
    ['/itemSubCategories/search/findMenuItemsSubCategories', params],
    () => findMenuItemsSubCategories(params),
    options,
  )
}

/** Sends the request of `useFindMenuItemsSubCategories` early */
export function preloadFindMenuItemsSubCategories(params: FindMenuItemsSubCategoriesParams) {
  readEarly(['/itemSubCategories/search/findMenuItemsSubCategories', params], () => findMenuItemsSubCategories(params))
}

/** Lists what the caterer offers. Returns the whole list if `size` is not set, otherwise one page. */
export function useFindMenuCaterers(params: FindMenuCaterersParams, options?: ReadOptions<MenuCatererList>) {
  return useRead(
    ['/menuCaterers/search/findActiveMenuItemsByCatererAndTypes', params],
    () => findMenuCaterers(params),
    options,
  )
}

/** Sends the request of `useFindMenuCaterers` early */
export function preloadFindMenuCaterers(params: FindMenuCaterersParams) {
  readEarly(['/menuCaterers/search/findActiveMenuItemsByCatererAndTypes', params], () => findMenuCaterers(params))
}
