import { useListIngredients, useListRecipes } from '@commissary/api-client'
import { useMemo, useState } from 'react'

export interface FoodOption {
  id: number
  name: string
}

/** Ingredients, or recipes, whose names match what is typed; the one to replace is not among them. */
export function useFoodSearch(kind: 'ingredient' | 'recipe', exceptId: number) {
  const [q, setQuery] = useState('')
  const args = { size: 20, ...(q.trim() && { q: q.trim() }) }
  const foods = useListIngredients(
    { ...args, isDiscontinued: false },
    { keepPreviousData: true, enabled: kind === 'ingredient' },
  )
  const recipes = useListRecipes(args, { keepPreviousData: true, enabled: kind === 'recipe' })
  const found = kind === 'ingredient' ? foods.data?._embedded.ingredients : recipes.data?._embedded.recipes
  const options = useMemo(
    () => found?.flatMap(({ id, name }): FoodOption[] => (id === exceptId ? [] : [{ id, name }])),
    [found, exceptId],
  )
  const list = kind === 'ingredient' ? foods : recipes
  return {
    options,
    optionsError: options ? undefined : list.error,
    onRetry: () => void list.mutate(),
    onQueryChange: setQuery,
    isSearching: list.isLoading,
  }
}
