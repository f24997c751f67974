import { randomUUID } from 'node:crypto'

import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import type { World } from './world.ts'

const unique = () => randomUUID().slice(0, 8)

const householdBody = ({ mark }: World) => ({
  name: `${mark} family`,
  code: `${unique()} ${mark}`.slice(0, 20),
  email: `payer@${mark.toLowerCase()}.test`,
  phone: `${mark} phone`.slice(0, 20),
  note: `${mark} note`,
})
const studentBody = ({ mark, ids }: World) => ({
  householdId: ids.household,
  schoolId: ids.school,
  firstName: `${mark} first`,
  lastName: `${mark} last`,
  studentNumber: `${unique()} ${mark}`.slice(0, 20),
  className: `${mark} class`,
  allergies: ['Milk', 'Peanuts'],
})
const studentIds = { 'body.householdId': 'household', 'body.schoolId': 'school' } as const
const adultBody = ({ mark }: World) => ({
  firstName: `${mark} first`,
  lastName: `${mark} last`,
  email: `${unique()}@example.test`,
})
const lines = [{ itemId: null, quantity: 1 }]
const linesIds = { 'body.studentId': 'student', 'body.lines.*.itemId': null } as const
const planBody = async (world: World) => ({
  studentId: (await world.families.freshFamily()).studentId,
  period: 'Weekly',
  from: await world.families.openDay(),
  menuType: 'MEAL',
  kind: 'Regular',
  lines,
})
const priceBody = ({ mark }: World) => ({ menuType: 'SNACK', priceType: `${mark} ${unique()}`, price: '2.25' })

/** The cases of families, orders and payments. */
export const familyCases = {
  listHouseholds: { status: 200, ids: { 'query.schoolId': null }, request: () => ({}) },
  createHousehold: { status: 201, ids: {}, request: (world) => ({ body: householdBody(world) }) },
  readHousehold: {
    status: 200,
    ids: { 'path.id': 'anyHousehold' },
    request: ({ ids }) => ({ path: { id: ids.household } }),
  },
  updateHousehold: {
    status: 200,
    ids: { 'path.id': 'household' },
    request: (world) => ({ path: { id: world.ids.household }, body: householdBody(world) }),
  },
  archiveHousehold: {
    status: 200,
    ids: { 'path.id': 'household' },
    request: async ({ families }) => ({ path: { id: await families.freshHousehold() } }),
  },
  restoreHousehold: {
    status: 200,
    // An archived record is what this call is for.
    ids: { 'path.id': null },
    request: async ({ families }) => ({ path: { id: await families.freshArchivedHousehold() } }),
  },
  addHouseholdAdult: {
    status: 201,
    ids: { 'path.id': 'household' },
    request: (world) => ({ path: { id: world.ids.household }, body: adultBody(world) }),
  },
  removeHouseholdAdult: {
    status: 200,
    ids: { 'path.id': 'household', 'path.userId': 'householdParent' },
    request: async ({ families }) => ({ path: await families.freshParent() }),
  },
  inviteHouseholdAdult: {
    status: 200,
    ids: { 'path.id': 'household', 'path.userId': 'householdParent' },
    request: ({ ids }) => ({ path: { id: ids.household, userId: ids.householdParent } }),
  },
  listLedgerEntries: {
    status: 200,
    ids: { 'path.id': 'anyHousehold' },
    request: ({ ids }) => ({ path: { id: ids.household } }),
  },
  adjustBalance: {
    status: 201,
    ids: { 'path.id': 'household' },
    request: ({ mark, ids }) => ({
      path: { id: ids.household },
      body: { amount: '-1.25', reason: `${mark} reason` },
    }),
  },
  listStudents: {
    status: 200,
    ids: { 'query.schoolId': null, 'query.householdId': null },
    request: ({ ids }) => ({ query: { householdId: ids.household } }),
  },
  createStudent: { status: 201, ids: studentIds, request: (world) => ({ body: studentBody(world) }) },
  readStudent: { status: 200, ids: { 'path.id': 'student' }, request: ({ ids }) => ({ path: { id: ids.student } }) },
  updateStudent: {
    status: 200,
    ids: { 'path.id': 'student', ...studentIds },
    request: (world) => ({ path: { id: world.ids.student }, body: studentBody(world) }),
  },
  archiveStudent: {
    status: 200,
    ids: { 'path.id': 'student' },
    request: async ({ families }) => ({ path: { id: (await families.freshFamily()).studentId } }),
  },
  restoreStudent: {
    status: 200,
    ids: { 'path.id': null },
    request: async ({ families }) => ({ path: { id: await families.freshArchivedStudent() } }),
  },
  listOrders: {
    status: 200,
    ids: { 'query.schoolId': null, 'query.studentId': null, 'query.householdId': null },
    request: ({ ids }) => ({ query: { studentId: ids.student } }),
  },
  placeOrder: {
    status: 201,
    ids: linesIds,
    request: async ({ mark, families }) => ({
      body: {
        studentId: (await families.freshFamily()).studentId,
        date: await families.openDay(),
        menuType: 'MEAL',
        kind: 'Regular',
        note: `${mark} note`,
        lines,
      },
    }),
  },
  readOrder: { status: 200, ids: { 'path.id': 'mealOrder' }, request: ({ ids }) => ({ path: { id: ids.mealOrder } }) },
  cancelOrder: {
    status: 200,
    ids: { 'path.id': 'mealOrder' },
    request: async ({ families }) => ({ path: { id: await families.openOrder() } }),
  },
  refundOrder: {
    status: 200,
    ids: { 'path.id': 'mealOrder' },
    request: async ({ mark, families }) => ({
      path: { id: (await families.lockedOrder()).id },
      body: { reason: `${mark} reason` },
    }),
  },
  markOrders: {
    status: 200,
    // Ids of other orders are left out: meal-orders.test.ts tests it.
    ids: { 'body.schoolId': 'school', 'body.orderIds': null, 'body.orderIds.*': null },
    request: async ({ ids, families }) => {
      const { id, date } = await families.lockedOrder()
      return { body: { schoolId: ids.school, date, status: 'served', orderIds: [id] } }
    },
  },
  readOrderChoices: {
    status: 200,
    ids: { 'query.studentId': 'student' },
    request: async ({ ids, families }) => ({
      query: { studentId: ids.student, date: await families.openDay(), menuType: 'MEAL' },
    }),
  },
  listOrderPlans: {
    status: 200,
    ids: { 'query.studentId': 'student' },
    request: ({ ids }) => ({ query: { studentId: ids.student } }),
  },
  placeOrderPlan: { status: 201, ids: linesIds, request: async (world) => ({ body: await planBody(world) }) },
  previewOrderPlan: { status: 200, ids: linesIds, request: async (world) => ({ body: await planBody(world) }) },
  cancelOrderPlan: {
    status: 200,
    ids: { 'path.id': 'orderPlan' },
    request: async ({ families }) => ({ path: { id: await families.freshPlan() } }),
  },
  readOrderSettings: { status: 200, ids: {}, request: () => ({}) },
  saveOrderSettings: {
    status: 200,
    ids: {},
    request: () => ({ body: { cutOffDays: 0, cutOffTime: '09:00', taxPct: '0' } }),
  },
  listMealPrices: { status: 200, ids: {}, request: () => ({}) },
  createMealPrice: { status: 201, ids: {}, request: (world) => ({ body: priceBody(world) }) },
  updateMealPrice: {
    status: 200,
    ids: { 'path.id': 'mealPrice' },
    request: (world) => ({ path: { id: world.ids.mealPrice }, body: priceBody(world) }),
  },
  deleteMealPrice: {
    status: 200,
    ids: { 'path.id': 'mealPrice' },
    request: async ({ families }) => ({ path: { id: await families.freshPrice() } }),
  },
  listPayments: {
    status: 200,
    ids: { 'query.householdId': null, 'query.studentId': null, 'query.schoolId': null },
    request: ({ ids }) => ({ query: { householdId: ids.household } }),
  },
  recordPayment: {
    status: 201,
    ids: { 'body.householdId': 'household', 'body.studentId': 'student' },
    request: ({ mark, ids }) => ({
      body: {
        householdId: ids.household,
        studentId: ids.student,
        paidOn: '2026-01-05',
        payType: 'Check',
        amount: '20',
        reference: `${mark} check`,
        note: `${mark} note`,
      },
    }),
  },
  readPayment: { status: 200, ids: { 'path.id': 'payment' }, request: ({ ids }) => ({ path: { id: ids.payment } }) },
  refundPayment: {
    status: 201,
    ids: { 'path.id': 'payment' },
    request: async ({ mark, families }) => ({
      path: { id: await families.freshPayment() },
      body: { amount: '5', paidOn: '2026-01-06', reference: `${mark} check`, reason: `${mark} reason` },
    }),
  },
  voidPayment: {
    status: 200,
    ids: { 'path.id': 'payment' },
    request: async ({ mark, families }) => ({
      path: { id: await families.freshPayment() },
      body: { reason: `${mark} reason` },
    }),
  },
  reconcilePayments: {
    status: 200,
    ids: { 'body.paymentIds': null, 'body.paymentIds.*': 'payment' },
    request: async ({ families }) => ({ body: { paymentIds: [await families.freshPayment()], isReconciled: true } }),
  },
  listOrderImports: { status: 200, ids: {}, request: () => ({}) },
  createOrderImport: {
    status: 201,
    ids: {},
    request: ({ mark }) => ({
      query: { kind: 'settlement', fileName: `${mark}.csv` },
      body: `Day,Ref,Sum\n2026-01-05,${mark}-1,12.50\n`,
      contentType: 'application/octet-stream',
    }),
  },
  readOrderImport: {
    status: 200,
    ids: { 'path.id': 'orderImport' },
    request: ({ ids }) => ({ path: { id: ids.orderImport } }),
  },
  deleteOrderImport: {
    status: 200,
    ids: { 'path.id': 'orderImport' },
    request: async ({ families }) => ({ path: { id: await families.freshImport() } }),
  },
  mapOrderImportColumns: {
    status: 200,
    ids: { 'path.id': 'orderImport' },
    request: ({ ids }) => ({
      path: { id: ids.orderImport },
      body: { fields: ['date', 'reference', 'amount', 'accountCode'] },
    }),
  },
  listOrderImportRows: {
    status: 200,
    ids: { 'path.id': 'orderImport' },
    request: ({ ids }) => ({ path: { id: ids.orderImport } }),
  },
  applyOrderImport: {
    status: 200,
    ids: { 'path.id': 'orderImport' },
    request: async ({ families }) => ({ path: { id: await families.freshImport() } }),
  },
  undoOrderImport: {
    status: 200,
    ids: { 'path.id': 'orderImport' },
    request: async ({ families }) => ({ path: { id: await families.appliedImport() } }),
  },
} as const satisfies Partial<Record<OperationId, MatrixCase>>
