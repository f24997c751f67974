import { DateField, isDate } from '@commissary/ui/date'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/** Any day, typed or from a calendar. */
export function DayChoice({ date, onChange }: { date: string; onChange: (date: string) => void }) {
  const t = useMessages()
  const { today, timeZone, locale } = useSession()
  // An incomplete date stays in the field.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <DateField
      label={t('dashboard.meals.day')}
      value={typed ?? date}
      today={today}
      timeZone={timeZone}
      locale={locale}
      onChange={(text) => {
        setTyped(isDate(text) ? null : text)
        if (isDate(text)) onChange(text)
      }}
    />
  )
}
