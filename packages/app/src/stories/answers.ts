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

import { planner } from './users.ts'

// Handlers of the calls that the stories' screens make. Their bodies are the contract's types, so a fixture that the
// server could not send does not compile.

const json = (body: object) => HttpResponse.json(body as JsonBodyType)

/** Page 0 of a list that holds no more than one page. */
export const pageOf = (count: number, size = 10): Page => ({
  size,
  number: 0,
  totalElements: count,
  totalPages: Math.ceil(count / size),
})

/** The user is asked for by every screen. */
export const answerUser = (user: UserInfo = planner): HttpHandler => http.get('*/commissary/userInfo', () => json(user))

/** The schools by role and date, for those who choose among them. */
export const answerSchools = (user: UserInfo = planner): HttpHandler =>
  http.get('*/commissary/schools', ({ request }) => {
    const asked = new URL(request.url).searchParams
    const isKnown = asked.get('role') === 'ROLE_CATERER' && asked.get('date') === user.today
    return isKnown ? json({ data: { schools: user.schools } }) : refused(422, `Schools for ${asked.toString()}`)
  })

/** The caterer's vendors and the shared ones. */
export const answerVendors = (vendors: Vendor[]): HttpHandler =>
  http.get('*/vendor/all/:catererId', () => json({ Vendors: vendors }))

export const answerImport = (body: Import | (() => Import)): HttpHandler =>
  http.get('*/food/imports/:id', () => json(typeof body === 'function' ? body() : body))

export const answerProblems = (problems: ImportProblem[], total = problems.length): HttpHandler =>
  http.get('*/food/imports/:id/problems', () => json({ _embedded: { problems }, page: pageOf(total) }))

/** What a school has planned from the first day that is asked for. */
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

/** How many there are of what the first steps ask for. */
export const answerCounts = (counts: { foods: number; ingredients: number; recipes: number }): HttpHandler[] => [
  http.get('*/food/referenceFoods', () => json({ _embedded: { referenceFoods: [] }, page: pageOf(counts.foods, 1) })),
  http.get('*/ingredient/ingredients', () =>
    json({ _embedded: { ingredients: [] }, page: pageOf(counts.ingredients, 1) }),
  ),
  http.get('*/recipe/recipes', () => json({ _embedded: { recipes: [] }, page: pageOf(counts.recipes, 1) })),
]

/** The call succeeds with the sentence that the page does not show itself. */
export const saved = (id = 12) => HttpResponse.json({ data: { message: 'Saved', id } })

/** A failure as the server words it. */
export const refused = (status: number, message: string) => HttpResponse.json({ message }, { status })

/** The server has nothing better to say. */
export const broken = () => refused(500, 'Something went wrong. Please try again later.')

/** No answer, ever: what is shown while one waits. */
export const never = () => delay('infinite')
