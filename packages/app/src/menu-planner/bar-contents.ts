import type { MenuLine } from '@commissary/domain/menu'

import type { MenuItem } from './menu-items.ts'
import type { KnownFood } from './menu-source.ts'

/** What students take from the salad bar of a line; undefined for any other line. */
export type ContentsOf = (line: Pick<MenuLine, 'recipeId'>) => readonly string[] | undefined

/** Looks up the contents of salad bars in saved days, whose recipes are those of their dates, and in what is offered. */
export function contentsOf(
  days: readonly { foods: readonly Pick<KnownFood, 'recipeId' | 'contents'>[] }[],
  items: readonly Pick<MenuItem, 'recipeId' | 'contents'>[],
): ContentsOf {
  const bars = [...items, ...days.flatMap(({ foods }) => foods)].flatMap(({ recipeId, contents }) =>
    contents ? [[recipeId, contents] as const] : [],
  )
  const known = new Map(bars)
  return ({ recipeId = null }) => (recipeId === null ? undefined : known.get(recipeId))
}
