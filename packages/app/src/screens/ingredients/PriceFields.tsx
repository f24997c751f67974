import { choices } from '@commissary/api-client'
import { Columns, Section } from '@commissary/ui'
import { NumberField, Select } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/** The purchase price, and the serving as a menu item. */
export function PriceFields() {
  const t = useMessages()
  const { currency } = useSession()
  const units = choices.Unit.map((value) => ({ value, label: t(`words.units.${value}`) }))

  return (
    <>
      <Section
        id="price"
        title={t('ingredientRecord.sections.price')}
        description={t('ingredientRecord.sections.priceHint')}
      >
        <Columns minWidth="8rem">
          <NumberField name="price.amount" label={t('ingredientRecord.fields.priceAmount')} unit={currency} />
          <NumberField name="price.per.amount" label={t('ingredientRecord.fields.pricePerAmount')} />
          <Select name="price.per.unit" label={t('ingredientRecord.fields.pricePerUnit')} options={units} />
        </Columns>
      </Section>
      <Section
        id="menu"
        title={t('ingredientRecord.sections.menu')}
        description={t('ingredientRecord.sections.menuHint')}
      >
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
      </Section>
    </>
  )
}
