import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  ApiError,
  analyzeMenu,
  applyImport,
  configureServices,
  createImport,
  listCountryDetails,
  listIngredients,
  onErrorMessage,
  printMenuAnalysis,
  createVendor,
  readIngredient,
  replaceSchoolCalendarDay,
  updateIngredient,
  type MenuAnalysisRequest,
} from './index.ts'
import { json, startBrowser, storeSession, type SentRequest } from './testing/browser.ts'

let answer: (seen: SentRequest) => Response | Promise<Response>
let browser: ReturnType<typeof startBrowser>

beforeEach(() => {
  answer = () => json({})
  browser = startBrowser((seen) => answer(seen))
  storeSession(browser.stored, 'a+b&c')
})
afterEach(() => {
  configureServices({ authentication: '', product: '/commissary', recipes: '' })
  vi.unstubAllGlobals()
})

const request: MenuAnalysisRequest = {
  schoolId: 3,
  itemType: 'MEAL',
  startDate: '2026-09-07',
  endDate: '2026-09-11',
  rule: {},
}

async function failureWith(response: Response): Promise<ApiError> {
  answer = () => response
  const error: unknown = await analyzeMenu(request).catch((failure: unknown) => failure)
  if (!(error instanceof ApiError)) throw new Error('The call did not fail as an ApiError')
  return error
}

function only(): SentRequest {
  const [seen, ...more] = browser.seen
  if (seen === undefined || more.length > 0) throw new Error(`${browser.seen.length} calls instead of one`)
  return seen
}

describe('a write that the server could not finish', () => {
  const vendor = { vendorCode: 'GV', name: 'Green Valley' }
  const unfinished = () => json({ message: 'Your changes may have been saved all the same.' }, { status: 503 })
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('is repeated once with the same key, and the user sees only the last answer', async () => {
    const shown = vi.fn<(text: string) => boolean>(() => true)
    const stop = onErrorMessage(shown)
    answer = () =>
      browser.seen.length === 1
        ? json({ errorMessage: 'It may have been saved.' }, { status: 503 })
        : json({ data: { message: 'Vendor created successfully', id: 12, version: 1 } }, { status: 201 })
    const saving = createVendor(7, vendor, { idempotencyKey: 'one' })
    await vi.runAllTimersAsync()
    expect((await saving).data.message).toBe('Vendor created successfully')
    expect(browser.seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['one', 'one'])
    expect(shown).not.toHaveBeenCalled()
    stop()
  })

  test('fails with the second answer if that is no better', async () => {
    answer = unfinished
    const saving = createVendor(7, vendor, { idempotencyKey: 'one' }).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(await saving).toMatchObject({ status: 503, message: 'Your changes may have been saved all the same.' })
    expect(browser.seen).toHaveLength(2)
  })

  test('is not repeated without a key, because only the key keeps it from being saved twice', async () => {
    answer = unfinished
    await expect(createVendor(7, vendor)).rejects.toMatchObject({ status: 503 })
    expect(browser.seen).toHaveLength(1)
  })
})

describe('requests', () => {
  // spec: 7.accessToken
  test('a call sends the session token as a query parameter in addition to its own', async () => {
    await listIngredients({ q: 'taco & rice', page: 2 })
    expect(only().url.pathname).toBe('/ingredient/ingredients')
    expect(Object.fromEntries(only().url.searchParams)).toEqual({
      q: 'taco & rice',
      page: '2',
      access_token: 'a+b&c',
    })
  })

  test('a public call sends no token', async () => {
    await listCountryDetails()
    expect(only().url.href).toBe('http://localhost/commissary/countryDetails')
  })

  test('a call without a session is not sent at all', async () => {
    browser.stored.clear()
    await expect(readIngredient(1)).rejects.toMatchObject({ status: 401 })
    expect(browser.seen).toEqual([])
  })

  // spec: 7.recipeService
  test('each service can have its own host, set at run time', async () => {
    configureServices({ product: 'https://product.example.com/commissary/', recipes: 'https://food.example.com' })
    await analyzeMenu(request)
    await readIngredient(5)
    expect(browser.seen.map(({ url }) => url.origin + url.pathname)).toEqual([
      'https://product.example.com/commissary/menu-analysis',
      'https://food.example.com/ingredient/ingredients/5',
    ])
  })

  test('a path parameter cannot change the rest of the path', async () => {
    await replaceSchoolCalendarDay(3, 'a/b?c', { plannedMeals: null, lines: [] }, { itemType: 'MEAL' })
    expect(only().url.pathname).toBe('/commissary/school/3/calendar/a%2Fb%3Fc')
    expect(only().url.searchParams.get('itemType')).toBe('MEAL')
  })

  test('a body is sent as JSON', async () => {
    await analyzeMenu(request)
    expect(only().method).toBe('POST')
    expect(only().headers.get('Content-Type')).toBe('application/json')
    expect(JSON.parse(String(only().body))).toEqual(request)
  })

  test('a file is sent unchanged', async () => {
    const file = new Blob(['NDB_No,Long_Desc\n'])
    await createImport(file, { fileName: 'foods.csv' }, { idempotencyKey: '0123456789' })
    expect(only().body).toBe(file)
    expect(only().headers.get('Content-Type')).toBe('application/octet-stream')
    expect(only().headers.get('Idempotency-Key')).toBe('0123456789')
  })

  test('a write sends the version that it is based on', async () => {
    await updateIngredient(7, { name: 'Milk' }, { ifMatch: 4 })
    expect(only().headers.get('If-Match')).toBe('"4"')
  })

  test('without a version or a key neither header is sent', async () => {
    await applyImport(7)
    expect(only().headers.has('If-Match')).toBe(false)
    expect(only().headers.has('Idempotency-Key')).toBe(false)
  })
})

describe('the first read, which the page sends before this code arrives', () => {
  beforeEach(() => {
    const answer = Promise.resolve(json({ foods: [] }))
    vi.stubGlobal('firstRead', { url: '/ingredient/ingredients?page=0&access_token=a%2Bb%26c', answer })
  })

  test('answers the same call once', async () => {
    expect(await listIngredients({ page: 0 })).toEqual({ foods: [] })
    expect(browser.seen).toEqual([])
    await listIngredients({ page: 0 })
    expect(only().url.pathname).toBe('/ingredient/ingredients')
  })

  test('answers no other call', async () => {
    await listIngredients({ page: 1 })
    expect(only().url.searchParams.get('page')).toBe('1')
  })
})

describe('responses', () => {
  test('a file has the name from the server', async () => {
    answer = () =>
      new Response('%PDF-1.7', {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="week.pdf"; filename*=UTF-8''men%C3%BA%20septiembre.pdf`,
        },
      })
    const file = await printMenuAnalysis(request)
    expect(file.name).toBe('menú septiembre.pdf')
    expect(file.type).toBe('application/pdf')
    expect(await file.text()).toBe('%PDF-1.7')
  })

  test('an unencoded file name works, and a missing one gets a default', async () => {
    const pdf = (headers: Record<string, string>) =>
      new Response('', { headers: { 'Content-Type': 'application/pdf', ...headers } })
    answer = () => pdf({ 'Content-Disposition': 'attachment; filename="the \\"week\\".pdf"' })
    expect((await printMenuAnalysis(request)).name).toBe('the "week".pdf')
    answer = () => pdf({})
    expect((await printMenuAnalysis(request)).name).toBe('download')
  })

  test('an HTML page instead of data is a failure', async () => {
    const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    expect(await failureWith(page)).toMatchObject({ message: 'Something went wrong. Please try again later.' })
  })

  test('an incomplete response is a failure', async () => {
    const half = new Response('{"weeks": [', { headers: { 'Content-Type': 'application/json' } })
    expect(await failureWith(half)).toMatchObject({ message: 'Something went wrong. Please try again later.' })
  })
})

describe('failures', () => {
  // spec: 8.422, 8.failed.message
  test('rejected input has a sentence per field, and the status message in its body', async () => {
    const body = { message: 'Please check the fields.', fields: { 'lines.2.amount': 'Enter an amount above 0.' } }
    const error = await failureWith(json(body, { status: 422, statusText: 'Unprocessable Content' }))
    expect(error.status).toBe(422)
    expect(error.message).toBe('Please check the fields.')
    expect(error.fields).toEqual({ 'lines.2.amount': 'Enter an amount above 0.' })
    expect(error.body).toEqual({ ...body, statusMessage: 'Unprocessable Content' })
  })

  test('rejected input without a message has its status as the message', async () => {
    expect((await failureWith(json({}, { status: 422 }))).message).toBe('422 - Unprocessable Content')
  })

  // spec: 8.400, 8.400.fallback
  test.each([
    ['the status text', json({ message: 'No JSON.' }, { status: 400, statusText: 'Malformed' }), 'Malformed'],
    ['"400 - Bad Request" without one', new Response('', { status: 400 }), '400 - Bad Request'],
  ])('an unreadable request shows %s', async (_, response, message) => {
    expect((await failureWith(response)).message).toBe(message)
  })

  // spec: 8.other
  test('other failures contain the response body', async () => {
    const body = { message: 'Someone else saved the day.', current: { version: 5 } }
    const error = await failureWith(json(body, { status: 409 }))
    expect(error).toMatchObject({ status: 409, message: 'Someone else saved the day.', body, fields: {} })
  })

  test('errorMessage takes precedence over message', async () => {
    const body = { message: 'Internal', errorMessage: 'The report service is closed until 6.' }
    expect((await failureWith(json(body, { status: 503 }))).message).toBe('The report service is closed until 6.')
  })

  // spec: 8.errorMessage
  test('errorMessage is passed to the listener once, until it stops listening', async () => {
    const shown: string[] = []
    const stop = onErrorMessage((message) => shown.push(message))
    const body = { message: 'Internal', errorMessage: 'The report service is closed until 6.' }
    expect((await failureWith(json(body, { status: 503 }))).isShown).toBe(true)
    expect((await failureWith(json({ message: 'Internal' }, { status: 500 }))).isShown).toBe(false)
    stop()
    expect((await failureWith(json(body, { status: 503 }))).isShown).toBe(false)
    expect(shown).toEqual(['The report service is closed until 6.'])
  })

  test('a bug in a listener is not shown as an unreachable server', async () => {
    const stop = onErrorMessage(() => {
      throw new TypeError('no toast')
    })
    const body = { message: 'Internal', errorMessage: 'The report service is closed until 6.' }
    answer = () => json(body, { status: 503 })
    await expect(analyzeMenu(request)).rejects.toThrow(new TypeError('no toast'))
    stop()
  })

  // spec: 8.default
  test('a failure without a readable message has the default message', async () => {
    const error = await failureWith(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(error).toMatchObject({
      message: 'Something went wrong. Please try again later.',
      body: '<h1>Bad gateway</h1>',
    })
  })

  test('no response is a failure with status 0', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'))
    await expect(readIngredient(1)).rejects.toMatchObject({
      status: 0,
      message: 'The server cannot be reached. Please check your connection and try again.',
    })
  })

  test('an aborted call rejects with the reason of its signal', async () => {
    const error: unknown = await readIngredient(1, { signal: AbortSignal.abort() }).catch((reason: unknown) => reason)
    expect(error).not.toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ name: 'AbortError' })
  })
})
