import { randomUUID } from 'node:crypto'

import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import { dayInput } from './inputs.ts'
import { masterDate, menuDate, type Ids } from './world.ts'
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
  printMenu: {
    status: 200,
    ids: { 'body.schoolId': 'school', 'body.programId': 'mealProgram', 'body.catererCalendarId': null },
    request: ({ ids }) => ({
      body: {
        audience: 'families',
        schoolId: ids.school,
        itemType: 'MEAL',
        programId: ids.mealProgram,
        startDate: menuDate,
        endDate: menuDate,
      },
    }),
  },
  readPublicMenu: {
    status: 200,
    ids: {},
    request: ({ mark }) => ({
      path: { subdomain: `${mark}-other` },
      query: { startDate: menuDate, endDate: menuDate },
    }),
  },
  exportPublicMenu: {
    status: 200,
    ids: {},
    request: ({ mark }) => ({
      path: { subdomain: `${mark}-other` },
      query: { startDate: menuDate, endDate: menuDate, language: 'es' },
    }),
  },
  subscribePublicMenu: {
    status: 200,
    ids: { 'query.programId': 'mealProgram' },
    request: ({ mark, ids }) => ({
      path: { subdomain: `${mark}-other` },
      query: { itemType: 'MEAL', programId: ids.mealProgram, language: 'es' },
    }),
  },
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
    // A list in one text: the module's own tests try its ids.
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
    ids: { 'path.id': 'school', 'body.catererCalendarId': null },
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
  listMenuAnalysisItems: {
    status: 200,
    ids: { 'query.menuSummaryId': 'masterMonth' },
    request: ({ ids }) => ({ query: { menuSummaryId: ids.masterMonth } }),
  },
  createMenuAnalysisItem: {
    status: 201,
    ids: { 'body.menuSummaryId': 'masterMonth' },
    request: async ({ menus }) => ({
      body: { menuSummaryId: await menus.month(), date: `${comingMonth}-05`, line: null, servedServings: 10 },
    }),
  },
  updateMenuAnalysisItem: {
    status: 200,
    ids: { 'path.id': 'menuAnalysisItem', 'body.menuSummaryId': null },
    request: ({ mark, ids }) => ({
      path: { id: ids.menuAnalysisItem },
      body: { menuSummaryId: ids.masterMonth, date: masterDate, line: `${mark}-m`, servedServings: 11 },
    }),
  },
  exportMealPattern: {
    status: 200,
    ids: { 'path.id': 'masterMonth' },
    request: ({ ids }) => ({ path: { id: ids.masterMonth }, body: { format: 'pdf' } }),
  },
  exportReport: {
    status: 202,
    ids: {},
    request: ({ mark }) => ({
      body: {
        format: 'csv',
        title: `${mark} report`,
        sections: [
          {
            title: `${mark} section`,
            facts: [{ label: `${mark} fact`, value: `${mark} value` }],
            columns: [{ label: `${mark} column` }],
            rows: [{ cells: [{ text: `${mark} cell` }] }],
          },
        ],
      },
    }),
  },
  beginMenuPlan: {
    status: 202,
    // Foods of days that stay are only counted: another caterer's food is unknown, like one that does not exist.
    ids: {
      'body.programIds.*': 'mealProgram',
      'body.programIds': null,
      'body.days.*.lines.*.recipeId': null,
      'body.days.*.lines.*.ingredientId': null,
      'body.days.*.lines.*.menuItemId': null,
      'body.days.*.lines.*.placeholderId': null,
    },
    request: ({ mark, ids }) => ({
      body: {
        programIds: [ids.mealProgram],
        rules: ['now'],
        days: [
          { key: 'a', date, plannedMeals: 10, isOpen: true, lines: [] },
          { key: 'b', date: `${comingMonth}-07`, plannedMeals: 10, isOpen: false, lines: dayInput(mark, ids).lines },
        ],
      },
    }),
  },
  analyzeSchools: {
    status: 200,
    ids: { 'body.schools.*': 'school' },
    request: ({ ids }) => ({
      body: { schools: [ids.school], startDate: '2098-09-08', endDate: '2098-09-14' },
    }),
  },
  readMenuPlan: { status: 200, ids: { 'path.id': 'menuPlan' }, request: ({ ids }) => ({ path: { id: ids.menuPlan } }) },
  cancelMenuPlan: {
    status: 200,
    ids: { 'path.id': 'menuPlan' },
    request: ({ ids }) => ({ path: { id: ids.menuPlan } }),
  },
  readPublishJob: {
    status: 200,
    ids: { 'path.id': 'publishJob' },
    request: ({ ids }) => ({ path: { id: ids.publishJob } }),
  },
  cancelPublishJob: {
    status: 200,
    ids: { 'path.id': 'publishJob' },
    request: ({ ids }) => ({ path: { id: ids.publishJob } }),
  },
  findMenuItemsByProgram: {
    status: 200,
    ids: { 'query.programId': 'mealProgram' },
    request: ({ ids }) => ({ query: { programId: ids.mealProgram } }),
  },
} satisfies Partial<Record<OperationId, MatrixCase>>
