import {
  type ChangeEffects,
  type Ingredient,
  type MissingNutritionRow,
  readChangeEffects,
  updateIngredient,
  useReadIngredient,
} from '@commissary/api-client'
import { removedAllergens } from '@commissary/domain/food'
import { useToast } from '@commissary/ui'
import { useState } from 'react'

import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { fill, filledOf, type FillValues, gapsOf, inputOf, isNothing } from './fill-values.ts'
import { fillProblem } from './fill-problem.ts'

/** The result of a save: what it changed. `effects` is null while the weeks load, or if they cannot be read. */
export interface FillResult {
  effects: ChangeEffects | null
  isLoading: boolean
}

/**
 * Fills an ingredient's gaps with an ordinary save: it creates a version with an entry in the history, and another person's save in
 * between is a conflict. Undoing saves the ingredient as it was.
 */
export function useFill(row: MissingNutritionRow, onChanged: () => Promise<void>) {
  const t = useMessages()
  const showToast = useToast()
  const fail = useFailureToast()
  const ingredient = useReadIngredient(row.id, { revalidateOnFocus: false })
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [result, setResult] = useState<FillResult | null>(null)
  const reason = t('ingredientRecord.noAddedSugarsReason')

  async function showEffects({ updatedAt }: Ingredient) {
    setResult({ effects: null, isLoading: true })
    const effects = await readChangeEffects(row.id, { since: updatedAt }).catch(() => null)
    setResult({ effects, isLoading: false })
  }

  async function undo(before: Ingredient, after: number) {
    try {
      const current = await ingredient.mutate()
      const input = inputOf(before, reason)
      const removed = removedAllergens(current?.allergens ?? {}, before.allergens)
      const allergenReason = removed.length > 0 ? t('foodReports.missing.undoReason') : null
      savedMessage(await updateIngredient(row.id, { ...input, allergenReason }, { ifMatch: after }))
      await ingredient.mutate()
      // Rows move. The dialog stays until they have, so that no click lands on another food's row.
      await onChanged()
      showToast({ tone: 'success', message: t('foodReports.missing.undone', { name: row.name }) })
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  async function save(stored: Ingredient, values: FillValues) {
    const filled = filledOf(gapsOf(row, stored), values)
    const found = isNothing(filled) ? t('foodReports.missing.nothing') : fillProblem(t, filled)
    setProblem(found)
    if (found !== null) return null
    setIsBusy(true)
    try {
      const saved = await updateIngredient(row.id, fill(stored, filled, reason), { ifMatch: stored.version })
      savedMessage(saved)
      const { version = stored.version + 1 } = saved.data
      const takeBack = () => undo(stored, version)
      void onChanged()
      await showEffects(stored)
      return takeBack
    } catch (error) {
      const failure = saveFailure(error, t)
      if (failure.kind === 'conflict') {
        // Someone else filled in some gaps, so they go; values typed for the others stay.
        await ingredient.mutate()
        setProblem(t('foodReports.missing.conflict'))
        void onChanged()
      } else {
        setProblem(reasonOf(failure))
      }
      return null
    } finally {
      setIsBusy(false)
    }
  }

  /** Reports the save after its effects were shown, with Undo. */
  const showSaved = (takeBack: () => Promise<boolean>) =>
    showToast({
      tone: 'success',
      message: t('foodReports.missing.saved', { name: row.name }),
      onUndo: () => void takeBack(),
    })

  return { ingredient, isBusy, problem, result, save, showSaved }
}
