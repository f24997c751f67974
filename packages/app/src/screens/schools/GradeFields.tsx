import { choices } from '@commissary/api-client'
import { Columns, Select } from '@commissary/ui'
import { isSameValue, useFormControl, useFormValue } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { gradeText } from './school-texts.ts'
import { gradeOf, proposedMeals, type SchoolValues } from './school-values.ts'

type Grade = 'lowestGrade' | 'highestGrade'

/** The lowest and highest grade. Choosing them proposes the school's lunches, as long as no one entered other meals. */
export function GradeFields() {
  const t = useMessages()
  const { change, values } = useFormControl<SchoolValues>()
  const lowest = useFormValue('lowestGrade', '')
  const highest = useFormValue('highestGrade', '')
  const options = choices.SchoolGrade.map((value) => ({ value, label: gradeText(t, value) }))

  function choose(name: Grade, text: string) {
    const before = values()
    const after = { ...before, [name]: gradeOf(text) }
    const isUntouched = before.meals.length === 0 || isSameValue(before.meals, proposedMeals(before))
    change({ [name]: after[name], ...(isUntouched && { meals: proposedMeals(after) }) })
  }

  const field = (name: Grade, { value, error, submitError }: typeof lowest) => (
    <Select
      label={t(`schools.fields.${name}`)}
      placeholder={t('schools.noGrade')}
      value={value}
      onChange={(text) => choose(name, text)}
      options={options}
      error={errorText(error ?? submitError)}
    />
  )
  return (
    <Columns>
      {field('lowestGrade', lowest)}
      {field('highestGrade', highest)}
    </Columns>
  )
}

const errorText = (error: unknown) => (typeof error === 'string' ? error : undefined)
