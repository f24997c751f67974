import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { noMasterItems, noPlaceholders } from './answers.ts'
import { apple, page, tacoSummary } from './fixtures.ts'
import { answerSettings } from './standards.ts'

const json = (body: object) => HttpResponse.json(body as JsonBodyType)

/** What a planner chooses from: a recipe and a food, for a caterer with the default settings. */
export const plannerFoods: HttpHandler[] = [
  answerSettings(),
  http.get('/recipe/recipes', () => json(page('recipes', [tacoSummary]))),
  http.get('/ingredient/ingredients', () => json(page('ingredients', [apple]))),
  noMasterItems,
  noPlaceholders,
]
