import { sql } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { toIso } from '../../db/iso.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message } from '../../shared/messages.ts'
import { monthDays } from '../../shared/months.ts'
import { findMonth } from '../months/days.ts'
import { listSchools } from '../schools/store.ts'
import { lastPublication } from './snapshot.ts'
import { fittingSchools } from './store.ts'

type ApplicableSchool = Schemas['ApplicableSchool']

interface Row extends Record<string, unknown> {
  schoolId: number
  publicationId: number | null
  isOfMonth: boolean
  publishedAt: string | null
  ownDays: number
  openConflicts: number
  isResized: boolean
}

/** The schools that a month fits, by name, with their state of it. Throws a 404 for an unknown month. */
export async function applicableSchools(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
): Promise<ApplicableSchool[]> {
  const found = await findMonth(tx, id)
  if (!found || found.month.archivedAt !== null) throw notFound(message('months.notFound'))
  const { month, calendar } = found
  const schools = await fittingSchools(tx, userId, calendar)
  const { from, to } = monthDays(month.yearMonth)
  const today = await readCatererToday(tx)
  const rows = await tx.execute<Row>(sql`
    select school.school_id::int as "schoolId", month.publication_id::int as "publicationId",
      coalesce(publication.master_month_id = ${id}, false) as "isOfMonth",
      (select max(given.created_at) from school_publication given
        where given.school_month_id = month.id and given.publication_id = month.publication_id) as "publishedAt",
      exists (select from school_base_day base
        where base.caterer_id = current_caterer() and base.school_calendar_id = school.id
          and base.date between ${from > today ? from : today} and ${to}
          and base.planned_meals is distinct from own.planned_meals) as "isResized",
      ${ownDays(sql`school.id`, from, to)}
    from school_calendar school
    join school_program own on own.caterer_id = current_caterer() and own.school_id = school.school_id
      and own.meal_program_id = school.meal_program_id
    join school_month month on month.school_calendar_id = school.id and month.year_month = ${month.yearMonth}
    left join publication on publication.id = month.publication_id
    where school.caterer_id = current_caterer() and school.meal_program_id = ${calendar.mealProgramId}`)
  const known = new Map(rows.map((row) => [row.schoolId, row]))
  const isLocked = to < today
  const last = month.publishedAt === null ? null : await lastPublication(tx, id)
  return schools.map(({ schoolId, schoolName }): ApplicableSchool => {
    const row = known.get(schoolId)
    const has = row?.isOfMonth ? row : undefined
    const state = () => {
      if (isLocked) return 'locked'
      if (!has) return 'never'
      // Publishing it again would size it for the number of meals that the school now usually serves.
      if (has.publicationId !== last || has.isResized) return 'behind'
      return has.ownDays > 0 ? 'customised' : 'current'
    }
    return {
      schoolId,
      schoolName,
      state: state(),
      ownDays: row?.ownDays ?? 0,
      openConflicts: row?.openConflicts ?? 0,
      publishedAt: has?.publishedAt ? toIso(has.publishedAt) : null,
    }
  })
}

/** The columns `ownDays` and `openConflicts` of a calendar in a range. */
export const ownDays = (calendarId: ReturnType<typeof sql>, from: unknown, to: unknown) => sql`
  (select count(*)::int from school_day day where day.school_calendar_id = ${calendarId}
    and day.date between ${from} and ${to} and (day.has_own_meals or day.has_own_selections or day.has_own_note
      or exists (select from school_line_change change where change.school_day_id = day.id))) as "ownDays",
  (select coalesce(sum(jsonb_array_length(jsonb_path_query_array(day.conflicts, '$[*] ? (!exists(@.answer))'))), 0)::int from school_day day
    where day.school_calendar_id = ${calendarId} and day.date between ${from} and ${to}) as "openConflicts"`

/** The publications of a month, latest first. Throws a 404 for an unknown month. */
export async function publicationsOf(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
): Promise<Schemas['Publication'][]> {
  if (!(await findMonth(tx, id))) throw notFound(message('months.notFound'))
  const accessible = (await listSchools(tx, userId)).map(({ schoolId }) => schoolId)
  const rows = await tx.execute<Schemas['Publication'] & Record<string, unknown>>(sql`
    select publication.id::int as id, publication.created_at as "publishedAt", publication.reason,
      publication.taken_back_at as "takenBackAt", publication.taken_back_reason as "takenBackReason",
      (select u.first_name || ' ' || u.last_name from app_user u where u.id = publication.created_by) as "publishedBy",
      (select count(*)::int from school_publication given where given.publication_id = publication.id) as schools,
      not exists (select from school_publication given
        join school_month month on month.id = given.school_month_id
        join school_calendar calendar on calendar.id = month.school_calendar_id
        where given.publication_id = publication.id and given.taken_back_at is null
          and calendar.school_id <> all(${sql.param(accessible)}::bigint[])) as "canTakeBack",
      (select jsonb_build_object('id', job.id, 'state', job.state, 'totalSchools', job.total_schools,
          'doneSchools', job.total_schools - jsonb_array_length(job.waiting))
        from publish_job job where job.publication_id = publication.id order by job.id desc limit 1) as job
    from publication where caterer_id = current_caterer() and master_month_id = ${id}
    order by publication.id desc`)
  return rows.map((row) => ({
    ...row,
    publishedAt: toIso(row.publishedAt),
    takenBackAt: row.takenBackAt && toIso(row.takenBackAt),
  }))
}
