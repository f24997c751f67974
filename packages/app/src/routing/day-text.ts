import { isDate } from '@commissary/ui/date'

/** A date in an address; undefined for any other text, and for a date that no calendar has, such as 2026-02-31. */
export const dayText = (text: string): string | undefined => (isDate(text) ? text : undefined)
