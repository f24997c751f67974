import type { AllergenFinding } from '@commissary/domain/food'
import type { MealCategory, MenuType } from '@commissary/domain/menu'
import type { Quantity } from '@commissary/domain/units'

import type { Letterhead } from './letterhead.ts'

export interface PrintedLine {
  kind: 'food' | 'placeholder' | 'text'
  name: string
  category: MealCategory
  /** Null if it is the recipe's own portion. */
  portion: Quantity | null
  plannedServings: number | null
  /** The only serving line that offers it; null = every line. */
  servingLine?: number | null
  /** As the caterer's country declares them. */
  allergens: Pick<AllergenFinding, 'allergen' | 'level'>[]
  /** What students take from a salad bar; empty for anything else. */
  contents: Pick<PrintedLine, 'name' | 'allergens'>[]
}

export interface PrintedDay {
  date: string
  /** Null = not planned yet. */
  plannedMeals: number | null
  /** For the kitchen. */
  note: string | null
  lines: PrintedLine[]
  /** The holiday's name; null on other days. */
  closed: string | null
}

/** The content of a printed menu. */
export interface MenuDocument extends Letterhead {
  audience: 'families' | 'kitchen'
  /** The school, or the master menu. */
  name: string
  itemType: MenuType
  grades: string
  startDate: string
  endDate: string
  /** By date: every day that has lines or is closed. */
  menuDays: PrintedDay[]
}
