import type { MenuLine } from './menu-line.ts'

/** Parts of a line that can differ on their own. The food is one part: recipe, ingredient, master item, placeholder or text. */
export const lineParts = ['food', 'category', 'portion', 'plannedServings', 'servingLine'] as const
export type LinePart = (typeof lineParts)[number]

const fieldsOf = {
  food: ['recipeId', 'ingredientId', 'menuItemId', 'placeholderId', 'text'],
  category: ['category'],
  plannedServings: ['plannedServings'],
  servingLine: ['servingLine'],
} as const satisfies Record<Exclude<LinePart, 'portion'>, readonly (keyof MenuLine)[]>

/** Whether two lines agree in a part. Absent and null are equal. */
export function isSamePart(part: LinePart, a: MenuLine, b: MenuLine): boolean {
  if (part !== 'portion') return fieldsOf[part].every((field) => (a[field] ?? null) === (b[field] ?? null))
  return (
    (a.portion?.amount ?? null) === (b.portion?.amount ?? null) &&
    (a.portion?.unit ?? null) === (b.portion?.unit ?? null)
  )
}

/** `line` with one part of another line. A line takes its name from its food. */
export function withPart(part: LinePart, line: MenuLine, from: MenuLine): MenuLine {
  if (part === 'portion') return { ...line, portion: from.portion ?? null }
  const taken = Object.fromEntries(fieldsOf[part].map((field) => [field, from[field] ?? null]))
  return { ...line, ...taken, ...(part === 'food' && { name: from.name }) }
}
