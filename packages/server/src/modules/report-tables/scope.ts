import { mostReportDays } from '@commissary/domain/dates'
import type { Messages } from '@commissary/messages'
import { sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Caller } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { type Letterhead, wordingOf } from '../../documents/letterhead.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { servedOf } from '../food-reports/served.ts'
import { listSchools } from '../schools/store.ts'
import type { Grouping, ReportDefinition, ReportRequest, ReportScope, TableColumn } from './definition.ts'

/**
 * Makes totals and rows of one response reflect one moment. Call it before anything is read. A year of rows is joined and sorted in
 * memory.
 */
export async function ofOneMoment(tx: Tx): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read`)
  await tx.execute(sql`set local work_mem = '32MB'`)
}

/** What a request selects. Throws a 422 for dates that are not in order, or more than a year, and for a school that the user has no access to. */
export async function scopeOf(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { period }: Pick<ReportDefinition, 'period'>,
  request: ReportRequest,
): Promise<{ scope: ReportScope; letterhead: Letterhead }> {
  const letterhead = await readLetterhead(tx)
  const today = letterhead.printedOn
  const to = period === 'menus' ? today : (request.to ?? today)
  const from = period === 'range' ? (request.from ?? `${to.slice(0, 8)}01`) : to
  checkRange(from, to, mostReportDays)
  const wanted = request.schools && new Set(request.schools)
  const schools = (await listSchools(tx, userId)).map(({ schoolId }) => schoolId)
  if (wanted && [...wanted].some((id) => !schools.includes(id))) {
    throw rejected({ schools: message('calendars.schoolNotFound') })
  }
  return {
    letterhead,
    scope: {
      caller: { userId },
      from,
      to,
      today,
      schoolIds: wanted ? schools.filter((id) => wanted.has(id)) : schools,
      isOfSchools: wanted !== undefined,
      served: period === 'menus' ? servedOf(request, today) : null,
      choice: (id) => request.choices?.[id] ?? '',
      wording: wordingOf(letterhead),
    },
  }
}

/** A report with the columns that a request shows. */
export async function shownOf(tx: Tx, definition: ReportDefinition, scope: ReportScope): Promise<ReportDefinition> {
  if (!definition.shows) return definition
  const shows = await definition.shows(tx, scope)
  return { ...definition, columns: definition.columns.filter(({ id }) => shows(id)) }
}

/** What a column is called. */
export const labelOf = ({ id, label }: TableColumn, scope: ReportScope): string =>
  label
    ? label(scope.wording, scope)
    : scope.wording.t(`reportTables.columns.${id as keyof Messages['reportTables']['columns']}`)

/** What readers must know about the report's numbers. */
export async function notesOf(
  tx: Tx,
  { notes = [], notesOf: more }: ReportDefinition,
  scope: ReportScope,
): Promise<string[]> {
  return [...notes.map((note) => scope.wording.t(`reportTables.notes.${note}`)), ...((await more?.(tx, scope)) ?? [])]
}

/** What a report is grouped by. Throws a 422 for what it cannot be grouped by, and for a path that is deeper than the groups. */
export function groupsOf({ groupings, usualGroup }: ReportDefinition, { group, path = [] }: ReportRequest): Grouping[] {
  const ids: readonly string[] = group ?? usualGroup
  const found = ids.flatMap((id) => groupings.filter((one) => one.id === id))
  if (found.length < ids.length || new Set(ids).size < ids.length) {
    throw rejected({ group: message('reportTables.unknownGroup') })
  }
  if (path.length > found.length) throw rejected({ path: message('reportTables.tooDeep') })
  return found
}
