import { nutrientFacts, type NutrientUnit } from '@commissary/domain/food'

import { message, type Message } from '../../shared/messages.ts'
import type { Column, Field, FoodField, ImportKind } from './column.ts'
import { foodNames, measureNames, micrograms, namesOf, nutrientNames, unitNames } from './column-names.ts'
import { guessProducts } from './guess-columns.ts'
import { normalizeHeader, plainHeader } from './header-text.ts'
import { isVendorField, productField, productFields } from './product-columns.ts'
import { isServingSize, isServingWeight, splitBasis } from './value-basis.ts'

export type { Column, Field, ImportKind } from './column.ts'

/** A header row: the kind of file and its columns, or why the file cannot be imported. */
export type Header = { kind: ImportKind; columns: Column[] } | { problem: Message }

/**
 * Recognizes the columns of a file by its header row. What a distributor's header does not say is guessed from `samples`, the
 * first rows below it.
 */
export function readHeader(cells: readonly string[], samples: readonly string[][] = []): Header {
  const named = readNamedHeader(cells)
  if ('problem' in named ? !canBeMapped(named.problem) : named.kind !== 'products') return named
  const columns = 'problem' in named ? cells.map((header) => productColumn(header)) : named.columns
  const guessed = guessProducts(columns, samples)
  // Any figure with two decimals could be a price: without a pack or a GTIN it does not make a list of products.
  const sure = guessed.filter(({ field, isGuessed }) => !isGuessed || field !== 'price')
  if ('problem' in named && !areProducts(sure)) return named
  const header = productHeader(guessed)
  return 'problem' in header && 'problem' in named ? named : header
}

const mappable = new Set(['noHeader', 'noCode', 'noDescription', 'noNutrient'].map((key) => `imports.file.${key}`))

/** Problems that naming the columns solves. */
export const canBeMapped = ({ key }: Message) => mappable.has(key)

/** USDA's download of foods, whose rows become products with nutrients per 100 g. */
export function downloadHeader(cells: readonly string[]): Header {
  const header = readHeader(cells)
  return 'problem' in header ? header : { ...header, kind: 'products' }
}

function readNamedHeader(cells: readonly string[]): Header {
  const names = cells.map(plainHeader)
  const doubled = names.findIndex((name, index) => name !== '' && names.indexOf(name) < index)
  if (doubled >= 0) {
    const first = names.indexOf(names[doubled] ?? '')
    return {
      problem: message('imports.file.duplicateColumn', {
        header: cells[doubled] ?? '',
        first: first + 1,
        second: doubled + 1,
      }),
    }
  }
  const measures = cells.map((header) => measureColumn(header))
  if (['amount', 'measure', 'grams'].every((field) => measures.some((column) => column.field === field))) {
    return finish('measures', measures, ['code'])
  }
  const products = cells.map((header) => productColumn(header))
  if (areProducts(products)) return productHeader(products)
  const foods = cells.map((header) => foodColumn(header))
  const known = foods.filter(({ field }) => field !== null).length
  if (known === 0) {
    return { problem: message('imports.file.noHeader', { row: shorten(cells.join(', ')) }) }
  }
  if (isRetention(names)) return { problem: message('imports.file.retention') }
  const header = finish('foods', foods, ['code', 'description'])
  if ('problem' in header) return header
  if (!header.columns.some(isNutrient)) return { problem: message('imports.file.noNutrient') }
  return withBasis('foods', header.columns)
}

/**
 * Only distributors' files have a pack, a price or a vendor's number. Without one, a brand, a GTIN or an allergen shows that rows
 * without nutrients are products.
 */
function areProducts(columns: readonly Column[]): boolean {
  const has = (field: Field) => columns.some((column) => column.field === field)
  if (has('pack') || columns.some(({ field }) => isVendorField(field))) return true
  const isOfProduct = columns.some(({ field }) => /^(brand|gtin|vendor|allergen.*)$/.test(field ?? ''))
  return isOfProduct && has('code') && !columns.some(isNutrient)
}

function productHeader(columns: Column[]): Header {
  const hasVendorItem = columns.some(({ field }) => field === 'vendorItem')
  const header = finish('products', columns, hasVendorItem ? ['description'] : ['code', 'description'])
  if ('problem' in header) return header
  return withBasis('products', header.columns)
}

/** "Item #" is the item's number, "Case $" the price of a case. */
function signedField(header: string): ReturnType<typeof productField> {
  const name = normalizeHeader(header)
  if (header.includes('#')) {
    const number = productField(`${name} number`)
    if (number) return number
    return productField(name) === 'vendor' ? null : productField(name)
  }
  return productField(name) ?? (header.includes('$') ? productField(`${name} price`) : null)
}

function productColumn(header: string): Column {
  const field = signedField(header)
  if (field) return { header, field, factor: 1 }
  const column = foodColumn(header)
  return isNutrient(column) || column.field === 'servingGrams' ? column : { ...column, field: null }
}

/** USDA's retention factors say how much of a nutrient is left after cooking. They are not foods. */
const isRetention = (names: readonly string[]) =>
  names.some((name) => /^ret(entio)?n /.test(name)) ||
  ['id', 'code', 'food group id', 'description'].join() === names.join()

const isNutrient = ({ field }: Column) => field !== null && field in nutrientNames

/**
 * Marks the columns that are per serving: those that say so and, if the file gives the weight of a serving, all that do not say
 * that they are per 100 g. Without that weight in grams, it is unclear what the numbers mean.
 */
function withBasis(kind: ImportKind, columns: Column[]): Header {
  const hasWeight = columns.some(({ field }) => field === 'servingGrams')
  const marked = columns.map((column) => {
    const { basis } = splitBasis(normalizeHeader(column.header))
    const isPerServing = isNutrient(column) && (basis === 'serving' || (basis === null && hasWeight))
    return isPerServing ? { ...column, isPerServing } : column
  })
  const size = hasWeight ? undefined : columns.find(({ header }) => isServingSize(normalizeHeader(header)))
  const unclear = marked.find(
    (column) => isNutrient(column) && splitBasis(normalizeHeader(column.header)).basis !== '100g',
  )
  const culprit = hasWeight ? undefined : (marked.find(({ isPerServing }) => isPerServing) ?? (unclear && size))
  if (culprit) return { problem: message('imports.file.noServingWeight', { header: shorten(culprit.header) }) }
  return { kind, columns: marked }
}

/** Whether someone can give a column this field. */
export const isMappable = (field: string): field is Field =>
  field in productFields || field in nutrientNames || field === 'servingGrams'

/** The header of a file of products whose columns someone named. Numbers are in the unit that a header states, else the nutrient's own. */
export function mappedHeader(cells: readonly string[], fields: readonly (string | null)[]): Header {
  const columns = cells.map((header, index): Column => {
    const field = fields[index] ?? null
    if (field === null || !isMappable(field)) return { header, field: null, factor: 1 }
    return { header, field, factor: foodColumn(header).field === field ? foodColumn(header).factor : 1 }
  })
  const twice = columns.find(
    ({ field }, index) => field !== null && columns.findIndex((one) => one.field === field) < index,
  )
  if (twice) return { problem: message('imports.file.fieldTwice', { header: shorten(twice.header) }) }
  return productHeader(columns)
}

/** Columns that no one has named yet. */
export const unnamedColumns = (cells: readonly string[], samples: readonly string[][]): Column[] =>
  guessProducts(
    cells.map((header) => ({ header, field: productColumn(header).field, factor: 1 })),
    samples,
  )

/** The number of cells that are known headers. */
export function countKnown(cells: readonly string[]): number {
  const known = [productColumn, foodColumn, measureColumn]
  return cells.filter((header) => known.some((read) => read(header).field !== null)).length
}

const missingColumn = {
  code: message('imports.file.noCode'),
  description: message('imports.file.noDescription'),
}

function finish(kind: ImportKind, columns: Column[], required: readonly (keyof typeof missingColumn)[]): Header {
  const missing = required.find((field) => columns.every((column) => column.field !== field))
  if (missing) return { problem: missingColumn[missing] }
  return { kind, columns: withoutDuplicates(columns, kind === 'products' ? { ...namesOf, ...productFields } : namesOf) }
}

/** Of two columns for one field ("folate_ug" and "folate_dfe_ug") keeps the better name and ignores the other. */
function withoutDuplicates(columns: Column[], allNames: typeof namesOf): Column[] {
  const rank = ({ header, field }: Column) => {
    const names = field === null ? [] : (allNames[field] ?? [])
    const at = names.indexOf(splitUnit(splitBasis(normalizeHeader(header)).name).name)
    return at < 0 ? names.length : at
  }
  return columns.map((column) => {
    const hasBetter = columns.some(
      (other) => other !== column && other.field !== null && other.field === column.field && isBefore(other, column),
    )
    return hasBetter ? { ...column, field: null } : column
  })

  function isBefore(a: Column, b: Column): boolean {
    return rank(a) < rank(b) || (rank(a) === rank(b) && columns.indexOf(a) < columns.indexOf(b))
  }
}

function measureColumn(header: string): Column {
  const name = normalizeHeader(header)
  const field = entriesOf(measureNames).find(([, names]) => names.includes(name))?.[0] ?? null
  return { header, field, factor: 1 }
}

function foodColumn(header: string): Column {
  const whole = normalizeHeader(header)
  if (isServingWeight(whole)) return { header, field: 'servingGrams', factor: 1 }
  const named = entriesOf(foodNames).find(([, names]) => names.includes(whole.replace(/ pct$/, '')))
  if (named) return { header, field: named[0] as FoodField, factor: 1 }
  const nutrient = splitBasis(whole).name
  const { name, unit } = splitUnit(nutrient)
  const code = entriesOf(nutrientNames).find(([, names]) => names.includes(name) || names.includes(nutrient))?.[0]
  if (code === undefined || unit === null) return { header, field: null, factor: 1 }
  const factor = unit === undefined ? 1 : factorTo(nutrientFacts[code].unit, unit)
  return factor === null ? { header, field: null, factor: 1 } : { header, field: code, factor }
}

/** "sodium_mg" → sodium in mg. A name without a unit is in the nutrient's own unit; null is an unsupported unit. */
function splitUnit(whole: string): { name: string; unit: NutrientUnit | null | undefined } {
  const words = whole.split(' ')
  const last = words.at(-1) ?? ''
  if (words.length < 2 || !(last in unitNames)) return { name: whole, unit: undefined }
  return { name: words.slice(0, -1).join(' '), unit: unitNames[last] }
}

function factorTo(own: NutrientUnit, unit: NutrientUnit): number | null {
  if (own === unit) return 1
  const [to, from] = [micrograms[own], micrograms[unit]]
  return to === undefined || from === undefined ? null : from / to
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

function entriesOf<K extends string, V>(record: Record<K, V>): [K, V][] {
  return Object.entries(record) as [K, V][]
}
