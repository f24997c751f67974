import { createMenuItem, type MenuItem, updateMenuItem } from '@commissary/api-client'
import { Split } from '@commissary/ui'
import { Form, FormActions, FormValues } from '@commissary/ui/form'
import { useCallback, useMemo } from 'react'

import { DocumentFields } from '../../documents/DocumentFields.tsx'
import { useDocuments } from '../../documents/use-documents.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import {
  itemErrors,
  type Language,
  type MasterItemValues,
  mergeableFields,
  toInput,
  toPatch,
  toValues,
} from './master-item-values.ts'
import { LinkChange } from './LinkChange.tsx'
import { ItemFields, OfferFields } from './MasterItemFields.tsx'
import { OfferedNutrition } from './OfferedNutrition.tsx'

interface MasterItemFormProps {
  /** Null for a new one. */
  item: MenuItem | null
  onSaved: () => unknown
  onClose: () => void
}

/** All facts of a master item, with the nutrition of its portions next to them. */
export function MasterItemForm({ item, onSaved, onClose }: MasterItemFormProps) {
  const t = useMessages()
  const { locale, today } = useSession()
  const languageName = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    return (language: Language) => names.of(language) ?? language
  }, [locale])
  const documents = useDocuments({ of: 'menuItem', id: item?.id ?? null })
  const record = useRecordForm<MasterItemValues, MenuItem>({
    name: `master item ${item?.id ?? 'new'}`,
    record: item,
    toValues: useCallback((stored: MenuItem | null) => toValues(stored, today), [today]),
    fields: useMemo(() => mergeableFields(t, languageName), [t, languageName]),
    save: async (values, { ifMatch, idempotencyKey }) => {
      if (item) return updateMenuItem(item.id, toPatch(item, values), { ifMatch })
      const saved = await createMenuItem(toInput(values), { idempotencyKey })
      // Part of the save: until the photos are attached, leaving the page asks first.
      await documents.sendWaiting(saved.data.id)
      return saved
    },
    onSaved,
  })

  return (
    <Form {...record.form} validate={(values) => itemErrors(values, t)} isWide>
      {record.notices}
      <Split aside={<FormValues<MasterItemValues>>{(values) => <OfferedNutrition values={values} />}</FormValues>}>
        <ItemFields isNew={item === null}>{item && <LinkChange item={item} />}</ItemFields>
        <OfferFields languageName={languageName} />
        <DocumentFields documents={documents} />
      </Split>
      <FormActions onCancel={record.cancel(onClose)} isSticky />
    </Form>
  )
}
