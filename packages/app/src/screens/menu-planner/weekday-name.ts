import { addDays } from '@commissary/domain/dates'
import type { Formats } from '@commissary/messages/formats'

const monday = '2026-11-16'

/** "Mon"; 1 = Monday. */
export const weekdayName = (formats: Pick<Formats, 'weekday'>, number: number): string =>
  formats.weekday(addDays(monday, number - 1))
