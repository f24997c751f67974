import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { createCaterer } from '../db/caterers.ts'
import { schoolCalendar } from '../db/schema/calendar.ts'
import { importJob, importRow } from '../db/schema/import.ts'
import { ingredient } from '../db/schema/ingredient.ts'
import { recipe } from '../db/schema/recipe.ts'
import { referenceFood, referenceFoodMeasure } from '../db/schema/reference-food.ts'
import { mealProgram, school, schoolProgram } from '../db/schema/school.ts'
import { session } from '../db/schema/session.ts'
import { appUser, userSchool, type UserRole } from '../db/schema/user.ts'
import type { Database, Tx } from '../db/work.ts'
import { replaceDay } from '../modules/calendars/store.ts'
import { insertIngredient } from '../modules/ingredients/store.ts'
import { insertRecipe } from '../modules/recipes/store.ts'
import { hashPassword } from '../modules/session/passwords.ts'
import { insertSession } from '../modules/session/store.ts'
import { createTokens } from '../modules/session/tokens.ts'
import { dayInput, ingredientInput, recipeInput } from './inputs.ts'

/** What an id of the contract can name. `subRecipe` is a recipe that others take as a line. */
export const kinds = ['school', 'ingredient', 'recipe', 'subRecipe', 'referenceFood', 'import'] as const
export type Kind = (typeof kinds)[number]
export type Ids = Record<Kind, number>

/** A caterer with a row of every kind. Its mark stands in every text of its rows, and in no other caterer's. */
export interface World {
  mark: string
  catererId: number
  /** Access tokens by their holder. */
  tokens: Record<'administrator' | 'staff' | 'staffOfOneSchool' | 'parent' | 'disabled' | 'expired' | 'ended', string>
  ids: Ids
  /** Rows that were put away: they answer like rows that never were. */
  archived: Ids
  /** A school that `staffOfOneSchool` does not work for. */
  otherSchool: number
  userName: string
  /** Another import that waits to be applied: each can be applied or cancelled once. */
  freshImport: () => Promise<number>
}

export const password = 'three green apples'
/** The first day of the menus. */
export const menuDate = '2026-09-07'

interface WorldOptions {
  mark: string
  /** A number that stands in the nutrients and prices of the caterer's rows. */
  figure: number
  hasFlags?: boolean
}

/** Adds a caterer with its rows, users and sessions. */
export async function addWorld(database: Database, { mark, figure, hasFlags = true }: WorldOptions): Promise<World> {
  const catererId = await createCaterer(database, {
    name: `${mark} Kitchens`,
    nutritionAnalysis: hasFlags,
    inventoryEnabled: hasFlags,
    productionRecord: hasFlags,
  })
  const passwordHash = await hashPassword(password)
  return database.work({ catererId }, async (tx) => {
    const { schoolId, otherSchool, archivedSchool } = await addSchools(tx, mark)
    const users = await addUsers(tx, mark, passwordHash, schoolId)
    const pantry = await addPantry(tx, mark, figure)
    const imports = await addImports(tx, mark)
    const ids = { school: schoolId, ...pantry.ids, import: imports.ready }
    const caller = { catererId, userId: users.ids.administrator, role: 'administrator' } as const
    await replaceDay(tx, caller, { schoolId, menuType: 'MEAL', date: menuDate }, dayInput(mark, ids), null)
    return {
      mark,
      catererId,
      tokens: users.tokens,
      ids,
      archived: { school: archivedSchool, ...pantry.archived, import: imports.uploading },
      otherSchool,
      userName: `administrator.${mark}@example.test`,
      freshImport: () => database.work({ catererId }, (tx) => insertReadyImport(tx, mark)),
    }
  })
}

async function addSchools(tx: Tx, mark: string) {
  const row = (name: string, rest: { archivedAt?: string } = {}) => ({
    schoolName: `${mark} ${name}`,
    subdomain: `${mark}-${name}`,
    gradeGroup: 'K-5' as const,
    moduleAccess: { [`${mark} module`]: 'Yes' },
    ...rest,
  })
  const schools = await tx
    .insert(school)
    .values([row('first'), row('other'), row('closed', { archivedAt: '2026-01-01T00:00:00Z' })])
    .returning({ id: school.id })
  const [schoolId, otherSchool, archivedSchool] = schools.map(({ id }) => id) as [number, number, number]
  const [program] = await tx
    .insert(mealProgram)
    .values({
      programName: `${mark} lunch`,
      grades: `${mark} K-5`,
      rulePack: 'us-nslp',
      gradeGroup: 'K-5',
      menuType: 'MEAL',
    })
    .returning({ id: mealProgram.id })
  const mealProgramId = program?.id ?? 0
  const programs = [schoolId, otherSchool, archivedSchool].map((id) => ({
    schoolId: id,
    menuType: 'MEAL' as const,
    mealProgramId,
  }))
  await tx.insert(schoolProgram).values(programs)
  await tx.insert(schoolCalendar).values(programs)
  return { schoolId, otherSchool, archivedSchool }
}

async function addUsers(tx: Tx, mark: string, passwordHash: string, schoolId: number) {
  const roles = {
    administrator: 'administrator',
    staff: 'staff',
    staffOfOneSchool: 'staff',
    parent: 'parent',
    disabled: 'administrator',
    expired: 'administrator',
    ended: 'administrator',
  } as const satisfies Record<keyof World['tokens'], UserRole>
  const ids = {} as Record<keyof typeof roles, number>
  const tokens = {} as Record<keyof typeof roles, string>
  for (const [holder, role] of Object.entries(roles) as [keyof typeof roles, UserRole][]) {
    const [user] = await tx
      .insert(appUser)
      .values({
        userName: `${holder}.${mark}@example.test`,
        firstName: `${mark} first`,
        lastName: `${mark} last`,
        mobile: `${mark} mobile`,
        role,
        passwordHash,
        status: holder === 'disabled' ? 'disabled' : 'active',
        hasAllSchools: holder !== 'staffOfOneSchool',
      })
      .returning({ id: appUser.id })
    const pair = createTokens()
    ids[holder] = user?.id ?? 0
    tokens[holder] = pair.access
    await insertSession(tx, ids[holder], pair)
  }
  await tx.insert(userSchool).values({ userId: ids.staffOfOneSchool, schoolId })
  await tx
    .update(session)
    .set({ accessExpiresAt: sql`now() - interval '1 second'` })
    .where(sql`user_id = ${ids.expired}`)
  await tx
    .update(session)
    .set({ revokedAt: sql`now()` })
    .where(sql`user_id = ${ids.ended}`)
  return { ids, tokens }
}

async function addPantry(tx: Tx, mark: string, figure: number) {
  const food = await addReferenceFood(tx, mark, figure, `${mark}-1`)
  const ingredientId = (await insertIngredient(tx, ingredientInput(mark, figure, food))).id
  const lines = { ingredient: ingredientId, subRecipe: null }
  const subRecipe = (await insertRecipe(tx, recipeInput(mark, lines))).id
  const ids = { ingredient: ingredientId, subRecipe }
  const archived = {
    ingredient: (await insertIngredient(tx, ingredientInput(mark, figure, food))).id,
    subRecipe: (await insertRecipe(tx, recipeInput(mark, lines))).id,
    recipe: (await insertRecipe(tx, recipeInput(mark, ids))).id,
    referenceFood: await addReferenceFood(tx, mark, figure, `${mark}-2`),
  }
  const archivedAt = '2026-01-01T00:00:00Z'
  await tx
    .update(ingredient)
    .set({ archivedAt })
    .where(sql`id = ${archived.ingredient}`)
  await tx
    .update(recipe)
    .set({ archivedAt })
    .where(sql`id in (${archived.subRecipe}, ${archived.recipe})`)
  await tx
    .update(referenceFood)
    .set({ archivedAt })
    .where(sql`id = ${archived.referenceFood}`)
  return { ids: { ...ids, recipe: (await insertRecipe(tx, recipeInput(mark, ids))).id, referenceFood: food }, archived }
}

async function addReferenceFood(tx: Tx, mark: string, figure: number, code: string): Promise<number> {
  const [food] = await tx
    .insert(referenceFood)
    .values({
      code,
      description: `${mark} beans`,
      foodGroup: `${mark} legumes`,
      source: `${mark} table`,
      release: `${mark} edition`,
      nutrients: { calories: figure },
    })
    .returning({ id: referenceFood.id })
  const referenceFoodId = food?.id ?? 0
  await tx
    .insert(referenceFoodMeasure)
    .values({ referenceFoodId, seq: 1, amount: 1, measure: `${mark} scoop`, grams: 90 })
  return referenceFoodId
}

async function addImports(tx: Tx, mark: string): Promise<{ ready: number; uploading: number }> {
  const [uploading] = await tx
    .insert(importJob)
    .values({ kind: '', fileName: `${mark} half.csv` })
    .returning({ id: importJob.id })
  return { ready: await insertReadyImport(tx, mark), uploading: uploading?.id ?? 0 }
}

/** An import as the reading thread leaves it: one row that can be loaded, one with a problem. */
async function insertReadyImport(tx: Tx, mark: string): Promise<number> {
  const counts = { create: 1, update: 0, unchanged: 0, rejected: 1, blankValues: 0 }
  const [job] = await tx
    .insert(importJob)
    .values({ kind: 'foods', fileName: `${mark} foods.csv`, state: 'ready', totalRows: 2, doneRows: 2, counts })
    .returning({ id: importJob.id })
  const importJobId = job?.id ?? 0
  const column = (header: string, field: string) => ({ header: `${mark} ${header}`, field })
  const code = `${mark}-${randomUUID().slice(0, 8)}`
  await tx.insert(importRow).values([
    {
      importJobId,
      rowNumber: 0,
      data: { columns: [column('code', 'code'), column('name', 'description')], preview: [[`${mark} cell`]] },
    },
    { importJobId, rowNumber: 2, data: { code, description: `${mark} rice`, nutrients: {} } },
    {
      importJobId,
      rowNumber: 3,
      data: {},
      problems: [{ column: `${mark} code`, value: `${mark} value`, message: `${mark} message` } as never],
    },
  ])
  return importJobId
}
