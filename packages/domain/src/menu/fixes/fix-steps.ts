import { menuItemKey } from '../menu-items.ts'
import type { FixProblem, FixStep } from './fix-model.ts'
import type { LineChange, OpenDay } from './week-changes.ts'

/** The changes as steps: the same change on several days is one step. */
export function stepsOf(days: readonly OpenDay[], changes: readonly LineChange[]): FixStep[] {
  const steps = new Map<string, FixStep>()
  for (const { kind, day, item, option, portion } of changes) {
    const date = days[day]?.date ?? ''
    const step = {
      kind,
      category: item?.category ?? option?.category ?? ('Miscellaneous' as const),
      name: item?.name ?? option?.name ?? '',
      replacement: kind === 'swap' ? (option?.name ?? null) : null,
      portion,
    }
    const key = JSON.stringify([step, option?.id])
    const known = steps.get(key)
    if (known) known.dates.push(date)
    else steps.set(key, { ...step, dates: [date] })
  }
  return [...steps.values()]
}

/**
 * The difference in acceptance (served / planned servings) of swapped items, weighted by their servings. Null where an item is
 * added or dropped, or where one of the two is unknown. Another portion of the same item has the same acceptance.
 */
export function acceptanceOf({ acceptanceOf: of }: FixProblem, changes: readonly LineChange[]): number | null {
  let [sum, servings] = [0, 0]
  for (const { kind, item, line, option } of changes) {
    if (kind === 'add' || kind === 'drop' || !item || !line) return null
    const before = of(menuItemKey(line))
    const after = option ? of(menuItemKey(option.food)) : before
    if (before === null || after === null) return null
    sum += (after - before) * (item.plannedServings ?? 0)
    servings += item.plannedServings ?? 0
  }
  return servings > 0 ? sum / servings : null
}
