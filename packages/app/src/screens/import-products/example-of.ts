import type { Import } from '@commissary/api-client'

/** The first values of a column that are not blank, as one text. */
export function exampleOf({ rows }: Import['preview'], column: number, most: number): string {
  const values = rows.map((row) => row[column] ?? '').filter((text) => text !== '')
  return [...new Set(values)].slice(0, most).join(' · ')
}
