import {
  degreesRange,
  dispositions,
  type EntryValue,
  fieldOfPath,
  holdings,
  maxText,
} from '@commissary/domain/production'
import { Select, TextField } from '@commissary/ui'
import { CountField } from '@commissary/ui/production'
import { useRef } from 'react'

import { choiceOf } from '../forms/choice.ts'
import { useMessages } from '../messages/messages.ts'
import { DegreesField } from './DegreesField.tsx'
import { partFieldName, partFieldOf } from './part-texts.ts'
import { useRecordPart } from './record-part.ts'
import { useTemperatures } from './use-temperatures.ts'

interface PartFieldProps {
  path: string
  /** The expected count. It is not a value until someone accepts it. */
  expected?: number | null
  /** The field is the sum of others, which are entered instead. */
  isSum?: boolean
  /** For a temperature, the path of its time. */
  timePath?: string
  /** The choice that applies while nothing is entered. */
  usual?: string | null
}

/** A field of a record by its path, with the control that suits it. */
export function PartField({ path, expected = null, isSum = false, timePath, usual = null }: PartFieldProps) {
  const t = useMessages()
  const part = useRecordPart()
  const temperatures = useTemperatures()
  const stamped = useRef<string | null>(null)
  const field = fieldOfPath(path)
  if (!field) return null
  const { edits, missing, canEdit } = part
  const value = edits.entries[path] ?? null
  const label = partFieldName(t, part, path)
  const whole = partFieldOf(t, part, path)
  const set = (next: EntryValue) => edits.set(path, next)
  // A temperature gets the current time unless a time is entered; clearing it also clears the time that it set.
  function setDegrees(next: number | null) {
    set(next)
    if (timePath === undefined) return
    const time = edits.entries[timePath] ?? null
    const now = part.timeNow()
    if (next !== null && value === null && time === null && now !== null) {
      stamped.current = now
      edits.set(timePath, now)
    }
    if (next === null && time !== null && time === stamped.current) edits.set(timePath, null)
  }
  const shared = {
    id: fieldId(path),
    label,
    readOnly: isSum || !canEdit(field.section),
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
          onChange={setDegrees}
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
    case 'holding': {
      const usualChoice = choiceOf(holdings, usual ?? '')
      return (
        <Select
          {...shared}
          value={typeof value === 'string' ? value : ''}
          placeholder={
            usualChoice
              ? t('receiving.usual', { choice: t(`receiving.holdings.${usualChoice}`) })
              : t('receiving.notEntered')
          }
          options={holdings.map((one) => ({ value: one, label: t(`receiving.holdings.${one}`) }))}
          onChange={(text) => set(text === '' ? null : text)}
        />
      )
    }
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
