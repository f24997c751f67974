import type { Nutrients } from '@commissary/domain/food'
import { numberStyleOf } from '@commissary/domain/spreadsheets'
import { cans, type Unit } from '@commissary/domain/units'

import { message, type Translate } from '../../shared/messages.ts'
import { Cells, type CellProblem, type TextLimits } from './cells.ts'
import type { Column, ImportKind } from './columns.ts'
import type { FileContext } from './file-context.ts'
import { createProductReader, type ProductData } from './product-row.ts'

/** A row as it will be imported. */
export type RowData =
  | ProductData
  | { code: string; description: string; foodGroup: string | null; refusePct: number | null; nutrients: Nutrients }
  | { code: string; seq: number; amount: number; measure: string; unit: Unit | null; grams: number }

export interface ReadRow {
  data: RowData | null
  problems: CellProblem[]
  /** Values that no food can have. The row is imported all the same. */
  warnings: CellProblem[]
  /** Blank cells of imported columns. Their values stay unknown. */
  blanks: number
}

const textLimits: TextLimits = {
  code: 40,
  description: 400,
  shortDescription: 400,
  foodGroup: 120,
  measure: 120,
  modifier: 120,
}
/** As in `IngredientInput` of the contract. */
const productLimits: TextLimits = {
  code: 20,
  description: 120,
  foodGroup: 60,
  brand: 60,
  pack: 40,
  packSize: 20,
  gtin: 40,
  status: 100,
  vendor: 120,
  vendorItem: 40,
  price: 40,
  casePrice: 40,
  unitPrice: 40,
  poundPrice: 40,
  priceUnit: 40,
  allergenText: 1000,
}

const limitsOf = (kind: ImportKind) => (kind === 'products' ? productLimits : textLimits)

/** How a file writes numbers, based on the first rows of its number and price columns. */
function stylesOf(
  kind: ImportKind,
  columns: readonly Column[],
  { language }: FileContext,
  samples: readonly string[][],
) {
  const isNumber = columns.map(
    ({ field }) => field !== null && (!(field in limitsOf(kind)) || field.toLowerCase().endsWith('price')),
  )
  return numberStyleOf(
    samples.flatMap((cells) => cells.filter((_, at) => isNumber[at])),
    language === 'en',
  )
}

/**
 * Reads the rows of one file. Their keys must be unique. `t` translates the problems. `samples`: its first rows, which show how
 * it writes numbers.
 */
export function createRowReader(
  kind: ImportKind,
  columns: readonly Column[],
  file: FileContext,
  t: Translate,
  samples: readonly string[][] = [],
) {
  const context = { ...file, numbers: file.numbers ?? stylesOf(kind, columns, file, samples) }
  const readProduct = createProductReader(context)
  const seen = new Map<string, number>()
  const measuresOf = new Map<string, number>()

  return function readRow(cells: readonly string[], row: number): ReadRow {
    const read = new Cells(cells, columns, limitsOf(kind), t, context.numbers)
    if (cells.length !== columns.length) {
      const counts = { cells: cells.length, columns: columns.length }
      read.problem('', `${cells.length}`, message('imports.row.wrongLength', counts))
      return read.result(null)
    }
    const code = codeOf(read)
    const data = readData(code, read, row)
    const key = keyOf(data)
    const first = seen.get(key)
    if (code !== '' && first !== undefined) {
      read.problem(
        read.header(kind === 'measures' && read.has('seq') ? 'seq' : 'code'),
        code,
        message('imports.row.duplicate', { row: first }),
      )
    } else seen.set(key, row)
    return read.result(data)
  }

  /** A product's code. In a list without codes, it is the vendor's number. */
  function codeOf(read: Cells): string {
    if (kind !== 'products') return read.text('code', true)
    const code = read.has('code') ? read.text('code', !read.has('vendorItem')) : ''
    return code || (read.has('vendorItem') ? read.text('vendorItem', true) : '')
  }

  /** Two vendors can have the same number. Ingredient codes ignore case. */
  function keyOf(data: RowData): string {
    if ('seq' in data) return `${data.code} ${data.seq}`
    if (!('isVendorCode' in data)) return data.code
    return data.isVendorCode ? `${data.vendorName} ${data.code}`.toLowerCase() : data.code.toLowerCase()
  }

  function readData(code: string, read: Cells, row: number): RowData {
    if (kind === 'products') return readProduct(code, read, row)
    return kind === 'foods' ? foodOf(code, read) : measureOf(code, read, measuresOf)
  }
}

function foodOf(code: string, read: Cells): RowData {
  const nutrients = read.checkedNutrients()
  const shortDescription = read.text('shortDescription', false)
  return {
    code,
    description: read.text('description', !shortDescription) || shortDescription,
    foodGroup: read.text('foodGroup', false) || null,
    refusePct: read.number('refusePct', { max: 100, isRequired: false }),
    nutrients,
  }
}

function measureOf(code: string, read: Cells, measuresOf: Map<string, number>): RowData {
  const next = (measuresOf.get(code) ?? 0) + 1
  measuresOf.set(code, next)
  const modifier = read.has('modifier') ? read.text('modifier', false) : ''
  const measure = withModifier(read.text('measure', modifier === ''), modifier)
  return {
    code,
    seq: read.has('seq') ? (read.number('seq', { max: 1_000_000, isRequired: true, isWhole: true }) ?? 0) : next,
    amount: read.number('amount', { max: 1_000_000, isRequired: true, isAboveZero: true }) ?? 0,
    measure,
    unit: unitOf(measure),
    grams: read.number('grams', { max: 1_000_000, isRequired: true, isAboveZero: true }) ?? 0,
  }
}

/** "cup" with the modifier "shredded" is the measure "cup, shredded", cut to the length of a measure. */
function withModifier(measure: string, modifier: string): string {
  if (modifier === '' || measure.toLowerCase().includes(modifier.toLowerCase())) return measure
  return (measure === '' ? modifier : `${measure}, ${modifier}`).slice(0, textLimits.measure)
}

const unitWords: Record<string, Unit> = {
  cup: 'cup',
  tbsp: 'tbsp',
  tablespoon: 'tbsp',
  tsp: 'tsp',
  teaspoon: 'tsp',
  pint: 'pt',
  quart: 'qt',
  gallon: 'gal',
  each: 'each',
}

/** "cup, chopped" is a cup of this food, "can (303 x 406)" a No. 303 can. "oz" needs no measure. */
function unitOf(measure: string): Unit | null {
  if (/^fl\.? ?oz\b/i.test(measure)) return 'floz'
  const can = /^can \((\d{3}) x \d{3}\)/i.exec(measure)
  if (can) return cans.find((unit) => unit === `can${can[1]}`) ?? null
  const [word = ''] = measure.toLowerCase().split(/[^a-z]/, 1)
  return unitWords[word.replace(/s$/, '')] ?? null
}
