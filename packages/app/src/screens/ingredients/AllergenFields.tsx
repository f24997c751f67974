import { choices } from '@commissary/api-client'
import { allergens } from '@commissary/domain/food'
import { Columns, Section } from '@commissary/ui'
import { Select } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'

/** The level of each allergen. An unmarked allergen is unknown, not "free of". */
export function AllergenFields() {
  const t = useMessages()
  const options = choices.AllergenLevel.map((value) => ({
    value,
    label: t(`ingredientRecord.allergenLevels.${value}`),
  }))

  return (
    <Section
      id="allergens"
      title={t('ingredientRecord.sections.allergens')}
      description={t('ingredientRecord.sections.allergensHint')}
    >
      <Columns>
        {allergens.map((allergen) => (
          <Select
            key={allergen}
            name={`allergens.${allergen}`}
            label={t(`words.allergens.${allergen}`)}
            placeholder={t('ingredientRecord.allergenLevels.unknown')}
            options={options}
          />
        ))}
      </Columns>
    </Section>
  )
}
