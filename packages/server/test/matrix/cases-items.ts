import { randomUUID } from 'node:crypto'

import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import { menuItemInput } from './inputs.ts'

const unique = () => randomUUID().slice(0, 8)

const itemIds = {
  'body.catererId': null,
  'body.recipeId': null,
  'body.ingredientId': null,
  'body.subCategoryId': 'subCategory',
} as const

/** The cases of master items, their sub-categories and how the caterer offers them. */
export const itemCases = {
  createMenuItem: {
    status: 201,
    ids: { ...itemIds, 'body.recipeId': 'recipe' },
    request: ({ mark, ids, catererId }) => ({ body: { catererId, ...menuItemInput(mark, ids) } }),
  },
  readMenuItem: { status: 200, ids: { 'path.id': 'menuItem' }, request: ({ ids }) => ({ path: { id: ids.menuItem } }) },
  updateMenuItem: {
    status: 200,
    ids: { ...itemIds, 'path.id': 'menuItem', 'body.ingredientId': 'ingredient' },
    request: ({ mark, ids, catererId }) => ({
      path: { id: ids.menuItem },
      body: {
        catererId,
        ...menuItemInput(mark, ids),
        name: `${mark} ${unique()}`,
        recipeId: null,
        ingredientId: ids.ingredient,
      },
    }),
  },
  findMenuItemsBySchool: {
    status: 200,
    ids: { 'query.schoolId': 'school', 'query.programId': 'mealProgram' },
    request: ({ ids }) => ({ query: { schoolId: ids.school, programId: ids.mealProgram, types: 'MEAL,SNACK' } }),
  },
  createItemSubCategory: {
    status: 201,
    ids: { 'body.catererId': null },
    request: ({ mark, catererId }) => ({ body: { catererId, category: 'ENTREE', name: `${mark} ${unique()}` } }),
  },
  updateItemSubCategory: {
    status: 200,
    ids: { 'path.id': 'subCategory', 'body.catererId': null },
    request: ({ mark, ids, catererId }) => ({
      path: { id: ids.subCategory },
      body: { catererId, name: `${mark} ${unique()}` },
    }),
  },
  deleteItemSubCategory: {
    status: 200,
    ids: { 'path.id': 'subCategory' },
    request: async ({ freshSubCategory }) => ({ path: { id: await freshSubCategory() } }),
  },
  findMenuItemsSubCategories: {
    status: 200,
    ids: { 'query.catererId': null },
    request: ({ catererId }) => ({ query: { catererId, category: 'MAINCOURSE' } }),
  },
  updateMenuCaterer: {
    status: 200,
    ids: { 'path.id': 'menuItem', 'body.catererId': null, 'body.subCategoryId': 'subCategory' },
    request: ({ ids, catererId }) => ({
      path: { id: ids.menuItem },
      body: { catererId, mealCategory: 'ENTREE', subCategoryId: ids.subCategory, price: '2.75', types: ['MEAL'] },
    }),
  },
  findMenuCaterers: {
    status: 200,
    ids: { 'query.catererId': null, 'query.subCategoryId': null },
    request: ({ catererId }) => ({ query: { catererId, types: 'MEAL', mealCategory: 'ENTREE' } }),
  },
} satisfies Partial<Record<OperationId, MatrixCase>>
