import { choices, limits } from '@commissary/api-client'
import { units } from '@commissary/domain/units'
import { Columns, Section, Stack } from '@commissary/ui'
import { Select, TextField, useFormValue } from '@commissary/ui/form'

import { useMessages } from '../../../messages/messages.ts'

/** Name, type, portions and yield. */
export function GeneralFields({ isNew }: { isNew: boolean }) {
  const t = useMessages()
  const { RecipeInput } = limits
  const isBar = useFormValue('type', '').value === 'saladBar'

  return (
    <Section title={t('recipeRecord.general')}>
      <Stack>
        <Columns minWidth="16rem">
          <TextField
            name="name"
            label={t('recipeRecord.fields.name')}
            required
            maxLength={RecipeInput.name.maxLength}
            autoFocus={isNew}
          />
          <Select
            name="type"
            label={t('recipeRecord.fields.type')}
            required
            placeholder={t('recipeRecord.selectType')}
            options={choices.RecipeType.map((value) => ({ value, label: t(`words.recipeTypes.${value}`) }))}
          />
          <Select
            name="category"
            label={t('recipeRecord.fields.category')}
            hint={t('recipeRecord.fields.categoryHint')}
            placeholder={t('recipeRecord.selectCategory')}
            options={choices.MealCategory.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
          />
        </Columns>
        <Columns minWidth="8rem">
          <TextField
            name="portions"
            label={t('recipeRecord.fields.portions')}
            required
            inputMode="decimal"
            {...(isBar && { hint: t('recipeRecord.fields.portionsOfBar') })}
          />
          <TextField
            name="portionLabel"
            label={t('recipeRecord.fields.portionLabel')}
            hint={t('recipeRecord.fields.portionLabelHint')}
            maxLength={RecipeInput.portionLabel.maxLength}
          />
          <TextField
            name="yield.amount"
            label={t('recipeRecord.fields.yieldAmount')}
            hint={t('recipeRecord.fields.yieldHint')}
            inputMode="decimal"
          />
          <Select
            name="yield.unit"
            label={t('recipeRecord.fields.yieldUnit')}
            options={units.map((value) => ({ value, label: t(`words.units.${value}`) }))}
          />
          <TextField
            name="number"
            label={t('recipeRecord.fields.number')}
            hint={isNew ? t('recipeRecord.fields.numberHint') : undefined}
            maxLength={RecipeInput.number.maxLength}
          />
        </Columns>
      </Stack>
    </Section>
  )
}
