import { limits, type PurchaseOrder, type PurchaseReceiptInput } from '@commissary/api-client'
import { lineReceived } from '@commissary/domain/purchasing'
import { compareDecimals, temperatureUnitOf, toFahrenheit } from '@commissary/domain/units'
import { temperaturesOf } from '@commissary/messages/temperatures'
import type { Wording } from '@commissary/messages/wording'

import { blankOrMatcherOf } from '../../forms/pattern.ts'
import type { OrderFood } from './order-values.ts'

type OrderLine = PurchaseOrder['lines'][number]

const { temperature: temperatures } = limits.PurchaseReceiptLineInput

/** Form values of what was received of a line; '' for a blank field. */
export interface ReceiptLineValues {
  orderLineId: number
  received: string
  damaged: string
  short: string
  price: string
  lotCode: string
  expiresOn: string
  locationId: string
  heldAs: string
  temperature: string
  countryOfOrigin: string
  substitute: OrderFood | null
  substitutePack: string
}

export interface ReceiptValues {
  receivedOn: string
  invoiceNumber: string
  tax: string
  note: string
  lines: ReceiptLineValues[]
}

/** The lines with packs still to come, each as if all of them had arrived at the order's price. */
export const toReceiptValues = (order: PurchaseOrder, today: string): ReceiptValues => ({
  receivedOn: today,
  invoiceNumber: '',
  tax: '',
  note: '',
  lines: order.lines
    .filter(({ open }) => open !== '0')
    .map(({ id, open, price }) => ({
      orderLineId: id,
      received: open,
      damaged: '',
      short: '',
      price: price ?? '',
      lotCode: '',
      expiresOn: '',
      locationId: '',
      heldAs: '',
      temperature: '',
      countryOfOrigin: '',
      substitute: null,
      substitutePack: '',
    })),
})

const textOrNull = (text: string) => text.trim() || null
const countOf = (text: string) => text.trim() || '0'

/** The request body, without lines that nothing was received for. Call it only for values without errors. */
export const toReceiptInput = (
  { receivedOn, invoiceNumber, tax, note, lines }: ReceiptValues,
  country: string,
): PurchaseReceiptInput => ({
  receivedOn,
  invoiceNumber: textOrNull(invoiceNumber),
  tax: textOrNull(tax),
  note: textOrNull(note),
  lines: lines.filter(hasCome).map((line) => ({
    orderLineId: line.orderLineId,
    substitute: line.substitute ? { ingredientId: line.substitute.id, packSize: line.substitutePack.trim() } : null,
    packs: countOf(line.received),
    damaged: countOf(line.damaged),
    short: countOf(line.short),
    price: textOrNull(line.price),
    lotCode: textOrNull(line.lotCode),
    expiresOn: textOrNull(line.expiresOn),
    locationId: line.locationId === '' ? null : Number(line.locationId),
    heldAs: line.heldAs === 'cold' || line.heldAs === 'hot' ? line.heldAs : null,
    temperature: receivedFahrenheit(line.temperature, country),
    countryOfOrigin: textOrNull(line.countryOfOrigin),
  })),
})

const hasCome = ({ received, damaged, short }: ReceiptLineValues) =>
  [received, damaged, short].some((text) => Number(text) > 0)

/** Whether more arrived than is still to come for a line. Another pack of the ordered food counts by what it holds. */
export function isOverOrder(
  { received, substitute, substitutePack }: ReceiptLineValues,
  line: Pick<OrderLine, 'ingredientId' | 'packSize' | 'open'>,
): boolean {
  const isOther = substitute !== null && isPackSize(substitutePack)
  if (!isCount(received)) return false
  const came = lineReceived({ packs: line.open, packSize: line.packSize }, [
    {
      packs: countOf(received),
      damaged: '0',
      short: '0',
      packSize: isOther ? substitutePack.trim() : line.packSize,
      isSubstitute: isOther && substitute.id !== line.ingredientId,
    },
  ])
  return compareDecimals(came.received, line.open) > 0
}

const isPackSize = (text: string) => isCount(text) && Number(text) > 0
const isCount = blankOrMatcherOf(limits.PurchaseReceiptLineInput.packs)
const isMoney = blankOrMatcherOf(limits.PurchaseReceiptLineInput.price)

/** Typed degrees in the caterer's unit, as stored; null for a blank field, and for text that is not a temperature. */
export function receivedFahrenheit(text: string, country: string): number | null {
  const written = text.trim().replace(',', '.')
  if (!/^-?\d{1,3}(\.\d+)?$/.test(written)) return null
  const fahrenheit = toFahrenheit(temperatureUnitOf(country), Number(written))
  return fahrenheit >= temperatures.minimum && fahrenheit <= temperatures.maximum ? fahrenheit : null
}

/** Errors by field. */
export function receiptErrors(values: ReceiptValues, wording: Wording): Record<string, unknown> {
  const { t, country } = wording
  const range = temperaturesOf(wording).range({ least: temperatures.minimum, most: temperatures.maximum })
  const lines = values.lines.map(({ received, damaged, short, price, temperature, substitute, substitutePack }) => ({
    received: isCount(received) ? undefined : t('purchaseOrders.errors.count'),
    damaged: isCount(damaged) ? undefined : t('purchaseOrders.errors.count'),
    short: isCount(short) ? undefined : t('purchaseOrders.errors.count'),
    price: isMoney(price) ? undefined : t('purchaseOrders.errors.price'),
    temperature:
      temperature.trim() === '' || receivedFahrenheit(temperature, country) !== null
        ? undefined
        : t('purchaseOrders.errors.temperature', range),
    substitutePack: substitute === null || isPackSize(substitutePack) ? undefined : t('purchaseOrders.errors.packSize'),
  }))
  const [first] = lines
  if (first && !values.lines.some(hasCome)) first.received ??= t('purchaseOrders.receive.nothing')
  return {
    lines,
    receivedOn: values.receivedOn === '' ? t('purchaseOrders.errors.receivedOn') : undefined,
    tax: isMoney(values.tax) ? undefined : t('purchaseOrders.errors.price'),
  }
}

/** Refused fields by their names in the form: the request leaves out lines that nothing was received for. */
export function toFormFields(fields: Record<string, string>, { lines }: ReceiptValues): Record<string, string> {
  const sent = lines.flatMap((line, index) => (hasCome(line) ? [index] : []))
  const names: Record<string, string> = {
    packs: 'received',
    'substitute.ingredientId': 'substitute',
    'substitute.packSize': 'substitutePack',
  }
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => {
      const [, index = '', name = ''] = /^lines\.(\d+)\.(.+)$/.exec(field) ?? []
      return index === '' ? [field, text] : [`lines.${sent[Number(index)] ?? index}.${names[name] ?? name}`, text]
    }),
  )
}
