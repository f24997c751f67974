import { newKey } from '@commissary/api-client'
import {
  changeLines,
  type DraftItem,
  type DraftLine,
  emptyLine,
  isRecipeItem,
  isReferenceItem,
  isSameLines,
  type ItemId,
  itemNumber,
  type LineField,
  type LinePatch,
  type LinesChange,
  type PantryRecords,
  placePaste,
  readPaste,
} from '@commissary/domain/recipe'
import { useToast } from '@commissary/ui'
import { useFormValue } from '@commissary/ui/form'
import type { LinePatch as GridPatch } from '@commissary/ui/menu'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useFailureToast } from '../../../forms/use-failure-toast.ts'
import { useMessages } from '../../../messages/messages.ts'
import { isUnreachable, useIsConnectionLost } from '../../../session/connection.ts'
import { fetchItem } from './item-search.ts'
import type { RecipePantry } from './use-recipe-pantry.ts'

const newLineId = () => newKey().slice(0, 12)
const concurrentSearches = 4
const noLines: DraftLine[] = []

/** The lines of the surrounding form and the grid's operations on them. Fetches the records of chosen items. */
export function useRecipeLines({ records, addRecords, addSearched, addRead, ownFoods }: RecipePantry) {
  const t = useMessages()
  const showToast = useToast()
  const showFailure = useFailureToast()
  const { value: lines, update, error, submitError } = useFormValue('lines', noLines, isSameLines)
  const change = (action: LinesChange) => update((now) => changeLines(now, action))

  const isLost = useIsConnectionLost()
  const { made, fetching } = ownFoods
  const read = useRef(new Set<ItemId>())
  const missing = lines.flatMap(({ item }) => (item && !hasRecord(records, item) ? [item] : []))
  const missingIds = missing.map(({ id }) => id).join(' ')
  const fetchMissing = useEffectEvent(() => {
    for (const item of missing) {
      // Another line names it, or the line has not re-rendered yet.
      const own = made.get(item.id)
      if (own) change({ type: 'replaceItem', item, by: own })
      if (own || fetching.has(item.id)) continue
      fetching.set(item.id, fetchRecord(item))
    }
  })
  // Runs again once the connection is back: saving a chosen item needs only its id, but the nutrition needs its record.
  useEffect(() => {
    if (!isLost) fetchMissing()
  }, [missingIds, isLost])

  /** Fetches the record behind an item. A reference food becomes an ingredient first. */
  async function fetchRecord(item: DraftItem) {
    try {
      const fetched = await fetchItem(item.id)
      if ('recipe' in fetched) {
        const { recipe } = fetched
        addRecords({ ingredients: recipe.pantry.ingredients, recipes: [...recipe.pantry.recipes, recipe] })
        return
      }
      const { ingredient, isNew } = fetched
      addRecords({ ingredients: [ingredient] })
      if (!isReferenceItem(item)) return
      const own = { id: `ingredient-${ingredient.id}` as const, label: ingredient.name }
      made.set(item.id, own)
      change({ type: 'replaceItem', item, by: own })
      // A line that was matched from text says so itself.
      if (isNew && !read.current.has(item.id))
        showToast({ tone: 'success', message: t('recipeRecord.ingredientCreated', { name: ingredient.name }) })
    } catch (failure) {
      showFailure(failure)
      if (!isUnreachable(failure) || isReferenceItem(item)) change({ type: 'replaceItem', item, by: null })
    } finally {
      fetching.delete(item.id)
    }
  }

  function handleChange(id: string, { item, ...rest }: GridPatch) {
    const chosen = item ? { id: item.id as ItemId, label: item.label } : item
    change({ type: 'patch', id, patch: { ...rest, ...(chosen === undefined ? {} : { item: chosen }) } })
  }

  function handlePaste(cells: string[][], at: { rowIndex: number; column: LineField }) {
    const patches = readPaste(cells, at.column)
    change({ type: 'paste', at: at.rowIndex, ...placePaste(lines, at.rowIndex, patches, newLineId) })
    void matchNames(Map.groupBy(patches, ({ itemText = '' }) => itemText.trim()))
  }

  /** Searches for typed or pasted names with their lines, a few at a time. A name without one clear match stays as text. */
  async function matchNames(names: ReadonlyMap<string, readonly LinePatch[]>) {
    const { matchName } = await import('./match-name.ts')
    const waiting = [...names].filter(([name]) => name !== '')
    const search = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [name, named] = next
        const { item, count } = await matchName(name, named)
        if (!item) {
          addSearched(name, count)
          continue
        }
        read.current.add(item.id)
        if (item.label.toLowerCase() !== name.toLowerCase()) addRead(item.label, name)
        change({ type: 'match', text: name, item })
      }
    }
    try {
      await Promise.all(Array.from({ length: concurrentSearches }, search))
    } catch (failure) {
      showFailure(failure)
    }
  }

  return {
    lines,
    error,
    submitError,
    change: handleChange,
    patch: (id: string, patch: LinePatch) => change({ type: 'patch', id, patch }),
    settleAmount: (id: string) => change({ type: 'settle', id }),
    electCredit: (item: DraftItem, creditAs: DraftLine['creditAs']) => change({ type: 'elect', item, creditAs }),
    findItem: (name: string) =>
      void matchNames(new Map([[name.trim(), lines.filter(({ itemText }) => itemText.trim() === name.trim())]])),
    insert: (at: number) => change({ type: 'insert', at, line: emptyLine(newLineId()) }),
    remove: (id: string) => change({ type: 'remove', id }),
    move: (id: string, to: number) => change({ type: 'move', id, to }),
    paste: handlePaste,
  }
}

const hasRecord = ({ ingredients, recipes }: PantryRecords, item: DraftItem) =>
  !isReferenceItem(item) && (isRecipeItem(item) ? recipes : ingredients).has(itemNumber(item.id))
