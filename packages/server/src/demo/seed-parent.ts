import { eq } from 'drizzle-orm'

import { household, householdAdult, ledgerEntry, student } from '../db/schema/household.ts'
import { appUser } from '../db/schema/user.ts'
import type { Tx } from '../db/work.ts'
import { readCatererToday } from '../shared/caterer-today.ts'
import { idOf } from './seed-pantry.ts'
import { parentLogin } from './seed-users.ts'

const surname = 'Lindqvist'

/** The parent's household with two children, at schools with menus. */
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
  const date = await readCatererToday(tx)
  await tx.insert(ledgerEntry).values({
    householdId: home.id,
    date,
    kind: 'adjustment',
    amount: '25',
    causeId: null,
    note: 'Brought from last year',
  })
}
