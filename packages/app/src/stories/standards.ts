import type { CatererAnalysisSettings, NutrientStandard } from '@commissary/api-client'
import { http, HttpResponse } from 'msw'

import { planner } from './users.ts'

const [lunch] = planner.schools.flatMap(({ programs }) => programs)

/** A standard of another country for the first program of the planner's schools. */
export const schoolFoodStandard: NutrientStandard = {
  name: 'School Food Standards (UK)',
  programName: lunch?.programName ?? '',
  gradeGroup: 'K-5',
  marginPct: 5,
  limits: [
    { nutrient: 'sodium', minimum: null, maximum: 714 },
    { nutrient: 'iron', minimum: 3.2, maximum: null },
  ],
}

export const savedSettings = (rest: Partial<CatererAnalysisSettings> = {}): CatererAnalysisSettings => ({
  id: 1,
  catererAnalysisId: 7,
  wgrLimit: 0,
  fruitLimit: 0,
  sodiumLevel: '[]',
  costTargets: [],
  ownStandards: [],
  weekLength: 'servedDays',
  version: 1,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: null,
  ...rest,
})

export const answerSettings = (rest?: Partial<CatererAnalysisSettings>) =>
  http.get('*/commissary/catererAnalysisSettings/search/*', () => HttpResponse.json(savedSettings(rest)))
