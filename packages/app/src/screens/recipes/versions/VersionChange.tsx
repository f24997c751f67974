import type { Recipe } from '@commissary/api-client'
import type { RecipeDraft } from '@commissary/domain/recipe'
import { Section } from '@commissary/ui'
import { Checkbox, DateField, FormValues } from '@commissary/ui/form'

import { useMessages } from '../../../messages/messages.ts'
import { useSession } from '../../../session/session.tsx'
import { changesRecipe, type VersionValues } from './version-values.ts'

/** Asks from which day an edit of an approved recipe applies: menus of earlier days keep the recipe as it was. */
export function VersionChange({ recipe }: { recipe: Recipe }) {
  const t = useMessages()
  const { timeZone } = useSession()
  if (recipe.status !== 'approved') return null
  return (
    <FormValues<RecipeDraft & VersionValues>>
      {(values) =>
        changesRecipe(recipe, values) && (
          <Section title={t('recipeVersions.changeTitle')}>
            {!values.isCorrection && (
              <DateField
                name="versionFrom"
                label={t('recipeVersions.versionFrom')}
                hint={t('recipeVersions.versionFromHint')}
                timeZone={timeZone}
                min={recipe.validFrom ?? undefined}
                required
              />
            )}
            <Checkbox
              name="isCorrection"
              label={t('recipeVersions.correction')}
              hint={t('recipeVersions.correctionHint')}
            />
          </Section>
        )
      }
    </FormValues>
  )
}
