import type { ListFoodCompositionParams } from '@commissary/api-client'
import { type Allergen, allergens, nutrientCodes, type NutrientCode } from '@commissary/domain/food'
import { useMemo } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { useUrlFilters } from '../../routing/url-state.ts'

export const kinds = ['recipe', 'ingredient', 'menuItem'] as const
export type CompositionKind = (typeof kinds)[number]
export const bases = ['portion', 'per100g'] as const

/** Shown until someone chooses others. */
export const firstNutrients: readonly NutrientCode[] = [
  'calories',
  'totalFat',
  'saturatedFat',
  'sodium',
  'totalCarbohydrate',
  'dietaryFiber',
  'addedSugars',
  'protein',
]

const readers = {
  category: (text: string) => text || undefined,
  freeOf: (text: string): Allergen | undefined => choiceOf(allergens, text),
}

/** The nutrients of an address, in the order of tables: `calories,sodium`. */
export function nutrientsIn(text: string): readonly NutrientCode[] {
  const named = new Set(text.split(','))
  const chosen = nutrientCodes.filter((code) => named.has(code))
  return chosen.length > 0 ? chosen : firstNutrients
}

/** The report's list, with its kind, basis and nutrients in the address. */
export function useCompositionList() {
  const list = usePagedList(readers)
  const { get, set } = useUrlFilters()
  const kind = choiceOf(kinds, get('kind')) ?? 'recipe'
  const chosen = get('nutrients')
  // The same list while the address stays, so that columns do.
  const nutrients = useMemo(() => nutrientsIn(chosen), [chosen])
  const basis = choiceOf(bases, get('basis')) ?? 'portion'
  const args: ListFoodCompositionParams = { ...list.args, kind, basis }
  return {
    ...list,
    kind,
    basis,
    nutrients,
    args,
    set,
    /** Another kind has other categories. */
    setKind: (next: string) => set({ kind: next === 'recipe' ? null : next, category: null }),
  }
}
export type CompositionList = ReturnType<typeof useCompositionList>
