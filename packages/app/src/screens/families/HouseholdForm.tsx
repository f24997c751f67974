import { createHousehold, type Household, limits, updateHousehold } from '@commissary/api-client'
import { Columns } from '@commissary/ui'
import { Form, FormActions, TextArea, TextField } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { householdErrors, householdFields, toInput, toValues } from './household-values.ts'

interface HouseholdFormProps {
  /** Null for a new one. */
  household: Household | null
  onSaved: (id: number) => unknown
  onClose: () => void
}

const { name, code, email, phone, note } = limits.HouseholdInput

/** Adds or edits a household. Its students and adults are added to it afterwards. */
export function HouseholdForm({ household, onSaved, onClose }: HouseholdFormProps) {
  const t = useMessages()
  const record = useRecordForm({
    name: `household ${household?.id ?? 'new'}`,
    record: household,
    toValues,
    fields: householdFields(t),
    save: (values, { ifMatch, idempotencyKey }) =>
      household
        ? updateHousehold(household.id, toInput(values), { ifMatch })
        : createHousehold(toInput(values), { idempotencyKey }),
    onSaved: (_, { id }) => onSaved(id ?? household?.id ?? 0),
  })

  return (
    <Form {...record.form} validate={(values) => householdErrors(values, t)} isWide>
      {record.notices}
      <Columns minWidth="16rem">
        <TextField
          name="name"
          label={t('families.fields.name')}
          hint={t('families.fields.nameHint')}
          required
          maxLength={name.maxLength}
          autoFocus
        />
        <TextField
          name="code"
          label={t('families.fields.code')}
          hint={t('families.fields.codeHint')}
          maxLength={code.maxLength}
        />
        <TextField
          name="email"
          type="email"
          label={t('families.fields.email')}
          hint={t('families.fields.emailHint')}
          maxLength={email.maxLength}
        />
        <TextField name="phone" label={t('families.fields.phone')} maxLength={phone.maxLength} />
      </Columns>
      <TextArea name="note" label={t('families.fields.note')} rows={2} maxLength={note.maxLength} />
      <FormActions onCancel={record.cancel(onClose)} />
    </Form>
  )
}
