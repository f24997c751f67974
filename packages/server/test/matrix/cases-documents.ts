import { randomUUID } from 'node:crypto'

import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'

/** The cases of the documents of ingredients, recipes and master items. */
export const documentCases = {
  listIngredientDocuments: {
    status: 200,
    ids: { 'path.id': 'ingredient' },
    request: ({ ids }) => ({ path: { id: ids.ingredient } }),
  },
  createIngredientDocument: {
    status: 201,
    ids: { 'path.id': 'ingredient' },
    request: async ({ mark, ids, documents }) => {
      await documents.makeRoom()
      return {
        path: { id: ids.ingredient },
        query: { fileName: `${mark}.pdf`, kind: 'LABEL', validFrom: '2026-01-01', expiresOn: '2028-12-31' },
        // The same file twice is refused.
        body: `%PDF-1.7\n% ${mark} ${randomUUID()}\n`,
        contentType: 'application/octet-stream',
      }
    },
  },
  listRecipeDocuments: {
    status: 200,
    ids: { 'path.id': 'recipe' },
    request: ({ ids }) => ({ path: { id: ids.recipe } }),
  },
  createRecipeDocument: {
    status: 201,
    ids: { 'path.id': 'recipe' },
    request: async ({ mark, ids, documents }) => {
      await documents.makeRoom()
      return {
        path: { id: ids.recipe },
        query: { fileName: `${mark}.pdf`, kind: 'SPECIFICATION', validFrom: '2026-01-01', expiresOn: '2028-12-31' },
        body: `%PDF-1.7\n% ${mark} ${randomUUID()}\n`,
        contentType: 'application/octet-stream',
      }
    },
  },
  listMenuItemDocuments: {
    status: 200,
    ids: { 'path.id': 'menuItem' },
    request: ({ ids }) => ({ path: { id: ids.menuItem } }),
  },
  createMenuItemDocument: {
    status: 201,
    ids: { 'path.id': 'menuItem' },
    request: async ({ mark, ids, documents }) => {
      await documents.makeRoom()
      return {
        path: { id: ids.menuItem },
        query: { fileName: `${mark}.pdf`, kind: 'SPECIFICATION', validFrom: '2026-01-01', expiresOn: '2028-12-31' },
        body: `%PDF-1.7\n% ${mark} ${randomUUID()}\n`,
        contentType: 'application/octet-stream',
      }
    },
  },
  updateIngredientDocument: {
    status: 200,
    ids: { 'path.id': 'ingredientDocument' },
    request: ({ ids }) => ({
      path: { id: ids.ingredientDocument },
      body: { kind: 'CN_LABEL', validFrom: '2026-01-01', expiresOn: '2028-12-31', provesCrediting: true },
    }),
  },
  deleteIngredientDocument: {
    status: 200,
    ids: { 'path.id': 'ingredientDocument' },
    request: async ({ documents }) => ({ path: { id: await documents.fresh() } }),
  },
  restoreIngredientDocument: {
    status: 200,
    ids: { 'path.id': 'archivedDocument' },
    request: async ({ documents }) => ({ path: { id: await documents.freshArchived() } }),
  },
  readIngredientDocumentFile: {
    status: 200,
    ids: { 'path.id': 'ingredientDocument' },
    request: ({ ids }) => ({ path: { id: ids.ingredientDocument } }),
  },
  readIngredientDocumentThumbnail: {
    status: 200,
    ids: { 'path.id': 'ingredientDocument' },
    request: ({ ids }) => ({ path: { id: ids.ingredientDocument } }),
  },
} as const satisfies Partial<Record<OperationId, MatrixCase>>
