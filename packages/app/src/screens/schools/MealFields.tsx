import { limits } from '@commissary/api-client'
import { menuTypes } from '@commissary/domain/menu'
import { Columns, Section } from '@commissary/ui'
import { FieldList, NumberField, Select, useFormControl, useFormValue } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { OfferVersusServeField } from './OfferVersusServeField.tsx'
import { menuGroupsText } from './school-texts.ts'
import { groupChoices, groupsOf, type MealValues, nextMeal, type SchoolValues } from './school-values.ts'

/** The meals that the school serves, one row for each menu. */
export function MealFields() {
  const t = useMessages()
  const { values } = useFormControl<SchoolValues>()

  return (
    <Section title={t('schools.sections.meals')} description={t('schools.sections.mealsHint')}>
      <FieldList
        name="meals"
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
              options={menuTypes.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
            />
            <GroupField path={path} />
            <OfferVersusServeField path={path} />
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

/** Who is served the menu of a row: a grade group, or several that share it. */
function GroupField({ path }: { path: string }) {
  const t = useMessages()
  const menuType = useFormValue<MealValues['menuType']>(`${path}.menuType`, 'MEAL').value
  const gradeGroup = useFormValue<MealValues['gradeGroup']>(`${path}.gradeGroup`, 'K-5').value
  return (
    <Select
      name={`${path}.gradeGroup`}
      label={t('schools.fields.gradeGroup')}
      options={groupChoices({ menuType, gradeGroup }).map((value) => ({
        value,
        label: menuGroupsText(t, groupsOf({ menuType, gradeGroup: value })),
      }))}
    />
  )
}
