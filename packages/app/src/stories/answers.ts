import type {
  Import,
  ImportProblem,
  MenuAnalysis,
  Page,
  Recipe,
  SchoolCalendar,
  UserInfo,
  Vendor,
} from '@commissary/api-client'
import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { planner, storyUser } from './users.ts'

// Mock handlers for the calls of the screens. Bodies are typed by the contract, so a fixture that the server could not
// send does not compile.

const json = (body: object) => HttpResponse.json(body as JsonBodyType)

/** Page information of a one-page list. */
export const pageOf = (count: number, size = 10): Page => ({
  size,
  number: 0,
  totalElements: count,
  totalPages: Math.ceil(count / size),
})

/** Every screen reads the user; by default the one of the story. */
export const answerUser = (user?: UserInfo): HttpHandler =>
  http.get('*/commissary/userInfo', () => json(user ?? storyUser.current))

/** The schools that the selector lists, by role and a date that is not over. */
export const answerSchools = (user: UserInfo = planner): HttpHandler =>
  http.get('*/commissary/schools', ({ request }) => {
    const query = new URL(request.url).searchParams
    const isKnown = query.get('role') === 'ROLE_CATERER' && (query.get('date') ?? '') >= user.today
    return isKnown ? json({ data: { schools: user.schools } }) : refused(422, `Schools for ${query.toString()}`)
  })

/** The caterer's vendors and the shared ones. */
export const answerVendors = (vendors: Vendor[]): HttpHandler =>
  http.get('*/vendor/all/:catererId', () => json({ Vendors: vendors }))

export const answerImport = (body: Import | (() => Import)): HttpHandler =>
  http.get('*/food/imports/:id', () => json(typeof body === 'function' ? body() : body))

export const answerProblems = (problems: ImportProblem[], total = problems.length): HttpHandler =>
  http.get('*/food/imports/:id/problems', () => json({ _embedded: { problems }, page: pageOf(total) }))

/** A school's calendar, by school and first requested day. */
export const answerCalendar = (
  calendar: (schoolId: number, startDate: string) => SchoolCalendar | Response,
): HttpHandler =>
  http.get('*/commissary/school/:id/calendar', ({ params, request }) => {
    const answer = calendar(Number(params['id']), new URL(request.url).searchParams.get('startDate') ?? '')
    return answer instanceof Response ? answer : json(answer)
  })

export const answerAnalysis = (analysis: MenuAnalysis): HttpHandler =>
  http.post('*/commissary/menu-analysis', () => json(analysis))

export const answerRecipe = (recipe: Recipe): HttpHandler => http.get('*/recipe/recipes/:id', () => json(recipe))

/** A caterer without master items, as the planner's picker reads them. */
export const noMasterItems: HttpHandler = http.get('*/commissary/menuItems/search/findMenuItemsBySchool', () =>
  json({ _embedded: { menuItems: [] } }),
)

/** A caterer without placeholders, as the planner reads them. */
export const noPlaceholders: HttpHandler = http.get('*/commissary/menuPlaceholders', () =>
  json({ _embedded: { menuPlaceholders: [] } }),
)

/** A school to which nothing was published. */
export const nothingPublished: HttpHandler = http.get('*/commissary/getSchoolMenus/:schoolId/:menuType', () =>
  json({ _embedded: { getSchoolMenus: [] } }),
)

/** A successful write. */
export const saved = (id = 12) => HttpResponse.json({ data: { message: 'Saved', id } })

/** A write whose first answer gets lost on the way. `keys` gets the key of each request. */
export const losingFirst = (path: string, keys: (string | null)[], answer: () => Response): HttpHandler =>
  http.post(path, ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'))
    return keys.length === 1 ? HttpResponse.error() : answer()
  })

/** A failure with the server's message. */
export const refused = (status: number, message: string) => HttpResponse.json({ message }, { status })

/** A 500 with the default message. */
export const broken = () => refused(500, 'Something went wrong. Please try again later.')

/** Never answers, to show a loading state. */
export const never = () => delay('infinite')
