import type { MenuType } from '@commissary/domain/menu'
import type { Unit } from '@commissary/domain/units'
import type { Messages } from '@commissary/messages'
import type { Wording } from '@commissary/messages/wording'

import type { Schemas } from '../../contract/operations.ts'
import type { Grouping, ReportDefinition, TableColumn } from './definition.ts'
import type { Amount, GroupTotals } from './totals.ts'

type Figure = Schemas['ReportFigure']
type Code = keyof Messages['reportTables']['codes']

const nothing: Figure = { text: '', value: null, status: null }

/** What a group shows, in the order of the columns. The first is its name. */
export function groupFigures(
  wording: Wording,
  { columns }: Pick<ReportDefinition, 'columns'>,
  totals: Pick<GroupTotals, 'amounts'>,
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
        status: value > 0 && kind === 'codes' ? 'advisory' : null,
      }
    }
    const amount =
      typeof total === 'object' && 'ratio' in total
        ? ratioOf(totals.amounts, column, total.ratio)
        : totals.amounts.get(column.id)
    return amountFigure(wording, column, amount ?? { value: null, missing: 0 })
  })
}

/** What a row shows, as the query answers it. */
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
    if (kind === 'code' || kind === 'menuType') {
      return { ...nothing, text: value === null ? '' : groupLabel(wording, { kind }, { label: value }) }
    }
    if (kind === 'codes') return codesFigure(wording, value)
    return amountFigure(wording, column, amount ?? { value: null, missing: 1 })
  })
}

/** What a group is called. */
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

function codesFigure({ t, formats }: Wording, codes: string | null): Figure {
  const words = (codes ?? '')
    .split(',')
    .filter((code) => code !== '')
    .map((code) => t(`reportTables.codes.${code as Code}`))
  return words.length === 0 ? nothing : { text: formats.list(words), value: null, status: 'advisory' }
}

function amountFigure(
  { t, formats }: Wording,
  { kind, isSigned = false }: TableColumn,
  { value, missing }: Amount,
): Figure {
  if (value === null) {
    return missing > 0 ? { text: t('reportTables.unknown'), value: null, status: 'unknown' } : nothing
  }
  const number = Number(value)
  const text = worded()
  if (missing === 0) return { text, value: number, status: null }
  return {
    text: isSigned ? t('reportTables.partly', { value: text }) : t('reportTables.atLeast', { value: text }),
    value: number,
    status: 'unknown',
  }

  function worded() {
    if (kind === 'money') return formats.money(number)
    if (kind === 'moneyExact') return formats.moneyExact(number)
    if (kind === 'percent') return `${formats.amount(number, 1)}%`
    return formats.amount(number, kind === 'count' ? 0 : 3)
  }
}

/** One total by another, for percents times 100; unknown without both. */
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

/** Whether a column is set as numbers. */
export const isNumber = ({ kind }: TableColumn): boolean =>
  !['text', 'date', 'unit', 'menuType', 'code', 'codes'].includes(kind)
