import type { Allergen, NutrientCode } from '@commissary/domain/food'
import type { MenuType } from '@commissary/domain/menu'
import type { Unit } from '@commissary/domain/units'
import type { Messages } from '@commissary/messages'
import { packSizeText } from '@commissary/messages/pack-sizes'
import type { Wording } from '@commissary/messages/wording'

import type { Schemas } from '../../contract/operations.ts'
import type { FigureKind, Grouping, ReportDefinition, TableColumn } from './definition.ts'
import type { Amount, GroupTotals } from './totals.ts'

type Figure = Schemas['ReportFigure']
type Code = keyof Messages['reportTables']['codes']

const nothing: Figure = { text: '', value: null, status: null }

/** What a group shows, in the order of the columns. The first is its name. */
export function groupFigures(
  wording: Wording,
  { columns }: Pick<ReportDefinition, 'columns'>,
  totals: Pick<GroupTotals, 'amounts' | 'count'>,
  label: string,
): Figure[] {
  return columns.map((column, index) => {
    if (index === 0) return { ...nothing, text: label }
    const { total, kind } = column
    if (total === undefined) return nothing
    if (total === 'some') {
      const value = Number(totals.amounts.get(column.id)?.value ?? 0)
      return {
        text: value === 0 ? '' : wording.formats.amount(value),
        value,
        status: value > 0 && isAttention(kind) ? 'advisory' : null,
      }
    }
    if (total === 'average') return amountFigure(wording, column, averageOf(totals, column))
    const amount =
      typeof total === 'object' && 'ratio' in total
        ? ratioOf(totals.amounts, column, total.ratio)
        : totals.amounts.get(column.id)
    return amountFigure(wording, column, amount ?? { value: null, missing: 0 })
  })
}

/** What a row shows, from the result of the query. */
export function rowFigures(
  wording: Wording,
  { columns, hidden = [] }: Pick<ReportDefinition, 'columns' | 'hidden'>,
  row: Readonly<Record<string, string | number | null>>,
): Figure[] {
  const own = new Map(
    [...columns, ...hidden].map(({ id }): [string, Amount] => {
      const value = textOf(row[id])
      return [id, { value, missing: value === null ? 1 : 0 }]
    }),
  )
  return columns.map((column) => {
    const { id, kind, total } = column
    const amount = typeof total === 'object' && 'ratio' in total ? ratioOf(own, column, total.ratio) : own.get(id)
    const value = amount?.value ?? null
    if (kind === 'text') return { ...nothing, text: value ?? '' }
    if (kind === 'date') return { ...nothing, text: value === null ? '' : wording.formats.date(value) }
    if (kind === 'unit') return { ...nothing, text: value === null ? '' : wording.t(`words.units.${value as Unit}`) }
    if (kind === 'pack') return { ...nothing, text: value === null ? '' : packFigure(wording, value) }
    if (kind === 'code' || kind === 'menuType') {
      return { ...nothing, text: value === null ? '' : groupLabel(wording, { kind }, { label: value }) }
    }
    if (isAttention(kind)) return codesFigure(wording, kind, value)
    const { isOptional = false } = column
    const hasNone = typeof isOptional === 'string' ? textOf(row[isOptional]) === null : isOptional
    if (value === null && hasNone) return nothing
    const least = value === null && column.least ? textOf(row[column.least]) : null
    if (least !== null) return leastFigure(wording, column, least)
    return amountFigure(wording, column, amount ?? { value: null, missing: 1 })
  })
}

/** A group's label. */
export function groupLabel(
  { t, formats }: Wording,
  { kind = 'text' }: Pick<Grouping, 'kind'>,
  { label }: Pick<GroupTotals, 'label'>,
): string {
  if (label === null || label === '') return t('reportTables.none')
  switch (kind) {
    case 'text':
      return label
    case 'date':
      return formats.dayLong(label)
    case 'weekOf':
      return t('reports.standard.weekOf', { date: formats.date(label) })
    case 'month':
      return formats.month(label)
    case 'code':
      return t(`reportTables.codes.${label as Code}`)
    case 'menuType':
      return t(`words.menuTypes.${label as MenuType}`)
  }
}

function packFigure({ t, formats }: Wording, pack: string): string {
  const [packText, packSize, unit] = JSON.parse(pack) as [text: string | null, size: string, unit: Unit]
  return packSizeText(t, formats, { packText, packSize, unit })
}

/** Whether a kind lists codes that need attention. */
const isAttention = (kind: FigureKind) => kind === 'codes' || kind === 'nutrients' || kind === 'allergens'

function codesFigure({ t, formats }: Wording, kind: FigureKind, codes: string | null): Figure {
  const words = (codes ?? '')
    .split(',')
    .filter((code) => code !== '')
    .map((code) => {
      if (kind === 'nutrients') return t(`nutrients.names.${code as NutrientCode}`)
      return kind === 'allergens' ? t(`words.allergens.${code as Allergen}`) : t(`reportTables.codes.${code as Code}`)
    })
  return words.length === 0 ? nothing : { text: formats.list(words), value: null, status: 'advisory' }
}

/** The mean of the rows that have a value. */
function averageOf({ amounts, count }: Pick<GroupTotals, 'amounts' | 'count'>, { id }: TableColumn): Amount {
  const { value, missing } = amounts.get(id) ?? { value: null, missing: count }
  return { value: value === null ? null : String(Number(value) / (count - missing)), missing }
}

/** The known part of a value. Not a number: it would be charted and added up as if it were the whole. */
const leastFigure = (wording: Wording, column: TableColumn, least: string): Figure => ({
  text: wording.t('reportTables.atLeast', { value: amountText(wording, column, Number(least)) }),
  value: null,
  status: 'unknown',
})

function amountText({ formats }: Wording, { kind, digits }: TableColumn, number: number): string {
  if (kind === 'money') return formats.money(number)
  if (kind === 'moneyExact') return formats.moneyExact(number)
  if (kind === 'percent') return `${formats.amount(number, digits ?? 1)}%`
  return formats.amount(number, digits ?? (kind === 'count' ? 0 : 3))
}

function amountFigure(wording: Wording, column: TableColumn, { value, missing }: Amount): Figure {
  const { t } = wording
  if (value === null) {
    return missing > 0 ? { text: t('reportTables.unknown'), value: null, status: 'unknown' } : nothing
  }
  const number = Number(value)
  const text = amountText(wording, column, number)
  if (missing === 0) return { text, value: number, status: null }
  return {
    text: t(isLeast(column) ? 'reportTables.atLeast' : 'reportTables.partly', { value: text }),
    value: number,
    status: 'unknown',
  }
}

/** Whether unknown parts can only add to a total. */
export const isLeast = ({ total, isSigned = false }: TableColumn): boolean => !isSigned && total !== 'average'

/** One total divided by another, times 100 for percents; unknown without both. */
function ratioOf(
  amounts: ReadonlyMap<string, Amount>,
  { kind }: TableColumn,
  [of, by]: readonly [string, string],
): Amount {
  const [above, below] = [amounts.get(of), amounts.get(by)]
  const missing = (above?.missing ?? 0) + (below?.missing ?? 0)
  if (above?.value == null || below?.value == null || Number(below.value) === 0) return { value: null, missing }
  const ratio = Number(above.value) / Number(below.value)
  return { value: String(kind === 'percent' ? ratio * 100 : ratio), missing }
}

function textOf(value: string | number | null | undefined): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : String(value)
}

/** Whether a column is formatted as numbers. */
export const isNumber = ({ kind }: TableColumn): boolean =>
  !['text', 'date', 'unit', 'pack', 'menuType', 'code'].includes(kind) && !isAttention(kind)
