import { createSite, type SchoolRecord, updateSite } from '@commissary/api-client'
import { Button } from '@commissary/ui'
import { Form, FormActions } from '@commissary/ui/form'
import { useMemo } from 'react'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { schoolErrors } from './school-errors.ts'
import { mergeableFields } from './school-field-words.ts'
import { toInput, toValues } from './school-values.ts'
import { SchoolFields } from './SchoolFields.tsx'
import { useSchoolArchive, useSchools } from './use-schools.ts'

interface SchoolFormProps {
  /** Null for a new one. */
  school: SchoolRecord | null
  onClose: () => void
}

/** Adds, edits or archives a school. */
export function SchoolForm({ school, onClose }: SchoolFormProps) {
  const t = useMessages()
  const { catererId } = useSession()
  // The form needs no list, but the list that it returns to must have the change.
  const { reload } = useSchools({ revalidateOnMount: false, revalidateOnFocus: false })
  const { archive, isBusy } = useSchoolArchive(reload)
  const record = useRecordForm({
    name: `school ${school?.schoolId ?? 'new'}`,
    record: school,
    toValues,
    fields: useMemo(() => mergeableFields(t), [t]),
    save: (values, { ifMatch, idempotencyKey }) =>
      school
        ? updateSite(catererId, school.schoolId, toInput(values, school), { ifMatch })
        : createSite(catererId, toInput(values, null), { idempotencyKey }),
    onSaved: async () => {
      await reload()
      onClose()
    },
  })

  async function handleArchive(one: SchoolRecord, release: () => void) {
    if (!(await archive(one))) return
    release()
    record.deleteDraft()
    onClose()
  }

  return (
    <Form {...record.form} validate={(values) => schoolErrors(values, t)}>
      {({ release }) => (
        <>
          {record.notices}
          <SchoolFields isNew={school === null} />
          <FormActions
            isSticky
            onCancel={record.cancel(onClose)}
            start={
              school && (
                <Button tone="danger" isBusy={isBusy} onClick={() => handleArchive(school, release)}>
                  {t('schools.archiveSchool')}
                </Button>
              )
            }
          />
        </>
      )}
    </Form>
  )
}
