import { limits, type Vendor } from '@commissary/api-client'
import { Button, Columns, Inline, Stack, TextField } from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'
import { DateField } from '@commissary/ui/date'
import { type FormEvent, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { type FoodOption, useFoodSearch } from '../../where-used/use-food-search.ts'
import { useVendors } from '../vendors/use-vendors.ts'
import { emptyValues, type RecallValues, toSearch } from './recall-search.ts'

interface LotSearchProps {
  /** The search that the trace below is for. */
  asked: RecallValues
  onSearch: (values: RecallValues) => void
}

/** The fields of a vendor's notice. Enter in any of them searches. */
export function LotSearch({ asked, onSearch }: LotSearchProps) {
  const t = useMessages()
  const { locale, timeZone } = useSession()
  const [values, setValues] = useState(asked)
  const foods = useFoodSearch('ingredient', 0)
  const vendors = useVendors()
  const list = vendors.data?.Vendors
  const change = (part: Partial<RecallValues>) => setValues((now) => ({ ...now, ...part }))
  const isTurned = values.from !== '' && values.to !== '' && values.from > values.to

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (toSearch(values) && !isTurned) onSearch(values)
  }

  return (
    <form onSubmit={handleSubmit} aria-label={t('recall.fromLot')}>
      <Stack>
        <Columns minWidth="16rem">
          <TextField
            label={t('recall.fields.lotCodes')}
            hint={t('recall.hints.lotCodes')}
            maxLength={limits.LotTraceExport.lotCodes.maxLength}
            value={values.lotCodes}
            onChange={(lotCodes) => change({ lotCodes })}
          />
          <TextField
            label={t('recall.fields.itemCode')}
            hint={t('recall.hints.itemCode')}
            maxLength={limits.LotTraceExport.itemCode.maxLength}
            value={values.itemCode}
            onChange={(itemCode) => change({ itemCode })}
          />
          <Combobox<FoodOption>
            label={t('recall.fields.ingredient')}
            value={values.ingredient === '' ? null : { id: Number(values.ingredient), name: values.ingredientName }}
            onChange={(food) =>
              change({ ingredient: food ? String(food.id) : '', ingredientName: food ? food.name : '' })
            }
            {...foods}
            getKey={({ id }) => id}
            getLabel={({ name }) => name}
          />
          <Combobox<Vendor>
            label={t('recall.fields.vendor')}
            value={list?.find(({ id }) => String(id) === values.vendor) ?? null}
            onChange={(vendor) => change({ vendor: vendor ? String(vendor.id) : '' })}
            options={list}
            optionsError={list ? undefined : vendors.error}
            onRetry={() => void vendors.mutate()}
            getKey={({ id }) => id}
            getLabel={({ name }) => name}
          />
          <DateField
            label={t('recall.fields.from')}
            value={values.from}
            onChange={(from) => change({ from })}
            timeZone={timeZone}
            locale={locale}
          />
          <DateField
            label={t('recall.fields.to')}
            value={values.to}
            {...(values.from !== '' && { min: values.from })}
            onChange={(to) => change({ to })}
            timeZone={timeZone}
            locale={locale}
          />
        </Columns>
        <Inline>
          <Button type="submit" variant="solid" disabled={!toSearch(values) || isTurned}>
            {t('recall.trace')}
          </Button>
          <Button onClick={() => onSearch(emptyValues)}>{t('recall.clear')}</Button>
        </Inline>
      </Stack>
    </form>
  )
}
