import type { ProductionRecord } from '@commissary/api-client'
import { type EntryValue, fieldOfPath, type FieldOfPath, type SheetAlert } from '@commissary/domain/production'
import type { GradeGroup } from '@commissary/domain/rules'
import { temperaturesOf } from '@commissary/messages/temperatures'
import type { Wording } from '@commissary/messages/wording'

/** The name of a field: "Served". */
export const fieldName = ({ t }: Wording, { name }: Pick<FieldOfPath, 'name'>): string => t(`production.fields.${name}`)

/** The grades of a count: of one grade group that shares a menu, or of the whole column. */
export const gradesText = ({ t }: Wording, { grades }: { grades: string }, gradeGroup: GradeGroup | null): string =>
  gradeGroup === null ? grades : t(`words.gradeGroups.${gradeGroup}`)

/**
 * A field with its item and column, as named outside the form: "Chicken, Served, K-5". `known` is the item's former name, in case
 * it is gone.
 */
export function pathName(wording: Wording, { groups, lines }: ProductionRecord, path: string, known?: string): string {
  const { t } = wording
  const field = fieldOfPath(path)
  if (!field) return lines.find(({ key }) => path === `line.${key}`)?.name ?? path
  const item = lines.find(({ key }) => key === field.line)?.name ?? known
  const group = groups.find(({ programId }) => programId === field.programId)
  const grades = group && gradesText(wording, group, field.gradeGroup)
  const name = fieldName(wording, field)
  const whole = grades ? t('production.line.forGrades', { field: name, grades }) : name
  return item ? t('production.conflicts.fieldOf', { item, field: whole }) : whole
}

const choices = ['hot', 'cold', 'room', 'store', 'discard', 'donate', 'return'] as const

/** An entered value in words. */
export function valueText(wording: Wording, path: string, value: EntryValue): string {
  const { t, formats } = wording
  if (value === null) return t('production.choices.none')
  if (typeof value === 'boolean') return t(value ? 'production.choices.yes' : 'production.choices.no')
  const kind = fieldOfPath(path)?.kind
  if (typeof value === 'number')
    return kind === 'degrees' ? temperaturesOf(wording).text(value) : formats.number(value, 0)
  const choice = kind === 'holding' || kind === 'disposition' ? choices.find((one) => one === value) : undefined
  return choice ? t(`production.choices.${choice}`) : value
}

/** An alert in a sentence. */
export function alertText(wording: Wording, record: ProductionRecord, alert: SheetAlert): string {
  const { t } = wording
  const { kind, line, field, programId, amount, limit } = alert
  const item = record.lines.find(({ key }) => key === line)?.name ?? t('production.alerts.van')
  const grades = record.groups.find((group) => group.programId === programId)?.grades ?? 'none'
  const name = field === null ? '' : t(`production.fields.${field}`)
  switch (kind) {
    case 'hotBelow':
    case 'coldAbove': {
      const { text, atLeast, atMost } = temperaturesOf(wording)
      return t(`production.alerts.${kind}`, {
        item,
        amount: text(amount ?? 0),
        limit: kind === 'hotBelow' ? atLeast(limit ?? 0) : atMost(limit ?? 0),
        field: name,
      })
    }
    case 'milkBelowMeals':
      return t('production.alerts.milkBelowMeals', { amount: amount ?? 0, limit: limit ?? 0, grades })
    case 'temperatureMissing':
      return t('production.alerts.temperatureMissing', { item, field: name })
    case 'leftoverShare':
    case 'servedOverPrepared':
    case 'servedOverArrived':
    case 'shortOnArrival':
      return t(`production.alerts.${kind}`, { item, amount: amount ?? 0, limit: limit ?? 0 })
    case 'unaccounted':
      return t('production.alerts.unaccounted', { item, amount: amount ?? 0 })
    default:
      return t(`production.alerts.${kind}`, { item })
  }
}

/** The id of a field's control, so that an alert can lead to it. */
export const fieldId = (path: string): string => `entry-${path.replaceAll('.', '-')}`
