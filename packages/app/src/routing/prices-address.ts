import { paths, withQuery } from './paths.ts'

/** An ingredient at its prices. */
export const pricesAddress = (ingredientId: string | number | undefined) =>
  `${withQuery(paths.ingredients, { open: ingredientId })}#price`
