import {
  limits,
  type StartingInventory,
  type StartingInventoryInput,
  type StockIngredient,
} from '@commissary/api-client'
import { fromPacks } from '@commissary/domain/stock'

import type { Translate } from '@commissary/messages'
import { isDate } from '@commissary/ui/date'
import type { MergeableField } from '@commissary/ui/record-form'

import { matcherOf } from '../../forms/pattern.ts'

/** A line as it is typed. */
export interface LineValues {
  ingredient: StockIngredient | null
  packText: string
  cases: string
  inners: string
  eaches: string
  amount: string
  cost: string
  lotCode: string
  expiresOn: string
}

export interface StartValues {
  siteId: string
  locationId: string
  asOf: string
  lines: LineValues[]
}

export const newLine = (): LineValues => ({
  ingredient: null,
  packText: '',
  cases: '',
  inners: '',
  eaches: '',
  amount: '',
  cost: '',
  lotCode: '',
  expiresOn: '',
})

export const toValues = (start: StartingInventory | null, today: string): StartValues => ({
  siteId: start ? String(start.siteId) : '',
  locationId: start?.locationId ? String(start.locationId) : '',
  asOf: start?.asOf ?? today,
  lines: start
    ? start.content.map(({ ingredient, ...line }) => ({
        ingredient,
        packText: line.packText ?? '',
        cases: line.cases ?? '',
        inners: line.inners ?? '',
        eaches: line.eaches ?? '',
        amount: line.amount ?? '',
        cost: line.cost ?? '',
        lotCode: line.lotCode ?? '',
        expiresOn: line.expiresOn ?? '',
      }))
    : [newLine()],
})

/** Empty lines at the end are not sent. */
export function toInput({ siteId, locationId, asOf, lines }: StartValues): StartingInventoryInput {
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    siteId: Number(siteId),
    locationId: locationId === '' ? null : Number(locationId),
    asOf,
    lines: lines.flatMap(({ ingredient, ...line }) =>
      ingredient
        ? [
            {
              ingredientId: ingredient.id,
              packText: orNull(line.packText),
              cases: orNull(line.cases),
              inners: orNull(line.inners),
              eaches: orNull(line.eaches),
              amount: orNull(line.amount),
              cost: orNull(line.cost),
              lotCode: orNull(line.lotCode),
              expiresOn: orNull(line.expiresOn),
            },
          ]
        : [],
    ),
  }
}

const isDecimal = matcherOf(limits.StartingInventoryLine.amount)
const numbers = ['cases', 'inners', 'eaches', 'amount', 'cost'] as const

/** The pack that a line is entered in: the chosen one, else the first. */
export const packOf = ({ ingredient, packText }: Pick<LineValues, 'ingredient' | 'packText'>) =>
  ingredient?.packs.find(({ text }) => text === packText) ?? ingredient?.packs[0]

/** A line's quantity in the base unit; null while a number cannot be read or a pack's size is unknown. */
export function quantityOf(line: LineValues): string | null {
  const texts = numbers.map((name) => line[name].trim())
  if (texts.some((text) => text !== '' && !isDecimal(text))) return null
  const count = (name: (typeof numbers)[number]) => line[name].trim() || null
  const counts = { case: count('cases'), inner: count('inners'), each: count('eaches') }
  return fromPacks(counts, packOf(line)?.sizes ?? {}, count('amount'))
}

/** Whether nothing has been entered in the line yet. */
const isEmpty = ({ ingredient, packText: _, ...texts }: LineValues) =>
  ingredient === null && Object.values(texts).every((text) => text.trim() === '')

function lineErrors(line: LineValues, t: Translate) {
  if (isEmpty(line)) return {}
  const unreadable = numbers.filter((name) => line[name].trim() !== '' && !isDecimal(line[name]))
  return {
    ...(line.ingredient === null && { ingredient: t('startingInventory.required.item') }),
    ...Object.fromEntries(unreadable.map((name) => [name, t('startingInventory.required.number')])),
  }
}

/** Errors by field. A draft may lack quantities; posting needs them. */
export function startErrors({ siteId, asOf, lines }: StartValues, today: string, t: Translate) {
  return {
    siteId: siteId === '' ? t('startingInventory.required.site') : undefined,
    asOf: isDate(asOf) && asOf <= today ? undefined : t('startingInventory.required.asOf'),
    lines: lines.map((line) => lineErrors(line, t)),
  }
}

export const mergeableFields = (t: Translate): MergeableField[] => [
  { name: 'siteId', label: t('startingInventory.site') },
  { name: 'locationId', label: t('startingInventory.location') },
  { name: 'asOf', label: t('startingInventory.asOf') },
  {
    name: 'lines',
    label: t('startingInventory.lines'),
    text: (lines) => t('startingInventory.mergeLines', { count: Array.isArray(lines) ? lines.length : 0 }),
  },
]
