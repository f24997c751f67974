import type { OperationId } from '../../src/contract/operations.ts'
import { countCases } from './cases-counts.ts'
import { foodReportCases } from './cases-food-reports.ts'
import { documentCases } from './cases-documents.ts'
import { familyCases } from './cases-families.ts'
import { itemCases } from './cases-items.ts'
import { menuCases } from './cases-menus.ts'
import { notificationCases } from './cases-notifications.ts'
import { orderCases } from './cases-orders.ts'
import { ownFamilyCases } from './cases-own-family.ts'
import { plannedCases } from './cases-planned.ts'
import { productionCases } from './cases-production.ts'
import { recallCases } from './cases-recall.ts'
import { recipeCases } from './cases-recipes.ts'
import { reportCases } from './cases-reports.ts'
import { settingsCases } from './cases-settings.ts'
import { stockCases } from './cases-stock.ts'
import { userCases } from './cases-users.ts'
import { dayInput, ingredientInput } from './inputs.ts'
import { masterDate, menuDate, password, type Kind, type World } from './world.ts'

/** A complete request, valid for the caterer of the world that it is built from. */
export interface MatrixRequest {
  path?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: object | string
  contentType?: string
}

export interface MatrixCase {
  /** The response status of a valid request. */
  status: number
  /** The kind of row of each id, by position (`path.id`, `body.lines.*.recipeId`); null for ids that are not tested. */
  ids: Record<string, Kind | null>
  /** Positions of ids that may be of archived records. */
  archivable?: readonly string[]
  /** `token` is that of the user who will send it, for records that belong to one user; by default the administrator's. */
  request: (world: World, token?: string) => MatrixRequest | Promise<MatrixRequest>
}

const calendarQuery = { itemType: 'MEAL', startDate: menuDate, endDate: masterDate }
const analysisBody = ({ ids }: World) => ({
  schoolId: ids.school,
  programId: ids.mealProgram,
  ...calendarQuery,
  rule: {},
})
const replacementBody = ({ recipe, subRecipe }: World['ids']) => ({
  kind: 'recipe',
  id: recipe,
  byId: subRecipe,
  from: '2099-01-01',
})
const form = 'application/x-www-form-urlencoded'

/** One case for each operation of the contract. The matrix fails for operations and ids that are not listed here. */
const ingredientIds = {
  'body.referenceFoodId': 'referenceFood',
  'body.source.id': null,
  'body.prices.*.vendorId': 'vendor',
} as const

export const cases: Record<OperationId, MatrixCase> = {
  ...settingsCases,
  ...userCases,
  ...documentCases,
  ...itemCases,
  ...menuCases,
  ...productionCases,
  ...countCases,
  ...stockCases,
  ...orderCases,
  ...recallCases,
  ...reportCases,
  createToken: {
    status: 200,
    ids: {},
    request: ({ userName }) => ({
      body: String(new URLSearchParams({ grant_type: 'password', username: `ROLE_CATERER:${userName}`, password })),
      contentType: form,
    }),
  },
  revokeToken: { status: 200, ids: {}, request: () => ({ body: 'token=unknown', contentType: form }) },
  readUserInfo: { status: 200, ids: {}, request: () => ({}) },
  listSchools: { status: 200, ids: {}, request: () => ({ query: { role: 'ROLE_CATERER', date: menuDate } }) },
  listCountryDetails: { status: 200, ids: {}, request: () => ({}) },
  readSchoolCalendar: {
    status: 200,
    ids: { 'path.schoolId': 'school', 'query.programId': 'mealProgram' },
    request: ({ ids }) => ({ path: { schoolId: ids.school }, query: { ...calendarQuery, programId: ids.mealProgram } }),
  },
  replaceSchoolCalendarDay: {
    status: 200,
    ids: {
      'path.schoolId': 'school',
      'query.programId': 'mealProgram',
      'body.lines.*.recipeId': 'recipe',
      'body.lines.*.ingredientId': 'ingredient',
      'body.lines.*.menuItemId': 'menuItem',
      'body.lines.*.placeholderId': 'placeholder',
    },
    request: ({ ids, mark }) => ({
      path: { schoolId: ids.school, date: menuDate },
      query: { itemType: 'MEAL', programId: ids.mealProgram },
      body: dayInput(mark, ids),
    }),
  },
  analyzeMenu: {
    status: 200,
    ids: { 'body.schoolId': 'school', 'body.programId': 'mealProgram' },
    request: (world) => ({ body: analysisBody(world) }),
  },
  printMenuAnalysis: {
    status: 200,
    ids: { 'body.schoolId': 'school', 'body.programId': 'mealProgram' },
    request: (world) => ({ body: analysisBody(world) }),
  },
  listRetentionFactors: { status: 200, ids: {}, request: () => ({}) },
  listReferenceFoods: { status: 200, ids: {}, request: () => ({}) },
  readReferenceFood: {
    status: 200,
    ids: { 'path.id': 'referenceFood' },
    request: ({ ids }) => ({ path: { id: ids.referenceFood } }),
  },
  createImport: {
    status: 202,
    ids: { 'query.vendorId': 'vendor' },
    request: ({ mark, ids }) => ({
      query: { fileName: `${mark}.csv`, vendorId: ids.vendor },
      body: 'no header of ours\n1\n',
      contentType: 'application/octet-stream',
    }),
  },
  readImport: { status: 200, ids: { 'path.id': 'import' }, request: ({ ids }) => ({ path: { id: ids.import } }) },
  cancelImport: {
    status: 200,
    ids: { 'path.id': 'import' },
    request: async ({ freshImport }) => ({ path: { id: await freshImport() } }),
  },
  applyImport: {
    status: 202,
    ids: { 'path.id': 'import' },
    request: async ({ freshImport }) => ({ path: { id: await freshImport() } }),
  },
  listImportProblems: {
    status: 200,
    ids: { 'path.id': 'import' },
    request: ({ ids }) => ({ path: { id: ids.import } }),
  },
  mapImportColumns: {
    status: 202,
    ids: { 'path.id': 'import', 'body.vendorId': 'vendor' },
    request: async ({ freshImport, ids }) => ({
      path: { id: await freshImport() },
      body: { fields: ['code', 'description'], vendorId: ids.vendor },
    }),
  },
  skipImportRows: {
    status: 200,
    ids: { 'path.id': 'import' },
    request: async ({ freshProducts }) => ({
      path: { id: await freshProducts() },
      body: { rows: [2], isSkipped: true },
    }),
  },
  listImportRows: {
    status: 200,
    ids: { 'path.id': 'import' },
    request: ({ ids }) => ({ path: { id: ids.import } }),
  },
  listImportDependents: {
    status: 200,
    ids: { 'path.id': 'import' },
    request: ({ ids }) => ({ path: { id: ids.import } }),
  },
  undoImport: {
    status: 200,
    ids: { 'path.id': 'import' },
    request: async ({ doneImport }) => ({ path: { id: await doneImport() } }),
  },
  // A foreign vendor has no ingredients: the list is empty, like that of an unknown one.
  listIngredients: { status: 200, ids: { 'query.vendorId': null }, request: () => ({}) },
  createIngredient: {
    status: 201,
    ids: { ...ingredientIds, 'body.replacementId': 'ingredient' },
    request: ({ mark, ids }) => ({
      body: {
        ...ingredientInput(mark, 1, ids.referenceFood, ids.vendor),
        discontinuedOn: '2026-09-01',
        replacementId: ids.ingredient,
      },
    }),
  },
  previewReplacement: {
    status: 200,
    ids: { 'body.id': 'recipe', 'body.byId': 'subRecipe' },
    request: ({ ids }) => ({ body: replacementBody(ids) }),
  },
  createReplacement: {
    status: 201,
    ids: { 'body.id': 'recipe', 'body.byId': 'subRecipe' },
    request: ({ ids }) => ({ body: replacementBody(ids) }),
  },
  undoReplacement: {
    status: 200,
    ids: { 'path.id': 'replacement' },
    request: async ({ freshReplacement }) => ({ path: { id: await freshReplacement() } }),
  },
  ...plannedCases,
  readIngredientUses: {
    status: 200,
    ids: { 'path.id': 'ingredient' },
    request: ({ ids }) => ({ path: { id: ids.ingredient } }),
  },
  readChangeEffects: {
    status: 200,
    ids: { 'path.id': 'ingredient' },
    request: ({ ids }) => ({ path: { id: ids.ingredient } }),
  },
  previewPriceChange: {
    status: 200,
    ids: { 'path.id': 'ingredient', 'body.prices.*.vendorId': 'vendor' },
    request: ({ mark, figure, ids }) => ({
      path: { id: ids.ingredient },
      body: { prices: ingredientInput(mark, figure, null, ids.vendor).prices },
    }),
  },
  listChangedSpecs: { status: 200, ids: {}, request: () => ({}) },
  markChangesSeen: {
    status: 200,
    ids: { 'path.id': 'ingredient', 'body.lastId': null },
    request: ({ ids }) => ({ path: { id: ids.ingredient }, body: { lastId: 1_000_000_000 } }),
  },
  readRecipeUses: {
    status: 200,
    ids: { 'path.id': 'recipe' },
    request: ({ ids }) => ({ path: { id: ids.recipe } }),
  },
  readMenuItemUses: {
    status: 200,
    ids: { 'path.id': 'menuItem' },
    request: ({ ids }) => ({ path: { id: ids.menuItem } }),
  },
  readIngredient: {
    status: 200,
    ids: { 'path.id': 'ingredient' },
    request: ({ ids }) => ({ path: { id: ids.ingredient } }),
  },
  updateIngredient: {
    status: 200,
    ids: { 'path.id': 'ingredient', ...ingredientIds, 'body.replacementId': null },
    request: ({ mark, ids }) => ({
      path: { id: ids.ingredient },
      body: ingredientInput(mark, 1, ids.referenceFood, ids.vendor),
    }),
  },
  listUnassessedIngredients: { status: 200, ids: {}, request: () => ({}) },
  markAsNonCreditable: {
    status: 200,
    // Foreign ids in a list are left out: unassessed.test.ts tests it.
    ids: { 'body.ids': null, 'body.ids.*': null },
    request: ({ ids }) => ({ body: { ids: [ids.ingredient] } }),
  },
  ...recipeCases,
  ...foodReportCases,
  ...familyCases,
  ...ownFamilyCases,
  ...notificationCases,
}
