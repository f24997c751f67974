import { mondayOf, wholeWeeks } from '@commissary/domain/dates'
import { analyzeWeek, mealPattern, type ServiceDay } from '@commissary/domain/menu'
import { hasMealPattern, menuGroups, type RuleOptions } from '@commissary/domain/rules'
import { patternSection, type PatternSubject } from '@commissary/messages/pattern'
import type { ReportSection } from '@commissary/messages/results'

import { notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { type Letterhead, wordingOf } from '../../documents/letterhead.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import type { ReportDocument } from '../../documents/report-document.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { monthDays } from '../../shared/months.ts'
import { serviceDayMaker } from '../analysis/service-days.ts'
import { readAnalysisSource, weeksOf } from '../analysis/store.ts'
import { ruleOptionsOf } from '../analysis-settings/store.ts'
import { pantryOf } from '../calendars/menu-pantry.ts'
import { closedDays } from '../holidays/store.ts'
import { itemsOfMaster } from '../menu-analysis-items/store.ts'
import { findMonth, servedBetween } from '../months/days.ts'
import { findSchoolMonth } from '../publishing/school-months.ts'
import { listMealPrograms, type MealProgram, sharedProgram } from '../schools/store.ts'

type Request = Schemas['MealPatternRequest']

/** The most weeks with a day in a year. */
const maxDays = 54 * 7

/** The days of a menu, read in one transaction. */
export interface PatternSource {
  menu: PatternSubject['menu']
  program: MealProgram
  days: ServiceDay[]
  closedDays: Schemas['ClosedDay'][]
  ruleOptions: Partial<RuleOptions>
  letterhead: Letterhead
  from: string
  /** Whether the school has another menu of the same meal, so that the file name includes the grades. */
  isOneOfSeveral: boolean
}

/**
 * The days around a month: of the master menu or the school's menu that the month belongs to. Throws a 404 for a month that the
 * user has no access to, and a 422 for an invalid range of dates.
 */
export async function readPatternSource(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  { id, isCatererMenu = true }: { id: number; isCatererMenu?: boolean | undefined },
  request: Request,
): Promise<PatternSource> {
  if (!isCatererMenu) {
    const { month, calendar, school, program } = await findSchoolMonth(tx, caller.userId, id)
    const { from, to } = rangeOf(month.yearMonth, request)
    const { schoolId, menuType: itemType } = calendar
    const wanted = { schoolId, itemType, programId: program.id, startDate: from, endDate: to }
    const { days, closedDays: closed, ruleOptions, ...rest } = await readAnalysisSource(tx, caller, wanted, maxDays)
    const { catererName, logo, country, language, currency, printedOn } = rest
    const letterhead = { catererName, logo, country, language, currency, printedOn }
    return {
      menu: { label: 'school', name: school.schoolName },
      program,
      days,
      closedDays: closed,
      ruleOptions,
      letterhead,
      from,
      isOneOfSeveral: school.programs.filter(({ menuType }) => menuType === program.menuType).length > 1,
    }
  }
  const found = await findMonth(tx, id)
  const program = found && (await listMealPrograms(tx)).find((one) => one.id === found.calendar.mealProgramId)
  if (!found || found.month.archivedAt !== null || !program) throw notFound(message('months.notFound'))
  const { from, to } = rangeOf(found.month.yearMonth, request)
  const closed = await closedDays(tx, from, to)
  return {
    menu: { label: 'menu', name: found.calendar.name },
    program: sharedProgram(program, found.calendar.alsoGradeGroups),
    days: await masterDays(tx, found.calendar.id, program, { from, to }),
    closedDays: closed,
    ruleOptions: await ruleOptionsOf(tx, program.programName),
    letterhead: await readLetterhead(tx),
    from,
    isOneOfSeveral: false,
  }
}

/** The requested days; by default those of all weeks with a day in the month. */
function rangeOf(yearMonth: string, { from, to }: Request): { from: string; to: string } {
  const month = monthDays(yearMonth)
  const weeks = wholeWeeks({ start: month.from, end: month.to })
  const range = { from: from ?? weeks.start, to: to ?? weeks.end }
  checkRange(range.from, range.to, maxDays)
  return range
}

async function masterDays(
  tx: Tx,
  masterCalendarId: number,
  { gradeGroup }: MealProgram,
  { from, to }: { from: string; to: string },
): Promise<ServiceDay[]> {
  const menus = [...(await servedBetween(tx, masterCalendarId, from, to))].map(([date, menu]) => ({ date, menu }))
  const pantry = await pantryOf(
    tx,
    menus.map(({ menu }) => menu),
  )
  const items = (await itemsOfMaster(tx, masterCalendarId, from, to)).filter((item) => item.gradeGroup === gradeGroup)
  const toDay = await serviceDayMaker(tx, pantry, menus)
  return menus.map((day) => toDay(day, { items, servings: 'planned' }))
}

/** A day's other meals belong to the menu's own grade group, and are unknown for any other. */
const withoutOtherMeals = ({ otherMeals: _, ...day }: ServiceDay): ServiceDay => day

/** "Maple Street Elementary 2026-11-16 meal pattern"; with grades where a school has several menus of the meal. */
export function patternName({ menu, program, from, letterhead, isOneOfSeveral }: PatternSource): string {
  const { t } = wordingOf(letterhead)
  const grades = isOneOfSeveral ? menuGroups(program).map((group) => t(`words.gradeGroups.${group}`)) : []
  return [menu.name, ...grades, from, t('reports.pattern.title').toLowerCase()].join(' ')
}

/** The meal pattern as tables, a week each, for each grade group; one table without rows where nothing is planned or checked. */
export function patternReport(source: PatternSource, { gradeGroups }: Request): ReportDocument {
  const { menu, program, days, closedDays: closed, ruleOptions, letterhead } = source
  const wording = wordingOf(letterhead)
  const { t } = wording
  const isChecked = hasMealPattern(program.rulePack)
  const groups = !isChecked ? [] : gradeGroups ? [...new Set(gradeGroups)] : menuGroups(program)
  const sections = groups.flatMap((gradeGroup) =>
    weeksOf(gradeGroup === program.gradeGroup ? days : days.map(withoutOtherMeals)).map((ofWeek): ReportSection => {
      const week = analyzeWeek(ofWeek, { ...program, gradeGroup }, ruleOptions)
      return patternSection(wording, week, mealPattern(week, ofWeek), {
        menu,
        program: program.programName,
        closedDays: closed.filter(({ date }) => mondayOf(date) === week.weekStart),
      })
    }),
  )
  const reason = isChecked
    ? t('print.empty', { school: menu.name })
    : t('print.noMealPattern', { program: program.programName })
  const empty = { title: reason, facts: [], columns: [{ label: '' }], rows: [] }
  return {
    ...letterhead,
    title: t('reports.pattern.title'),
    notice: t('print.notice'),
    sections: sections.length > 0 ? sections : [empty],
  }
}
