import { choices, limits } from '@commissary/api-client'
import { componentUnits, mealComponents } from '@commissary/domain/crediting'
import { Columns, Section } from '@commissary/ui'
import { NumberField, Select, TextArea, TextField } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'

const { name, note } = limits.MenuPlaceholderInput

/** The fields of a placeholder. */
export function PlaceholderFields({ isNew }: { isNew: boolean }) {
  const t = useMessages()
  return (
    <>
      <Section title={t('menuPlaceholders.sections.placeholder')}>
        <Columns minWidth="16rem">
          <TextField
            name="name"
            label={t('menuPlaceholders.fields.name')}
            required
            maxLength={name.maxLength}
            autoComplete="off"
            autoFocus={isNew}
          />
          <Select
            name="menuType"
            label={t('menuPlaceholders.fields.menuType')}
            required
            options={choices.MenuType.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
          />
          <Select
            name="category"
            label={t('menuPlaceholders.fields.category')}
            required
            placeholder=""
            options={choices.MealCategory.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
          />
        </Columns>
        <TextArea name="note" label={t('menuPlaceholders.fields.note')} rows={3} maxLength={note.maxLength} />
      </Section>
      <Section title={t('menuPlaceholders.credits.title')} description={t('menuPlaceholders.credits.hint')}>
        <Columns minWidth="16rem">
          {mealComponents.map((component) => (
            <NumberField
              key={component}
              name={`credits.${component}`}
              label={t('menuPlaceholders.credits.field', {
                component: t(`words.components.${component}`),
                unit: t(`words.creditUnits.${componentUnits[component]}`),
              })}
            />
          ))}
        </Columns>
      </Section>
    </>
  )
}
