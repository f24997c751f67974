import { choices } from '@commissary/api-client'
import type { IngredientValues } from '@commissary/domain/food'
import { mealCategories } from '@commissary/domain/menu'
import { Columns, Fold, Quiet } from '@commissary/ui'
import { FormValues, NumberField, Select } from '@commissary/ui/form'

import { choiceOf } from '../../forms/choice.ts'
import { useMessages } from '../../messages/messages.ts'

/** The serving of a food that is served as is. */
export function MenuItemFields() {
  const t = useMessages()
  const units = choices.Unit.map((value) => ({ value, label: t(`words.units.${value}`) }))
  const unitText = (unit: string) => units.find(({ value }) => value === unit)?.label ?? ''
  const summaryOf = ({ serving, mealCategory }: IngredientValues) => {
    const category = choiceOf(mealCategories, mealCategory)
    const amount = serving.amount.trim() === '' ? '' : `${serving.amount} ${unitText(serving.unit)}`
    return [amount, category && t(`words.categories.${category}`)].filter(Boolean).join(' · ')
  }

  return (
    <FormValues<IngredientValues>>
      {(values) => (
        <Fold id="menu" title={t('ingredientRecord.sections.menu')} summary={summaryOf(values)}>
          <Quiet>{t('ingredientRecord.sections.menuHint')}</Quiet>
          <Columns minWidth="8rem">
            <NumberField name="serving.amount" label={t('ingredientRecord.fields.servingAmount')} />
            <Select name="serving.unit" label={t('ingredientRecord.fields.servingUnit')} options={units} />
            <Select
              name="mealCategory"
              label={t('ingredientRecord.fields.mealCategory')}
              placeholder={t('common.none')}
              options={choices.MealCategory.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
            />
          </Columns>
        </Fold>
      )}
    </FormValues>
  )
}
