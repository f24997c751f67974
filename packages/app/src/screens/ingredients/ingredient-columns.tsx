import type { Wording } from '@commissary/messages/wording'
import type { Ingredient } from '@commissary/api-client'
import { complianceNutrients, requiredNutrients } from '@commissary/domain/food'
import type { Quantity } from '@commissary/domain/units'
import { Quiet } from '@commissary/ui'
import type { Column } from '@commissary/ui/table'

import { filterable } from '../../lists/use-paged-list.ts'
import { AllergensCell, allergensText, rulesText } from '../../nutrition/cells.tsx'
import { CreditCell, NameCell } from './ingredient-cells.tsx'
import { priceText } from '../../text/price-text.ts'

const expectedNutrients = [...new Set([...requiredNutrients, ...complianceNutrients])]
const missingNutrients = ({ nutrients }: Ingredient) =>
  expectedNutrients.filter((code) => nutrients[code] === undefined).length

/** The columns that the server filters by their text. */
export const filteredIngredientColumns = ['name', 'code', 'category', 'brand'] as const

/** The server sorts by the ids of the sortable columns. */
export function ingredientColumns(wording: Wording): readonly Column<Ingredient>[] {
  const { t, formats } = wording
  const missingText = (row: Ingredient) => t('ingredients.missingCount', { count: missingNutrients(row) })

  const columns: Column<Ingredient>[] = [
    {
      id: 'name',
      header: 'ingredients.columns.name',
      value: (row) => row.name,
      cell: (row) => <NameCell ingredient={row} />,
      width: '16rem',
    },
    { id: 'code', header: 'ingredients.columns.code', value: (row) => row.code, isOneLine: true },
    { id: 'category', header: 'ingredients.columns.category', value: (row) => row.category },
    { id: 'brand', header: 'ingredients.columns.brand', value: (row) => row.brand },
    {
      id: 'calories',
      header: 'ingredients.columns.calories',
      align: 'end',
      value: (row) => caloriesText(row, wording),
      cell: (row) => <bdi>{caloriesText(row, wording)}</bdi>,
      isSortable: false,
    },
    {
      id: 'allergens',
      header: 'ingredients.columns.allergens',
      value: () => null,
      cell: (row) => <AllergensCell allergens={row.allergens} />,
      csv: (row) => allergensText(wording, row.allergens),
      isSortable: false,
    },
    {
      id: 'credits',
      header: 'ingredients.columns.credits',
      value: () => null,
      cell: (row) => <CreditCell ingredient={row} />,
      csv: (row) => rulesText(wording, row.crediting),
      isSortable: false,
    },
    {
      id: 'price',
      header: 'ingredients.columns.price',
      align: 'end',
      value: (row) => row.price?.amount,
      cell: (row) => <bdi>{priceText(row.price, wording)}</bdi>,
      // The number alone would have a different unit in each row.
      csv: (row) => priceText(row.price, wording),
      isSortable: false,
    },
    {
      id: 'missing',
      header: 'ingredients.columns.missing',
      value: missingNutrients,
      cell: (row) => (missingNutrients(row) === 0 ? <Quiet>{missingText(row)}</Quiet> : missingText(row)),
      isSortable: false,
    },
    {
      id: 'updatedAt',
      header: 'ingredients.columns.updated',
      value: (row) => row.updatedAt,
      cell: (row) => <bdi>{formats.instant(row.updatedAt)}</bdi>,
      isOneLine: true,
    },
  ]
  return filterable(columns, filteredIngredientColumns)
}

type CalorieFacts = Pick<Ingredient, 'nutrients' | 'serving' | 'servingNutrition'>

/** "150 / 1 cup": Calories per serving; per 100 g where no serving is set or its weight is unknown. '' if unknown. */
export function caloriesText({ nutrients, serving, servingNutrition }: CalorieFacts, { t, formats }: Wording): string {
  const ofServing = servingNutrition?.nutrients.calories
  const per = ({ amount, unit }: Quantity) => `${formats.amount(Number(amount))} ${t(`words.units.${unit}`)}`
  const text = (calories: number, basis: Quantity) =>
    t('ingredients.caloriesPer', { calories: formats.number(calories, 0), quantity: per(basis) })

  if (serving && ofServing && ofServing.missing.length === 0) return text(ofServing.known, serving)
  return nutrients.calories === undefined ? '' : text(nutrients.calories, { amount: '100', unit: 'g' })
}
