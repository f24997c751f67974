import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import { menuDate } from './world.ts'
import { addedLine, menuLine } from './world-production.ts'

const ofRecord = { 'path.id': 'productionRecord' } as const
const foods = { 'body.recipeId': 'recipe', 'body.ingredientId': null } as const

/** The cases of production records. */
export const productionCases = {
  readDashboard: {
    status: 200,
    ids: { 'query.schoolId': 'school' },
    request: ({ ids }) => ({ query: { schoolId: ids.school, date: menuDate } }),
  },
  listOpenProductionRecords: {
    status: 200,
    ids: { 'query.schoolId': 'school' },
    request: ({ ids }) => ({ query: { schoolId: ids.school, days: 62 } }),
  },
  listProductionRecords: {
    status: 200,
    ids: { 'query.schoolId': 'school' },
    request: ({ ids }) => ({
      query: { schoolId: ids.school, itemType: 'MEAL', startDate: menuDate, endDate: menuDate },
    }),
  },
  openProductionRecord: {
    status: 200,
    ids: { 'body.schoolId': 'school' },
    request: ({ ids }) => ({ body: { schoolId: ids.school, date: menuDate, itemType: 'MEAL' } }),
  },
  readProductionRecord: {
    status: 200,
    ids: ofRecord,
    request: ({ ids }) => ({ path: { id: ids.productionRecord } }),
  },
  editProductionRecord: {
    status: 200,
    ids: ofRecord,
    // A new record: an edit states what it replaces.
    request: async ({ production, mark }) => ({
      path: { id: await production.record() },
      body: { edits: [{ path: 'events', from: `${mark} events`, to: `${mark} noted` }] },
    }),
  },
  planProductionRecord: {
    status: 200,
    ids: ofRecord,
    request: async ({ production }) => ({
      path: { id: await production.record() },
      body: { from: 'forecastByTakeRate' },
    }),
  },
  addProductionLine: {
    status: 200,
    ids: { ...ofRecord, ...foods },
    request: ({ ids, mark }) => ({
      path: { id: ids.productionRecord },
      body: { category: 'Side', reason: `${mark} reason`, recipeId: ids.recipe },
    }),
  },
  removeProductionLine: {
    status: 200,
    ids: ofRecord,
    request: async ({ production }) => ({ path: { id: await production.record(), key: addedLine } }),
  },
  previewSubstitution: {
    status: 200,
    ids: { ...ofRecord, ...foods },
    request: ({ ids }) => ({ path: { id: ids.productionRecord }, body: { replaces: menuLine, recipeId: ids.recipe } }),
  },
  signProductionRecord: {
    status: 200,
    ids: ofRecord,
    request: async ({ production }) => ({ path: { id: await production.record() }, body: { part: 'record' } }),
  },
  reopenProductionRecord: {
    status: 200,
    ids: { 'path.id': 'signedRecord' },
    request: async ({ mark, production }) => ({
      path: { id: await production.signed() },
      body: { reason: `${mark} reason` },
    }),
  },
  readSignedProductionRecord: {
    status: 200,
    ids: { 'path.id': 'signedRecord' },
    request: ({ ids }) => ({ path: { id: ids.signedRecord, round: 1 } }),
  },
  listProductionEvents: {
    status: 200,
    ids: ofRecord,
    request: ({ ids }) => ({ path: { id: ids.productionRecord } }),
  },
  printProductionRecord: {
    status: 200,
    ids: ofRecord,
    request: ({ ids }) => ({ path: { id: ids.productionRecord }, body: { form: 'filled' } }),
  },
  printReviewBinder: {
    status: 200,
    ids: { 'body.schoolId': 'school' },
    request: ({ ids }) => ({ body: { schoolId: ids.school, itemType: 'MEAL', week: menuDate } }),
  },
  listReceivingLinks: {
    status: 200,
    ids: { 'path.id': 'vendedRecord' },
    request: ({ ids }) => ({ path: { id: ids.vendedRecord } }),
  },
  createReceivingLink: {
    status: 200,
    ids: { 'path.id': 'vendedRecord' },
    request: ({ ids }) => ({ path: { id: ids.vendedRecord } }),
  },
  takeBackReceivingLink: {
    status: 200,
    ids: { 'path.id': 'vendedRecord', 'path.linkId': 'receivingLink' },
    request: ({ ids }) => ({ path: { id: ids.vendedRecord, linkId: ids.receivingLink } }),
  },
  printReceivingCode: {
    status: 200,
    ids: { 'path.id': 'vendedRecord' },
    request: ({ ids }) => ({ path: { id: ids.vendedRecord }, body: { on: 'labels' } }),
  },
  readReceiving: {
    status: 200,
    ids: {},
    request: async ({ production }) => ({ query: { token: await production.link() } }),
  },
  editReceiving: {
    status: 200,
    ids: {},
    request: async ({ production, mark }) => ({
      query: { token: await production.link() },
      body: { edits: [{ path: 'events', from: `${mark} events`, to: `${mark} noted` }] },
    }),
  },
  signReceiving: {
    status: 200,
    ids: {},
    request: async ({ production, mark }) => ({
      query: { token: await production.link() },
      body: { name: `${mark} signer` },
    }),
  },
  readProductionSettings: { status: 200, ids: {}, request: () => ({}) },
  updateProductionSettings: {
    status: 200,
    ids: {},
    request: () => ({ body: { leftoverPct: 12, issuesStock: false } }),
  },
} satisfies Partial<Record<OperationId, MatrixCase>>
