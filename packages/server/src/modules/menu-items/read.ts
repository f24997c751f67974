import {
  gradeServings,
  mealCategoryCode,
  mealCategoryOf,
  offeredLine,
  lineNutrition,
  type MealCategoryCode,
  type MenuType,
} from '@commissary/domain/menu'
import { and, count, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { ingredientDocument } from '../../db/schema/ingredient-document.ts'
import { itemSubCategory, menuItem } from '../../db/schema/menu-item.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import {
  type ColumnFilters,
  containing,
  matches,
  orderOf,
  textOrder,
  toAmount,
  type Page,
  type PageQuery,
} from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { nameOfUser } from '../history/record-event.ts'
import { loadPantry } from '../recipes/pantry.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { findSchool } from '../schools/store.ts'

type MenuItem = Schemas['MenuItem']
type MenuCaterer = Schemas['MenuCaterer']
type SchoolMenuItem = Schemas['SchoolMenuItem']

export interface MenuCatererQuery extends PageQuery, ColumnFilters<keyof typeof filtered> {
  types?: string
  mealCategory?: MealCategoryCode | 'MAINCOURSE'
  isActive?: boolean
  subCategoryId?: number
  q?: string
  sort?: string
}

/** The food's name: an item has one recipe or one ingredient. */
const linkedName = sql<string>`coalesce(
  (select linked.name from ${recipe} linked where linked.id = menu_item.recipe_id),
  (select linked.name from ${ingredient} linked where linked.id = menu_item.ingredient_id))`
const subCategoryName = sql<string | null>`(
  select sub.name from ${itemSubCategory} sub where sub.id = menu_item.sub_category_id)`

/** The newest photo of an item. */
const photoId = sql<number | null>`(
  select max(photo.id) from ${ingredientDocument} photo where photo.menu_item_id = menu_item.id
    and photo.kind = 'PHOTO' and photo.thumbnail_file_id is not null and photo.archived_at is null)`

const sortable = {
  name: textOrder(menuItem.name),
  mealCategory: textOrder(menuItem.mealCategory),
  subCategory: textOrder(subCategoryName),
  linked: textOrder(linkedName),
  price: menuItem.price,
  isActive: menuItem.isActive,
  updatedAt: menuItem.updatedAt,
}

const filtered = { name: menuItem.name, subCategory: subCategoryName, linked: linkedName }

type Row = Awaited<ReturnType<typeof selectItems>>[number]

/** What the caterer offers, by name unless sorted otherwise: all of it, or a page if the query has a size. */
export async function listMenuCaterers(
  tx: Tx,
  query: MenuCatererQuery,
): Promise<{ menuCaterers: MenuCaterer[]; page: Page }> {
  const where = and(
    matches(sql`${menuItem}.search`, query.q),
    containing(filtered, query),
    query.types === undefined ? undefined : ofTypes(query.types),
    query.mealCategory === undefined ? undefined : eq(menuItem.mealCategory, mealCategoryOf(query.mealCategory)),
    query.subCategoryId === undefined ? undefined : eq(menuItem.subCategoryId, query.subCategoryId),
    query.isActive === undefined ? undefined : eq(menuItem.isActive, query.isActive),
  )
  const [total] = await tx.select({ rows: count() }).from(menuItem).where(where)
  const totalElements = total?.rows ?? 0
  const { page: number = 0, size = Math.max(totalElements, 1) } = query
  const order = orderOf(query.sort, sortable, 'name', menuItem.id)
  const rows = await selectItems(tx, where, order)
    .limit(size)
    .offset(number * size)
  const pantry = await pantryOf(tx, rows)
  const page = { size, number, totalElements, totalPages: Math.ceil(totalElements / size) }
  return { menuCaterers: rows.map((row) => toMenuCaterer(row, pantry)), page }
}

/** One item with the nutrition for each grade group; null for an unknown id. */
export async function readMenuItem(tx: Tx, id: number): Promise<MenuItem | null> {
  const [row] = await selectItems(tx, eq(menuItem.id, id), [])
  if (!row) return null
  const { id: itemId, publicNames, portions, isActive, version, updatedAt, updatedBy } = row
  return {
    id: itemId,
    ...toOffer(row),
    publicNames,
    portions,
    grades: gradeServings(row, await pantryOf(tx, [row])),
    isActive,
    photoId: row.photoId,
    version,
    updatedAt,
    updatedBy,
  }
}

/**
 * The active items of menu types, by name, in the portion for the school's grade group. Throws a 404 for a school that the
 * caller has no access to, and a 422 for a program that it does not have.
 */
export async function findMenuItemsBySchool(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { schoolId, types, programId }: { schoolId: number; types: string; programId?: number },
): Promise<SchoolMenuItem[]> {
  const school = await findSchool(tx, userId, schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  const { programs, schoolName } = school
  const program =
    programId === undefined
      ? (programs.find(({ menuType }) => splitTypes(types).includes(menuType)) ?? programs[0])
      : programs.find(({ id }) => id === programId)
  if (programId !== undefined && !program) {
    throw rejected({ programId: message('calendars.unknownProgram', { school: schoolName }) })
  }
  const gradeGroup = program?.gradeGroup ?? null
  const where = and(ofTypes(types), eq(menuItem.isActive, true))
  const rows = await selectItems(tx, where, orderOf(undefined, sortable, 'name', menuItem.id))
  const pantry = await pantryOf(tx, rows)
  return rows.map((row) => {
    const line = offeredLine(row, gradeGroup, (id) => pantry.food(id)?.serving ?? null)
    return {
      id: row.id,
      ...toOffer(row),
      portion: line.portion,
      gradeGroup,
      nutrition: lineNutrition(line, pantry),
    }
  })
}

/** The fields that all three forms of an item share. */
function toOffer(row: Row) {
  const { catererId, name, recipeId, ingredientId, types, subCategoryId, subCategoryName, price, priceType } = row
  return {
    catererId,
    name,
    recipeId,
    ingredientId,
    linkedName: row.linkedName,
    types,
    mealCategory: mealCategoryCode(row.mealCategory),
    subCategoryId,
    subCategoryName,
    price: price === null ? null : toAmount(price),
    priceType,
  }
}

function toMenuCaterer(row: Row, pantry: Pantry): MenuCaterer {
  const grades = gradeServings(row, pantry)
  const { id, isActive, version, updatedAt, updatedBy } = row
  return {
    id,
    menuItemId: id,
    ...toOffer(row),
    isActive,
    photoId: row.photoId,
    grades: grades.map(({ gradeGroup, portion, nutrition: { nutrients, credits, cost } }) => ({
      gradeGroup,
      portion,
      calories: nutrients.calories,
      credits,
      cost,
    })),
    // The same foods in every portion.
    allergens: grades[0]?.nutrition.allergens ?? [],
    version,
    updatedAt,
    updatedBy,
  }
}

function selectItems(tx: Tx, where: SQL | undefined, order: SQL[]) {
  const view = {
    ...getTableColumns(menuItem),
    linkedName,
    subCategoryName,
    photoId,
    updatedBy: nameOfUser(menuItem.updatedBy),
  }
  return tx
    .select(view)
    .from(menuItem)
    .where(where)
    .orderBy(...order)
    .$dynamic()
}

type Pantry = Awaited<ReturnType<typeof pantryOf>>

/** As of today: a recipe may have a version that begins later. */
async function pantryOf(tx: Tx, rows: readonly Pick<Row, 'recipeId' | 'ingredientId'>[]) {
  const pantry = await loadPantry(tx, {
    recipeIds: rows.flatMap(({ recipeId }) => recipeId ?? []),
    ingredientIds: rows.flatMap(({ ingredientId }) => ingredientId ?? []),
  })
  return pantry.on(await readCatererToday(tx))
}

const splitTypes = (types: string) => types.split(',') as MenuType[]

/** Items that are offered on one of these menu types, separated by commas. */
function ofTypes(types: string): SQL {
  const any = splitTypes(types).map((type) => sql`${type}`)
  return sql`${menuItem.types} ?| array[${sql.join(any, sql`, `)}]`
}
