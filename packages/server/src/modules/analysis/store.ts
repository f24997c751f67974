import { mondayOf } from '@commissary/domain/dates'
import {
  analyzeWeek,
  type DiscontinuedFood,
  discontinuedIn,
  discontinuedOn,
  type ServiceDay,
} from '@commissary/domain/menu'
import { type RuleOptions } from '@commissary/domain/rules'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import type { Letterhead } from '../../documents/letterhead.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import { ruleOptionsOf } from '../analysis-settings/store.ts'
import { allLines, findCalendar, plannedDays, servedDay } from '../calendars/days.ts'
import { pantryOf } from '../calendars/menu-pantry.ts'
import { closedDays } from '../holidays/store.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { itemsOfCalendars } from '../menu-analysis-items/store.ts'
import { findSchool, programOf, type MealProgram, type School } from '../schools/store.ts'
import { readOtherMeals } from './other-meals.ts'
import { serviceDayMaker } from './service-days.ts'

export type MenuAnalysisRequest = Schemas['MenuAnalysisRequest']
export type MenuAnalysis = Schemas['MenuAnalysis']

/** The data of an analysis, read in one transaction. */
export interface AnalysisSource extends Letterhead {
  school: School
  program: MealProgram | undefined
  /** The days of service with a plan; holidays are left out. */
  days: ServiceDay[]
  closedDays: Schemas['ClosedDay'][]
  /** The foods in each item that are discontinued on the day, by `date/itemId`. Items without any are absent. */
  discontinued: ReadonlyMap<string, readonly DiscontinuedFood[]>
  /** From the caterer's settings for the school's program; the request overrides them. */
  ruleOptions: Partial<RuleOptions>
}

/** Throws a 404 if the caller has no such school, and a 422 for an invalid range of dates. */
export async function readAnalysisSource(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  request: Omit<MenuAnalysisRequest, 'rule'> & Partial<Pick<MenuAnalysisRequest, 'rule'>>,
  maxDays?: number,
): Promise<AnalysisSource> {
  const { schoolId, itemType, programId, startDate, endDate, servings = 'planned', menu } = request
  checkRange(startDate, endDate, maxDays)
  const school = await findSchool(tx, userId, schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  const program = programOf(school, itemType, programId)
  const calendar = program ? await findCalendar(tx, schoolId, program.id) : null
  const closed = await closedDays(tx, startDate, endDate)
  const isOpen = ({ date }: { date: string }) => !closed.some((day) => day.date === date)
  const own = calendar ? (await plannedDays(tx, calendar, startDate, endDate)).filter(isOpen) : []
  const isMaster = menu === 'master'
  const planned = isMaster ? own.filter(({ master }) => master !== null).map((day) => ({ ...day, changes: null })) : own
  const pantry = await pantryOf(tx, planned.flatMap(allLines))
  const served = planned.map((day) => ({ date: day.date, menu: servedDay(day, pantry) }))
  // A school's own planned and served items are not part of the master menu.
  const items =
    calendar && !isMaster ? await itemsOfCalendars(tx, [calendar.id], startDate, endDate) : new Map<number, never[]>()
  const ofGroup = [...items.values()].flat().filter(({ gradeGroup }) => gradeGroup === program?.gradeGroup)
  const toDay = await serviceDayMaker(tx, pantry, served)
  const ruleOptions = program ? await ruleOptionsOf(tx, program.programName) : {}
  const options = { ...ruleOptions, ...request.rule }
  const others =
    program && (await readOtherMeals(tx, { school, program, from: startDate, to: endDate, options, isMaster }))
  return {
    school,
    program,
    ruleOptions,
    days: served.map((day) =>
      toDay(day, {
        items: ofGroup,
        servings: isMaster ? 'planned' : servings,
        otherMeals: others?.get(day.date),
      }),
    ),
    discontinued: new Map(
      served.flatMap(({ date, menu }) =>
        menu.lines.flatMap((line): [string, DiscontinuedFood[]][] => {
          const foods = discontinuedOn(discontinuedIn(line, pantry.on(date)), date)
          return foods.length === 0 ? [] : [[`${date}/${line.id}`, foods]]
        }),
      ),
    ),
    closedDays: closed,
    ...(await readLetterhead(tx)),
  }
}

/** Checks the weeks, Monday to Sunday, that have a menu, for each of its grade groups. Throws a 422 if the school has no program for the menu type. */
export function analyze(
  { school, program, days, ruleOptions, closedDays }: AnalysisSource,
  { itemType, rule, menu, servings = 'planned' }: MenuAnalysisRequest,
): MenuAnalysis {
  if (!program) throw rejected({ itemType: message('calendars.noProgram', { school: school.schoolName }) })
  const weeks = weeksOf(days)
  const weeksFor = (gradeGroup: MealProgram['gradeGroup']) =>
    weeks.map((week) => analyzeWeek(week, { ...program, gradeGroup }, { ...ruleOptions, ...rule }))
  const { alsoGradeGroups } = program
  return {
    school,
    itemType,
    program,
    servings: menu === 'master' ? 'planned' : servings,
    weeks: weeksFor(program.gradeGroup),
    ...(alsoGradeGroups && { alsoWeeks: alsoGradeGroups.flatMap(weeksFor) }),
    closedDays,
  }
}

/** The days with items, in order, grouped by week from Monday to Sunday. */
export const weeksOf = (days: readonly ServiceDay[]): ServiceDay[][] => [
  ...Map.groupBy(
    days.filter(({ items }) => items.length > 0),
    ({ date }) => mondayOf(date),
  ).values(),
]
