import { degreesRange, dispositions, type EntryValue, fieldOfPath, maxText } from '@commissary/domain/production'
import { Select, TextField } from '@commissary/ui'
import { CountField } from '@commissary/ui/production'

import { useMessages } from '../messages/messages.ts'
import { DegreesField } from './DegreesField.tsx'
import { partFieldName, partFieldOf } from './part-texts.ts'
import { useRecordPart } from './record-part.ts'
import { useTemperatures } from './use-temperatures.ts'

interface PartFieldProps {
  path: string
  /** What is expected of a count. It is not a value until someone takes it. */
  expected?: number | null
  /** It is the sum of others, which are entered instead. */
  isSum?: boolean
}

/** A field of a record by its path, with the control that suits it. */
export function PartField({ path, expected = null, isSum = false }: PartFieldProps) {
  const t = useMessages()
  const part = useRecordPart()
  const temperatures = useTemperatures()
  const field = fieldOfPath(path)
  if (!field) return null
  const { edits, missing, canEdit } = part
  const value = edits.entries[path] ?? null
  const label = partFieldName(t, part, path)
  const whole = partFieldOf(t, part, path)
  const set = (next: EntryValue) => edits.set(path, next)
  const shared = {
    id: fieldId(path),
    label,
    readOnly: isSum || !canEdit(field.half),
    error: missing.has(path) && value === null ? t('receiving.missing') : undefined,
  }

  switch (field.kind) {
    case 'count':
      return (
        <CountField
          {...shared}
          value={typeof value === 'number' ? value : null}
          expected={expected}
          lessLabel={t('receiving.less', { field: whole })}
          moreLabel={t('receiving.more', { field: whole })}
          onChange={set}
        />
      )
    case 'degrees':
      return (
        <DegreesField
          {...shared}
          value={typeof value === 'number' ? value : null}
          temperatures={temperatures}
          invalid={t('receiving.degreesInvalid', temperatures.range(degreesRange))}
          onChange={set}
        />
      )
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
          placeholder={t('receiving.notEntered')}
          options={(['yes', 'no'] as const).map((one) => ({ value: one, label: t(`receiving.${one}`) }))}
          onChange={(text) => set(text === '' ? null : text === 'yes')}
        />
      )
    case 'disposition':
      return (
        <Select
          {...shared}
          value={typeof value === 'string' ? value : ''}
          placeholder={t('receiving.notEntered')}
          options={dispositions.map((one) => ({ value: one, label: t(`receiving.dispositions.${one}`) }))}
          onChange={(text) => set(text === '' ? null : text)}
        />
      )
    default:
      return (
        <TextField
          {...shared}
          value={typeof value === 'string' ? value : ''}
          maxLength={maxText}
          onChange={(text) => set(text.trim() === '' ? null : text)}
        />
      )
  }
}

/** The id of a field's control, so that a message can lead to it. */
export const fieldId = (path: string): string => `entry-${path.replaceAll('.', '-')}`
