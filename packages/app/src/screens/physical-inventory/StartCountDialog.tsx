import { type CountOptions, createStockCount, limits } from '@commissary/api-client'
import { CheckboxGroup, DateField, FormDialog, Select, Switch, TextArea } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface StartCountDialogProps {
  options: CountOptions
  onStarted: (id: number) => Promise<unknown>
  onClose: () => void
}

/** Asks what to count, and starts the count. */
export function StartCountDialog({ options, onStarted, onClose }: StartCountDialogProps) {
  const t = useMessages()
  const { today } = useSession()
  const { sites, locations, categories } = options
  const record = useRecordForm({
    name: 'stock count new',
    record: null,
    toValues: () => ({
      siteId: sites.length === 1 ? String(sites[0]?.id) : '',
      date: today,
      locationIds: [] as string[],
      category: '',
      isBlind: false,
      note: '',
    }),
    fields: [],
    save: ({ siteId, date, locationIds, category, isBlind, note }, { idempotencyKey }) =>
      createStockCount(
        {
          siteId: Number(siteId),
          date,
          locationIds: locationIds.map(Number),
          category: category || null,
          isBlind,
          note: note.trim() || null,
        },
        { idempotencyKey },
      ),
    onSaved: async (_values, { id }) => {
      onClose()
      if (id !== undefined) await onStarted(id)
    },
  })

  return (
    <FormDialog
      {...record.form}
      title={t('physicalInventory.startDialog.title')}
      description={t('physicalInventory.startDialog.description')}
      submitText={t('physicalInventory.startDialog.submit')}
      validate={({ siteId, date }) => ({
        siteId: siteId === '' ? t('physicalInventory.startDialog.siteRequired') : undefined,
        date: date === '' ? t('physicalInventory.startDialog.dateRequired') : undefined,
      })}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      <Select
        name="siteId"
        label={t('physicalInventory.startDialog.site')}
        required
        options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <DateField name="date" label={t('physicalInventory.startDialog.date')} required />
      {locations.length > 0 && (
        <CheckboxGroup
          name="locationIds"
          label={t('physicalInventory.startDialog.locations')}
          hint={t('physicalInventory.startDialog.locationsHint')}
          options={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <Select
        name="category"
        label={t('physicalInventory.startDialog.category')}
        options={[
          { value: '', label: t('physicalInventory.startDialog.allCategories') },
          ...categories.map((value) => ({ value, label: value })),
        ]}
      />
      <Switch
        name="isBlind"
        label={t('physicalInventory.startDialog.isBlind')}
        hint={t('physicalInventory.startDialog.isBlindHint')}
      />
      <TextArea
        name="note"
        label={t('physicalInventory.startDialog.note')}
        maxLength={limits.StockCountInput.note.maxLength}
      />
    </FormDialog>
  )
}
