import { momentFields } from '@commissary/messages/formats'

import { useSession } from '../../session/session.tsx'

/** Writes a moment with its time, in the caterer's zone: "Nov 18, 2026, 1:05 PM". */
export function useMoment() {
  const { locale, timeZone } = useSession()
  const format = new Intl.DateTimeFormat(locale, { ...momentFields, timeZone })
  return (instant: string) => format.format(new Date(instant))
}
