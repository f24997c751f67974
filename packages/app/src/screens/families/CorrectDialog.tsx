import { adjustBalance, type Household, limits } from '@commissary/api-client'
import { FormDialog, MoneyField, RadioGroup, TextArea } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { isPositiveMoney } from '../../orders/money.ts'
import { useSession } from '../../session/session.tsx'

interface CorrectDialogProps {
  household: Household
  onDone: () => unknown
  onClose: () => void
}

const directions = ['credit', 'debit'] as const

/** Corrects a balance by an entry with a reason. */
export function CorrectDialog({ household, onDone, onClose }: CorrectDialogProps) {
  const t = useMessages()
  const { currency, locale } = useSession()
  const record = useRecordForm({
    name: `correct balance ${household.id}`,
    record: null,
    toValues: () => ({ direction: 'credit', amount: '', reason: '' }),
    fields: [],
    save: ({ direction, amount, reason }, { idempotencyKey }) =>
      adjustBalance(
        household.id,
        { amount: `${direction === 'debit' ? '-' : ''}${amount.trim()}`, reason: reason.trim() },
        { idempotencyKey },
      ),
    onSaved: async () => {
      await onDone()
      onClose()
    },
  })

  return (
    <FormDialog
      {...record.form}
      title={t('families.correct.title', { name: household.name })}
      description={t('families.correct.hint')}
      submitText={t('families.correct.submit')}
      validate={({ amount, reason }) => ({
        amount: isPositiveMoney(amount) ? undefined : t('families.errors.amount'),
        reason: reason.trim() === '' ? t('families.errors.reason') : undefined,
      })}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      <RadioGroup
        name="direction"
        label={t('families.fields.direction')}
        options={directions.map((value) => ({ value, label: t(`families.correct.${value}`) }))}
      />
      <MoneyField name="amount" label={t('families.fields.amount')} required currency={currency} locale={locale} />
      <TextArea
        name="reason"
        label={t('families.fields.reason')}
        required
        rows={2}
        maxLength={limits.AdjustmentInput.reason.maxLength}
      />
    </FormDialog>
  )
}
