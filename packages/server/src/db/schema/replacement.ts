import type {
  AnsweredConflict,
  DatedLinks,
  DayConflict,
  MenuDay,
  MenuDayChanges,
  PlannedItemRef,
  RecurringDays,
} from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable } from 'drizzle-orm/pg-core'

import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { recipe, type recipeVersion } from './recipe.ts'

/** An earlier version of a recipe, as it is stored. */
export type KeptVersion = Pick<
  typeof recipeVersion.$inferSelect,
  | 'number'
  | 'until'
  | 'content'
  | 'status'
  | 'testedAt'
  | 'testedBy'
  | 'approvedAt'
  | 'approvedBy'
  | 'savedAt'
  | 'savedBy'
>

/** What a replacement changed: a record, its version after that, and its lines with the new food. */
export interface ReplacedIn {
  kind: 'recipe' | 'menuItem' | 'masterDay' | 'cycleDay' | 'masterMonth' | 'publishedDay' | 'schoolDay'
  id: number
  version: number
  /** Ids of recipe lines or menu lines; empty for a master item, which has one food, and a month. */
  lines: number[]
  /** For a recipe: the number of the version that keeps what it had before; absent if only earlier versions changed. */
  keptVersion?: number
  /** For a recipe: its earlier versions before the replacement, if one of them changed. */
  versions?: KeptVersion[]
  /** For a master item: what it offered before, by day. */
  links?: DatedLinks
  /** For a month of a master menu: its recurring items before. */
  recurring?: RecurringDays
}

/** A day on which a planned item was replaced, its version after that, and what it was before. */
export interface ReplacedDay {
  /** The id of a school's menu, a master menu or a cycle menu. */
  menuId: number
  /** A date, or the place in a cycle: "w02-3". */
  day: string
  /** 0 = nothing is planned on the day any longer, so it is not stored. */
  version: number
  /** For a master menu or a cycle menu. */
  before?: MenuDay
  /** For a school: its changes and conflicts, and why it has them. */
  school?: {
    changes: MenuDayChanges
    conflicts: (DayConflict | AnsweredConflict)[]
    reason: string | null
  }
}

/** An item that was replaced on days of menus, or removed from them (null). */
export interface ReplacedOnDays {
  menus: 'school' | 'master' | 'cycle'
  find: PlannedItemRef
  by: PlannedItemRef | null
  days: ReplacedDay[]
}

/** An ingredient or a recipe that was replaced everywhere, or an item on days of menus, with what undoing it needs. */
export const replacement = pgTable(
  'replacement',
  {
    ...rowColumns(),
    ingredientId: rowId('ingredient_id'),
    byIngredientId: rowId('by_ingredient_id'),
    recipeId: rowId('recipe_id'),
    byRecipeId: rowId('by_recipe_id'),
    /** The first day of menus that changed. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    changes: jsonb('changes').$type<ReplacedIn[]>().notNull(),
    /** Only for a replacement on days of menus, which has none of the foods above. */
    planned: jsonb('planned').$type<ReplacedOnDays>(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('replacement_ingredient').on(table.catererId, table.ingredientId),
    index('replacement_by_ingredient').on(table.catererId, table.byIngredientId),
    index('replacement_recipe').on(table.catererId, table.recipeId),
    index('replacement_by_recipe').on(table.catererId, table.byRecipeId),
    ownReference('replacement_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('replacement_by_ingredient_own', table.catererId, table.byIngredientId, ingredient),
    ownReference('replacement_recipe_own', table.catererId, table.recipeId, recipe),
    ownReference('replacement_by_recipe_own', table.catererId, table.byRecipeId, recipe),
    check(
      'replacement_one_kind',
      sql`num_nonnulls(${table.ingredientId}, ${table.byIngredientId}) in (0, 2)
        and num_nonnulls(${table.recipeId}, ${table.byRecipeId}) in (0, 2)
        and num_nonnulls(${table.ingredientId}, ${table.recipeId}, ${table.planned}) = 1`,
    ),
  ],
)
