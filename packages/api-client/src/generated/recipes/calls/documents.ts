// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type {
  Added,
  CreateIngredientDocumentParams,
  CreateMenuItemDocumentParams,
  CreateRecipeDocumentParams,
  Id,
  IngredientDocumentInput,
  IngredientDocumentList,
  Saved,
} from '../../types.ts'

/** Lists the documents and photos of an ingredient, unpaged */
export async function listIngredientDocuments(id: Id, options?: CallOptions): Promise<IngredientDocumentList> {
  return callRecipes(`/ingredient/ingredients/${encodeURIComponent(id)}/documents`, { ...options, method: 'GET' })
}

/** Attaches a PDF or a JPEG, PNG or WebP picture to an ingredient. The body is the file, at most 10 MB. Its type is detected from its bytes. A picture is stored upright, without its metadata (such as where it was taken), and with a small copy for lists. An ingredient has at most 50 documents. */
export async function createIngredientDocument(
  id: Id,
  body: Blob,
  params: CreateIngredientDocumentParams,
  options?: CallOptions,
): Promise<Added> {
  return callRecipes(withQuery(`/ingredient/ingredients/${encodeURIComponent(id)}/documents`, params), {
    ...options,
    method: 'POST',
    contentType: 'application/octet-stream',
    body,
  })
}

/** Lists the documents and photos of a recipe, unpaged */
export async function listRecipeDocuments(id: Id, options?: CallOptions): Promise<IngredientDocumentList> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}/documents`, { ...options, method: 'GET' })
}

/** Attaches a PDF or a JPEG, PNG or WebP picture to a recipe. The file is stored as for an ingredient. A recipe has at most 50 documents. */
export async function createRecipeDocument(
  id: Id,
  body: Blob,
  params: CreateRecipeDocumentParams,
  options?: CallOptions,
): Promise<Added> {
  return callRecipes(withQuery(`/recipe/recipes/${encodeURIComponent(id)}/documents`, params), {
    ...options,
    method: 'POST',
    contentType: 'application/octet-stream',
    body,
  })
}

/** Lists the documents and photos of a master item, unpaged */
export async function listMenuItemDocuments(id: Id, options?: CallOptions): Promise<IngredientDocumentList> {
  return callRecipes(`/recipe/menuItems/${encodeURIComponent(id)}/documents`, { ...options, method: 'GET' })
}

/** Attaches a PDF or a JPEG, PNG or WebP picture to a master item. The file is stored as for an ingredient. A master item has at most 50 documents. */
export async function createMenuItemDocument(
  id: Id,
  body: Blob,
  params: CreateMenuItemDocumentParams,
  options?: CallOptions,
): Promise<Added> {
  return callRecipes(withQuery(`/recipe/menuItems/${encodeURIComponent(id)}/documents`, params), {
    ...options,
    method: 'POST',
    contentType: 'application/octet-stream',
    body,
  })
}

/** Changes a document's kind, its dates, and whether it proves the crediting. One of an ingredient's documents proves the crediting; choosing another one replaces it. Documents of a recipe or a master item prove nothing. */
export async function updateIngredientDocument(
  id: Id,
  body: IngredientDocumentInput,
  options?: CallOptions,
): Promise<Saved> {
  return callRecipes(`/ingredient/documents/${encodeURIComponent(id)}`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Archives a document */
export async function deleteIngredientDocument(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/ingredient/documents/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Restores an archived document */
export async function restoreIngredientDocument(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/ingredient/documents/${encodeURIComponent(id)}/restore`, { ...options, method: 'POST' })
}

/** Downloads the file of a document */
export async function readIngredientDocumentFile(id: Id, options?: CallOptions): Promise<File> {
  return callRecipes(`/ingredient/documents/${encodeURIComponent(id)}/file`, { ...options, method: 'GET' })
}

/** Reads the small copy of a picture. A WebP picture of at most 160 px in width and height. It never changes, so clients can cache it by the document's id. */
export async function readIngredientDocumentThumbnail(id: Id, options?: CallOptions): Promise<File> {
  return callRecipes(`/ingredient/documents/${encodeURIComponent(id)}/thumbnail`, { ...options, method: 'GET' })
}
