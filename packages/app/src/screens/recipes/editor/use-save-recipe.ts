import { createRecipe, newKey, type Recipe, updateRecipe } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { useRef, useState } from 'react'

import { type SaveFailure, savedMessage, saveFailure } from '../../../forms/save-failure.ts'
import { useMessages } from '../../../messages/messages.ts'
import type { useOpenRecord } from '../../../routing/open-record.ts'
import type { RecipeDraft } from './draft.ts'
import { toInput } from './records.ts'

interface SaveOptions {
  recipe: Recipe | null
  record: ReturnType<typeof useOpenRecord>
  onReload: () => unknown
}

/** Saving a recipe: what is under way, what went wrong. A save that is repeated has its effect once. */
export function useSaveRecipe({ recipe, record, onReload }: SaveOptions) {
  const t = useMessages()
  const showToast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const attempt = useRef({ text: '', key: '' })

  async function save(draft: RecipeDraft, ifMatch = recipe?.version) {
    const input = toInput(draft)
    const text = JSON.stringify(input)
    // An answer that got lost: the same recipe sent again must not make a second one.
    if (attempt.current.text !== text) attempt.current = { text, key: newKey() }
    setIsBusy(true)
    setFailure(null)
    try {
      const saved = recipe
        ? await updateRecipe(recipe.id, input, { ifMatch })
        : await createRecipe(input, { idempotencyKey: attempt.current.key })
      showToast({ tone: 'success', message: savedMessage(saved) })
      if (recipe) await onReload()
      else if (saved.data.id === undefined) record.close()
      else record.replace(saved.data.id)
    } catch (error) {
      setFailure(saveFailure(error, t))
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, failure, save }
}
