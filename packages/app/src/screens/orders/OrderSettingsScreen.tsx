import { limits, type OrderSettings, saveOrderSettings, useReadOrderSettings } from '@commissary/api-client'
import { Columns, ErrorState, Quiet, Screen, Section, Skeleton, Stack } from '@commissary/ui'
import { Checkbox, Form, FormActions, NumberField, TextField } from '@commissary/ui/form'

import { matcherOf } from '../../forms/pattern.ts'
import { useFreshData } from '../../forms/use-fresh-data.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { MealPrices } from './MealPrices.tsx'

/** The cutoff for orders, their tax, whether families order, and the prices of regular meals. */
export function OrderSettingsScreen() {
  const t = useMessages()
  const read = useReadOrderSettings()
  const settings = useFreshData(read)
  const title = t('orderSettings.title')
  return (
    <Screen title={title} breadcrumbs={[{ label: t('shell.titles.orders'), href: paths.orders }, { label: title }]}>
      <Stack gap={6}>
        <Section title={t('orderSettings.cutOff')}>
          {settings ? (
            <CutOffForm settings={settings} reload={() => read.mutate()} />
          ) : read.error ? (
            <ErrorState error={read.error} onRetry={() => read.mutate()} />
          ) : (
            <Skeleton lines={4} />
          )}
        </Section>
        <MealPrices />
      </Stack>
    </Screen>
  )
}

interface CutOffValues {
  cutOffDays: string
  cutOffTime: string
  taxPct: string
  familiesOrder: boolean
}

/** Settings that no one has saved yet have no time. */
type Stored = Omit<OrderSettings, 'updatedAt'> & { updatedAt: string }
const toStored = (settings: OrderSettings): Stored => ({ ...settings, updatedAt: settings.updatedAt ?? '' })

const toValues = (settings: Stored | null): CutOffValues => ({
  cutOffDays: String(settings?.cutOffDays ?? 0),
  cutOffTime: settings?.cutOffTime ?? '',
  taxPct: settings?.taxPct ?? '0',
  familiesOrder: settings?.familiesOrder ?? false,
})

interface CutOffFormProps {
  settings: OrderSettings
  /** Reloads the settings. */
  reload: () => Promise<OrderSettings | undefined>
}

function CutOffForm({ settings, reload }: CutOffFormProps) {
  const t = useMessages()
  const { formats } = useSession()
  const record = useRecordForm<CutOffValues, Stored>({
    name: 'order settings',
    record: toStored(settings),
    toValues,
    fields: [
      ...(['cutOffDays', 'cutOffTime', 'taxPct'] as const).map((name) => ({ name, label: t(`orderSettings.${name}`) })),
      {
        name: 'familiesOrder',
        label: t('orderSettings.familiesOrder'),
        text: (isOn) => t(isOn === true ? 'orderSettings.on' : 'orderSettings.off'),
      },
    ],
    save: ({ cutOffDays, cutOffTime, taxPct, familiesOrder }, { ifMatch }) =>
      saveOrderSettings(
        { cutOffDays: Number(cutOffDays), cutOffTime: cutOffTime.trim(), taxPct: taxPct.trim(), familiesOrder },
        ifMatch === undefined ? {} : { ifMatch },
      ),
    onSaved: async () => {
      const saved = await reload()
      if (saved) record.restart(toStored(saved))
    },
  })

  return (
    <Form {...record.form} validate={(values) => cutOffErrors(values, t)} isWide>
      {record.notices}
      <Columns minWidth="12rem">
        <NumberField
          name="cutOffDays"
          label={t('orderSettings.cutOffDays')}
          hint={t('orderSettings.cutOffDaysHint')}
          required
        />
        <TextField
          name="cutOffTime"
          type="time"
          label={t('orderSettings.cutOffTime')}
          hint={t('orderSettings.cutOffTimeHint')}
          required
        />
        <NumberField name="taxPct" label={t('orderSettings.taxPct')} required />
      </Columns>
      <Checkbox
        name="familiesOrder"
        label={t('orderSettings.familiesOrder')}
        hint={t('orderSettings.familiesOrderHint')}
      />
      <Quiet>{t('orderSettings.locked', { day: formats.weekdayShort(settings.lockedThrough) })}</Quiet>
      <FormActions />
    </Form>
  )
}

const isCutOffTime = matcherOf(limits.OrderSettingsInput.cutOffTime)
const isTaxPct = matcherOf(limits.OrderSettingsInput.taxPct)

const cutOffErrors = ({ cutOffDays, cutOffTime, taxPct }: CutOffValues, t: ReturnType<typeof useMessages>) => ({
  cutOffDays: /^([12]?\d|30)$/.test(cutOffDays.trim()) ? undefined : t('orderSettings.errors.cutOffDays'),
  cutOffTime: isCutOffTime(cutOffTime) ? undefined : t('orderSettings.errors.cutOffTime'),
  taxPct: isTaxPct(taxPct) ? undefined : t('orderSettings.errors.taxPct'),
})
