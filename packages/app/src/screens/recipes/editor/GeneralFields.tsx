import { choices, limits } from '@commissary/api-client'
import { units } from '@commissary/domain/units'
import { Columns, Section, Select, Stack, TextField } from '@commissary/ui'

import { useMessages } from '../../../messages/messages.ts'
import type { DraftField, RecipeDraft } from './draft.ts'
import type { FieldErrors } from './problems.ts'

interface GeneralFieldsProps {
  draft: RecipeDraft
  errors: FieldErrors
  isNew: boolean
  setField: (field: DraftField) => (value: string) => void
}

/** Name, type, portions and yield. */
export function GeneralFields({ draft, errors, isNew, setField }: GeneralFieldsProps) {
  const t = useMessages()
  const text = (field: DraftField) => ({
    label: t(`recipes.fields.${field}`),
    value: draft[field],
    onChange: setField(field),
    error: errors[field],
  })

  return (
    <Section title={t('recipes.general')}>
      <Stack>
        <Columns least="16rem">
          <TextField {...text('name')} required maxLength={limits.RecipeInput.name.maxLength} autoFocus={isNew} />
          <Select
            {...text('type')}
            required
            placeholder={t('recipes.selectType')}
            options={choices.RecipeType.map((value) => ({ value, label: t(`words.recipeTypes.${value}`) }))}
          />
          <Select
            {...text('category')}
            hint={t('recipes.fields.categoryHint')}
            placeholder={t('recipes.selectCategory')}
            options={choices.MealCategory.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
          />
        </Columns>
        <Columns least="8rem">
          <TextField {...text('portions')} required inputMode="decimal" />
          <TextField
            {...text('portionLabel')}
            hint={t('recipes.fields.portionLabelHint')}
            maxLength={limits.RecipeInput.portionLabel.maxLength}
          />
          <TextField {...text('yieldAmount')} hint={t('recipes.fields.yieldHint')} inputMode="decimal" />
          <Select
            {...text('yieldUnit')}
            options={units.map((value) => ({ value, label: t(`words.units.${value}`) }))}
          />
          <TextField
            {...text('number')}
            hint={isNew ? t('recipes.fields.numberHint') : undefined}
            maxLength={limits.RecipeInput.number.maxLength}
          />
        </Columns>
      </Stack>
    </Section>
  )
}
