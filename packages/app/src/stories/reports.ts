import type { SchoolsAnalysis, School } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { analysisOf, plannedDays } from './menus.ts'

/** The server's analysis of schools whose menus are the same, for the week of each Monday. */
export function schoolsAnalysisOf(schools: readonly School[], mondays: readonly string[]): SchoolsAnalysis {
  const [first] = schools
  const program = first?.programs[0]
  if (!first || !program) return { servings: 'planned', weeks: [] }
  return {
    servings: 'planned',
    weeks: mondays.flatMap((monday) =>
      analysisOf(first, plannedDays(monday, { lastVegetables: '80' })).weeks.map(
        ({ days, weekStart, checks, ...week }) => ({
          ...week,
          schoolIds: schools.map(({ schoolId }) => schoolId),
          program,
          weekStart: weekStart ?? monday,
          meals: 500,
          // Whatever value was asked for.
          reasons: checks.find(({ id }) => id === 'sodium')?.reasons ?? [],
          checks: [...(days[0]?.checks ?? []), ...checks].map(({ reasons: _, ...check }) => check),
        }),
      ),
    ),
  }
}

export const answerSchoolsAnalysis = (analysis: SchoolsAnalysis): HttpHandler =>
  http.post('*/commissary/menu-analysis/schools', () => HttpResponse.json(analysis as unknown as JsonBodyType))

/** Answers an export of tables: begun, done at the first poll, and its file. */
export const answerExport = (name: string): HttpHandler[] => [
  http.post('*/commissary/exportReport', () =>
    HttpResponse.json({ data: { message: 'Export started', id: 5, version: 1 } }, { status: 202 }),
  ),
  http.get('*/commissary/reportExports/5', () =>
    HttpResponse.json({ id: 5, state: 'done', step: 'writing', doneRows: 2, totalRows: 2, error: null }),
  ),
  http.get('*/commissary/reportExports/5/file', () => fileAnswer(name)),
]

/** A file from the server. */
export const fileAnswer = (name: string) =>
  HttpResponse.arrayBuffer(new ArrayBuffer(8), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
