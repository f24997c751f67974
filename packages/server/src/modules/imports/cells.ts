import { impossibleValues, nutrientFacts, type NutrientCode, type Nutrients } from '@commissary/domain/food'
import { latinDigits, type NumberStyle, readDecimal, twoReadings } from '@commissary/domain/spreadsheets'

import type { Message, Translate } from '../../shared/messages.ts'
import { message } from '../../shared/messages.ts'
import type { Column, Field } from './columns.ts'

export interface CellProblem {
  column: string
  value: string
  message: string
}

export type TextLimits = Partial<Record<Field, number>>

const isNutrientField = (field: Field): field is NutrientCode => field in nutrientFacts

/** Maximum plausible amount of a nutrient per 100 g, in any unit. */
const maxNutrient = 100_000

interface NumberRule {
  max: number
  isRequired: boolean
  isAboveZero?: boolean
  isWhole?: boolean
}

/** The cells of one row by field, and their problems. */
export class Cells {
  private readonly cells: readonly string[]
  private readonly columns: readonly Column[]
  private readonly t: Translate
  private readonly limits: TextLimits
  private readonly numbers: NumberStyle
  private readonly problems: CellProblem[] = []
  private readonly warnings: CellProblem[] = []
  private blanks = 0

  constructor(
    cells: readonly string[],
    columns: readonly Column[],
    limits: TextLimits,
    t: Translate,
    numbers: NumberStyle = '.',
  ) {
    this.cells = cells
    this.columns = columns
    this.limits = limits
    this.t = t
    this.numbers = numbers
  }

  /** The row with its problems. A row with a problem has no data. */
  result<Data>(data: Data | null) {
    return this.problems.length > 0
      ? { data: null, problems: this.problems, warnings: [], blanks: 0 }
      : { data, problems: [], warnings: this.warnings, blanks: this.blanks }
  }

  /** Adds a warning, and returns its text. */
  warning(field: Field, { key, values }: Message): string {
    const at = this.columns.findIndex((column) => column.field === field)
    const value = shownValue(this.cells[at] ?? '')
    const text = this.t(key, values)
    this.warnings.push({ column: this.header(field), value, message: text })
    return text
  }

  problem(column: string, value: string, { key, values }: Message): void {
    this.problems.push({ column, value: shownValue(value), message: this.t(key, values) })
  }

  has(field: Field): boolean {
    return this.columns.some((column) => column.field === field)
  }

  /** The fields of the row's columns. */
  fields(): Field[] {
    return this.columns.flatMap(({ field }) => field ?? [])
  }

  /** A cell's text, without checking its limits. */
  plain(field: Field): string {
    return (this.cells[this.columns.findIndex((column) => column.field === field)] ?? '').trim()
  }

  header(field: Field): string {
    return this.columns.find((column) => column.field === field)?.header ?? field
  }

  text(field: Field, isRequired: boolean): string {
    const text = this.plain(field)
    const limit = this.limits[field] ?? 0
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

  /** The nutrients per 100 g, with a warning for each value that no food can have. */
  checkedNutrients(): Nutrients {
    const nutrients = this.nutrients(this.servingGrams())
    for (const impossible of impossibleValues(nutrients)) {
      this.warning(impossible.nutrient, message(`imports.warning.${impossible.code}`, { ...impossible }))
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
    const value = parseNumber(text, this.numbers)
    const problem =
      value === twoReadings
        ? message('imports.row.twoReadings')
        : value === null
          ? formatProblem(text)
          : rangeProblem(value * factor, rule)
    if (problem) this.problem(header, text, problem)
    return typeof value === 'number' ? scaled(value, factor) : null
  }
}

/** A number as the file writes it. A file with decimal points may not group thousands: some programs write decimals that way. */
function parseNumber(text: string, style: NumberStyle): number | typeof twoReadings | null {
  if (style === '.' || /e/i.test(text)) return parsePlain(latinDigits(text).replace('٫', '.'))
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/s.exec(text) ?? []
  const read = readDecimal(digits, style)
  return typeof read === 'string' ? Number(`${sign}${read}`) : read
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
