import type { MenuDay, MenuLine } from './menu-days.ts'
import { mealCategories, type MealCategory } from './model.ts'
import type { Quantity } from '../units/model.ts'
import { selectionLimit } from './selections.ts'

/** One field in which two versions of a day differ. Null = not planned, no note, all of them, or not on the menu. */
export type DayDifference =
  | { field: 'plannedMeals'; mine: number | null; theirs: number | null }
  | { field: 'note'; mine: string | null; theirs: string | null }
  | { field: 'selections'; category: MealCategory; mine: number | null; theirs: number | null }
  | { field: 'line'; id: string; name: string; mine: LineVersion | null; theirs: LineVersion | null }
  | { field: 'order' }

/** The fields that can differ in a line that both versions have. */
export type LineVersion = Pick<MenuLine, 'name' | 'category' | 'plannedServings' | 'servingLine'> & {
  portion: Quantity | null
}

/** The fields in which two versions of a day differ: meals, note, choices, then lines in their order. */
export function dayDifferences(mine: MenuDay, theirs: MenuDay): DayDifference[] {
  const differences: DayDifference[] = []
  if (mine.plannedMeals !== theirs.plannedMeals) {
    differences.push({ field: 'plannedMeals', mine: mine.plannedMeals, theirs: theirs.plannedMeals })
  }
  const notes = [mine.note || null, theirs.note || null] as const
  if (notes[0] !== notes[1]) differences.push({ field: 'note', mine: notes[0], theirs: notes[1] })
  for (const category of mealCategories) {
    const limits = [selectionLimit(mine.selections, category), selectionLimit(theirs.selections, category)] as const
    if (limits[0] !== limits[1]) {
      differences.push({ field: 'selections', category, mine: limits[0], theirs: limits[1] })
    }
  }
  const ids = [...new Set([...mine.lines, ...theirs.lines].map(({ id }) => id))]
  for (const id of ids) {
    const [own, other] = [versionOf(mine, id), versionOf(theirs, id)]
    if (!isSameVersion(own, other)) {
      differences.push({ field: 'line', id, name: own?.name ?? other?.name ?? '', mine: own, theirs: other })
    }
  }
  const orders = [mine, theirs].map(({ lines }) => lines.map(({ id }) => id).join(' '))
  return differences.length === 0 && orders[0] !== orders[1] ? [{ field: 'order' }] : differences
}

function versionOf({ lines }: MenuDay, id: string): LineVersion | null {
  const line = lines.find((one) => one.id === id)
  if (!line) return null
  const { name, category, plannedServings, portion, servingLine } = line
  return { name, category, plannedServings, portion: portion ?? null, ...(servingLine && { servingLine }) }
}

function isSameVersion(a: LineVersion | null, b: LineVersion | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.name === b.name &&
    a.category === b.category &&
    a.plannedServings === b.plannedServings &&
    (a.servingLine ?? null) === (b.servingLine ?? null) &&
    isSamePortion(a.portion, b.portion)
  )
}

/** Whether two portions of a line are written the same. */
export const isSamePortion = (a: Quantity | null, b: Quantity | null) =>
  (a?.amount ?? null) === (b?.amount ?? null) && (a?.unit ?? null) === (b?.unit ?? null)
