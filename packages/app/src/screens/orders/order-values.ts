import {
  choices,
  limits,
  type OrderChoice,
  type OrderInput,
  type OrderPlanInput,
  type Student,
} from '@commissary/api-client'
import { lineAmounts, sumOfMoney } from '@commissary/domain/orders'
import type { Translate } from '@commissary/messages'
import { isDate } from '@commissary/ui/date'

import { choiceOf } from '../../forms/choice.ts'
import { blankOrMatcherOf } from '../../forms/pattern.ts'

export interface OrderLineValues {
  itemId: OrderChoice | null
  quantity: string
}

/** Form values of an order, or of a plan of orders; '' for a blank field. */
export interface OrderValues {
  studentId: Student | null
  mode: string
  date: string
  menuType: string
  kind: string
  period: string
  /** 1 = Monday; none = Monday to Friday. */
  weekdays: number[]
  /** The chosen item of a regular meal; null = none. */
  entree: OrderChoice | null
  /** Of an itemized order. */
  lines: OrderLineValues[]
  payType: string
  discountPct: string
  isLate: boolean
  note: string
}

export const newLine = (): OrderLineValues => ({ itemId: null, quantity: '1' })

export const toValues = (student: Student | null, date: string, kind: string): OrderValues => ({
  studentId: student,
  mode: 'day',
  date,
  menuType: 'MEAL',
  kind,
  period: 'Weekly',
  weekdays: [],
  entree: null,
  lines: [newLine()],
  payType: '',
  discountPct: '',
  isLate: false,
  note: '',
})

/**
 * Sorts the items to choose from: the day's menu first. A plan's other days have other menus, so it keeps the order by
 * name.
 */
export const offered = (items: readonly OrderChoice[], mode: string): readonly OrderChoice[] =>
  mode === 'plan' ? items : items.toSorted((a, b) => Number(b.isOnMenu) - Number(a.isOnMenu))

/** What an order and a plan have in common. */
function toParts(values: OrderValues) {
  const kind = choiceOf(choices.OrderKind, values.kind) ?? 'Regular'
  return {
    studentId: values.studentId?.id ?? 0,
    menuType: choiceOf(choices.MenuType, values.menuType) ?? ('MEAL' as const),
    kind,
    payType: choiceOf(choices.PayType, values.payType) ?? null,
    lines:
      kind === 'Regular'
        ? [{ itemId: values.entree?.itemId ?? null, quantity: 1 }]
        : values.lines.map(({ itemId, quantity }) => ({ itemId: itemId?.itemId ?? null, quantity: Number(quantity) })),
    discountPct: values.discountPct.trim() || null,
  }
}

export const toInput = (values: OrderValues): Required<OrderInput> => ({
  ...toParts(values),
  date: values.date,
  isLate: values.isLate,
  note: values.note.trim() || null,
})

export const toPlanInput = (values: OrderValues): Required<OrderPlanInput> => ({
  ...toParts(values),
  period: choiceOf(choices.PlanPeriod, values.period) ?? 'Weekly',
  from: values.date,
  weekdays: [...values.weekdays],
})

/** The server's errors by form field: a plan's first day is the form's date, a regular meal's item its entree. */
export const toFormFields = (fields: Readonly<Record<string, string>>, { kind }: OrderValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name === 'from'
        ? 'date'
        : kind === 'Regular' && name.startsWith('lines')
          ? 'entree'
          : name.replace(/^lines\.(\d+)/, 'lines[$1]'),
      text,
    ]),
  )

const isQuantity = (text: string) => /^[1-9]\d?$/.test(text.trim())
const isPercent = blankOrMatcherOf(limits.OrderInput.discountPct)

export function orderErrors(values: OrderValues, t: Translate) {
  return {
    studentId: values.studentId === null ? t('orderRecord.errors.student') : undefined,
    date: isDate(values.date) ? undefined : t('orderRecord.errors.date'),
    discountPct: isPercent(values.discountPct) ? undefined : t('orderRecord.errors.discount'),
    ...(values.kind === 'Itemized' && {
      lines: values.lines.map(({ itemId, quantity }) => ({
        itemId: itemId === null ? t('orderRecord.errors.item') : undefined,
        quantity: isQuantity(quantity) ? undefined : t('orderRecord.errors.quantity'),
      })),
    }),
  }
}

/** What a day costs with tax, as the server will compute it; null while something is missing. */
export function dayTotal(
  { kind, lines, discountPct }: OrderValues,
  regularPrice: string | null,
  taxPct: string,
): string | null {
  if (!isPercent(discountPct)) return null
  const priced =
    kind === 'Regular'
      ? [{ quantity: 1, unitPrice: regularPrice }]
      : lines.map(({ itemId, quantity }) => ({
          quantity: isQuantity(quantity) ? Number(quantity) : 0,
          unitPrice: itemId?.price ?? null,
        }))
  const totals = priced.map(({ quantity, unitPrice }) =>
    unitPrice === null || quantity === 0
      ? null
      : lineAmounts({ quantity, unitPrice, discountPct: discountPct.trim() || null, taxPct }),
  )
  if (totals.length === 0 || totals.includes(null)) return null
  return sumOfMoney(totals.flatMap((line) => line?.total ?? []))
}
