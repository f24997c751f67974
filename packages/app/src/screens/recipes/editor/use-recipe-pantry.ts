import type { Recipe } from '@commissary/api-client'
import {
  addToPantry,
  changeLines,
  type DraftItem,
  emptyPantry,
  type ItemId,
  type PantryRecords,
  type RecipeDraft,
  toPantry,
} from '@commissary/domain/recipe'
import { useMemo, useState } from 'react'

export interface RecipePantry {
  /** The ingredients and recipes behind the lines, as far as they were fetched. */
  records: PantryRecords
  pantry: ReturnType<typeof toPantry>
  /** Names that were searched for, with the number of matches. */
  searched: ReadonlyMap<string, number>
  addRecords: (added: Parameters<typeof addToPantry>[1]) => void
  addSearched: (name: string, matches: number) => void
  /** The typed or pasted names that items were matched from, by item label, if they differ. */
  readNames: ReadonlyMap<string, string>
  addRead: (label: string, name: string) => void
  ownFoods: OwnFoods
}

/** What happens to the reference foods that lines name. */
export interface OwnFoods {
  /** The ingredients that reference foods became. */
  made: Map<ItemId, DraftItem>
  /** Records being fetched. Those of reference foods are created first. */
  fetching: Map<ItemId, Promise<void>>
}

/** The draft with the ingredients its reference foods became. Waits for those still being created, as Save may come first. */
export async function withOwnFoods<Draft extends RecipeDraft>(
  draft: Draft,
  { made, fetching }: OwnFoods,
): Promise<Draft> {
  const items = draft.lines.flatMap(({ item }) => item ?? [])
  await Promise.all(items.flatMap(({ id }) => fetching.get(id) ?? []))
  const lines = items.reduce((now, item) => {
    const by = made.get(item.id)
    return by ? changeLines(now, { type: 'replaceItem', item, by }) : now
  }, draft.lines)
  return { ...draft, lines }
}

/** The editor's cache of records for its lines, starting with those that came with the recipe. */
export function useRecipePantry(recipe: Recipe | null): RecipePantry {
  const [records, setRecords] = useState(() => addToPantry(emptyPantry, recipe?.pantry ?? {}))
  const [searched, setSearched] = useState<ReadonlyMap<string, number>>(new Map())
  const [readNames, setReadNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [ownFoods] = useState((): OwnFoods => ({ made: new Map(), fetching: new Map() }))
  return {
    records,
    ownFoods,
    pantry: useMemo(() => toPantry(records), [records]),
    searched,
    addRecords: (added) => setRecords((known) => addToPantry(known, added)),
    readNames,
    addRead: (label, name) => setReadNames((known) => new Map([...known, [label, name]])),
    addSearched: (name, matches) => setSearched((known) => new Map([...known, [name, matches]])),
  }
}
