import { eq } from 'drizzle-orm'

import { household, householdAdult, ledgerEntry, student } from '../db/schema/household.ts'
import { mealPrice, orderSettings } from '../db/schema/meal-order.ts'
import { appUser } from '../db/schema/user.ts'
import type { Tx } from '../db/work.ts'
import { readCatererToday } from '../shared/caterer-today.ts'
import { idOf } from './seed-pantry.ts'
import { parentLogin } from './seed-users.ts'

const surname = 'Lindqvist'

/** The parent's two children, at schools with menus, and orders from families until two in the afternoon of the day before. */
export async function seedParent(tx: Tx, schools: ReadonlyMap<string, number>): Promise<void> {
  const [parent] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.userName, parentLogin.userName))
  const [home] = await tx
    .insert(household)
    .values({ name: surname, code: 'LQ-01', email: parentLogin.userName })
    .returning({ id: household.id })
  if (!parent || !home) throw new Error('The demo has no parent')
  await tx.insert(householdAdult).values({ householdId: home.id, userId: parent.id })
  const child = { householdId: home.id, lastName: surname }
  await tx.insert(student).values([
    {
      ...child,
      schoolId: idOf(schools, 'Maple Street Elementary'),
      firstName: 'Nils',
      className: 'Grade 3',
      studentNumber: 'M-9001',
      allergies: ['Milk', 'Sesame'],
    },
    {
      ...child,
      schoolId: idOf(schools, 'Riverbend Middle School'),
      firstName: 'Freja',
      className: 'Grade 6',
      studentNumber: 'R-9002',
      allergies: [],
    },
  ])
  const ordering = { cutOffDays: 1, cutOffTime: '14:00', familiesOrder: true }
  await tx.insert(orderSettings).values(ordering).onConflictDoUpdate({ target: orderSettings.catererId, set: ordering })
  await tx
    .insert(mealPrice)
    .values([
      { menuType: 'MEAL', name: 'Standard', price: '3.25', isDefault: true },
      { menuType: 'BREAKFAST', name: 'Standard', price: '1.75', isDefault: true },
    ])
    .onConflictDoNothing()
  const date = await readCatererToday(tx)
  await tx
    .insert(ledgerEntry)
    .values({
      householdId: home.id,
      date,
      kind: 'adjustment',
      amount: '25',
      causeId: null,
      note: 'Brought from last year',
    })
}
