import { appUser, userSchool } from '../db/schema/user.ts'
import type { Tx } from '../db/work.ts'
import { idOf } from './seed-pantry.ts'

/** The demo's logins: an administrator per caterer, plus a staff user and a parent of the first. */
export const demoLogin = { userName: 'planner@demo.test', password: 'commissary-demo' }
export const smallLogin = { userName: 'office@small.test', password: demoLogin.password }
export const staffLogin = { userName: 'staff@demo.test', password: demoLogin.password }
export const kitchenLogin = { userName: 'kitchen@demo.test', password: demoLogin.password }
export const parentLogin = { userName: 'parent@demo.test', password: demoLogin.password }

interface Person {
  userName: string
  firstName: string
  lastName: string
  mobile: string
}

const administrator = { role: 'administrator' } as const
const cook = { role: 'staff', hasAllSchools: false, modules: ['catalog', 'menus'] } satisfies Partial<
  typeof appUser.$inferInsert
>
const kitchenStaff = { role: 'staff', hasAllSchools: false, modules: ['production', 'inventory'] } satisfies Partial<
  typeof appUser.$inferInsert
>
const parent = { role: 'parent', hasAllSchools: false, modules: [] } satisfies Partial<typeof appUser.$inferInsert>

/** The schools of the kitchen that keeps production records. */
export const kitchenSchools = ['Riverbend Middle School', 'Harbor View Middle School']

/** Adds a caterer's administrator. */
export async function seedAdministrator(tx: Tx, person: Person, passwordHash: string): Promise<void> {
  await tx.insert(appUser).values({ ...person, ...administrator, passwordHash })
}

/** Adds a staff user with access to one school and two modules, one of the kitchen with the schools it cooks for, and a parent. */
export async function seedStaff(tx: Tx, schools: ReadonlyMap<string, number>, passwordHash: string): Promise<void> {
  const { userName } = staffLogin
  const [user] = await tx
    .insert(appUser)
    .values({ userName, firstName: 'Sam', lastName: 'Okafor', mobile: '2125550142', ...cook, passwordHash })
    .returning({ id: appUser.id })
  if (!user) throw new Error('The staff user was not added')
  await tx.insert(userSchool).values({ userId: user.id, schoolId: idOf(schools, 'Maple Street Elementary') })
  const [luis] = await tx
    .insert(appUser)
    .values({
      userName: kitchenLogin.userName,
      firstName: 'Luis',
      lastName: 'Ortega',
      mobile: '2125550190',
      ...kitchenStaff,
      passwordHash,
    })
    .returning({ id: appUser.id })
  if (!luis) throw new Error('The kitchen user was not added')
  await tx.insert(userSchool).values(kitchenSchools.map((name) => ({ userId: luis.id, schoolId: idOf(schools, name) })))
  const { userName: parentName } = parentLogin
  await tx.insert(appUser).values({
    userName: parentName,
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    mobile: '2125550178',
    ...parent,
    passwordHash,
  })
}
