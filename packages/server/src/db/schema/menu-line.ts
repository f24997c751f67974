import type { MealCategory, MenuType, PlaceholderCredits } from '@commissary/domain/menu'
import type { Unit } from '@commissary/domain/units'
import { sql, type SQL } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, type AnyPgColumn, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { archivable, decimal, rowColumns, rowId } from './columns.ts'

/** What a planner reserves a line for before the food is known: "Chef's choice fruit", with the credits it must bring. */
export const menuPlaceholder = pgTable(
  'menu_placeholder',
  {
    ...rowColumns(),
    name: text('name').notNull(),
    category: text('category').$type<MealCategory>().notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    /** The credits that the food of the line is expected to bring, by component. */
    credits: jsonb('credits').$type<PlaceholderCredits>().notNull().default({}),
    note: text('note'),
    ...archivable(),
  },
  (table) => [
    unique('menu_placeholder_own').on(table.catererId, table.id),
    uniqueIndex('menu_placeholder_name')
      .on(table.catererId, table.menuType, sql`lower(${table.name})`)
      .where(sql`${table.archivedAt} is null`),
  ],
)

/** The columns of a menu line. In a school's change, null means unchanged from what was published. */
export const lineColumns = () => ({
  position: integer('position'),
  recipeId: rowId('recipe_id'),
  ingredientId: rowId('ingredient_id'),
  menuItemId: rowId('menu_item_id'),
  placeholderId: rowId('placeholder_id'),
  /** A line without a food: "Manager's birthday special". */
  text: text('text'),
  portionAmount: decimal('portion_amount'),
  portionUnit: text('portion_unit').$type<Unit | 'portion'>(),
  category: text('category').$type<MealCategory>(),
  plannedServings: integer('planned_servings'),
  /** The only serving line that offers it, from 1; null = every line. */
  servingLine: integer('serving_line'),
})

/** How many of a recipe, an ingredient, a placeholder and a text a line has. */
export const oneOffer = (line: Record<'recipeId' | 'ingredientId' | 'placeholderId' | 'text', AnyPgColumn>): SQL =>
  sql`num_nonnulls(${line.recipeId}, ${line.ingredientId}, ${line.placeholderId}, ${line.text})`
