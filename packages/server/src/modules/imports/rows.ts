import { impossibleValues, nutrientFacts, type NutrientCode, type Nutrients } from '@commissary/domain/food'
import { cans, type Unit } from '@commissary/domain/units'

import { message, type Message, type Translate } from '../../shared/messages.ts'
import type { Column, Field, ImportKind } from './columns.ts'

export interface CellProblem {
  column: string
  value: string
  message: string
}

/** A row as it will be imported. */
export type RowData =
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

const textLimits: Partial<Record<Field, number>> = {
  code: 40,
  description: 400,
  shortDescription: 400,
  foodGroup: 120,
  measure: 120,
  modifier: 120,
}
const isNutrientField = (field: Field): field is NutrientCode => field in nutrientFacts

/** Maximum plausible amount of a nutrient per 100 g, in any unit. */
const maxNutrient = 100_000

/** Reads the rows of one file. Their numbers must be unique. `t` translates the problems. */
export function createRowReader(kind: ImportKind, columns: readonly Column[], t: Translate) {
  const seen = new Map<string, number>()
  const measuresOf = new Map<string, number>()

  return function readRow(cells: readonly string[], row: number): ReadRow {
    const read = new Cells(cells, columns, t)
    if (cells.length !== columns.length) {
      const counts = { cells: cells.length, columns: columns.length }
      read.problem('', `${cells.length}`, message('imports.row.wrongLength', counts))
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
        message('imports.row.duplicate', { row: first }),
      )
    } else seen.set(key, row)
    return read.result(data)
  }
}

function foodOf(code: string, read: Cells): RowData {
  const nutrients = read.nutrients(read.servingGrams())
  for (const impossible of impossibleValues(nutrients)) {
    read.warning(impossible.nutrient, message(`imports.warning.${impossible.code}`, { ...impossible }))
  }
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

interface NumberRule {
  max: number
  isRequired: boolean
  isAboveZero?: boolean
  isWhole?: boolean
}

/** The cells of one row by field, and their problems. */
class Cells {
  private readonly cells: readonly string[]
  private readonly columns: readonly Column[]
  private readonly t: Translate
  private readonly problems: CellProblem[] = []
  private readonly warnings: CellProblem[] = []
  private blanks = 0

  constructor(cells: readonly string[], columns: readonly Column[], t: Translate) {
    this.cells = cells
    this.columns = columns
    this.t = t
  }

  result(data: RowData | null): ReadRow {
    return this.problems.length > 0
      ? { data: null, problems: this.problems, warnings: [], blanks: 0 }
      : { data, problems: [], warnings: this.warnings, blanks: this.blanks }
  }

  warning(field: Field, { key, values }: Message): void {
    const at = this.columns.findIndex((column) => column.field === field)
    const value = shownValue(this.cells[at] ?? '')
    this.warnings.push({ column: this.header(field), value, message: this.t(key, values) })
  }

  problem(column: string, value: string, { key, values }: Message): void {
    this.problems.push({ column, value: shownValue(value), message: this.t(key, values) })
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
    if (text === '' && isRequired) this.problem(this.header(field), '', message('imports.row.emptyCell'))
    else if (text.length > limit) this.problem(this.header(field), text, message('imports.row.tooLong', { limit }))
    else if (text.includes('\0')) this.problem(this.header(field), text, message('imports.row.invisible'))
    return text
  }

  number(field: Field, rule: NumberRule): number | null {
    const at = this.columns.findIndex((column) => column.field === field)
    const column = this.columns[at]
    return column ? this.numberAt(at, column, rule) : null
  }

  /** The weight of one serving, in a file whose values are per serving; null in others, and for a row without it. */
  servingGrams(): number | null {
    if (!this.columns.some(({ isPerServing }) => isPerServing)) return null
    const at = this.columns.findIndex(({ field }) => field === 'servingGrams')
    if ((this.cells[at] ?? '').trim() === '') {
      this.problem(this.header('servingGrams'), '', message('imports.row.noServingWeight'))
      return null
    }
    return this.number('servingGrams', { max: maxNutrient, isRequired: true, isAboveZero: true })
  }

  /** The nutrients per 100 g. */
  nutrients(servingGrams: number | null): Nutrients {
    const nutrients: Nutrients = {}
    for (const [at, column] of this.columns.entries()) {
      if (column.field === null || !isNutrientField(column.field)) continue
      const factor = column.isPerServing && servingGrams ? (column.factor * 100) / servingGrams : column.factor
      const amount = this.numberAt(at, { ...column, factor }, { max: maxNutrient, isRequired: false })
      if (amount !== null) nutrients[column.field] = amount
    }
    return nutrients
  }

  private numberAt(at: number, { header, factor }: Column, rule: NumberRule): number | null {
    const text = (this.cells[at] ?? '').trim()
    if (text === '') {
      if (rule.isRequired) this.problem(header, '', message('imports.row.emptyCell'))
      this.blanks++
      return null
    }
    const value = parsePlain(text)
    const problem = value === null ? formatProblem(text) : rangeProblem(value * factor, rule)
    if (problem) this.problem(header, text, problem)
    return value === null ? null : scaled(value, factor)
  }
}

/** "12", "12.5", ".5" and "1e-3", nothing else. */
function parsePlain(text: string): number | null {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text)) return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

function rangeProblem(value: number, { max, isAboveZero, isWhole }: NumberRule): Message | null {
  if (value < 0) return message('imports.row.negative')
  if (isAboveZero && value === 0) return message('imports.row.notAboveZero')
  if (isWhole && !Number.isInteger(value)) return message('imports.row.notWhole')
  if (value > max) return message('imports.row.tooHigh', { limit: max })
  return null
}

/** Why a text is not a number, and what to write instead. */
function formatProblem(text: string): Message {
  const unit = /^([+-]?[\d.,]*\d[\d.,]*)\s*([a-zµμ%]+)$/i.exec(text)
  const digits = unit?.[1] ?? text
  const isGrouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)
  const plain = digits.replaceAll(',', '')
  if (unit && isGrouped) return message('imports.row.unitAndCommas', { number: plain })
  if (unit && parsePlain(digits) !== null) return message('imports.row.unit', { number: digits })
  if (isGrouped) return message('imports.row.commas', { number: plain })
  if (/^[+-]?\d+,\d+$/.test(digits)) return message('imports.row.decimalComma', { number: digits.replace(',', '.') })
  return message('imports.row.notNumber')
}

function scaled(value: number, factor: number): number {
  // Rounds away the error of the multiplication: 0.3 g is 300 mg.
  return factor === 1 ? value : Number((value * factor).toPrecision(12))
}

/** The part of a cell that can be stored and displayed. */
export function shownValue(text: string): string {
  const storable = text.replaceAll('\0', '\uFFFD').toWellFormed()
  return storable.length > 200 ? `${storable.slice(0, 200)}…` : storable
}
