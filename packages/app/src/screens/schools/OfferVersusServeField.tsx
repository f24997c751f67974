import { mayOfferVersusServe, mustOfferVersusServe, usesOfferVersusServe } from '@commissary/domain/school'
import { Select } from '@commissary/ui'
import { useFormValue } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { type MealValues, toMeal } from './school-values.ts'

/** Whether students may decline part of a meal: the school decides, unless it is required or not allowed for the meal. */
export function OfferVersusServeField({ path }: { path: string }) {
  const t = useMessages()
  const { value, update } = useFormValue(`${path}.offerVersusServe`, false)
  const { value: menuType } = useFormValue<MealValues['menuType']>(`${path}.menuType`, 'MEAL')
  const { value: gradeGroup } = useFormValue<MealValues['gradeGroup']>(`${path}.gradeGroup`, 'K-5')
  const meal = toMeal({ menuType, gradeGroup, offerVersusServe: value })
  const options = [
    { value: 'no', label: t('schools.no') },
    { value: 'yes', label: t('schools.yes') },
  ]

  return (
    <Select
      label={t('schools.fields.offerVersusServe')}
      value={usesOfferVersusServe(meal) ? 'yes' : 'no'}
      onChange={(text) => update(() => text === 'yes')}
      options={
        mustOfferVersusServe(meal)
          ? [{ value: 'yes', label: t('schools.required') }]
          : options.slice(0, mayOfferVersusServe(meal) ? 2 : 1)
      }
    />
  )
}
