import type { NutrientCode, Nutrients } from '@commissary/domain/food'
import type { Unit } from '@commissary/domain/units'

import type { Column, Field, ImportKind } from './columns.ts'

export interface CellProblem {
  column: string
  value: string
  message: string
}

/** A row as it will be loaded. */
export type RowData =
  | { code: string; description: string; foodGroup: string | null; refusePct: number | null; nutrients: Nutrients }
  | { code: string; seq: number; amount: number; measure: string; unit: Unit | null; grams: number }

export interface ReadRow {
  data: RowData | null
  problems: CellProblem[]
  /** Blank cells of columns that are loaded: those values stay unknown. */
  blanks: number
}

const textLimits: Partial<Record<Field, number>> = {
  code: 40,
  description: 400,
  shortDescription: 400,
  foodGroup: 120,
  measure: 120,
}
/** Above this per 100 g nothing is food. */
const largestAmount = 100_000

/** Turns the rows of one file into what is loaded, and remembers what must not come twice. */
export function createRowReader(kind: ImportKind, columns: readonly Column[]) {
  const seen = new Map<string, number>()
  const measuresOf = new Map<string, number>()

  return function readRow(cells: readonly string[], row: number): ReadRow {
    const read = new Cells(cells, columns)
    if (cells.length !== columns.length) {
      read.problem(
        '',
        `${cells.length}`,
        `The row has ${cells.length} cells and the header ${columns.length}. Add what is missing, or put a text with a comma in quotation marks.`,
      )
      return read.result(null)
    }
    const code = read.text('code', true)
    const data = kind === 'foods' ? foodOf(code, read) : measureOf(code, read, measuresOf)
    const key = kind === 'foods' ? code : `${code} ${'seq' in data ? data.seq : ''}`
    const first = seen.get(key)
    if (code !== '' && first !== undefined) {
      read.problem(
        read.header(kind === 'measures' && read.has('seq') ? 'seq' : 'code'),
        code,
        `The same number stands in row ${first}. Remove one of the two rows.`,
      )
    } else seen.set(key, row)
    return read.result(data)
  }
}

function foodOf(code: string, read: Cells): RowData {
  const nutrients: Nutrients = {}
  for (const [field, amount] of read.nutrients()) nutrients[field] = amount
  const shortDescription = read.text('shortDescription', false)
  return {
    code,
    description: read.text('description', !shortDescription) || shortDescription,
    foodGroup: read.text('foodGroup', false) || null,
    refusePct: read.number('refusePct', { largest: 100, isRequired: false }),
    nutrients,
  }
}

function measureOf(code: string, read: Cells, measuresOf: Map<string, number>): RowData {
  const next = (measuresOf.get(code) ?? 0) + 1
  measuresOf.set(code, next)
  const measure = read.text('measure', true)
  return {
    code,
    seq: read.has('seq') ? (read.number('seq', { largest: 1_000_000, isRequired: true, isWhole: true }) ?? 0) : next,
    amount: read.number('amount', { largest: 1_000_000, isRequired: true, isAboveZero: true }) ?? 0,
    measure,
    unit: unitOf(measure),
    grams: read.number('grams', { largest: 1_000_000, isRequired: true, isAboveZero: true }) ?? 0,
  }
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

/** "cup, chopped" is a cup, as this food is measured. "oz" needs no measure, and "fl oz" is none of our units. */
function unitOf(measure: string): Unit | null {
  const [word = ''] = measure.toLowerCase().split(/[^a-z]/, 1)
  return unitWords[word.replace(/s$/, '')] ?? null
}

interface NumberRule {
  largest: number
  isRequired: boolean
  isAboveZero?: boolean
  isWhole?: boolean
}

/** The cells of one row, by field, and what is wrong with them. */
class Cells {
  private readonly cells: readonly string[]
  private readonly columns: readonly Column[]
  private readonly problems: CellProblem[] = []
  private blanks = 0

  constructor(cells: readonly string[], columns: readonly Column[]) {
    this.cells = cells
    this.columns = columns
  }

  result(data: RowData | null): ReadRow {
    return this.problems.length > 0
      ? { data: null, problems: this.problems, blanks: 0 }
      : { data, problems: [], blanks: this.blanks }
  }

  problem(column: string, value: string, message: string): void {
    this.problems.push({ column, value: shownValue(value), message })
  }

  has(field: Field): boolean {
    return this.columns.some((column) => column.field === field)
  }

  header(field: Field): string {
    return this.columns.find((column) => column.field === field)?.header ?? field
  }

  text(field: Field, isRequired: boolean): string {
    const at = this.columns.findIndex((column) => column.field === field)
    const text = (this.cells[at] ?? '').trim()
    const limit = textLimits[field] ?? 0
    if (text === '' && isRequired)
      this.problem(this.header(field), '', 'The cell is empty. Fill it, or remove the row.')
    else if (text.length > limit)
      this.problem(this.header(field), text, `The text is longer than ${limit} characters. Shorten it.`)
    else if (text.includes('\0'))
      this.problem(this.header(field), text, 'The text holds an invisible character. Type it anew.')
    return text
  }

  number(field: Field, rule: NumberRule): number | null {
    const at = this.columns.findIndex((column) => column.field === field)
    const column = this.columns[at]
    return column ? this.numberAt(at, column, rule) : null
  }

  *nutrients(): Generator<[NutrientCode, number]> {
    for (const [at, column] of this.columns.entries()) {
      if (column.field === null || column.field in textLimits || column.field === 'refusePct') continue
      const amount = this.numberAt(at, column, { largest: largestAmount, isRequired: false })
      if (amount !== null) yield [column.field as NutrientCode, amount]
    }
  }

  private numberAt(at: number, { header, factor }: Column, rule: NumberRule): number | null {
    const text = (this.cells[at] ?? '').trim()
    if (text === '') {
      if (rule.isRequired) this.problem(header, '', 'The cell is empty. Fill it, or remove the row.')
      this.blanks++
      return null
    }
    const value = parsePlain(text)
    const complaint = value === null ? numberComplaint(text) : rangeComplaint(value * factor, rule)
    if (complaint) this.problem(header, text, complaint)
    return value === null ? null : scaled(value, factor)
  }
}

/** "12", "12.5", ".5" and "1e-3", nothing else. */
function parsePlain(text: string): number | null {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text)) return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

function rangeComplaint(value: number, { largest, isAboveZero, isWhole }: NumberRule): string | null {
  if (value < 0) return 'The number is negative. Correct it, or leave the cell empty if it is not known.'
  if (isAboveZero && value === 0) return 'The number must be above 0. Correct it, or remove the row.'
  if (isWhole && !Number.isInteger(value)) return 'The number must be whole. Correct it.'
  if (value > largest) return `The number is above ${largest.toLocaleString('en-US')}. Check it.`
  return null
}

/** Why a text is no number, and what to write instead. */
function numberComplaint(text: string): string {
  const unit = /^([+-]?[\d.,]*\d[\d.,]*)\s*([a-zµμ%]+)$/i.exec(text)
  const digits = unit?.[1] ?? text
  const isGrouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)
  const plain = digits.replaceAll(',', '')
  if (unit && isGrouped) return `Write the number without its unit and without commas: ${plain}.`
  if (unit && parsePlain(digits) !== null) return `Write the number without its unit: ${digits}.`
  if (isGrouped) return `Write the number without commas: ${plain}.`
  if (/^[+-]?\d+,\d+$/.test(digits))
    return `Write the number with a point instead of a comma: ${digits.replace(',', '.')}.`
  return 'This is no number. Write digits only, or leave the cell empty if the value is not known.'
}

function scaled(value: number, factor: number): number {
  // Away with the dust of the multiplication: 0.3 g are 300 mg.
  return factor === 1 ? value : Number((value * factor).toPrecision(12))
}

/** What can be stored and shown of a cell. */
export function shownValue(text: string): string {
  const storable = text.replaceAll('\0', '\uFFFD').toWellFormed()
  return storable.length > 200 ? `${storable.slice(0, 200)}…` : storable
}
