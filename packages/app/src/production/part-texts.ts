import type { Translate } from '@commissary/messages'
import english from '@commissary/messages/en/receiving.json' with { type: 'json' }
import type { Temperatures } from '@commissary/messages/temperatures'
import { dispositions, fieldOfPath, type EntryValue, holdings } from '@commissary/domain/production'

import { choiceOf } from '../forms/choice.ts'
import type { RecordPart } from './record-part.ts'

type FieldName = keyof (typeof english)['fields']

/** "Served, K-5", "Left over": the name of a field, with its column where a line or a meal has several. */
export function partFieldName(t: Translate, { groups }: Pick<RecordPart, 'groups'>, path: string): string {
  const field = fieldOfPath(path)
  if (!field) return path
  const name = t(`receiving.fields.${field.name as FieldName}`)
  const group = groups.find(({ programId }) => programId === field.programId)
  if (field.gradeGroup)
    return t('receiving.columns', { field: name, grades: t(`words.gradeGroups.${field.gradeGroup}`) })
  return group && groups.length > 1 ? t('receiving.columns', { field: name, grades: group.grades }) : name
}

/** The field with its item: "Left over, Chicken". `known` is what the item was called, where it may be gone. */
export function partFieldOf(
  t: Translate,
  part: Pick<RecordPart, 'groups' | 'lines'>,
  path: string,
  known?: string,
): string {
  const name = partFieldName(t, part, path)
  const item = part.lines.find(({ key }) => key === fieldOfPath(path)?.line)?.name ?? known
  return item === undefined ? name : t('receiving.of', { field: name, item })
}

/** A value in words; what is not entered says so. */
export function partValue(t: Translate, temperatures: Temperatures, path: string, value: EntryValue): string {
  const kind = fieldOfPath(path)?.kind
  if (value === null) return t('receiving.notEntered')
  if (typeof value === 'boolean') return t(value ? 'receiving.yes' : 'receiving.no')
  if (kind === 'degrees') return t('receiving.degrees', { value: temperatures.text(Number(value)) })
  const disposition = kind === 'disposition' ? choiceOf(dispositions, String(value)) : undefined
  if (disposition) return t(`receiving.dispositions.${disposition}`)
  const holding = kind === 'holding' ? choiceOf(holdings, String(value)) : undefined
  return holding ? t(`receiving.holdings.${holding}`) : String(value)
}
