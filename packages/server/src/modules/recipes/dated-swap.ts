import type { FoodSwap } from '@commissary/domain/recipe'

/** A replacement from a day on. */
export interface DatedSwap extends FoodSwap {
  from: string
}
