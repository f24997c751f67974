import { choices } from '@commissary/api-client'
import { Section } from '@commissary/ui'
import { RadioGroup } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'

/** What a week with fewer days of service than usual is checked against. */
export function ShortWeekField() {
  const t = useMessages()
  return (
    <Section title={t('nutritionSettings.shortWeeks')} description={t('nutritionSettings.shortWeeksHint')}>
      <RadioGroup
        name="weekLength"
        label={t('nutritionSettings.weekLength')}
        options={choices.WeekLength.map((value) => ({
          value,
          label: t(`nutritionSettings.weekLengths.${value}`),
          hint: t(`nutritionSettings.weekLengthHints.${value}`),
        }))}
      />
    </Section>
  )
}
