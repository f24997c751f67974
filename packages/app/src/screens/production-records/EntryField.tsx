import { degreesRange, type EntryValue, fieldOfPath, maxText } from '@commissary/domain/production'
import { temperaturesOf } from '@commissary/messages/temperatures'
import { Select, TextArea, TextField } from '@commissary/ui'
import { CountField } from '@commissary/ui/production'

import { useWording } from '../../compliance/use-wording.ts'
import { DegreesField } from '../../production/DegreesField.tsx'
import { useOpenProductionRecord } from './record-context.ts'
import { fieldId, fieldName } from './record-texts.ts'

interface EntryFieldProps {
  path: string
  /** Default = the name of the field. */
  label?: string
  /** What is shown while a count is not entered, such as the menu's. */
  expected?: number | null
  /** The choice that applies while nothing is entered. */
  usual?: string | null
  /** The sum of other fields, which are entered instead. */
  isSum?: boolean
  /** Several lines of text. */
  isLong?: boolean
}

/** A field of the record by its path, with the control that suits it. */
export function EntryField({
  path,
  label: given,
  expected = null,
  usual = null,
  isSum = false,
  isLong = false,
}: EntryFieldProps) {
  const wording = useWording()
  const { t } = wording
  const { edits, missing, canEdit, record } = useOpenProductionRecord()
  const field = fieldOfPath(path)
  if (!field) return null
  const value = edits.entries[path] ?? null
  const label = given ?? fieldName(wording, field)
  const item = record.lines.find(({ key }) => key === field.line)?.name ?? label
  const readOnly = isSum || !canEdit(field.section)
  const shared = {
    id: fieldId(path),
    label,
    readOnly,
    error: missing.has(path) && value === null ? t('production.line.missing') : undefined,
  }
  const set = (next: EntryValue) => edits.set(path, next)

  switch (field.kind) {
    case 'count':
      return (
        <CountField
          {...shared}
          value={typeof value === 'number' ? value : null}
          expected={expected}
          lessLabel={t('production.line.less', { field: label, item })}
          moreLabel={t('production.line.more1', { field: label, item })}
          onChange={set}
        />
      )
    case 'degrees': {
      const temperatures = temperaturesOf(wording)
      return (
        <DegreesField
          {...shared}
          value={typeof value === 'number' ? value : null}
          temperatures={temperatures}
          invalid={t('production.degreesInvalid', temperatures.range(degreesRange))}
          onChange={set}
        />
      )
    }
    case 'time':
      return (
        <TextField
          {...shared}
          type="time"
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => set(text === '' ? null : text)}
        />
      )
    case 'yesNo':
      return (
        <Select
          {...shared}
          value={value === null ? '' : value === true ? 'yes' : 'no'}
          placeholder={t('production.choices.none')}
          options={(['yes', 'no'] as const).map((one) => ({ value: one, label: t(`production.choices.${one}`) }))}
          onChange={(text) => set(text === '' ? null : text === 'yes')}
        />
      )
    case 'holding':
    case 'disposition': {
      const choices =
        field.kind === 'holding'
          ? (['hot', 'cold', 'room'] as const)
          : (['store', 'discard', 'donate', 'return'] as const)
      const usualChoice = choices.find((one) => one === usual)
      return (
        <Select
          {...shared}
          value={typeof value === 'string' ? value : ''}
          placeholder={
            usualChoice
              ? t('production.usual', { choice: t(`production.choices.${usualChoice}`) })
              : t('production.choices.none')
          }
          options={choices.map((one) => ({ value: one, label: t(`production.choices.${one}`) }))}
          onChange={(text) => set(text === '' ? null : text)}
        />
      )
    }
    case 'text': {
      const text = typeof value === 'string' ? value : ''
      const change = (next: string) => set(next.trim() === '' ? null : next)
      return isLong ? (
        <TextArea {...shared} value={text} onChange={change} maxLength={maxText} rows={2} />
      ) : (
        <TextField {...shared} value={text} onChange={change} maxLength={maxText} />
      )
    }
  }
}
