import { newKey, type Recipe, restoreRecipeVersion } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { DateField, FormDialog, formError } from '@commissary/ui/form'
import { useState } from 'react'

import { savedMessage } from '../../../forms/save-failure.ts'
import { useMessages } from '../../../messages/messages.ts'
import { useSession } from '../../../session/session.tsx'
import { connection } from '../../../session/connection.ts'
import { firstDay } from './version-values.ts'

interface RestoreVersionProps {
  recipe: Recipe
  number: number
  onRestored: () => Promise<unknown>
  onClose: () => void
}

interface Values {
  versionFrom: string
}

/** Asks from which day on the recipe goes back to an earlier version. */
export function RestoreVersion({ recipe, number, onRestored, onClose }: RestoreVersionProps) {
  const t = useMessages()
  const { today, timeZone } = useSession()
  const showToast = useToast()
  const [idempotencyKey] = useState(newKey)

  async function handleSubmit({ versionFrom }: Values) {
    try {
      const saved = await restoreRecipeVersion(
        recipe.id,
        number,
        { versionFrom: versionFrom || null },
        { idempotencyKey },
      )
      showToast({ tone: 'success', message: savedMessage(saved) })
    } catch (error) {
      connection.failed(error)
      return formError(error)
    }
    await onRestored()
    onClose()
  }

  return (
    <FormDialog<Values>
      title={t('recipeVersions.restoreVersion', { number })}
      description={t('recipeVersions.restoreHint')}
      submitText={t('recipeVersions.restore')}
      initialValues={{ versionFrom: firstDay(recipe, today) }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <DateField
        name="versionFrom"
        label={t('recipeVersions.versionFrom')}
        hint={t('recipeVersions.versionFromHint')}
        timeZone={timeZone}
        min={recipe.validFrom ?? undefined}
        required
      />
    </FormDialog>
  )
}
