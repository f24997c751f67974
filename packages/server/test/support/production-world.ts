import { answersFor } from '@commissary/domain/food'
import { eq } from 'drizzle-orm'

import { masterCalendar, masterDay, masterLine } from '../../src/db/schema/master-menu.ts'
import { mealProgram, school, schoolProgram } from '../../src/db/schema/school.ts'
import { appUser, type UserModule, userSchool } from '../../src/db/schema/user.ts'
import { publishMenu } from '../../src/demo/publish-menus.ts'
import type { Member, TestApp } from './test-app.ts'

/** Today in the time zone of the test caterers. */
export const today = Temporal.Now.plainDateISO('America/New_York')
export const daysAgo = (days: number) => today.subtract({ days }).toString()

/** What a menu plans: meals for K-5 and for 6-8, and servings of chicken for each. */
export interface PlannedDay {
  date: string
  meals: [number, number]
  chicken: [number, number]
}

/** A day that plans 200 meals for K-5 and 100 for 6-8. */
export const sampleDay = (date: string): PlannedDay => ({ date, meals: [200, 100], chicken: [150, 80] })

/** What was served of a `PlannedDay`. */
export interface ServedDay {
  meals: [number, number]
  served: [number, number]
  prepared: number
}

/** A day served nearly as `sampleDay` plans it. */
export const sampleService: ServedDay = { meals: [190, 95], served: [140, 70], prepared: 220 }

/**
 * A school, "Oak", that keeps production records and serves lunch to K-5 and 6-8, with chicken and milk on each of the days; and a
 * school, "Elm", that keeps none.
 */
export async function productionWorld(server: TestApp, days: readonly PlannedDay[]) {
  const member = await server.addMember()
  const food = async (body: object) =>
    (
      await server.call(member, 'POST /ingredient/ingredients', {
        body: { nutrients: answersFor({ calories: 50 }), ...body },
      })
    ).body.data.id as number
  const chicken = await food({ name: 'Chicken', serving: { amount: '100', unit: 'g' } })
  const tofu = await food({ name: 'Tofu', serving: { amount: '100', unit: 'g' } })
  const milk = await food({
    name: 'Milk, skim',
    serving: { amount: '244', unit: 'g' },
    milk: { fat: 'skim', isFlavored: false },
  })
  const ids = await server.database.work(member, async (tx) => {
    const [oak, elm] = await tx
      .insert(school)
      .values([
        { schoolName: 'Oak', moduleAccess: { 'Production Record': 'Yes' } },
        { schoolName: 'Elm', moduleAccess: { 'Production Record': 'No' } },
      ])
      .returning()
    const programs: number[] = []
    for (const [index, gradeGroup] of (['K-5', '6-8'] as const).entries()) {
      const [program] = await tx
        .insert(mealProgram)
        .values({ programName: 'Lunch', grades: gradeGroup, rulePack: 'us-nslp', gradeGroup, menuType: 'MEAL' })
        .returning()
      const mealProgramId = program?.id ?? 0
      programs.push(mealProgramId)
      await tx.insert(schoolProgram).values({ schoolId: oak?.id ?? 0, menuType: 'MEAL', mealProgramId })
      const [master] = await tx
        .insert(masterCalendar)
        .values({ mealProgramId, menuType: 'MEAL', name: `Lunch ${gradeGroup}` })
        .returning()
      for (const { date, meals, chicken: servings } of days) {
        const [day] = await tx
          .insert(masterDay)
          .values({ masterCalendarId: master?.id ?? 0, date, plannedMeals: meals[index] ?? 0 })
          .returning()
        const line = { masterDayId: day?.id ?? 0 }
        await tx.insert(masterLine).values([
          {
            ...line,
            lineKey: 'main',
            position: 1,
            category: 'Entree',
            ingredientId: chicken,
            portionAmount: index === 0 ? '80' : '100',
            portionUnit: 'g',
            plannedServings: servings[index] ?? 0,
          },
          {
            ...line,
            lineKey: 'milk',
            position: 2,
            category: 'Milk',
            ingredientId: milk,
            portionAmount: '244',
            portionUnit: 'g',
            plannedServings: meals[index] ?? 0,
          },
        ])
      }
      await publishMenu(tx, master?.id ?? 0, [oak?.id ?? 0])
    }
    return { oak: oak?.id ?? 0, elm: elm?.id ?? 0, k5: programs[0] ?? 0, g68: programs[1] ?? 0 }
  })
  const call = (operation: string, options = {}, by: Member = member) => server.call(by, operation, options)
  const all = '/commissary/productionRecords'
  const keys = { chicken: `ingredient-${chicken}-entree`, milk: `ingredient-${milk}-milk` }
  return {
    member,
    ...ids,
    foods: { chicken, tofu, milk },
    keys,
    call,
    open: (date: string, by: Member = member, schoolId = ids.oak) =>
      call(`POST ${all}`, { body: { schoolId, date, itemType: 'MEAL' } }, by),
    read: (id: number, by: Member = member) => call(`GET ${all}/${id}`, {}, by),
    /** Enters fields that were empty. */
    enter: (id: number, fields: Record<string, unknown>, by: Member = member) =>
      call(
        `PATCH ${all}/${id}`,
        { body: { edits: Object.entries(fields).map(([path, to]) => ({ path, from: null, to })) } },
        by,
      ),
    sign: (id: number, part = 'record', by: Member = member) =>
      call(`POST ${all}/${id}/signatures`, { body: { part } }, by),
    reopen: (id: number, reason: string, by: Member = member) =>
      call(`POST ${all}/${id}/reopen`, { body: { reason } }, by),
    plan: (id: number, from: string) => call(`POST ${all}/${id}/plan`, { body: { from } }),
    /** Everything that a signature needs: `served` of chicken, and milk for each meal. */
    whole: ({ meals, served, prepared }: ServedDay) => ({
      [`group.${ids.k5}.servedMeals`]: meals[0],
      [`group.${ids.g68}.servedMeals`]: meals[1],
      [`line.${keys.chicken}.prepared`]: prepared,
      [`line.${keys.chicken}.group.${ids.k5}.served`]: served[0],
      [`line.${keys.chicken}.group.${ids.g68}.served`]: served[1],
      [`line.${keys.chicken}.leftover`]: prepared - served[0] - served[1],
      [`line.${keys.milk}.prepared`]: meals[0] + meals[1],
      [`line.${keys.milk}.group.${ids.k5}.served`]: meals[0],
      [`line.${keys.milk}.group.${ids.g68}.served`]: meals[1],
      [`line.${keys.milk}.leftover`]: 0,
    }),
    /** Staff who work for some schools and areas. */
    async addStaff(schoolIds: readonly number[], modules: UserModule[]): Promise<Member> {
      const staff = await server.addMember({ role: 'staff', catererId: member.catererId })
      await server.database.work(member, async (tx) => {
        await tx.update(appUser).set({ hasAllSchools: false, modules }).where(eq(appUser.id, staff.userId))
        if (schoolIds.length > 0) {
          await tx.insert(userSchool).values(schoolIds.map((schoolId) => ({ userId: staff.userId, schoolId })))
        }
      })
      return staff
    },
  }
}

export type ProductionWorld = Awaited<ReturnType<typeof productionWorld>>
