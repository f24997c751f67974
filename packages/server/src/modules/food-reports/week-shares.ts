import { addDays, mondayOf } from '@commissary/domain/dates'

import { school } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { readPlannedNeeds } from '../planned-needs/planned-needs.ts'

/** A food and the day on which menus have it next. */
export interface NextServed {
  id: number
  nextDate: string
}

export interface WeekShare {
  id: number
  /** In percent; null = unknown. */
  share: number | null
}

/**
 * Each food's share of the weight of all food that the schools plan, as purchased, from Monday to Sunday of the week that has it
 * next. A food whose own weight has gaps has an unknown share; other foods with gaps count by their known weight.
 */
export async function weekShares(
  tx: Tx,
  foods: readonly NextServed[],
  schoolIds: readonly number[] | null,
): Promise<WeekShare[]> {
  if (foods.length === 0) return []
  const schools = schoolIds ?? (await allSchools(tx))
  const shares: WeekShare[] = []
  for (const [monday, ofWeek] of Map.groupBy(foods, ({ nextDate }) => mondayOf(nextDate))) {
    const days = await readPlannedNeeds(tx, { schoolIds: schools, from: monday, to: addDays(monday, 6), unit: 'g' })
    const grams = new Map<number, { known: number; isWhole: boolean }>()
    let total = 0
    for (const { ingredientId, amount, gaps } of days.flatMap(({ needs }) => needs)) {
      const before = grams.get(ingredientId) ?? { known: 0, isWhole: true }
      grams.set(ingredientId, { known: before.known + amount, isWhole: before.isWhole && gaps.length === 0 })
      total += amount
    }
    for (const { id } of ofWeek) {
      const own = grams.get(id)
      shares.push({ id, share: own?.isWhole && total > 0 ? (own.known / total) * 100 : null })
    }
  }
  return shares
}

/** Archived ones too: their menus plan no needs. */
async function allSchools(tx: Tx): Promise<number[]> {
  const rows = await tx.select({ id: school.id }).from(school)
  return rows.map(({ id }) => id)
}
