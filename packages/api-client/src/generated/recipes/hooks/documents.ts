// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, IngredientDocumentList } from '../../types.ts'
import {
  listIngredientDocuments,
  listRecipeDocuments,
  listMenuItemDocuments,
  readIngredientDocumentFile,
  readIngredientDocumentThumbnail,
} from '../calls/documents.ts'

/** Lists the documents and photos of an ingredient, unpaged */
export function useListIngredientDocuments(id: Id, options?: ReadOptions<IngredientDocumentList>) {
  return useRead(
    [`/ingredient/ingredients/${encodeURIComponent(id)}/documents`],
    () => listIngredientDocuments(id),
    options,
  )
}

/** Sends the request of `useListIngredientDocuments` early */
export function preloadListIngredientDocuments(id: Id) {
  readEarly([`/ingredient/ingredients/${encodeURIComponent(id)}/documents`], () => listIngredientDocuments(id))
}

/** Lists the documents and photos of a recipe, unpaged */
export function useListRecipeDocuments(id: Id, options?: ReadOptions<IngredientDocumentList>) {
  return useRead([`/recipe/recipes/${encodeURIComponent(id)}/documents`], () => listRecipeDocuments(id), options)
}

/** Sends the request of `useListRecipeDocuments` early */
export function preloadListRecipeDocuments(id: Id) {
  readEarly([`/recipe/recipes/${encodeURIComponent(id)}/documents`], () => listRecipeDocuments(id))
}

/** Lists the documents and photos of a master item, unpaged */
export function useListMenuItemDocuments(id: Id, options?: ReadOptions<IngredientDocumentList>) {
  return useRead([`/recipe/menuItems/${encodeURIComponent(id)}/documents`], () => listMenuItemDocuments(id), options)
}

/** Sends the request of `useListMenuItemDocuments` early */
export function preloadListMenuItemDocuments(id: Id) {
  readEarly([`/recipe/menuItems/${encodeURIComponent(id)}/documents`], () => listMenuItemDocuments(id))
}

/** Downloads the file of a document */
export function useReadIngredientDocumentFile(id: Id, options?: ReadOptions<File>) {
  return useRead(
    [`/ingredient/documents/${encodeURIComponent(id)}/file`],
    () => readIngredientDocumentFile(id),
    options,
  )
}

/** Sends the request of `useReadIngredientDocumentFile` early */
export function preloadReadIngredientDocumentFile(id: Id) {
  readEarly([`/ingredient/documents/${encodeURIComponent(id)}/file`], () => readIngredientDocumentFile(id))
}

/** Reads the small copy of a picture. A WebP picture of at most 160 px in width and height. It never changes, so clients can cache it by the document's id. */
export function useReadIngredientDocumentThumbnail(id: Id, options?: ReadOptions<File>) {
  return useRead(
    [`/ingredient/documents/${encodeURIComponent(id)}/thumbnail`],
    () => readIngredientDocumentThumbnail(id),
    options,
  )
}

/** Sends the request of `useReadIngredientDocumentThumbnail` early */
export function preloadReadIngredientDocumentThumbnail(id: Id) {
  readEarly([`/ingredient/documents/${encodeURIComponent(id)}/thumbnail`], () => readIngredientDocumentThumbnail(id))
}
