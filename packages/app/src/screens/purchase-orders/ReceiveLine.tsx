import { limits, type PurchaseOrder, useListStorageLocations } from '@commissary/api-client'
import { temperatureProblem } from '@commissary/domain/purchasing'
import { packSizeText } from '@commissary/messages/pack-sizes'
import { temperaturesOf } from '@commissary/messages/temperatures'
import { Banner, Card, Columns, Fold, Quiet, Stack } from '@commissary/ui'
import { Combobox, DateField, FormValues, MoneyField, NumberField, Select, TextField } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { useFoodSearch } from '../../where-used/use-food-search.ts'
import type { OrderFood } from './order-values.ts'
import { isOverOrder, receivedFahrenheit, type ReceiptValues } from './receipt-values.ts'
import { countryName, heldAsText, originCountries, receivedProblemText } from './order-words.ts'

const { lotCode } = limits.PurchaseReceiptLineInput

interface ReceiveLineProps {
  index: number
  line: PurchaseOrder['lines'][number]
}

/** What was received of one line: packs, damaged and short first, the rest in a fold. */
export function ReceiveLine({ index, line }: ReceiveLineProps) {
  const path = `lines[${index}]`
  const t = useMessages()
  const { currency, formats, locale } = useSession()
  return (
    <Card title={line.name}>
      <Stack>
        <Quiet>
          {packSizeText(t, formats, line)} ·{' '}
          {t('purchaseOrders.hints.received', { open: formats.amount(Number(line.open)) })}
        </Quiet>
        <Columns minWidth="8rem">
          <NumberField name={`${path}.received`} label={t('purchaseOrders.fields.received')} />
          <NumberField
            name={`${path}.damaged`}
            label={t('purchaseOrders.fields.damaged')}
            hint={t('purchaseOrders.hints.damaged')}
          />
          <NumberField
            name={`${path}.short`}
            label={t('purchaseOrders.fields.short')}
            hint={t('purchaseOrders.hints.short')}
          />
          <MoneyField
            name={`${path}.price`}
            label={t('purchaseOrders.fields.invoicePrice')}
            currency={currency}
            locale={locale}
          />
        </Columns>
        <Fold id={`details-${line.id}`} title={t('purchaseOrders.receive.details', { name: line.name })}>
          <LotFields path={path} />
        </Fold>
        <Warnings index={index} line={line} />
      </Stack>
    </Card>
  )
}

function LotFields({ path }: { path: string }) {
  const wording = useWording()
  const { t } = wording
  const { catererId, locale, timeZone } = useSession()
  const { data } = useListStorageLocations({ catererId })
  const search = useFoodSearch('ingredient', 0)
  const { unit, sign } = temperaturesOf(wording)
  // Frozen food is below zero in Celsius, and the number keyboard on some phones has no minus.
  const DegreesField = unit === 'C' ? TextField : NumberField
  return (
    <Stack>
      <Columns minWidth="12rem">
        <TextField
          name={`${path}.lotCode`}
          label={t('purchaseOrders.fields.lotCode')}
          maxLength={lotCode.maxLength}
          autoComplete="off"
        />
        <DateField name={`${path}.expiresOn`} label={t('purchaseOrders.fields.expiresOn')} timeZone={timeZone} />
        <Select
          name={`${path}.locationId`}
          label={t('purchaseOrders.fields.location')}
          placeholder={t('common.none')}
          options={(data?._embedded.storageLocations ?? []).map(({ id, storageLocationName }) => ({
            value: String(id),
            label: storageLocationName,
          }))}
        />
        <Select
          name={`${path}.heldAs`}
          label={t('purchaseOrders.fields.heldAs')}
          placeholder={t('purchaseOrders.heldAs.none')}
          options={(['cold', 'hot'] as const).map((value) => ({
            value,
            label: heldAsText(wording, value),
          }))}
        />
        <DegreesField name={`${path}.temperature`} label={t('purchaseOrders.fields.temperature', { unit: sign })} />
        <Select
          name={`${path}.countryOfOrigin`}
          label={t('purchaseOrders.fields.countryOfOrigin')}
          placeholder={t('purchaseOrders.hints.unknownOrigin')}
          options={originCountries.map((value) => ({ value, label: countryName(locale, value) }))}
        />
      </Columns>
      <Columns minWidth="12rem">
        <Combobox<OrderFood>
          name={`${path}.substitute`}
          label={t('purchaseOrders.fields.substitute')}
          {...search}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
        />
        <NumberField name={`${path}.substitutePack`} label={t('purchaseOrders.fields.substitutePack')} />
      </Columns>
    </Stack>
  )
}

/**
 * Warns of more packs than are still to come, of a temperature out of limits, and of expired food. None of them is
 * refused.
 */
function Warnings({ index, line }: ReceiveLineProps) {
  const wording = useWording()
  const { t, country } = wording
  const { today } = useSession()
  return (
    <FormValues<ReceiptValues>>
      {({ lines }) => {
        const values = lines[index]
        const { heldAs, temperature = '', expiresOn = '' } = values ?? {}
        const fahrenheit = receivedFahrenheit(temperature, country)
        const problem =
          (heldAs === 'cold' || heldAs === 'hot') && fahrenheit !== null ? temperatureProblem(heldAs, fahrenheit) : null
        return (
          <>
            {values && isOverOrder(values, line) && <Banner tone="warning">{t('purchaseOrders.receive.over')}</Banner>}
            {problem && <Banner tone="warning">{receivedProblemText(wording, problem)}</Banner>}
            {expiresOn !== '' && expiresOn < today && <Banner tone="warning">{t('purchaseOrders.expired')}</Banner>}
          </>
        )
      }}
    </FormValues>
  )
}
