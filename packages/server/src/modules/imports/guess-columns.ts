import { isGtin } from '@commissary/domain/food'
import { parsePack } from '@commissary/domain/packs'

import type { Column, Field } from './column.ts'

/** The values of a column in the first rows, without blanks. */
interface Sampled {
  at: number
  values: string[]
}

/** Share of a column's values that must look like a field: lists have odd rows, too. */
const most = 0.8
/** A brand repeats: fewer rows than this cannot show it. */
const leastForBrand = 5
const maxCode = 20

/**
 * Completes the columns of a distributor's file by what their values look like: GTINs by check digit and length, packs, prices,
 * item numbers, the description as the longest text, and a brand as the one short text that repeats. A field that a header names
 * is never guessed, nor is one that two columns could match.
 */
export function guessProducts(columns: readonly Column[], samples: readonly string[][]): Column[] {
  let guessed = columns.map((column) => settled(column, columns, samples))
  for (const [field, pick] of pickers) {
    if (guessed.some((column) => isTaken(column, field))) continue
    const open = guessed.flatMap((column, at) => {
      const values = samples.map((row) => (row[at] ?? '').trim()).filter((value) => value !== '')
      return column.field === null && !saysOther(column.header) && values.length > 0 ? [{ at, values }] : []
    })
    const found = pick(open, samples.length)
    if (found) guessed = guessed.map((column, at) => (at === found.at ? { ...column, field, isGuessed: true } : column))
  }
  return guessed
}

/** Headers of numbers that are not the product's own, of dates, and of amounts that no field of a product has. */
const saysOther = (header: string) =>
  /\b(?:mfr|mfg|manuf\w*|mpn|cust\w*|date|week|year|page|line|row|qty|quantity|ordered|count|on hand|par|min|max|weight|wt|cube|ti|hi|tax|days|life|notes?|comments?)\b/i.test(
    header.replaceAll('_', ' '),
  )

const prices: ReadonlySet<Field | null> = new Set<Field>(['price', 'casePrice', 'unitPrice', 'poundPrice'])

const isTaken = (column: Column, field: Field) =>
  column.field === field ||
  (field === 'price' && prices.has(column.field)) ||
  (field === 'code' && column.field === 'vendorItem')

const isText = (value: string) => /\p{L}{3}/u.test(value) && /\s/.test(value)

/** "Item" and "Product" head numbers or names: the values decide. */
function settled(column: Column, columns: readonly Column[], samples: readonly string[][]): Column {
  if (column.field !== 'code' || !/^\s*(?:item|product|commodity)s?\s*$/i.test(column.header)) return column
  const at = columns.indexOf(column)
  const values = samples.map((row) => (row[at] ?? '').trim()).filter((value) => value !== '')
  if (values.length === 0 || share(values, isText) < 0.5) return column
  const isNamed = columns.some(({ field }) => field === 'description')
  return { ...column, field: isNamed ? null : 'description' }
}

type Picker = (open: readonly Sampled[], rows: number) => Sampled | undefined

const share = (values: readonly string[], is: (value: string) => boolean) => values.filter(is).length / values.length

/** The only column whose values look like the field. */
const only =
  (is: (value: string) => boolean): Picker =>
  (open) => {
    const found = open.filter(({ values }) => share(values, is) >= most)
    return found.length === 1 ? found[0] : undefined
  }

const first =
  (is: (value: string) => boolean): Picker =>
  (open, rows) =>
    open.find(({ values }) => values.length === rows && new Set(values).size === rows && share(values, is) >= most)

const isCaseGtin = (value: string) =>
  /^\d{12,14}$/.test(value.replace(/[\s-]/g, '')) && isGtin(value.replace(/[\s-]/g, ''))
const isPack = (value: string) => /\d/.test(value) && /[a-z#]/i.test(value) && parsePack(value).ok
const isPrice = (value: string) => /^[$€£]\s?\d[\d.,]*$|^\d{1,3}(?:,?\d{3})*\.\d{2}$|^\d+,\d{2}$/.test(value)
const isCode = (value: string) => /^[a-z\d][a-z\d-]*$/i.test(value) && /\d/.test(value) && value.length <= maxCode

/** The longest texts, which hardly repeat. */
const longestText: Picker = (open, rows) => {
  const texts = open.filter(
    ({ values }) =>
      values.length >= rows * most &&
      new Set(values).size >= values.length * most &&
      share(values, (value) => /[\p{L}]{3}/u.test(value)) >= most,
  )
  return texts.toSorted((a, b) => meanLength(b) - meanLength(a))[0]
}

const meanLength = ({ values }: Sampled) => values.reduce((sum, { length }) => sum + length, 0) / values.length

/** Short words without digits that repeat. Two such columns can be brand and category: neither is guessed. */
const repeatedText: Picker = (open) => {
  const found = open.filter(
    (column) =>
      column.values.length >= leastForBrand &&
      new Set(column.values).size <= column.values.length * 0.7 &&
      new Set(column.values).size > 1 &&
      meanLength(column) <= 25 &&
      meanLength(column) > 3 &&
      share(column.values, (value) => /^[^\d$]+$/.test(value)) >= most,
  )
  return found.length === 1 ? found[0] : undefined
}

const pickers: readonly (readonly [Field, Picker])[] = [
  ['gtin', only(isCaseGtin)],
  ['pack', only(isPack)],
  ['price', only(isPrice)],
  ['code', first(isCode)],
  ['description', longestText],
  ['brand', repeatedText],
]
