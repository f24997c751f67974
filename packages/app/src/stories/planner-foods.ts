import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { noMasterItems, noPlaceholders, refused } from './answers.ts'
import { apple, page, tacoSummary } from './fixtures.ts'

const json = (body: object) => HttpResponse.json(body as JsonBodyType)

/** What a planner chooses from: a recipe and a food, for a caterer without analysis settings. */
export const plannerFoods: HttpHandler[] = [
  http.get('/commissary/catererAnalysisSettings/search/*', () => refused(404, 'There is no such record.')),
  http.get('/recipe/recipes', () => json(page('recipes', [tacoSummary]))),
  http.get('/ingredient/ingredients', () => json(page('ingredients', [apple]))),
  noMasterItems,
  noPlaceholders,
]
