import type { Recipe } from '@commissary/api-client'
import { addToPantry, emptyPantry, type PantryRecords, toPantry } from '@commissary/domain/recipe'
import { useMemo, useState } from 'react'

export interface RecipePantry {
  /** The ingredients and recipes behind the lines, as far as they were fetched. */
  records: PantryRecords
  pantry: ReturnType<typeof toPantry>
  /** Names that were searched for, with the number of matches. */
  searched: ReadonlyMap<string, number>
  addRecords: (added: Parameters<typeof addToPantry>[1]) => void
  addSearched: (name: string, matches: number) => void
  /** What items were read from, by their label, where they are called otherwise. */
  readNames: ReadonlyMap<string, string>
  addRead: (label: string, name: string) => void
}

/** The editor's cache of records for its lines, starting with those that came with the recipe. */
export function useRecipePantry(recipe: Recipe | null): RecipePantry {
  const [records, setRecords] = useState(() => addToPantry(emptyPantry, recipe?.pantry ?? {}))
  const [searched, setSearched] = useState<ReadonlyMap<string, number>>(new Map())
  const [readNames, setReadNames] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    records,
    pantry: useMemo(() => toPantry(records), [records]),
    searched,
    addRecords: (added) => setRecords((known) => addToPantry(known, added)),
    readNames,
    addRead: (label, name) => setReadNames((known) => new Map([...known, [label, name]])),
    addSearched: (name, matches) => setSearched((known) => new Map([...known, [name, matches]])),
  }
}
