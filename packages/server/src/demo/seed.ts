import { sql } from 'drizzle-orm'

import { insertCaterer, type NewCaterer } from '../db/caterers.ts'
import { runScript, type Database, type Tx } from '../db/work.ts'
import { hashPassword } from '../modules/session/passwords.ts'
import { foodKeys, type FoodKey } from './foods/demo-foods.ts'
import { isRecipe } from './menus/demo-calendar.ts'
import { demoSchools, type DemoSchool } from './schools.ts'
import { storeDay } from './demo-days.ts'
import { seedFamilies } from './seed-families.ts'
import { seedItems } from './seed-items.ts'
import { seedMenus, seedSchools } from './seed-menus.ts'
import { seedDueOrders, seedNotifications } from './seed-notifications.ts'
import { seedOrders } from './seed-orders.ts'
import { idOf, seedIngredients, seedRecipes } from './seed-pantry.ts'
import { seedParent } from './seed-parent.ts'
import { seedProduction } from './seed-production.ts'
import { seedRecall } from './seed-recall.ts'
import { seedSettings, seedSharedVendors } from './seed-settings.ts'
import { seedStoreWork } from './seed-store-work.ts'
import { seedStock } from './seed-stock.ts'
import { seedUnfilled } from './seed-unfilled.ts'
import { demoLogin, seedAdministrator, seedStaff, smallLogin } from './seed-users.ts'

const kitchen = { name: 'Commissary Demo Kitchen', timeZone: 'America/New_York' } satisfies NewCaterer
const smallOffice: NewCaterer = {
  name: 'Small Lunch Office',
  nutritionAnalysis: false,
  inventoryEnabled: false,
  productionRecord: false,
}
const smallSchool: DemoSchool = {
  name: 'Hillside Day School',
  subdomain: 'hillside',
  gradeGroup: 'K-5',
  differences: [],
}
const planner = { userName: demoLogin.userName, firstName: 'Dana', lastName: 'Whitfield', mobile: '2125550117' }
const office = { userName: smallLogin.userName, firstName: 'Robin', lastName: 'Castle', mobile: '2125550163' }
const smallFoods: FoodKey[] = ['milkLowFat', 'bread', 'turkeyDeli', 'mozzarella', 'apple', 'babyCarrots']

/**
 * Adds the demo caterers to a database without caterers, in one transaction. Does nothing in any other database. The
 * menus surround `today` (YYYY-MM-DD), by default the current date in the kitchen's time zone.
 */
export async function seedDemo(
  database: Database,
  today: string = Temporal.Now.plainDateISO(kitchen.timeZone).toString(),
): Promise<void> {
  const passwordHash = await hashPassword(demoLogin.password)
  await database.owner(async (tx) => {
    // Servers that start together on one PostgreSQL wait for each other: the second finds the first one's caterers.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo caterers'))`)
    if (await hasCaterers(tx)) return
    await asCaterer(tx, 0, () => seedSharedVendors(tx))
    await seedKitchen(tx, today, passwordHash)
    await seedSmallOffice(tx, passwordHash)
  })
}

async function seedKitchen(tx: Tx, today: string, passwordHash: string): Promise<void> {
  await asCaterer(tx, await insertCaterer(tx, kitchen), async () => {
    await seedAdministrator(tx, planner, passwordHash)
    const foods = await seedIngredients(tx, foodKeys)
    const recipes = await seedRecipes(tx, foods)
    const schools = await seedSchools(tx, demoSchools, {
      menuTypes: ['MEAL', 'BREAKFAST'],
      hasProductionRecord: true,
    })
    await seedStaff(tx, schools, passwordHash)
    const itemId = (item: Parameters<typeof isRecipe>[0]) => (isRecipe(item) ? idOf(recipes, item) : idOf(foods, item))
    await seedMenus(tx, today, schools, itemId)
    await seedItems(tx, itemId)
    await seedSettings(tx, today, schools)
    await seedFamilies(tx, storeDay(today), schools)
    await seedProduction(tx, today, schools, itemId)
    await seedNotifications(tx, storeDay(today))
    await seedOrders(tx, storeDay(today), foods)
    await seedUnfilled(tx)
    await seedStock(tx, storeDay(today), foods)
    await seedStoreWork(tx, storeDay(today), (food) => idOf(foods, food))
    await seedRecall(tx)
    await seedDueOrders(tx, storeDay(today))
    await seedParent(tx, schools)
  })
}

async function seedSmallOffice(tx: Tx, passwordHash: string): Promise<void> {
  await asCaterer(tx, await insertCaterer(tx, smallOffice), async () => {
    await seedAdministrator(tx, office, passwordHash)
    await seedIngredients(tx, smallFoods)
    await seedSchools(tx, [smallSchool], { menuTypes: ['MEAL'], hasProductionRecord: false })
  })
}

/** Runs `fn` with the role and policies of a request, then resets to the owner. */
async function asCaterer(tx: Tx, catererId: number, fn: () => Promise<void>): Promise<void> {
  await runScript(tx, `set local role commissary_app; set local app.caterer_id = '${catererId}'`)
  await fn()
  await runScript(tx, `set local role none; set local app.caterer_id = ''`)
}

async function hasCaterers(tx: Tx): Promise<boolean> {
  await runScript(tx, 'set local role commissary_app')
  const [counted] = await tx.execute<{ count: number }>(sql`select caterer_count() as count`)
  await runScript(tx, 'set local role none')
  return (counted?.count ?? 0) > 0
}
