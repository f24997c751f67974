import type { CalendarDay, MenuAnalysisItem, MenuAnalysisItemInput } from '@commissary/api-client'

/** What was served of a line, or the meals of a day, as it is entered. */
export interface ServedEntry {
  /** The key of the line; null = the meals of the day. */
  line: string | null
  /** Of the line; null for the meals. */
  name: string | null
  planned: number | null
  /** What is stored; undefined where nothing is. */
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

/** A number of servings as typed: null for an empty field, which is unknown and not zero; undefined for what is no such number. */
export function readServings(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s,]/g, '')
  if (plain === '') return null
  return /^\d+$/.test(plain) && Number(plain) <= most ? Number(plain) : undefined
}

/** The input that stores an entry; what else is stored with it stays. */
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
