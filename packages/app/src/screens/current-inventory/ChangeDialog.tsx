import {
  createStockChange,
  limits,
  type StockChangeInput,
  type StockLot,
  type StockOptions,
  type StockRow,
  useListStockLots,
} from '@commissary/api-client'
import { Columns } from '@commissary/ui'
import {
  DateField,
  FormDialog,
  FormValues,
  MoneyField,
  NumberField,
  RadioGroup,
  Select,
  TextField,
} from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useSession } from '../../session/session.tsx'
import { baseText, packText } from '../../text/stock-text.ts'
import { changeErrors, changeFields, type ChangeValues, isFound, newChange, toChange } from './change-values.ts'

interface ChangeDialogProps {
  kind: StockChangeInput['kind']
  row: StockRow
  options: StockOptions | undefined
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** Transfers, adjusts, wastes or returns goods, counted in packs, in the base unit, or both. */
export function ChangeDialog({ kind, row, options, onSaved, onClose }: ChangeDialogProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { catererId, today, timeZone, locale, currency } = useSession()
  const { siteId, ingredientId, baseUnit } = row
  const lots = useListStockLots(siteId, ingredientId, { catererId })
  const known = lots.data?._embedded.lots ?? []
  const [pack] = row.packs
  const sizes = pack?.sizes ?? {}
  const record = useRecordForm<ChangeValues, never>({
    name: `stock ${kind} ${siteId} ${ingredientId}`,
    record: null,
    toValues: () => newChange(row, today),
    fields: changeFields(t),
    save: (values, { idempotencyKey }) =>
      createStockChange(toChange(kind, row, values, known), { catererId }, { idempotencyKey }),
    onSaved: async () => {
      await onSaved()
      onClose()
    },
  })
  const placeName = (lot: StockLot) => lot.locationName ?? t('stock.noPlace')
  const lotText = (lot: StockLot) =>
    t('stock.change.lotAt', {
      place: placeName(lot),
      lot: lot.lotCode ?? t('stock.lots.noCode'),
      expiry: lot.expiresOn === null ? t('stock.lots.noExpiry') : formats.date(lot.expiresOn),
      quantity: packText(wording, lot.inPacks),
    })

  return (
    <FormDialog
      {...record.form}
      title={t(`stock.change.${kind}`)}
      description={t('stock.change.about', {
        name: row.name,
        site: row.siteName,
        quantity: packText(wording, row.inPacks),
      })}
      validate={(values) => changeErrors(kind, values, sizes, t)}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      {kind === 'adjust' && (
        <RadioGroup
          name="direction"
          label={t('stock.change.direction')}
          options={(['less', 'more'] as const).map((value) => ({ value, label: t(`stock.change.${value}`) }))}
        />
      )}
      <FormValues<ChangeValues>>
        {(values) => {
          const hasCost = isFound(kind, values)
          const anyLot = t(kind === 'adjust' ? 'stock.noPlace' : 'stock.change.anyLot')
          return (
            <>
              <Select
                name="lot"
                label={t(hasCost ? 'stock.change.lot' : 'stock.change.from')}
                placeholder={hasCost ? t('stock.change.otherLot') : anyLot}
                options={known.map((lot) => ({ value: keyOfLot(lot), label: lotText(lot) }))}
              />
              {hasCost && values.lot === '' && (
                <Columns>
                  <Select
                    name="locationId"
                    label={t('stock.change.location')}
                    placeholder={t('stock.noPlace')}
                    options={(options?.locations ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
                  />
                  <TextField
                    name="lotCode"
                    label={t('stock.change.lotCode')}
                    maxLength={limits.StockChangeInput.lotCode.maxLength}
                  />
                  <DateField
                    name="expiresOn"
                    label={t('stock.change.expiresOn')}
                    today={today}
                    timeZone={timeZone}
                    locale={locale}
                  />
                </Columns>
              )}
              {hasCost && (
                <MoneyField
                  name="unitCost"
                  label={t('stock.change.unitCost', { unit: t(`words.units.${baseUnit}`) })}
                  hint={t('stock.change.unitCostHint')}
                  currency={currency}
                  locale={locale}
                />
              )}
            </>
          )
        }}
      </FormValues>
      {kind === 'transfer' && (
        <Columns>
          <Select
            name="toSiteId"
            label={t('stock.change.toSite')}
            required
            options={(options?.sites ?? []).map((site) => ({ value: String(site.siteId), label: site.siteName }))}
          />
          <Select
            name="toLocationId"
            label={t('stock.change.toLocation')}
            placeholder={t('stock.noPlace')}
            options={(options?.locations ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Columns>
      )}
      <Columns minWidth="8rem">
        {sizes.case !== undefined && (
          <NumberField
            name="cases"
            label={t('stock.change.cases')}
            hint={t('stock.change.packOf', {
              amount: formats.amount(Number(sizes.case)),
              unit: t(`words.units.${baseUnit}`),
            })}
          />
        )}
        {sizes.inner !== undefined && <NumberField name="inners" label={t('stock.change.inners')} />}
        {sizes.each !== undefined && sizes.each !== '1' && (
          <NumberField name="eaches" label={t('stock.change.eaches')} />
        )}
        <NumberField name="quantity" label={t('stock.change.amount')} unit={t(`words.units.${baseUnit}`)} />
      </Columns>
      <FormValues<ChangeValues>>
        {(values) => {
          const total = toChange(kind, row, values, known, 'unsigned').quantity
          return total !== '0' && <p>{baseText(wording, total, baseUnit)}</p>
        }}
      </FormValues>
      <DateField
        name="movedOn"
        label={t('stock.change.date')}
        required
        max={today}
        timeZone={timeZone}
        locale={locale}
      />
      <TextField
        name="reason"
        label={t('stock.change.reason')}
        required
        maxLength={limits.StockChangeInput.reason.maxLength}
      />
    </FormDialog>
  )
}

const keyOfLot = ({ locationId, lotId }: StockLot) => `${locationId ?? ''}/${lotId}`
