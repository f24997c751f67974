import {
  createRecipe,
  deleteRecipe,
  limits,
  newKey,
  patchRecipe,
  type Recipe,
  restoreRecipe,
  type Saved,
  useReadRecipe,
} from '@commissary/api-client'
import { toRecipeDraft, toRecipeInput } from '@commissary/domain/recipe'
import { useToast } from '@commissary/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'

import { savedMessage } from '../../../forms/save-failure.ts'
import { useFailureToast } from '../../../forms/use-failure-toast.ts'
import { useSendOnce } from '../../../forms/use-send-once.ts'
import { useMessages } from '../../../messages/messages.ts'
import { useOpenRecord } from '../../../routing/open-record.ts'

/** What can be done with an open recipe as a whole. Each action shows its result in a toast. */
export function useRecipeActions(recipe: Recipe, onChanged?: (stored: Recipe) => unknown) {
  const t = useMessages()
  const showToast = useToast()
  const fail = useFailureToast()
  const sendOnce = useSendOnce()
  const record = useOpenRecord()
  const stored = useReadRecipe(recipe.id, { revalidateOnMount: false, revalidateOnFocus: false })
  const { mutate: reloadAll } = useSWRConfig()
  const [isBusy, setIsBusy] = useState(false)
  const { id, name, version } = recipe

  async function reload() {
    const now = await stored.mutate()
    if (now) await onChanged?.(now)
  }

  async function run<Answer extends Saved>(call: () => Promise<Answer>, onDone: (saved: Answer) => unknown) {
    setIsBusy(true)
    try {
      await onDone(await call())
    } catch (error) {
      fail(error)
    }
    setIsBusy(false)
  }

  function restore() {
    return run(
      () => restoreRecipe(id, { idempotencyKey: newKey() }),
      async (saved) => {
        showToast({ tone: 'success', message: savedMessage(saved) })
        // The user may be on the list by now.
        await reloadAll(() => true)
      },
    )
  }

  return {
    isBusy,
    reload,
    move: (status: Recipe['status']) =>
      run(
        () => patchRecipe(id, { status }, { ifMatch: version }),
        async (saved) => {
          showToast({ tone: 'success', message: savedMessage(saved) })
          await reload()
        },
      ),
    archive: () =>
      run(
        () => deleteRecipe(id, { ifMatch: version }),
        (saved) => {
          showToast({ tone: 'success', message: savedMessage(saved), onUndo: () => void restore() })
          record.close()
        },
      ),
    /** Adds a copy and opens it. */
    duplicate: () => {
      const copy = t('recipeVersions.copyOf', { name }).slice(0, limits.RecipeInput.name.maxLength)
      const input = { ...toRecipeInput(toRecipeDraft(recipe)), name: copy, number: null }
      return run(
        () => sendOnce((call) => createRecipe(input, call)),
        (saved) => {
          showToast({ tone: 'success', message: savedMessage(saved) })
          record.open(saved.data.id)
        },
      )
    },
  }
}
