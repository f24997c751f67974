import { choices, limits } from '@commissary/api-client'
import { units } from '@commissary/domain/units'
import { Columns, Section, Stack } from '@commissary/ui'
import { Select, TextField } from '@commissary/ui/form'

import { useMessages } from '../../../messages/messages.ts'

/** Name, type, portions and yield. */
export function GeneralFields({ isNew }: { isNew: boolean }) {
  const t = useMessages()
  const { RecipeInput } = limits

  return (
    <Section title={t('recipes.general')}>
      <Stack>
        <Columns minWidth="16rem">
          <TextField
            name="name"
            label={t('recipes.fields.name')}
            required
            maxLength={RecipeInput.name.maxLength}
            autoFocus={isNew}
          />
          <Select
            name="type"
            label={t('recipes.fields.type')}
            required
            placeholder={t('recipes.selectType')}
            options={choices.RecipeType.map((value) => ({ value, label: t(`words.recipeTypes.${value}`) }))}
          />
          <Select
            name="category"
            label={t('recipes.fields.category')}
            hint={t('recipes.fields.categoryHint')}
            placeholder={t('recipes.selectCategory')}
            options={choices.MealCategory.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
          />
        </Columns>
        <Columns minWidth="8rem">
          <TextField name="portions" label={t('recipes.fields.portions')} required inputMode="decimal" />
          <TextField
            name="portionLabel"
            label={t('recipes.fields.portionLabel')}
            hint={t('recipes.fields.portionLabelHint')}
            maxLength={RecipeInput.portionLabel.maxLength}
          />
          <TextField
            name="yield.amount"
            label={t('recipes.fields.yieldAmount')}
            hint={t('recipes.fields.yieldHint')}
            inputMode="decimal"
          />
          <Select
            name="yield.unit"
            label={t('recipes.fields.yieldUnit')}
            options={units.map((value) => ({ value, label: t(`words.units.${value}`) }))}
          />
          <TextField
            name="number"
            label={t('recipes.fields.number')}
            hint={isNew ? t('recipes.fields.numberHint') : undefined}
            maxLength={RecipeInput.number.maxLength}
          />
        </Columns>
      </Stack>
    </Section>
  )
}
