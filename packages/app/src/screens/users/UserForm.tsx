import { createUser, updateUser, type User } from '@commissary/api-client'
import { Form, FormActions } from '@commissary/ui/form'
import { useMemo } from 'react'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { AccountSection } from './AccountSection.tsx'
import { mergeableFields, toInput, toValues, validateUser } from './user-values.ts'
import { AccessFields, PersonFields } from './UserFields.tsx'

interface UserFormProps {
  /** Null for a new one. */
  user: User | null
  onSaved: () => unknown
  /** The invitation was resent, or the account was deactivated or reactivated. Returns the updated user. */
  onAccountChanged: () => Promise<User | undefined>
  onClose: () => void
}

/** A user: personal data, access, and account status. */
export function UserForm({ user, onSaved, onAccountChanged, onClose }: UserFormProps) {
  const t = useMessages()
  const { isdCode, schools } = useSession()
  const fields = useMemo(() => {
    const names = new Map(schools.map(({ schoolId, schoolName }) => [schoolId, schoolName]))
    return mergeableFields(t, (id) => names.get(id) ?? String(id))
  }, [t, schools])
  const record = useRecordForm({
    name: `user ${user?.id ?? 'new'}`,
    record: user,
    toValues,
    fields,
    save: (values, { ifMatch, idempotencyKey }) =>
      user ? updateUser(user.id, toInput(values), { ifMatch }) : createUser(toInput(values), { idempotencyKey }),
    onSaved,
  })

  async function handleAccountChanged() {
    const changed = await onAccountChanged()
    if (changed) record.restart(changed)
  }

  return (
    <Form {...record.form} validate={(values) => validateUser(values, t, isdCode)} isWide>
      {({ isDirty }) => (
        <>
          {record.notices}
          <PersonFields isNew={user === null} />
          <AccessFields />
          {user && <AccountSection user={user} isUnsaved={isDirty} onChanged={handleAccountChanged} />}
          <FormActions onCancel={record.cancel(onClose)} />
        </>
      )}
    </Form>
  )
}
