import { addHouseholdAdult, type Household, limits } from '@commissary/api-client'
import { isEmail } from '@commissary/domain/contacts'
import { FormDialog, TextField } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'

interface AdultDialogProps {
  household: Household
  onSaved: () => unknown
  onClose: () => void
}

const { firstName, lastName, email } = limits.HouseholdAdultInput

/** Adds an adult, who gets an invitation by email. */
export function AdultDialog({ household, onSaved, onClose }: AdultDialogProps) {
  const t = useMessages()
  const record = useRecordForm({
    name: `adult new of ${household.id}`,
    record: null,
    toValues: () => ({
      firstName: '',
      lastName: '',
      email: household.adults.length === 0 ? (household.email ?? '') : '',
    }),
    fields: [],
    save: (values, { idempotencyKey }) =>
      addHouseholdAdult(
        household.id,
        { firstName: values.firstName.trim(), lastName: values.lastName.trim(), email: values.email.trim() },
        { idempotencyKey },
      ),
    onSaved: async () => {
      await onSaved()
      onClose()
    },
  })

  return (
    <FormDialog
      {...record.form}
      title={t('families.adults.add')}
      description={t('families.adults.addHint')}
      submitText={t('families.adults.submit')}
      validate={(values) => ({
        firstName: values.firstName.trim() === '' ? t('families.errors.firstName') : undefined,
        lastName: values.lastName.trim() === '' ? t('families.errors.lastName') : undefined,
        email:
          values.email.trim() === ''
            ? t('families.errors.adultEmail')
            : isEmail(values.email.trim())
              ? undefined
              : t('families.errors.email'),
      })}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      <TextField
        name="firstName"
        label={t('families.fields.firstName')}
        required
        maxLength={firstName.maxLength}
        autoFocus
      />
      <TextField name="lastName" label={t('families.fields.lastName')} required maxLength={lastName.maxLength} />
      <TextField
        name="email"
        type="email"
        label={t('families.fields.adultEmail')}
        required
        maxLength={email.maxLength}
      />
    </FormDialog>
  )
}
