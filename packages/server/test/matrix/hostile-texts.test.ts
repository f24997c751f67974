import { describe, expect, test } from 'vitest'

import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import { cases, type MatrixRequest } from './cases.ts'
import { operationIds } from './contract.ts'
import { breachOf } from './contract-answer.ts'
import { sized } from '../support/test-scale.ts'
import { openFixture } from './fixture.ts'
import { hostileStrings } from './hostile-strings.ts'
import { send, type MatrixAnswer } from './send.ts'
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

/** What a list is asked for, so that it contains what was stored: the same table, the same day. */
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
  mapImportColumns: 'refused unless it is a field',
  analyzeMenu: 'nothing is stored',
  beginMenuPlan: 'its answer is what is planned, not what was asked',
  printMenu: 'nothing is stored',
  printMenuAnalysis: 'nothing is stored',
  exportReport: 'nothing is stored',
  createMenuAnalysisItem: 'refused unless it is a line of the day, or a unit',
  updateMenuAnalysisItem: 'refused unless it is a line of the day, or a unit',
  previewPriceChange: 'nothing is stored',
  previewReplacement: 'nothing is stored',
  createReplacement: 'only ids and a day are stored',
  cloneCalendar: 'goes into the month that has the name, whatever its case',
  publishCalendar: 'kept only with a publication of something new',
  applyCycleMenu: 'names a month, which another call reads by another id',
  replaceSchoolMonthlyCalendar: 'its answer is the stored days, which another call reads by another id',
}

/** Places whose text belongs to another record, or to an allergen that is removed, and is ignored. */
const ignored = new Set(['schools.0.schoolName', 'allergenReason'])

// `reliability hostile-texts` sends every text to every place.
const isWhole = process.env['HOSTILE_TEXTS'] === 'all'

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
const step = isWhole ? 1 : sized(1, 3)
const pairs = allPairs.filter((_, index) => index % step === 0)
const byOperation = Map.groupBy(pairs, ({ place }) => place.id)

/** The list that reads a text back grows with each record: in one caterer, reading would take longer and longer. */
const mostInAWorld = 100

test('every call that takes text has a call that reads it, or a listed reason', () => {
  const writing = places.map(({ id }) => id).filter((id) => operations[id].method !== 'get')
  const missing = writing.filter((id) => readers[id] === undefined && unread[id] === undefined)
  if (missing.length > 0) throw new Error(`Name the call that reads what ${missing.join(', ')} stored, in this file`)
  expect(new Set(allPairs.map(({ text }) => text)).size).toBe(hostileStrings.length)
  expect(new Set(allPairs.map(({ place }) => `${place.id} ${place.field}`)).size).toBe(places.length)
})

describe.each([...byOperation])('%s', (id, own) => {
  const timeout = isWhole ? 3_600_000 : 30_000
  test('stores every text unchanged, or rejects it by its field', { timeout }, async () => {
    let world = north
    for (const [index, { place, text }] of own.entries()) {
      if (operations[id].method !== 'get' && index % mostInAWorld === 0) {
        world = await addWorld(database, { mark: `TEXT${index}${id}`, figure: 766.125 })
      }
      const request = place.put(await cases[id].request(world), text)
      const answer = await send(app, id, request, world.tokens.administrator)
      const about = `${place.field} = ${JSON.stringify(text.slice(0, 80))}: ${answer.status} ${answer.body.slice(0, 300)}`
      expect(breachOf(id, answer), about).toBeNull()
      // Longer than a valid body of the call can be: refused before its fields are read.
      if (answer.status === 413 && bytesOf(request.body) > (operations[id].bodyBytes ?? 0)) continue
      if (answer.status >= 400) await expectRefusal(place, answer, world, text, about)
      else await expectStored(id, place, request, answer, world, text, about)
    }
  })
})

const bytesOf = (body: unknown) => Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body))

/** Must name the field, unless a plain text is rejected too, or an earlier text is the same name ("null" and "NULL"). */
async function expectRefusal(
  place: TextPlace,
  answer: MatrixAnswer,
  world: World,
  text: string,
  about: string,
): Promise<void> {
  const { fields = {} } = JSON.parse(answer.body) as { fields?: Record<string, string> }
  const isNamed = Object.keys(fields).some((name) => place.field.startsWith(name) || name.startsWith(place.field))
  const isTaken = Object.values(fields).some(
    (problem) => problem.toLowerCase() === `${text.trim().toLowerCase()} already has this month.`,
  )
  if (answer.status === 422 && (isNamed || isTaken)) return
  const plain = place.put(await cases[place.id].request(world), 'plain')
  const { status } = await send(app, place.id, plain, world.tokens.administrator)
  expect(status, `${about}, but "plain" is accepted`).toBeGreaterThanOrEqual(400)
}

async function expectStored(
  id: OperationId,
  place: TextPlace,
  request: MatrixRequest,
  answer: MatrixAnswer,
  world: World,
  text: string,
  about: string,
): Promise<void> {
  const reader = readers[id]
  // The server trims names, and drops text that is only spaces.
  if (reader === undefined || ignored.has(place.field) || text.trim() === '') return
  const stored = await send(
    app,
    reader,
    await readingOf(id, reader, request, answer, world),
    world.tokens.administrator,
  )
  expect(stored.status, about).toBe(200)
  const texts = new Set(textsOf(JSON.parse(stored.body)))
  // A URL cannot contain an unpaired surrogate.
  const expected = request.query?.[place.field] === text ? text.toWellFormed() : text
  const isStored = texts.has(expected) || texts.has(expected.trim()) || hasAmount(texts, expected)
  expect(isStored, `${about} is not in ${stored.body.slice(0, 1000)}`).toBe(true)
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

/** Amounts are exact decimals, returned in their shortest form: "01.00" as "1". */
function hasAmount(texts: ReadonlySet<string>, text: string): boolean {
  const [, whole = '', part = ''] = /^0*(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const shortPart = part.replace(/0+$/, '')
  return whole !== '' && texts.has(shortPart === '' ? whole : `${whole}.${shortPart}`)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
