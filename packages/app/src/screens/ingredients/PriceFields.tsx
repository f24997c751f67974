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
      <Section id="price" title={t('ingredients.sections.price')} description={t('ingredients.sections.priceHint')}>
        <Columns minWidth="8rem">
          <NumberField name="price.amount" label={t('ingredients.fields.priceAmount')} unit={currency} />
          <NumberField name="price.per.amount" label={t('ingredients.fields.pricePerAmount')} />
          <Select name="price.per.unit" label={t('ingredients.fields.pricePerUnit')} options={units} />
        </Columns>
      </Section>
      <Section id="menu" title={t('ingredients.sections.menu')} description={t('ingredients.sections.menuHint')}>
        <Columns minWidth="8rem">
          <NumberField name="serving.amount" label={t('ingredients.fields.servingAmount')} />
          <Select name="serving.unit" label={t('ingredients.fields.servingUnit')} options={units} />
          <Select
            name="mealCategory"
            label={t('ingredients.fields.mealCategory')}
            placeholder={t('common.none')}
            options={choices.MealCategory.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
          />
        </Columns>
      </Section>
    </>
  )
}
