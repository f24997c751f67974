import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { archivable, ownReference, rowColumns, rowId } from './columns.ts'
import { storedFile } from './file.ts'
import { ingredient } from './ingredient.ts'
import { menuItem } from './menu-item.ts'
import { recipe } from './recipe.ts'

/** What a document is. A CN label or a product formulation statement can prove crediting. */
export type DocumentKind = 'LABEL' | 'PRODUCT_FORMULATION_STATEMENT' | 'CN_LABEL' | 'SPECIFICATION' | 'PHOTO'

/** A document or a photo of an ingredient, a recipe or a master item. Its file never changes; another file is another document. */
export const ingredientDocument = pgTable(
  'ingredient_document',
  {
    ...rowColumns(),
    /** Exactly one of the three is set. */
    ingredientId: rowId('ingredient_id'),
    recipeId: rowId('recipe_id'),
    menuItemId: rowId('menu_item_id'),
    fileId: rowId('file_id').notNull(),
    /** The small copy of a picture. */
    thumbnailFileId: rowId('thumbnail_file_id'),
    kind: text('kind').$type<DocumentKind>().notNull(),
    validFrom: date('valid_from', { mode: 'string' }),
    /** The last day on which it is valid. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** One document of an ingredient proves its crediting. */
    provesCrediting: boolean('proves_crediting').notNull().default(false),
    ...archivable(),
  },
  (table) => [
    index('ingredient_document_file').on(table.catererId, table.fileId),
    index('ingredient_document_thumbnail').on(table.catererId, table.thumbnailFileId),
    index('ingredient_document_ingredient').on(table.catererId, table.ingredientId),
    index('ingredient_document_recipe').on(table.catererId, table.recipeId),
    index('ingredient_document_menu_item').on(table.catererId, table.menuItemId),
    uniqueIndex('ingredient_document_credits')
      .on(table.catererId, table.ingredientId)
      .where(sql`${table.provesCrediting} and ${table.archivedAt} is null`),
    ownReference('ingredient_document_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('ingredient_document_recipe_own', table.catererId, table.recipeId, recipe),
    ownReference('ingredient_document_menu_item_own', table.catererId, table.menuItemId, menuItem),
    ownReference('ingredient_document_file_own', table.catererId, table.fileId, storedFile),
    ownReference('ingredient_document_thumbnail_own', table.catererId, table.thumbnailFileId, storedFile),
    check(
      'ingredient_document_one_owner',
      sql`num_nonnulls(${table.ingredientId}, ${table.recipeId}, ${table.menuItemId}) = 1`,
    ),
    check('ingredient_document_dates', sql`${table.expiresOn} >= ${table.validFrom}`),
  ],
)
