import { answersFor } from '@commissary/domain/food'

import { mealProgram, school, schoolProgram } from '../../src/db/schema/school.ts'
import type { Member, TestApp } from './test-app.ts'

/** A lunch program with schools that serve it, a food, and functions that call the menu calls. */
export async function menuWorld(server: TestApp, names: readonly string[] = ['North', 'South']) {
  const member = await server.addMember()
  const { programId, schools } = await server.database.work({ catererId: member.catererId }, async (tx) => {
    const [program] = await tx
      .insert(mealProgram)
      .values({ programName: 'Lunch', grades: 'K-5', rulePack: 'us-nslp', gradeGroup: 'K-5', menuType: 'MEAL' })
      .returning()
    const rows = await tx
      .insert(school)
      .values(names.map((schoolName) => ({ schoolName })))
      .returning()
    const mealProgramId = program?.id ?? 0
    await tx
      .insert(schoolProgram)
      .values(rows.map(({ id }) => ({ schoolId: id, menuType: 'MEAL' as const, mealProgramId })))
    return { programId: mealProgramId, schools: rows.map(({ id }) => id) }
  })
  const food = async (name: string) =>
    (
      await server.call(member, 'POST /ingredient/ingredients', {
        body: { name, serving: { amount: '100', unit: 'g' }, nutrients: answersFor({ calories: 50 }) },
      })
    ).body.data.id as number
  const call = (operation: string, options = {}, by: Member = member) => server.call(by, operation, options)
  return {
    member,
    programId,
    schools,
    call,
    milk: await food('Milk'),
    apple: await food('Apple'),
    save: (body: object) => call(`POST /commissary/catererMonthlyCalendar/${member.catererId}/MEAL`, { body }),
    read: async (id: number, isCatererMenu = true) =>
      (await call(`GET /commissary/monthlyCalendars/${id}`, { query: { isCatererMenu: String(isCatererMenu) } })).body,
    publish: (id: number, schoolIds?: readonly number[], reason?: string) =>
      call(`PUT /commissary/caterer/copyCalendar/${id}`, {
        query: {
          ...(schoolIds && { schoolIds: schoolIds.join(',') }),
          ...(reason !== undefined && { reason }),
        },
      }),
    months: async (schoolId: number) =>
      (await call(`GET /commissary/getSchoolMenus/${schoolId}/MEAL`)).body._embedded.getSchoolMenus,
  }
}

export type MenuWorld = Awaited<ReturnType<typeof menuWorld>>
