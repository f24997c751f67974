import { cookingFields, type RecipeDraft } from '@commissary/domain/recipe'
import { Columns, Fold, Quiet, Stack } from '@commissary/ui'
import { FormValues, NumberField } from '@commissary/ui/form'

import { useMessages } from '../../../messages/messages.ts'

/** What cooking changes: weight, moisture and fat, each in percent of the weight before it. */
export function CookingFields() {
  const t = useMessages()
  return (
    <FormValues<RecipeDraft>>
      {({ cooking }) => {
        const stated = cookingFields.filter((field) => cooking[field].trim() !== '')
        return (
          <Fold
            title={t('recipeRecord.cooking.title')}
            summary={stated
              .map((field) => t(`recipeRecord.cooking.summary.${field}`, { percent: cooking[field].trim() }))
              .join(' · ')}
          >
            <Stack>
              <Quiet>{t('recipeRecord.cooking.hint')}</Quiet>
              <Columns minWidth="12rem">
                {cookingFields.map((field) => (
                  <NumberField
                    key={field}
                    name={`cooking.${field}`}
                    label={t(`recipeRecord.cooking.fields.${field}`)}
                    hint={t(`recipeRecord.cooking.hints.${field}`)}
                    unit="%"
                  />
                ))}
              </Columns>
            </Stack>
          </Fold>
        )
      }}
    </FormValues>
  )
}
