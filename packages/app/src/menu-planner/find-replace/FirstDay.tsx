import { Columns, Select } from '@commissary/ui'
import { DateField } from '@commissary/ui/date'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { cycleDayKey, type ReplaceIn } from './planned-menus.ts'

interface FirstDayProps {
  replaceIn: ReplaceIn
  value: string
  onChange: (value: string) => void
}

/** The first day to change: a date, or in a cycle a week and a day of it. */
export function FirstDay({ replaceIn: { menus, weeks = 1, daysPerWeek = 5 }, value, onChange }: FirstDayProps) {
  const { t, formats } = useWording()
  const { timeZone, locale } = useSession()
  if (menus !== 'cycle') {
    return (
      <DateField
        label={t('menuPlanner.findReplace.from')}
        value={value}
        onChange={onChange}
        timeZone={timeZone}
        locale={locale}
      />
    )
  }
  const [week, weekday] = [String(Number(value.slice(1, 3))), value.slice(4)]
  return (
    <Columns minWidth="8rem">
      <Select
        label={t('menuPlanner.findReplace.fromWeek')}
        value={week}
        onChange={(next) => onChange(cycleDayKey(next, weekday))}
        options={Array.from({ length: weeks }, (_, index) => ({
          value: String(index + 1),
          label: t('menuPlanner.findReplace.week', { week: index + 1 }),
        }))}
      />
      <Select
        label={t('menuPlanner.findReplace.fromDay')}
        value={weekday}
        onChange={(next) => onChange(cycleDayKey(week, next))}
        options={Array.from({ length: daysPerWeek }, (_, index) => ({
          value: String(index + 1),
          label: formats.weekdayOf(index + 1),
        }))}
      />
    </Columns>
  )
}
