import { describe, expect, test } from 'vitest'

import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import { cases, type MatrixRequest } from './cases.ts'
import { operationIds } from './contract.ts'
import { breachOf } from './contract-answer.ts'
import { sized } from '../support/test-scale.ts'
import { openFixture } from './fixture.ts'
import { hostileStrings } from './hostile-strings.ts'
import { send, tokenOf, type MatrixAnswer } from './send.ts'
import { textPlaces, type TextPlace } from './text-places.ts'
import { addWorld, type World } from './world.ts'

/** The call that reads what another one stored: the record, or the list that contains it. */
const readers: Partial<Record<OperationId, OperationId>> = {
  createIngredient: 'readIngredient',
  updateIngredient: 'readIngredient',
  createRecipe: 'readRecipe',
  updateRecipe: 'readRecipe',
  patchRecipe: 'readRecipe',
  restoreRecipeVersion: 'readRecipe',
  replaceSchoolCalendarDay: 'readSchoolCalendar',
  createCycleMenu: 'readCycleMenu',
  updateCycleMenu: 'readCycleMenu',
  replaceCycleMenuDays: 'readCycleMenu',
  saveCatererMonthlyCalendar: 'readMonthlyCalendar',
  createImport: 'readImport',
  createMenuPlaceholder: 'readMenuPlaceholder',
  updateMenuPlaceholder: 'readMenuPlaceholder',
  editProductionRecord: 'readProductionRecord',
  addProductionLine: 'readProductionRecord',
  createStartingInventory: 'readStartingInventory',
  updateStartingInventory: 'readStartingInventory',
  createStockCount: 'readStockCount',
  explainStockLines: 'readStockCount',
  createStockRequest: 'readStockRequest',
  updateStockRequest: 'readStockRequest',
  createPurchaseOrder: 'readPurchaseOrder',
  updatePurchaseOrder: 'readPurchaseOrder',
  createHousehold: 'readHousehold',
  updateHousehold: 'readHousehold',
  createStudent: 'readStudent',
  updateStudent: 'readStudent',
  saveOwnProfile: 'readOwnProfile',
  recordPayment: 'readPayment',
  createOrderImport: 'readOrderImport',
  createVendor: 'listVendors',
  updateVendor: 'listVendors',
  createStorageLocation: 'listStorageLocations',
  updateStorageLocation: 'listStorageLocations',
  createSite: 'readSite',
  updateSite: 'readSite',
  createInventorySite: 'readInventorySite',
  updateInventorySite: 'readInventorySite',
  createCatererHoliday: 'listCatererHolidays',
  createCatererAnalysisSettings: 'readCatererAnalysisSettings',
  updateCatererAnalysisSettings: 'readCatererAnalysisSettings',
  updateCaterer: 'readCaterer',
  createUser: 'readUser',
  updateUser: 'readUser',
  createSavedView: 'listSavedViews',
  updateSavedView: 'listSavedViews',
  createIngredientDocument: 'listIngredientDocuments',
  createRecipeDocument: 'listRecipeDocuments',
  createMenuItemDocument: 'listMenuItemDocuments',
  updateIngredientDocument: 'listIngredientDocuments',
  createMenuItem: 'readMenuItem',
  updateMenuItem: 'readMenuItem',
  updateMenuCaterer: 'readMenuItem',
  createItemSubCategory: 'findMenuItemsSubCategories',
  updateItemSubCategory: 'findMenuItemsSubCategories',
}
type Stored = Record<'tableId' | 'date', string>

/** The query with which a list contains what was stored: the same table, the same day. */
const queriesOf: Partial<Record<OperationId, (stored: Stored) => Record<string, string>>> = {
  listSavedViews: ({ tableId }) => ({ tableId }),
  listCatererHolidays: ({ date }) => ({ startDate: date, endDate: date }),
  findMenuItemsSubCategories: () => ({ category: 'ENTREE' }),
}
/** Calls whose texts are not read again, and why. */
const unread: Partial<Record<OperationId, string>> = {
  createToken: 'compared with a hash',
  revokeToken: 'compared with a hash',
  checkLogin: 'compared with a hash',
  forgotPassword: 'nothing is stored',
  recoveryPassword: 'stored as a hash',
  changePassword: 'stored as a hash',
  addHouseholdAdult: 'kept with a user, which another call reads by its id',
  adjustBalance: 'kept with an entry that the ledger reads in its own form',
  placeOrder: 'a percentage, which the order reads as amounts',
  placeOrderPlan: 'a percentage, which its orders read as amounts',
  previewOrderPlan: 'nothing is stored',
  refundOrder: 'kept with an order that can be refunded once',
  refundPayment: 'kept with a refund, which another call reads by its id',
  voidPayment: 'kept with a payment that can be voided once',
  saveOrderSettings: 'a time and a percentage, which are read in their own form',
  createMealPrice: 'kept with a price, which a list reads',
  updateMealPrice: 'kept with a price, which a list reads',
  mapImportColumns: 'refused unless it is a field',
  analyzeMenu: 'nothing is stored',
  beginReportExport: 'kept with an export, which only its file shows',
  readCurrentInventoryReport: 'nothing is stored',
  readDepositReport: 'nothing is stored',
  readMealReport: 'nothing is stored',
  readMenuCostingReport: 'nothing is stored',
  readProductionRecordReport: 'nothing is stored',
  readPurchaseOrderReport: 'nothing is stored',
  readSalesReport: 'nothing is stored',
  readCompositionReport: 'nothing is stored',
  readMissingNutritionReport: 'nothing is stored',
  readDiscontinuedReport: 'nothing is stored',
  beginMenuPlan: 'its answer is what is planned, not what was asked',
  printMenu: 'nothing is stored',
  printMenuAnalysis: 'nothing is stored',
  printStudentMeals: 'nothing is stored',
  previewSubstitution: 'nothing is stored',
  reopenProductionRecord: 'kept with a record that can be reopened once',
  exportReport: 'kept with an export, which only its file shows',
  exportLotTrace: 'nothing is stored',
  withdrawLots: 'kept with moves, which this call cannot read',
  editReceiving: 'kept with a record, which another call reads by its id',
  signReceiving: 'kept with a record, which another call reads by its id',
  findStockIngredients: 'nothing is stored',
  createStockChange: 'kept with moves, which another call reads by site and ingredient',
  saveStockPar: 'a quantity, which a list reads',
  addCountAmount: 'quantities, which the count reads in its own form',
  replaceCountAmount: 'quantities, which the count reads in its own form',
  decideStockRequest: 'a reason is kept when a request is declined, which the case does not',
  sendStockRequest: 'quantities, which the request reads in its own form',
  receiveStockShipment: 'kept with a shipment that can be received once',
  setPurchaseOrderStatus: 'kept with a step that an order takes once',
  createPurchaseReceipt: 'kept with a receipt, which its order reads by another id',
  reversePurchaseReceipt: 'kept with a receipt that can be reversed once',
  createMenuAnalysisItem: 'refused unless it is a line of the day, or a unit',
  updateMenuAnalysisItem: 'refused unless it is a line of the day, or a unit',
  previewPriceChange: 'nothing is stored',
  previewReplacement: 'nothing is stored',
  createReplacement: 'only ids and a day are stored',
  findPlannedItems: 'nothing is stored',
  previewPlannedReplacement: 'nothing is stored',
  createPlannedReplacement: 'its texts are of items; a text on a day is read as such by the calls of menus',
  cloneCalendar: 'goes into the month that has the name, whatever its case',
  publishCalendar: 'kept only with a publication of something new',
  takeBackPublication: 'its reason is read with the history of the month, by another id',
  applyCycleMenu: 'names a month, which another call reads by another id',
  replaceSchoolMonthlyCalendar: 'its answer is the stored days, which another call reads by another id',
}

/** Places whose text belongs to another record, to an allergen that is removed, or to what someone saw before, and is not stored. */
const ignored = new Set(['schools.0.schoolName', 'allergenReason', 'edits.0.from'])

// `reliability hostile-texts` sends every text to every place, in parts that run in parallel: "1/2" has every second call.
const [part = 0, parts = 1] = (process.env['HOSTILE_TEXTS'] ?? '').split('/').filter(Boolean).map(Number)
const isWhole = part > 0

const { database, app, north } = await openFixture()

// One after the other: a case may prepare a row that another one removes.
const places: TextPlace[] = []
for (const id of operationIds) places.push(...textPlaces(id, await cases[id].request(north)))
/** Each text and each place at least once. */
const allPairs = isWhole
  ? places.flatMap((place) => hostileStrings.map((text) => ({ place, text })))
  : Array.from({ length: Math.max(places.length, hostileStrings.length) }, (_, index) => ({
      place: places[index % places.length] as TextPlace,
      text: hostileStrings[index % hostileStrings.length] as string,
    }))
const step = isWhole ? 1 : sized(1, 20)
const pairs = allPairs.filter((_, index) => index % step === 0)
const byOperation = [...Map.groupBy(pairs, ({ place }) => place.id)].filter(
  (_, index) => index % parts === (part || 1) - 1,
)

/** The list that reads a text back grows with each record: with a single caterer, reading would take longer and longer. */
const mostInAWorld = 100

test('every call that takes text has a call that reads it, or a listed reason', () => {
  const writing = places.map(({ id }) => id).filter((id) => operations[id].method !== 'get')
  const missing = writing.filter((id) => readers[id] === undefined && unread[id] === undefined)
  if (missing.length > 0) throw new Error(`Name the call that reads what ${missing.join(', ')} stored, in this file`)
  expect(new Set(allPairs.map(({ text }) => text)).size).toBe(hostileStrings.length)
  expect(new Set(allPairs.map(({ place }) => `${place.id} ${place.field}`)).size).toBe(places.length)
})

describe.each(byOperation)('%s', (id, own) => {
  const timeout = isWhole ? 3_600_000 : 30_000
  test('stores every text unchanged, or rejects it by its field', { timeout }, async () => {
    let world = north
    const together = new Together()
    for (const [index, [text, pairs]] of [...Map.groupBy(own, (pair) => pair.text)].entries()) {
      if (operations[id].method !== 'get' && index % mostInAWorld === 0) {
        world = await addWorld(database, { mark: `TEXT${index}${id}`, figure: 766.125 })
      }
      const places = pairs.map(({ place }) => place)
      for (const place of await together.send(id, world, text, places)) await sendAlone(id, world, text, place)
    }
  })
})

/** Sends a text in one field, and expects that it is stored or refused. Returns whether it was refused. */
async function sendAlone(id: OperationId, world: World, text: string, place: TextPlace): Promise<boolean> {
  const request = place.put(await cases[id].request(world), text)
  const answer = await send(app, id, request, tokenOf(id, world))
  const about = `${place.field} = ${JSON.stringify(text.slice(0, 80))}: ${answer.status} ${answer.body.slice(0, 300)}`
  expect(breachOf(id, answer), about).toBeNull()
  // Longer than a valid body of the call can be: refused before its fields are read.
  if (answer.status === 413 && bytesOf(request.body) > (operations[id].bodyBytes ?? 0)) return true
  if (answer.status >= 400) await expectRefusal(place, answer, world, text, about)
  else {
    const stored = await readBack(id, request, answer, world, text)
    if (stored && !ignored.has(place.field)) {
      const expected = expectedOf(request, place, text)
      const isStored = stored.some((one) => isSame(one, expected))
      expect(isStored, `${about} is not in ${stored.join('\n').slice(0, 1000)}`).toBe(true)
    }
  }
  return answer.status >= 400
}

/**
 * Sends a text in many fields at once: with 500 texts and 20 fields, each field alone would take an hour. This settles the fields
 * that are refused by name, and the others if all of them are stored; the rest have to be sent alone.
 */
class Together {
  /** Fields that were refused with others; they have been refused alone, too. */
  private readonly refused = new Set<string>()
  /** Fields that are refused only because of others. */
  private readonly dependent = new Set<string>()

  /** Returns the fields that have to be tried alone. */
  async send(id: OperationId, world: World, text: string, all: readonly TextPlace[]): Promise<TextPlace[]> {
    const alone = all.filter(({ field }) => this.dependent.has(field))
    let places = all.filter(({ field }) => !this.dependent.has(field))
    while (places.length > 1) {
      const request = places.reduce((good, place) => place.put(good, text), await cases[id].request(world))
      const answer = await send(app, id, request, tokenOf(id, world))
      expect(breachOf(id, answer), `${JSON.stringify(text.slice(0, 80))} in all fields`).toBeNull()
      if (answer.status < 400) {
        const areStored = await this.areStored(id, world, text, { places, request, answer })
        return areStored ? alone : [...alone, ...places]
      }
      const named = places.filter((place) => isNamed(place, answer))
      if (answer.status !== 422 || named.length === 0) break
      for (const place of named) {
        if (!this.refused.has(place.field) && !(await sendAlone(id, world, text, place)))
          this.dependent.add(place.field)
        this.refused.add(place.field)
      }
      places = places.filter((place) => !named.includes(place))
    }
    return [...alone, ...places]
  }

  /** Whether the text is stored as often as it was sent. */
  private async areStored(
    id: OperationId,
    world: World,
    text: string,
    { places, request, answer }: { places: readonly TextPlace[]; request: MatrixRequest; answer: MatrixAnswer },
  ): Promise<boolean> {
    const stored = await readBack(id, request, answer, world, text)
    if (stored === null) return true
    const kept = places.filter(({ field }) => !ignored.has(field))
    const expected = kept.map((place) => expectedOf(request, place, text))
    const found = stored.filter((one) => expected.some((each) => isSame(one, each)))
    return found.length >= kept.length
  }
}

const bytesOf = (body: unknown) => Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body))

/** Must name the field, unless a plain text is rejected too, or an earlier text is the same name ("null" and "NULL"). */
async function expectRefusal(
  place: TextPlace,
  answer: MatrixAnswer,
  world: World,
  text: string,
  about: string,
): Promise<void> {
  const isTaken = Object.values(fieldsOf(answer)).some(
    (problem) => problem.toLowerCase() === `${text.trim().toLowerCase()} already has this month.`,
  )
  if (answer.status === 422 && (isNamed(place, answer) || isTaken)) return
  const plain = place.put(await cases[place.id].request(world), 'plain')
  const { status } = await send(app, place.id, plain, tokenOf(place.id, world))
  expect(status, `${about}, but "plain" is accepted`).toBeGreaterThanOrEqual(400)
}

const fieldsOf = (answer: MatrixAnswer) => (JSON.parse(answer.body) as { fields?: Record<string, string> }).fields ?? {}

const isNamed = (place: TextPlace, answer: MatrixAnswer): boolean =>
  Object.keys(fieldsOf(answer)).some((name) => place.field.startsWith(name) || name.startsWith(place.field))

/** All texts that the call that reads it returns; null where no call does, or nothing is stored. */
async function readBack(
  id: OperationId,
  request: MatrixRequest,
  answer: MatrixAnswer,
  world: World,
  text: string,
): Promise<string[] | null> {
  const reader = readers[id]
  // The server trims names, and drops text that is only spaces.
  if (reader === undefined || text.trim() === '') return null
  const reading = await readingOf(id, reader, request, answer, world)
  const stored = await send(app, reader, reading, tokenOf(reader, world))
  expect(stored.status, `${reader} after ${id}`).toBe(200)
  return textsOf(JSON.parse(stored.body))
}

/** A URL cannot contain an unpaired surrogate. */
const expectedOf = ({ query }: MatrixRequest, { field }: TextPlace, text: string): string =>
  query?.[field] === text ? text.toWellFormed() : text

/** Names are trimmed. Amounts are exact decimals, returned in their shortest form: "01.00" as "1". */
function isSame(stored: string, sent: string): boolean {
  if (stored === sent || stored === sent.trim()) return true
  const [, whole = '', part = ''] = /^0*(\d+)(?:\.(\d+))?$/.exec(sent) ?? []
  const shortPart = part.replace(/0+$/, '')
  return whole !== '' && stored === (shortPart === '' ? whole : `${whole}.${shortPart}`)
}

/** The request that reads what another one stored: the new record if one was created, or the same one. */
async function readingOf(
  id: OperationId,
  reader: OperationId,
  request: MatrixRequest,
  answer: MatrixAnswer,
  world: World,
): Promise<MatrixRequest> {
  const own = await cases[reader].request(world)
  const { data } = JSON.parse(answer.body) as { data?: { id?: number } }
  const [last] = /\{((?!catererId)\w+)\}$/.exec(operations[reader].path)?.slice(1) ?? []
  if (operations[id].method === 'post' && last !== undefined && data?.id !== undefined) {
    return { ...own, path: { ...own.path, [last]: data.id } }
  }
  const query = { ...own.query, ...queriesOf[reader]?.(request.body as Stored) }
  return { ...own, query, ...(operations[id].method !== 'post' && { path: { ...own.path, ...request.path } }) }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
