import { choices, limits } from '@commissary/api-client'
import { Columns, Section } from '@commissary/ui'
import { FieldList, NumberField, Select, useFormControl } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { mealTypes, nextMeal, type SchoolValues } from './school-values.ts'

/** The meals that the school serves, one row for each menu type and grade group. */
export function MealFields() {
  const t = useMessages()
  const { values } = useFormControl<SchoolValues>()

  return (
    <Section title={t('schools.sections.meals')} description={t('schools.sections.mealsHint')}>
      <FieldList
        name="meals"
        isTabular
        label={t('schools.sections.meals')}
        newItem={() => nextMeal(values())}
        most={limits.SchoolRecordInput.meals.maxItems}
        addText={t('schools.addMeal')}
        removeText={(index) => t('schools.removeMeal', { number: index + 1 })}
      >
        {(path) => (
          <Columns minWidth="8rem">
            <Select
              name={`${path}.menuType`}
              label={t('schools.fields.menuType')}
              options={mealTypes.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
            />
            <Select
              name={`${path}.gradeGroup`}
              label={t('schools.fields.gradeGroup')}
              options={choices.GradeGroup.map((value) => ({ value, label: t(`words.gradeGroups.${value}`) }))}
            />
            <NumberField name={`${path}.serviceDays`} label={t('schools.fields.serviceDays')} required />
            <NumberField
              name={`${path}.plannedMeals`}
              label={t('schools.fields.plannedMeals')}
              placeholder={t('common.unknown')}
            />
          </Columns>
        )}
      </FieldList>
    </Section>
  )
}
