import { Inline, Select, TextField } from '@commissary/ui'
import { DateField } from '@commissary/ui/date'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { instantOf, type PaperTime } from './count-time.ts'

interface CountTimeFieldsProps {
  /** The day of the count, which is probably the day of its paper sheet. */
  date: string
  /** Null = amounts are counted as they are typed. */
  value: PaperTime | null
  onChange: (paper: PaperTime | null) => void
}

/** Asks when amounts were counted: as they are typed, or earlier, on a paper sheet. */
export function CountTimeFields({ date, value, onChange }: CountTimeFieldsProps) {
  const t = useMessages()
  const { today, timeZone, locale } = useSession()
  const isAhead = value !== null && value.time !== '' && value.date === today && instantOf(value, timeZone) === null

  return (
    <Inline gap={3} align="end">
      <Select
        label={t('physicalInventory.time.label')}
        value={value === null ? 'typing' : 'paper'}
        onChange={(choice) => onChange(choice === 'paper' ? { date, time: '' } : null)}
        options={(['typing', 'paper'] as const).map((choice) => ({
          value: choice,
          label: t(`physicalInventory.time.${choice}`),
        }))}
      />
      {value !== null && (
        <>
          <DateField
            label={t('physicalInventory.time.date')}
            required
            max={today}
            today={today}
            timeZone={timeZone}
            locale={locale}
            value={value.date}
            onChange={(next) => onChange({ ...value, date: next })}
          />
          <TextField
            label={t('physicalInventory.time.time')}
            type="time"
            required
            value={value.time}
            onChange={(time) => onChange({ ...value, time })}
            error={isAhead ? t('physicalInventory.time.ahead') : undefined}
          />
        </>
      )}
    </Inline>
  )
}
