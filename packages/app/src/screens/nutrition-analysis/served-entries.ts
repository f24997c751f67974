import type { CalendarDay, MenuAnalysisItem, MenuAnalysisItemInput } from '@commissary/api-client'

/** An entry for the servings of a line or the meals of a day. */
export interface ServedEntry {
  /** The key of the line; null = the meals of the day. */
  line: string | null
  /** The line's name; null for the meals. */
  name: string | null
  planned: number | null
  /** The stored entry, if any. */
  stored: MenuAnalysisItem | undefined
}

/** The meals of the day, then its lines with a food. */
export function servedEntries(
  { date, plannedMeals, lines }: CalendarDay,
  items: readonly MenuAnalysisItem[],
  gradeGroup: MenuAnalysisItem['gradeGroup'],
): ServedEntry[] {
  const storedOf = (line: string | null) =>
    items.find((item) => item.date === date && item.line === line && item.gradeGroup === gradeGroup)
  return [
    { line: null, name: null, planned: plannedMeals, stored: storedOf(null) },
    ...lines
      .filter(({ text }) => text === null)
      .map(({ key, name, plannedServings }) => ({ line: key, name, planned: plannedServings, stored: storedOf(key) })),
  ]
}

const most = 100_000

/** A number of servings as typed: null for an empty field, which is unknown and not zero; undefined for any other text. */
export function readServings(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s,]/g, '')
  if (plain === '') return null
  return /^\d+$/.test(plain) && Number(plain) <= most ? Number(plain) : undefined
}

/** The input that stores an entry; its other stored fields stay. */
export const toInput = (
  { line, stored }: ServedEntry,
  place: Pick<MenuAnalysisItemInput, 'menuSummaryId' | 'date' | 'gradeGroup'>,
  servedServings: number | null,
): MenuAnalysisItemInput => ({
  ...place,
  isCatererMenu: false,
  line,
  plannedServings: stored?.plannedServings ?? null,
  servedServings,
  portion: stored?.portion ?? null,
})
