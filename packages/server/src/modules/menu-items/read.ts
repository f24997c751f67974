import { addDays } from '@commissary/domain/dates'
import {
  discontinuedIn,
  gradeServings,
  type ItemLink,
  lastLinkFrom,
  lineNutrition,
  linkOn,
  linkPeriods,
  mealCategoryCode,
  mealCategoryOf,
  offeredLine,
  type MealCategoryCode,
  type MenuType,
} from '@commissary/domain/menu'
import type { GradeGroup } from '@commissary/domain/rules'
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
import { type LoadedPantry, loadPantry, type WholePantry } from '../recipes/pantry.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { findSchool, listMealPrograms } from '../schools/store.ts'

type MenuItem = Schemas['MenuItem']
type MenuCaterer = Schemas['MenuCaterer']
export type SchoolMenuItem = Schemas['SchoolMenuItem']

export interface MenuCatererQuery extends PageQuery, ColumnFilters<keyof ReturnType<typeof filtered>> {
  types?: string
  mealCategory?: MealCategoryCode | 'MAINCOURSE'
  isActive?: boolean
  subCategoryId?: number
  q?: string
  sort?: string
}

/** The name of the item's latest food: an item has one recipe or one ingredient. */
const linkedName = sql<string>`coalesce(
  (select linked.name from ${recipe} linked where linked.id = menu_item.recipe_id),
  (select linked.name from ${ingredient} linked where linked.id = menu_item.ingredient_id))`

/** The name of what is offered on a day. */
const linkedNameOn = (day: string) => {
  const past = sql`(select past.value from jsonb_array_elements(menu_item.past_links) past
    where past.value ->> 'until' > ${day} order by past.value ->> 'until' limit 1)`
  return sql<string>`coalesce(
    (select linked.name from ${recipe} linked where linked.id = (${past} ->> 'recipeId')::bigint),
    (select linked.name from ${ingredient} linked where linked.id = (${past} ->> 'ingredientId')::bigint),
    ${linkedName})`
}
const subCategoryName = sql<string | null>`(
  select sub.name from ${itemSubCategory} sub where sub.id = menu_item.sub_category_id)`

/** The newest photo of an item. */
const photoId = sql<number | null>`(
  select max(photo.id) from ${ingredientDocument} photo where photo.menu_item_id = menu_item.id
    and photo.kind = 'PHOTO' and photo.thumbnail_file_id is not null and photo.archived_at is null)`

const sortable = (today: string) => ({
  name: textOrder(menuItem.name),
  mealCategory: textOrder(menuItem.mealCategory),
  subCategory: textOrder(subCategoryName),
  linked: textOrder(linkedNameOn(today)),
  price: menuItem.price,
  isActive: menuItem.isActive,
  updatedAt: menuItem.updatedAt,
})

const filtered = (today: string) => ({
  name: menuItem.name,
  subCategory: subCategoryName,
  linked: linkedNameOn(today),
})

type Row = Awaited<ReturnType<typeof selectItems>>[number]

/** What the caterer offers today, by name unless sorted otherwise: all of it, or a page if the query has a size. */
export async function listMenuCaterers(
  tx: Tx,
  query: MenuCatererQuery,
): Promise<{ menuCaterers: MenuCaterer[]; page: Page }> {
  const today = await readCatererToday(tx)
  const where = and(
    matches(sql`${menuItem}.search`, query.q),
    containing(filtered(today), query),
    query.types === undefined ? undefined : ofTypes(query.types),
    query.mealCategory === undefined ? undefined : eq(menuItem.mealCategory, mealCategoryOf(query.mealCategory)),
    query.subCategoryId === undefined ? undefined : eq(menuItem.subCategoryId, query.subCategoryId),
    query.isActive === undefined ? undefined : eq(menuItem.isActive, query.isActive),
  )
  const [total] = await tx.select({ rows: count() }).from(menuItem).where(where)
  const totalElements = total?.rows ?? 0
  const { page: number = 0, size = Math.max(totalElements, 1) } = query
  const order = orderOf(query.sort, sortable(today), 'name', menuItem.id)
  const stored = await selectItems(tx, where, order, linkedNameOn(today))
    .limit(size)
    .offset(number * size)
  const rows = stored.map((row) => ({ ...row, ...linkOn(row, today) }))
  const pantry = (await pantryOf(tx, rows)).on(today)
  const page = { size, number, totalElements, totalPages: Math.ceil(totalElements / size) }
  return { menuCaterers: rows.map((row) => toMenuCaterer(row, pantry)), page }
}

/**
 * One item, as an edit changes it, with the nutrition for each grade group; null for an unknown id. If its latest food starts on
 * a later day, the nutrition is that of this day.
 */
export async function readMenuItem(tx: Tx, id: number): Promise<MenuItem | null> {
  const [row] = await selectItems(tx, eq(menuItem.id, id), [])
  if (!row) return null
  const today = await readCatererToday(tx)
  const pantry = await pantryOf(tx, [row, ...row.pastLinks])
  const { id: itemId, publicNames, portions, isActive, version, updatedAt, updatedBy } = row
  return {
    id: itemId,
    ...toOffer(row),
    publicNames,
    portions,
    grades: gradeServings(row, pantry.on(nearest(today, lastLinkFrom(row), null))),
    pastLinks: row.pastLinks.map((link) => ({ ...link, linkedName: nameOf(link, pantry) })),
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
  return offersOf(tx, ofTypes(types), program?.gradeGroup ?? null)
}

/** The active items of a program's menu type, by name, in the portion for its grade group. Throws a 422 for an unknown program. */
export async function findMenuItemsByProgram(tx: Tx, programId: number): Promise<SchoolMenuItem[]> {
  const program = (await listMealPrograms(tx)).find(({ id }) => id === programId)
  if (!program) throw rejected({ programId: message('cycleMenus.unknownProgram') })
  return offersOf(tx, ofTypes(program.menuType), program.gradeGroup)
}

async function offersOf(tx: Tx, types: SQL, gradeGroup: GradeGroup | null): Promise<SchoolMenuItem[]> {
  const today = await readCatererToday(tx)
  const where = and(types, eq(menuItem.isActive, true))
  const rows = await selectItems(tx, where, orderOf(undefined, sortable(today), 'name', menuItem.id))
  const pantry = await pantryOf(
    tx,
    rows.flatMap((row) => [row, ...row.pastLinks]),
  )
  const offerOf = (row: Row, link: ItemLink, day: string) => {
    const line = offeredLine({ ...link, portions: row.portions }, gradeGroup, (id) => pantry.food(id)?.serving ?? null)
    const dated = pantry.on(day)
    return {
      ...link,
      linkedName: nameOf(link, pantry),
      portion: line.portion,
      nutrition: lineNutrition(line, dated),
      discontinued: discontinuedIn(link, dated),
    }
  }
  return rows.map((row) => ({
    ...toOffer(row),
    id: row.id,
    ...offerOf(row, linkOn(row, today), today),
    gradeGroup,
    periods: linkPeriods(row).map(({ from, until, ...link }) => ({
      until,
      ...offerOf(row, link, nearest(today, from, until)),
    })),
  }))
}

/** The day of a period that is nearest to today. */
function nearest(today: string, from: string | null, until: string | null): string {
  if (from !== null && from > today) return from
  return until !== null && until <= today ? addDays(until, -1) : today
}

const nameOf = ({ recipeId, ingredientId }: ItemLink, pantry: LoadedPantry): string =>
  (recipeId === null ? pantry.food(ingredientId ?? 0) : pantry.recipe(recipeId))?.name ?? ''

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

function toMenuCaterer(row: Row, pantry: WholePantry): MenuCaterer {
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

function selectItems(tx: Tx, where: SQL | undefined, order: SQL[], linked = linkedName) {
  const view = {
    ...getTableColumns(menuItem),
    linkedName: linked,
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

const pantryOf = (tx: Tx, links: readonly ItemLink[]) =>
  loadPantry(tx, {
    recipeIds: links.flatMap(({ recipeId }) => recipeId ?? []),
    ingredientIds: links.flatMap(({ ingredientId }) => ingredientId ?? []),
  })

const splitTypes = (types: string) => types.split(',') as MenuType[]

/** Items that are offered on one of these menu types, separated by commas. */
function ofTypes(types: string): SQL {
  const any = splitTypes(types).map((type) => sql`${type}`)
  return sql`${menuItem.types} ?| array[${sql.join(any, sql`, `)}]`
}
