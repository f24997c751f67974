import { newKey, type Recipe } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import type { LineColumn, LinePatch as GridPatch } from '@commissary/ui/menu'
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { useFailureToast } from '../../../forms/use-failure-toast.ts'
import { isUnreachable, useIsConnectionLost } from '../../../session/connection.ts'
import { emptyDraft, emptyLine, type ItemId, type LinePatch, reduceDraft } from './draft.ts'
import { fetchItem, matchName, searchItems } from './item-search.ts'
import { placePaste, readPaste } from './paste.ts'
import { emptyPantry, type PantryRecords, stock, toDraft, toPantry } from './records.ts'

const newLineId = () => newKey().slice(0, 12)
const searchesAtOnce = 4

const draftOf = (recipe: Recipe | null) => (recipe ? toDraft(recipe, newLineId) : emptyDraft([emptyLine(newLineId())]))

/** The editor's state: the draft, the foods and recipes behind its lines, and what pasted names were searched for. */
export function useRecipeDraft(recipe: Recipe | null) {
  const wording = useWording()
  const showToast = useToast()
  const fail = useFailureToast()
  const [base] = useState(() => draftOf(recipe))
  const [draft, dispatch] = useReducer(reduceDraft, base)
  const [records, setRecords] = useState<PantryRecords>(() => stock(emptyPantry, recipe?.pantry ?? {}))
  const [searched, setSearched] = useState<ReadonlyMap<string, number>>(new Map())
  const pantry = useMemo(() => toPantry(records), [records])

  const search = useCallback((query: string, signal: AbortSignal) => searchItems(wording, query, signal), [wording])

  /** Fetches what a line now points to. The line shows the name meanwhile; its figures are incomplete until then. */
  async function fetchBehind(lineId: string | null, item: { id: ItemId; label: string }) {
    try {
      const fetched = await fetchItem(item.id)
      if ('recipe' in fetched) {
        const { recipe: sub } = fetched
        setRecords((known) =>
          stock(known, { ingredients: sub.pantry.ingredients, recipes: [...sub.pantry.recipes, sub] }),
        )
        return
      }
      const { ingredient, isTaken } = fetched
      setRecords((known) => stock(known, { ingredients: [ingredient] }))
      if (!isTaken || lineId === null) return
      const taken = { id: `ingredient-${ingredient.id}` as const, label: ingredient.name }
      dispatch({ type: 'patchLine', id: lineId, patch: { item: taken } })
      showToast({ tone: 'success', message: wording.t('recipes.taken', { name: ingredient.name }) })
    } catch (error) {
      fail(error)
      // A record of ours is saved by its id alone, and read once the server is back; a reference food has no id yet.
      if (isUnreachable(error) && !item.id.startsWith('reference-')) unread.current.add(item.id)
      else if (lineId !== null) {
        dispatch({ type: 'patchLine', id: lineId, patch: { item: null, itemText: item.label } })
      }
    }
  }

  const unread = useRef(new Set<ItemId>())
  const readUnread = useEffectEvent(() => {
    for (const { id, item } of draft.lines) if (item && unread.current.delete(item.id)) void fetchBehind(id, item)
  })
  const isLost = useIsConnectionLost()
  useEffect(() => {
    if (!isLost) readUnread()
  }, [isLost])

  function handleLineChange(id: string, { item, ...rest }: GridPatch) {
    const chosen = item ? { id: item.id as ItemId, label: item.label } : item
    const patch: LinePatch = { ...rest, ...(chosen === undefined ? {} : { item: chosen }) }
    dispatch({ type: 'patchLine', id, patch })
    if (chosen) void fetchBehind(id, chosen)
  }

  function handlePaste(cells: string[][], at: { rowIndex: number; column: LineColumn }) {
    const patches = readPaste(cells, at.column)
    dispatch({ type: 'paste', at: at.rowIndex, ...placePaste(draft.lines, at.rowIndex, patches, newLineId) })
    void match([...new Set(patches.flatMap(({ itemText }) => itemText?.trim() || []))])
  }

  /** Finds the foods that typed or pasted names mean, a few at a time; what has no clear answer stays as text. */
  async function match(names: readonly string[]) {
    const waiting = [...names]
    const work = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const { item, count } = await matchName(name)
        if (item) {
          await fetchBehind(null, item)
          dispatch({ type: 'match', text: name, item })
        } else {
          const text = name
          setSearched((known) => new Map([...known, [text, count]]))
        }
      }
    }
    try {
      await Promise.all(Array.from({ length: searchesAtOnce }, work))
    } catch (error) {
      fail(error)
    }
  }

  return {
    base,
    draft,
    pantry,
    records,
    searched,
    search,
    setField: (field: Exclude<keyof typeof draft, 'lines'>) => (value: string) =>
      dispatch({ type: 'field', field, value }),
    changeLine: handleLineChange,
    electCredit: (id: string, creditAs: 'VEGETABLE' | 'MEAT_ALTERNATE') =>
      dispatch({ type: 'patchLine', id, patch: { creditAs } }),
    findItem: (name: string) => void match([name]),
    insertLine: (at: number) => dispatch({ type: 'insertLine', at, line: emptyLine(newLineId()) }),
    removeLine: (id: string) => dispatch({ type: 'removeLine', id }),
    moveLine: (id: string, to: number) => dispatch({ type: 'moveLine', id, to }),
    paste: handlePaste,
  }
}
