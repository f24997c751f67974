import { moveRecipeVersion, type Recipe, type RecipeVersion } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { DateField, FormDialog, formError } from '@commissary/ui/form'

import { savedMessage } from '../../../forms/save-failure.ts'
import { useMessages } from '../../../messages/messages.ts'
import { useSession } from '../../../session/session.tsx'
import { connection } from '../../../session/connection.ts'

interface MoveVersionProps {
  recipe: Recipe
  /** All versions, the latest one first. */
  versions: readonly RecipeVersion[]
  number: number
  onMoved: () => Promise<unknown>
  onClose: () => void
}

interface Values {
  validFrom: string
}

const nextDay = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()

/** Asks for another first day of a version, between those of its neighbors. */
export function MoveVersion({ recipe, versions, number, onMoved, onClose }: MoveVersionProps) {
  const t = useMessages()
  const { timeZone } = useSession()
  const showToast = useToast()
  const validFromOf = (wanted: number) => versions.find((version) => version.number === wanted)?.validFrom ?? null
  const [before, after] = [validFromOf(number - 1), validFromOf(number + 1)]

  async function handleSubmit({ validFrom }: Values) {
    try {
      const saved = await moveRecipeVersion(recipe.id, number, { validFrom }, { ifMatch: recipe.version })
      showToast({ tone: 'success', message: savedMessage(saved) })
    } catch (error) {
      connection.failed(error)
      return formError(error)
    }
    await onMoved()
    onClose()
  }

  return (
    <FormDialog<Values>
      title={t('recipeVersions.firstDayOf', { number })}
      description={t('recipeVersions.moveHint')}
      submitText={t('common.save')}
      initialValues={{ validFrom: validFromOf(number) ?? '' }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <DateField
        name="validFrom"
        label={t('recipeVersions.versionFrom')}
        timeZone={timeZone}
        min={before === null ? undefined : nextDay(before, 1)}
        max={after === null ? undefined : nextDay(after, -1)}
        required
      />
    </FormDialog>
  )
}
