import type { NutrientCode } from '@commissary/domain/food'

import type { ProductField } from './product-columns.ts'

export type ImportKind = 'products' | 'foods' | 'measures'
export type FoodField =
  | 'code'
  | 'description'
  | 'shortDescription'
  | 'foodGroup'
  | 'refusePct'
  | 'servingGrams'
  | NutrientCode
export type MeasureField = 'code' | 'seq' | 'amount' | 'measure' | 'modifier' | 'grams'
export type Field = FoodField | MeasureField | ProductField

/** A column of the file: its header, its field (null: ignored), and the factor from its numbers to the field's unit. */
export interface Column {
  header: string
  field: Field | null
  factor: number
  /** The numbers are per serving, whose weight is in the column `servingGrams`. */
  isPerServing?: boolean
  /** The header says nothing; the field is guessed from the values. */
  isGuessed?: boolean
}
