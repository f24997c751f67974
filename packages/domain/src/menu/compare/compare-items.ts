import { weekdayOf } from '../../dates/index.ts'
import { isSamePortion, type LineVersion } from '../day-differences.ts'
import type { MenuDay, MenuLine } from '../menu-days.ts'

/** A day of a menu. */
export interface DatedDay {
  date: string
  day: MenuDay
}

/** An item in which two days differ. */
export interface ItemDifference {
  name: string
  /** Null = not on the menu. */
  first: LineVersion | null
  second: LineVersion | null
}

/** Two days that are compared, and what is different on them. */
export interface ComparedDay {
  /** 1 = Monday … 7 = Sunday. */
  weekday: number
  /** Null = the menu has no such day. */
  first: string | null
  second: string | null
  differences: ItemDifference[]
  /** How many items are alike. */
  alike: number
}

/**
 * Which items two weeks of menus differ in, weekday by weekday. Items are the same if they are the same food, placeholder or text,
 * however their lines were created. They differ in category, portion or serving line, or by more than half a percent of the meals
 * in planned servings: a school twice as large plans twice as many of each. Without planned meals, the servings themselves are
 * compared.
 */
export function compareItems(first: readonly DatedDay[], second: readonly DatedDay[]): ComparedDay[] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const [own, other] = [dayOn(first, weekday), dayOn(second, weekday)]
    if (!own && !other) return []
    const pairs = pairsOf(own?.day.lines ?? [], other?.day.lines ?? [])
    const meals = [own?.day.plannedMeals ?? null, other?.day.plannedMeals ?? null] as const
    const differences = pairs
      .filter(([a, b]) => !isAlike(a, b, meals))
      .map(([a, b]): ItemDifference => ({
        name: a?.name ?? b?.name ?? '',
        first: a && versionOf(a),
        second: b && versionOf(b),
      }))
    return [
      {
        weekday,
        first: own?.date ?? null,
        second: other?.date ?? null,
        differences,
        alike: pairs.length - differences.length,
      },
    ]
  })
}

type Pair = readonly [MenuLine | null, MenuLine | null]

const dayOn = (days: readonly DatedDay[], weekday: number) =>
  days.find(({ date, day }) => day.lines.length > 0 && weekdayOf(date) === weekday)

/** Each line of the first day with the same food of the second, in the same category if there is one; then what only the second has. */
function pairsOf(first: readonly MenuLine[], second: readonly MenuLine[]): Pair[] {
  const left = [...second]
  const partners = new Map<MenuLine, MenuLine>()
  for (const isExact of [true, false]) {
    for (const line of first) {
      if (partners.has(line)) continue
      const found = left.findIndex(
        (other) => foodKey(other) === foodKey(line) && (!isExact || other.category === line.category),
      )
      const [partner] = found < 0 ? [] : left.splice(found, 1)
      if (partner) partners.set(line, partner)
    }
  }
  return [...first.map((line): Pair => [line, partners.get(line) ?? null]), ...left.map((line): Pair => [null, line])]
}

function foodKey({ recipeId, ingredientId, placeholderId, text, name }: MenuLine): string {
  if (recipeId) return `recipe ${recipeId}`
  if (ingredientId) return `ingredient ${ingredientId}`
  if (placeholderId) return `placeholder ${placeholderId}`
  return `text ${text ?? name}`
}

const mostDifferenceOfShares = 0.005

function isAlike(a: MenuLine | null, b: MenuLine | null, [ownMeals, otherMeals]: readonly (number | null)[]): boolean {
  if (!a || !b) return false
  const [own, other] = [a.plannedServings, b.plannedServings]
  const isSameShare =
    own !== null && other !== null && ownMeals && otherMeals
      ? Math.abs(own / ownMeals - other / otherMeals) <= mostDifferenceOfShares
      : own === other
  const isSameLine = (a.servingLine ?? null) === (b.servingLine ?? null)
  return a.category === b.category && isSamePortion(a.portion ?? null, b.portion ?? null) && isSameShare && isSameLine
}

const versionOf = ({ name, category, plannedServings, portion, servingLine }: MenuLine): LineVersion => ({
  name,
  category,
  plannedServings,
  portion: portion ?? null,
  ...(servingLine && { servingLine }),
})
