import { choices, type Household, limits, recordPayment } from '@commissary/api-client'
import { Banner, Columns, Quiet } from '@commissary/ui'
import {
  Combobox,
  DateField,
  Form,
  FormActions,
  FormValues,
  MoneyField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { balanceText } from '../../orders/money.ts'
import { useHouseholdSearch } from '../../orders/use-household-search.ts'
import { useSession } from '../../session/session.tsx'
import { paymentErrors, type PaymentValues, toInput, toValues } from './payment-values.ts'
import { hasProvider } from './payment-words.ts'

interface PaymentFormProps {
  /** The payer, if the page was opened from one. */
  household: Household | null
  onSaved: (id: number) => unknown
  onClose: () => void
}

const { reference, note } = limits.PaymentInput

/** Records a payment. Card data has no field: a card payment only has its provider's reference. */
export function PaymentForm({ household, onSaved, onClose }: PaymentFormProps) {
  const t = useMessages()
  const { today } = useSession()
  const record = useRecordForm<PaymentValues, never>({
    name: `payment new of ${household?.id ?? 'anyone'}`,
    record: null,
    toValues: () => toValues(household, today),
    fields: [],
    save: (values, { idempotencyKey }) => recordPayment(toInput(values), { idempotencyKey }),
    onSaved: (_, { id }) => id !== undefined && onSaved(id),
  })

  return (
    <Form<PaymentValues> {...record.form} validate={(values) => paymentErrors(values, t)} isWide>
      {record.notices}
      <FormValues<PaymentValues>>{(values) => <Fields values={values} />}</FormValues>
      <FormActions submitText={t('payments.form.submit')} onCancel={record.cancel(onClose)} />
    </Form>
  )
}

function Fields({ values }: { values: PaymentValues }) {
  const t = useMessages()
  const { currency, locale, timeZone, today, formats } = useSession()
  const search = useHouseholdSearch()
  const { household, payType } = values
  const isByProvider = hasProvider(payType)
  const referenceLabel = isByProvider ? 'reference' : payType === 'Check' ? 'checkNumber' : 'receipt'
  return (
    <>
      <Columns minWidth="16rem">
        <Combobox<Household> name="household" label={t('payments.form.household')} required {...search} />
        <Select
          name="student"
          label={t('payments.form.student')}
          placeholder={t('payments.form.allStudents')}
          options={(household?.students ?? []).map(({ id, firstName, lastName }) => ({
            value: String(id),
            label: `${firstName} ${lastName}`,
          }))}
        />
      </Columns>
      {household && (
        <Quiet>{t('payments.form.balance', { balance: balanceText(t, formats, household.balance) })}</Quiet>
      )}
      <RadioGroup
        name="payType"
        label={t('payments.form.payType')}
        isInline
        options={choices.PayType.map((value) => ({ value, label: t(`words.payTypes.${value}`) }))}
      />
      {isByProvider && <Banner>{t('payments.form.noCard')}</Banner>}
      <Columns minWidth="12rem">
        <MoneyField name="amount" label={t('payments.form.amount')} required currency={currency} locale={locale} />
        <DateField
          name="paidOn"
          label={t('payments.form.paidOn')}
          required
          max={today}
          timeZone={timeZone}
          locale={locale}
        />
        {isByProvider && (
          <Select
            name="provider"
            label={t('payments.form.provider')}
            required
            placeholder={t('payments.form.noProvider')}
            options={choices.Provider.map((value) => ({ value, label: t(`payments.providers.${value}`) }))}
          />
        )}
        <TextField
          name="reference"
          label={t(`payments.form.${referenceLabel}`)}
          required={payType === 'Check'}
          {...(isByProvider && { hint: t('payments.form.referenceHint') })}
          maxLength={reference.maxLength}
        />
      </Columns>
      <TextArea name="note" label={t('payments.form.note')} rows={2} maxLength={note.maxLength} />
    </>
  )
}
