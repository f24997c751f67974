import { useListIngredients, useListRecipes } from '@commissary/api-client'
import { useMemo, useState } from 'react'

import type { Link } from './master-item-values.ts'

/** Recipes and ingredients whose names match what is typed, recipes first. */
export function useLinkSearch() {
  const [q, setQuery] = useState('')
  const args = { size: 20, ...(q.trim() && { q: q.trim() }) }
  const recipes = useListRecipes(args, { keepPreviousData: true })
  const foods = useListIngredients({ ...args, isDiscontinued: false }, { keepPreviousData: true })
  const options = useMemo((): readonly Link[] | undefined => {
    if (!recipes.data || !foods.data) return undefined
    return [
      ...recipes.data._embedded.recipes.map(({ id, name }) => ({ kind: 'recipe' as const, id, name })),
      ...foods.data._embedded.ingredients.map(({ id, name }) => ({ kind: 'ingredient' as const, id, name })),
    ]
  }, [recipes.data, foods.data])
  return {
    options,
    optionsError: recipes.error ?? foods.error,
    onRetry: () => {
      void recipes.mutate()
      void foods.mutate()
    },
    onQueryChange: setQuery,
    isSearching: recipes.isLoading || foods.isLoading,
  }
}
