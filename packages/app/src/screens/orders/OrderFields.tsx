import { choices, limits, type Student } from '@commissary/api-client'
import { Columns } from '@commissary/ui'
import { CheckboxGroup, Combobox, DateField, NumberField, RadioGroup, Select, TextArea } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
import { useMessages } from '../../messages/messages.ts'
import { useStudentSearch } from '../../orders/use-student-search.ts'
import { useSession } from '../../session/session.tsx'
import type { OrderValues } from './order-values.ts'
import { MealChoice } from './MealChoice.tsx'

/** Who, when and what is ordered. */
export function OrderFields({ values }: { values: OrderValues }) {
  const t = useMessages()
  const { timeZone, locale, priceTypes } = useSession()
  const { formats } = useWording()
  const search = useStudentSearch()
  const isPlan = values.mode === 'plan'
  const kinds = choices.OrderKind.filter((kind) => priceTypes.length === 0 || priceTypes.includes(kind))

  return (
    <>
      <Combobox<Student> name="studentId" label={t('orderRecord.form.student')} required {...search} />
      <RadioGroup
        name="mode"
        label={t('orderRecord.form.mode')}
        isInline
        options={(['day', 'plan'] as const).map((value) => ({ value, label: t(`orderRecord.form.modes.${value}`) }))}
      />
      {isPlan && (
        <RadioGroup
          name="period"
          label={t('orderRecord.form.period')}
          isInline
          options={choices.PlanPeriod.map((value) => ({
            value,
            label: t(`orderRecord.periods.${value}`),
            hint: t(`orderRecord.periodHints.${value}`),
          }))}
        />
      )}
      <Columns minWidth="12rem">
        <DateField
          name="date"
          label={t(isPlan ? 'orderRecord.form.from' : 'orderRecord.form.date')}
          required
          timeZone={timeZone}
          locale={locale}
        />
        <Select
          name="menuType"
          label={t('orderRecord.form.menuType')}
          options={choices.MenuType.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
        />
      </Columns>
      {isPlan && (
        <CheckboxGroup
          name="weekdays"
          label={t('orderRecord.form.weekdays')}
          hint={t('orderRecord.form.weekdaysHint')}
          options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: formats.weekdayOf(value) }))}
        />
      )}
      <RadioGroup
        name="kind"
        label={t('orderRecord.form.kind')}
        options={kinds.map((value) => ({
          value,
          label: t(`orders.kinds.${value}`),
          hint: t(`orderRecord.kindHints.${value}`),
        }))}
      />
      <MealChoice values={values} />
      <Columns minWidth="12rem">
        <Select
          name="payType"
          label={t('orderRecord.form.payType')}
          hint={t('orderRecord.form.payTypeHint')}
          placeholder={t('orderRecord.form.noPayType')}
          options={choices.PayType.map((value) => ({ value, label: t(`words.payTypes.${value}`) }))}
        />
        <NumberField name="discountPct" label={t('orderRecord.form.discount')} />
      </Columns>
      {!isPlan && (
        <TextArea
          name="note"
          label={t('orderRecord.form.note')}
          rows={2}
          maxLength={limits.OrderInput.note.maxLength}
        />
      )}
    </>
  )
}
