import {
  analyzeWeek,
  lineFigures,
  mondayOf,
  toServiceDay,
  type MenuLine,
  type ServiceDay,
} from '@commissary/domain/menu'
import { type PortionFigures } from '@commissary/domain/recipe'
import { type RuleOptions } from '@commissary/domain/rules'
import { eq } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, ProductComponents } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { hasTarget2 } from '../analysis-settings/store.ts'
import { allLines, findCalendar, pantryOf, plannedDays, servedDay } from '../calendars/days.ts'
import { checkRange } from '../calendars/ranges.ts'
import { todayIn } from '../../shared/dates.ts'
import { findSchool, type School } from '../schools/store.ts'

export type MenuAnalysisRequest = ProductComponents['schemas']['MenuAnalysisRequest']
export type MenuAnalysis = ProductComponents['schemas']['MenuAnalysis']

/** What an analysis is made from, read in one transaction. */
export interface AnalysisSource {
  school: School
  days: ServiceDay[]
  /** What the caterer's settings choose for the school's program, where the request does not say. */
  ruleOptions: Partial<RuleOptions>
  /** Of the caterer, for a print. */
  catererName: string
  country: string
  currency: string
  printedOn: string
}

/** Throws a 404 when the caller has no such school, and a 422 for a range that cannot be. */
export async function readAnalysisSource(
  tx: Tx,
  caller: Caller,
  { schoolId, itemType, startDate, endDate }: MenuAnalysisRequest,
): Promise<AnalysisSource> {
  checkRange(startDate, endDate)
  const school = await findSchool(tx, caller.userId, schoolId)
  if (!school) throw notFound('School')
  const [own] = await tx.select().from(caterer).where(eq(caterer.id, ownCaterer()))
  const calendar = await findCalendar(tx, schoolId, itemType)
  const planned = calendar ? await plannedDays(tx, calendar, startDate, endDate) : []
  const pantry = await pantryOf(tx, planned.flatMap(allLines))
  const figuresOf = remembered((line) => lineFigures(line, pantry))
  const program = programOf(school, itemType)
  return {
    school,
    ruleOptions: program && (await hasTarget2(tx, program.programName)) ? { sodium: 'target2' } : {},
    days: planned.map((day) => toServiceDay(day.date, servedDay(day, pantry), figuresOf)),
    catererName: own?.name ?? '',
    country: own?.country ?? 'US',
    currency: own?.currency ?? 'USD',
    printedOn: todayIn(own?.timeZone ?? 'UTC'),
  }
}

/** The same dish stands on many days: it is computed once. */
function remembered(figuresOf: (line: MenuLine) => PortionFigures): (line: MenuLine) => PortionFigures {
  const known = new Map<string, PortionFigures>()
  return (line) => {
    const key = JSON.stringify([line.recipeId, line.ingredientId, line.portion])
    const figures = known.get(key) ?? figuresOf(line)
    known.set(key, figures)
    return figures
  }
}

/** Judges the weeks, Monday to Sunday, that have days with a menu. Throws a 422 where the school has no such program. */
export function analyze(
  { school, days, ruleOptions }: AnalysisSource,
  { itemType, rule }: MenuAnalysisRequest,
): MenuAnalysis {
  const program = programOf(school, itemType)
  if (!program) throw rejected({ itemType: `${school.schoolName} has no meal program for this menu type.` })
  const weeks = Map.groupBy(
    days.filter(({ items }) => items.length > 0),
    ({ date }) => mondayOf(date),
  )
  return {
    school,
    itemType,
    program,
    weeks: [...weeks.values()].map((week) => analyzeWeek(week, program, { ...ruleOptions, ...rule })),
  }
}

function programOf({ programs }: School, itemType: MenuAnalysisRequest['itemType']) {
  return programs.find(({ menuType }) => menuType === itemType)
}
