import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { masterCalendar, masterDay, masterMonth } from '../../src/db/schema/master-menu.ts'
import { publication } from '../../src/db/schema/publication.ts'
import { schoolCalendar, schoolMonth } from '../../src/db/schema/school-menu.ts'
import { menuAnalysisItem } from '../../src/db/schema/menu-analysis-item.ts'
import { cycleDay, cycleLine, cycleMenu } from '../../src/db/schema/cycle-menu.ts'
import { menuPlaceholder } from '../../src/db/schema/menu-line.ts'
import { menuPlan } from '../../src/db/schema/menu-plan.ts'
import { publishJob } from '../../src/db/schema/publish-job.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { publishMenu } from '../../src/demo/publish-menus.ts'

/** A month that no one has served yet. */
export const comingMonth = '2099-01'

/** The ids of months and publications that the world's menus have, and of a placeholder. `date` is the day of its master menu. */
export async function addMonths(tx: Tx, mark: string, schoolId: number, date: string) {
  const [master] = await tx.select({ id: masterMonth.id }).from(masterMonth)
  const [published] = await tx.select({ id: publication.id }).from(publication)
  const [calendar] = await tx
    .select({ id: schoolCalendar.id, mealProgramId: schoolCalendar.mealProgramId })
    .from(schoolCalendar)
    .where(eq(schoolCalendar.schoolId, schoolId))
  const [month] = await tx
    .insert(schoolMonth)
    .values({ schoolCalendarId: calendar?.id ?? 0, yearMonth: comingMonth })
    .returning({ id: schoolMonth.id })
  const [placeholder] = await tx
    .insert(menuPlaceholder)
    .values({ name: `${mark} fruit`, category: 'Fruit', menuType: 'MEAL', note: `${mark} note` })
    .returning({ id: menuPlaceholder.id })
  const [item] = await tx
    .insert(menuAnalysisItem)
    .values({
      masterMonthId: master?.id ?? 0,
      date,
      lineKey: `${mark}-m`,
      gradeGroup: 'K-5',
      servedServings: 90,
    })
    .returning({ id: menuAnalysisItem.id })
  const cycle = { mark, mealProgramId: calendar?.mealProgramId ?? 0, placeholderId: placeholder?.id ?? 0 }
  const [plan] = await tx
    .insert(menuPlan)
    .values({ state: 'done', request: {}, result: { error: `${mark} error` } })
    .returning({ id: menuPlan.id })
  const [job] = await tx
    .insert(publishJob)
    .values({
      masterMonthId: master?.id ?? 0,
      publicationId: published?.id ?? 0,
      state: 'failed',
      totalSchools: 2,
      waiting: [{ schoolId, publicationId: null }],
      error: `${mark} error`,
      reason: `${mark} reason`,
    })
    .returning({ id: publishJob.id })
  return {
    publishJob: job?.id ?? 0,
    menuPlan: plan?.id ?? 0,
    /** Stays archived: the other one is restored. */
    goneCycleMenu: await addCycleMenu(tx, { ...cycle, archivedAt: new Date().toISOString() }),
    archivedCycleMenu: await addCycleMenu(tx, { ...cycle, archivedAt: new Date().toISOString() }),
    cycleMenu: await addCycleMenu(tx, cycle),
    masterMonth: master?.id ?? 0,
    publication: published?.id ?? 0,
    schoolMonth: month?.id ?? 0,
    menuAnalysisItem: item?.id ?? 0,
    placeholder: placeholder?.id ?? 0,
  }
}

interface NewCycle {
  mark: string
  mealProgramId: number
  placeholderId: number
  archivedAt?: string
}

async function addCycleMenu(tx: Tx, { mark, mealProgramId, placeholderId, archivedAt }: NewCycle): Promise<number> {
  const [menu] = await tx
    .insert(cycleMenu)
    .values({
      mealProgramId,
      menuType: 'MEAL',
      name: `${mark} ${randomUUID().slice(0, 8)}`,
      weeks: 2,
      daysPerWeek: 5,
      archivedAt,
    })
    .returning({ id: cycleMenu.id })
  const [day] = await tx
    .insert(cycleDay)
    .values({ cycleMenuId: menu?.id ?? 0, week: 1, weekday: 1, note: `${mark} note`, reason: `${mark} reason` })
    .returning({ id: cycleDay.id })
  const line = { cycleDayId: day?.id ?? 0, category: 'Fruit' as const }
  await tx.insert(cycleLine).values([
    { ...line, lineKey: `${mark}-1`, position: 1, placeholderId },
    { ...line, lineKey: `${mark}-2`, position: 2, text: `${mark} special` },
  ])
  return menu?.id ?? 0
}

export interface MenuMaker {
  /** A cycle menu. Each can be archived once. */
  cycle: () => Promise<number>
  /** A month of a new master menu. Each can be archived once. */
  month: () => Promise<number>
  /** A publication that a school has. Each can be taken back once. */
  publication: () => Promise<number>
}

export const menuMaker = (
  database: Database,
  {
    mark,
    catererId,
    mealProgramId,
    schoolId,
  }: { mark: string; catererId: number; mealProgramId: number; schoolId: number },
): MenuMaker => ({
  cycle: () =>
    database.work({ catererId }, async (tx) => {
      const [placeholder] = await tx.select({ id: menuPlaceholder.id }).from(menuPlaceholder)
      return addCycleMenu(tx, { mark, mealProgramId, placeholderId: placeholder?.id ?? 0 })
    }),
  month: () => database.work({ catererId }, async (tx) => (await addMenu(tx, mark, mealProgramId)).month),
  publication: () =>
    database.work({ catererId }, async (tx) => {
      // Each in another month, because a later one in the same month holds an earlier one back.
      const { calendar, month } = await addMenu(tx, mark, mealProgramId, nextMonth())
      await publishMenu(tx, calendar, [schoolId], `${mark} reason`)
      const [row] = await tx
        .select({ id: publication.id })
        .from(publication)
        .where(eq(publication.masterMonthId, month))
      return row?.id ?? 0
    }),
})

let months = 0
const nextMonth = () =>
  Temporal.PlainYearMonth.from(comingMonth)
    .add({ months: (months += 1) })
    .toString()

async function addMenu(tx: Tx, mark: string, mealProgramId: number, yearMonth = comingMonth) {
  const [calendar] = await tx
    .insert(masterCalendar)
    .values({ mealProgramId, menuType: 'MEAL', name: `${mark} ${randomUUID().slice(0, 8)}` })
    .returning({ id: masterCalendar.id })
  const masterCalendarId = calendar?.id ?? 0
  await tx.insert(masterDay).values({
    masterCalendarId,
    date: `${yearMonth}-05`,
    plannedMeals: 10,
    note: `${mark} note`,
    reason: `${mark} reason`,
  })
  const [month] = await tx.insert(masterMonth).values({ masterCalendarId, yearMonth }).returning({ id: masterMonth.id })
  return { calendar: masterCalendarId, month: month?.id ?? 0 }
}
