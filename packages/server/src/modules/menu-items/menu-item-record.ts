import { mealCategoryCode, mealCategoryOf, menuTypes } from '@commissary/domain/menu'
import { gradeGroups } from '@commissary/domain/rules'

import type { Schemas } from '../../contract/operations.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { column, columns, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import { toAmount } from '../../shared/lists.ts'
import { trimmed } from '../../shared/texts.ts'
import { readMenuItem } from './read.ts'

export type MenuItemInput = Schemas['MenuItemInput']
type Row = typeof menuItem.$inferSelect

export const menuItemRecord = defineRecord({
  type: 'menuItem',
  table: menuItem,
  texts: 'menuItems',
  read: readMenuItem,
  fields: {
    catererId: notStored,
    name: column('name', trimmed),
    publicNames: columns(
      (names: MenuItemInput['publicNames'] = {}) => ({ publicNames: filled(names) }),
      ({ publicNames }) => entriesText(publicNames),
    ),
    // The history names the food: see `linked` in the store.
    recipeId: columns((recipeId: MenuItemInput['recipeId']) => ({ recipeId: recipeId ?? null })),
    ingredientId: columns((ingredientId: MenuItemInput['ingredientId']) => ({ ingredientId: ingredientId ?? null })),
    portions: columns(
      (portions: MenuItemInput['portions'] = {}): Pick<Row, 'portions'> => ({ portions: known(portions) }),
      ({ portions }) =>
        gradeGroups.flatMap((group) => {
          const portion = portions[group]
          return portion ? [`${group}: ${toAmount(portion.amount)} ${portion.unit}`] : []
        }),
    ),
    types: columns(
      (types: MenuItemInput['types']) => ({ types: menuTypes.filter((type) => types.includes(type)) }),
      ({ types }) => [...types],
    ),
    mealCategory: columns(
      (code: MenuItemInput['mealCategory']) => ({ mealCategory: mealCategoryOf(code) }),
      ({ mealCategory }) => mealCategoryCode(mealCategory),
    ),
    subCategoryId: columns((id: MenuItemInput['subCategoryId']) => ({ subCategoryId: id ?? null })),
    price: columns(
      (price: MenuItemInput['price']): Pick<Row, 'price'> => ({ price: price ?? null }),
      ({ price }) => price && toAmount(price),
    ),
    priceType: column('priceType', (type: MenuItemInput['priceType']) => type ?? null),
    isActive: column('isActive', (isActive: boolean | undefined) => isActive ?? true),
  } satisfies FieldsOf<MenuItemInput, typeof menuItem>,
  // Set by `relink`.
  otherColumns: ['pastLinks'],
})

/** The input that would store the row again. */
export function toInput(row: Row): MenuItemInput {
  const { name, publicNames, recipeId, ingredientId, portions, types, subCategoryId, price, priceType, isActive } = row
  return {
    name,
    publicNames,
    recipeId,
    ingredientId,
    portions,
    types,
    mealCategory: mealCategoryCode(row.mealCategory),
    subCategoryId,
    price,
    priceType,
    isActive,
  }
}

function filled(names: NonNullable<MenuItemInput['publicNames']>): Record<string, string> {
  const entries = Object.entries(names).map(([language, name]) => [language, name?.trim() ?? ''] as const)
  return Object.fromEntries(entries.filter(([, name]) => name !== ''))
}

/** Sorted by language, whatever the order of the stored keys. */
const entriesText = (names: Record<string, string>): string[] =>
  Object.keys(names)
    .toSorted()
    .map((language) => `${language}: ${names[language]}`)

const known = (portions: NonNullable<MenuItemInput['portions']>): Row['portions'] =>
  Object.fromEntries(gradeGroups.flatMap((group) => (portions[group] ? [[group, portions[group]]] : [])))
