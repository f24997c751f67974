import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'

/** A school that the caller has no access to shows nothing: order-reports.test.ts tests it. */
const showingNothing = { 'body.schools.*': null }

/** The cases of the reports of rows. */
export const reportCases = {
  readCurrentInventoryReport: {
    status: 200,
    ids: { 'body.schools.*': 'school' },
    request: ({ ids }) => ({ body: { to: '2026-11-20', schools: [ids.school], group: ['site'] } }),
  },
  readMealReport: {
    status: 200,
    ids: showingNothing,
    request: ({ ids }) => ({ body: { from: '2026-01-01', to: '2026-12-31', schools: [ids.school], group: [] } }),
  },
  printStudentMeals: {
    status: 200,
    ids: { 'body.schools.*': 'school' },
    request: async ({ ids, families }) => {
      const { date } = await families.lockedOrder()
      return { body: { as: 'classSheets', date, schools: [ids.school] } }
    },
  },
  readDepositReport: {
    status: 200,
    ids: showingNothing,
    request: ({ ids }) => ({ body: { from: '2026-01-01', to: '2026-12-31', schools: [ids.school], group: [] } }),
  },
  readSalesReport: {
    status: 200,
    ids: showingNothing,
    request: ({ ids }) => ({ body: { from: '2026-01-01', to: '2026-12-31', schools: [ids.school], group: [] } }),
  },
  readMenuCostingReport: {
    status: 200,
    ids: { 'body.schools.*': 'school' },
    request: ({ ids }) => ({ body: { from: '2098-09-01', to: '2098-09-30', schools: [ids.school], group: [] } }),
  },
  readPurchaseOrderReport: {
    status: 200,
    ids: { 'body.schools.*': 'school' },
    request: async (world) => {
      await world.orders.placeSchool()
      return { body: { from: '2026-09-01', to: '2027-08-31', schools: [world.ids.school], group: [] } }
    },
  },
  readProductionRecordReport: {
    status: 200,
    ids: { 'body.schools.*': 'school' },
    request: ({ ids }) => ({ body: { from: '2098-01-01', to: '2098-12-31', schools: [ids.school], group: [] } }),
  },
  readCompositionReport: {
    status: 200,
    ids: { 'body.schools.*': 'school' },
    request: ({ ids }) => ({ body: { schools: [ids.school] } }),
  },
  readMissingNutritionReport: {
    status: 200,
    ids: { 'body.schools.*': 'school' },
    request: ({ ids }) => ({ body: { schools: [ids.school] } }),
  },
  readDiscontinuedReport: {
    status: 200,
    ids: { 'body.schools.*': 'school' },
    request: ({ ids }) => ({ body: { schools: [ids.school] } }),
  },
  beginReportExport: {
    status: 202,
    ids: { 'body.request.schools.*': 'school' },
    request: ({ ids }) => ({
      body: { report: 'currentInventory', format: 'csv', request: { schools: [ids.school] } },
    }),
  },
  readReportExport: {
    status: 200,
    ids: { 'path.id': 'reportExport' },
    request: async ({ exports }, token) => ({ path: { id: await exports.firstExport(token) } }),
  },
  cancelReportExport: {
    status: 200,
    ids: { 'path.id': 'reportExport' },
    request: async ({ exports }, token) => ({ path: { id: await exports.firstExport(token) } }),
  },
  readReportExportFile: {
    status: 200,
    ids: { 'path.id': 'reportExport' },
    request: async ({ exports }, token) => ({ path: { id: await exports.firstExport(token) } }),
  },
} satisfies Partial<Record<OperationId, MatrixCase>>
