import { randomUUID } from 'node:crypto'

import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import { dayInput } from './inputs.ts'
import type { Ids } from './world.ts'
import { comingMonth } from './world-menus.ts'

const date = `${comingMonth}-06`

const daysInput = (mark: string, ids: Ids) => [{ date, ...dayInput(mark, ids), note: `${mark} note` }]

const lineIds = {
  'body.days.*.lines.*.recipeId': 'recipe',
  'body.days.*.lines.*.ingredientId': 'ingredient',
  'body.days.*.lines.*.menuItemId': 'menuItem',
  'body.days.*.lines.*.placeholderId': 'placeholder',
} as const

const cycleInput = (mark: string, ids: Ids) => ({
  name: `${mark} ${randomUUID().slice(0, 8)}`,
  programId: ids.mealProgram,
  weeks: 3,
  daysPerWeek: 5,
})

/** The cases of months of master menus and schools, of publishing, and of cycle menus. */
export const menuCases = {
  listCalendarSummaries: {
    status: 200,
    ids: { 'query.catererId': null },
    request: ({ catererId }) => ({
      query: { itemType: 'MEAL', catererId, startYearMonth: '2098-09', endYearMonth: '2098-10' },
    }),
  },
  readMonthlyCalendar: {
    status: 200,
    ids: { 'path.id': 'masterMonth' },
    request: ({ ids }) => ({ path: { id: ids.masterMonth } }),
  },
  saveCatererMonthlyCalendar: {
    status: 201,
    ids: {
      ...lineIds,
      'path.catererId': null,
      'body.id': null,
      'body.programId': 'mealProgram',
      'body.recurringDays.*.line.recipeId': 'recipe',
      'body.recurringDays.*.line.ingredientId': null,
      'body.recurringDays.*.line.menuItemId': null,
      'body.recurringDays.*.line.placeholderId': null,
    },
    request: ({ mark, ids, catererId }) => ({
      path: { catererId, menuType: 'MEAL' },
      body: {
        name: `${mark} ${randomUUID().slice(0, 8)}`,
        yearMonth: comingMonth,
        programId: ids.mealProgram,
        days: daysInput(mark, ids),
        recurringDays: [
          {
            category: 'MAINCOURSE',
            weekdays: [1, 3],
            line: { key: `${mark}-r`, category: 'Entree', plannedServings: 10, recipeId: ids.recipe },
          },
        ],
      },
    }),
  },
  cloneCalendar: {
    status: 200,
    ids: { 'path.id': 'masterMonth' },
    request: ({ mark, ids }) => ({
      path: { id: ids.masterMonth },
      body: { yearMonth: comingMonth, name: `${mark} ${randomUUID().slice(0, 8)}` },
    }),
  },
  archiveCatererCalendar: {
    status: 200,
    ids: { 'path.id': 'masterMonth' },
    request: async ({ menus }) => ({ path: { id: await menus.month() } }),
  },
  restoreCatererCalendar: {
    status: 200,
    ids: { 'path.id': 'masterMonth' },
    request: ({ ids }) => ({ path: { id: ids.masterMonth } }),
  },
  publishCalendar: {
    status: 200,
    // A list in one text: its ids are tried in the module's own tests.
    ids: { 'path.id': 'masterMonth', 'query.schoolIds': null },
    request: ({ mark, ids }) => ({
      path: { id: ids.masterMonth },
      query: { schoolIds: ids.school, reason: `${mark} reason` },
    }),
  },
  listApplicableSchools: {
    status: 200,
    ids: { 'path.id': 'masterMonth' },
    request: ({ ids }) => ({ path: { id: ids.masterMonth } }),
  },
  setMasterMenu: {
    status: 200,
    ids: { 'path.id': 'school', 'body.catererCalendarId': 'masterMonth' },
    request: ({ ids }) => ({ path: { id: ids.school }, body: { catererCalendarId: ids.masterMonth } }),
  },
  listPublications: {
    status: 200,
    ids: { 'path.id': 'masterMonth' },
    request: ({ ids }) => ({ path: { id: ids.masterMonth } }),
  },
  takeBackPublication: {
    status: 200,
    ids: { 'path.id': 'publication' },
    request: async ({ menus }) => ({ path: { id: await menus.publication() } }),
  },
  listSchoolMenus: {
    status: 200,
    ids: { 'path.schoolId': 'school', 'query.programId': 'mealProgram' },
    request: ({ ids }) => ({
      path: { schoolId: ids.school, menuType: 'MEAL' },
      query: { programId: ids.mealProgram },
    }),
  },
  replaceSchoolMonthlyCalendar: {
    status: 200,
    ids: { ...lineIds, 'path.id': 'schoolMonth' },
    request: ({ mark, ids }) => ({ path: { id: ids.schoolMonth }, body: { days: daysInput(mark, ids) } }),
  },
  answerDayConflicts: {
    status: 200,
    ids: { 'path.id': 'schoolMonth' },
    request: ({ ids }) => ({ path: { id: ids.schoolMonth }, body: { date: `${comingMonth}-07`, answers: [] } }),
  },
  reopenDayConflicts: {
    status: 200,
    ids: { 'path.id': 'schoolMonth' },
    request: ({ ids }) => ({ path: { id: ids.schoolMonth }, body: { date: `${comingMonth}-07` } }),
  },
  listPublishedDays: {
    status: 200,
    ids: { 'path.id': 'schoolMonth' },
    request: ({ ids }) => ({ path: { id: ids.schoolMonth } }),
  },
  listCycleMenus: { status: 200, ids: {}, request: () => ({}) },
  createCycleMenu: {
    status: 201,
    ids: { 'body.programId': 'mealProgram' },
    request: ({ mark, ids }) => ({ body: cycleInput(mark, ids) }),
  },
  readCycleMenu: {
    status: 200,
    ids: { 'path.id': 'cycleMenu' },
    request: ({ ids }) => ({ path: { id: ids.cycleMenu } }),
  },
  updateCycleMenu: {
    status: 200,
    ids: { 'path.id': 'cycleMenu', 'body.programId': 'mealProgram' },
    request: ({ mark, ids }) => ({ path: { id: ids.cycleMenu }, body: cycleInput(mark, ids) }),
  },
  archiveCycleMenu: {
    status: 200,
    ids: { 'path.id': 'cycleMenu' },
    request: async ({ menus }) => ({ path: { id: await menus.cycle() } }),
  },
  restoreCycleMenu: {
    status: 200,
    ids: { 'path.id': 'archivedCycleMenu' },
    request: ({ ids }) => ({ path: { id: ids.archivedCycleMenu } }),
  },
  duplicateCycleMenu: {
    status: 201,
    ids: { 'path.id': 'cycleMenu' },
    request: ({ ids }) => ({ path: { id: ids.cycleMenu } }),
  },
  replaceCycleMenuDays: {
    status: 200,
    ids: { ...lineIds, 'path.id': 'cycleMenu' },
    request: ({ mark, ids }) => ({
      path: { id: ids.cycleMenu },
      body: { days: [{ week: 2, weekday: 3, ...dayInput(mark, ids), note: `${mark} note` }] },
    }),
  },
  applyCycleMenu: {
    status: 200,
    ids: { 'path.id': 'cycleMenu', 'body.catererCalendarId': null },
    request: ({ mark, ids }) => ({
      path: { id: ids.cycleMenu },
      body: { name: `${mark} laid`, startDate: `${comingMonth}-05`, endDate: `${comingMonth}-16` },
    }),
  },
  findMenuItemsByProgram: {
    status: 200,
    ids: { 'query.programId': 'mealProgram' },
    request: ({ ids }) => ({ query: { programId: ids.mealProgram } }),
  },
} satisfies Partial<Record<OperationId, MatrixCase>>
