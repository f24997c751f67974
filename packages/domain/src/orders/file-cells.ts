import { latinDigits, type NumberStyle, readDecimal, type twoReadings } from '../spreadsheets/numbers.ts'
import { fromMinor, toMinor } from './money.ts'

/** Which of day and month is first where a date is written with slashes. */
export type DayOrder = 'monthFirst' | 'dayFirst'

export const dayOrderOf = (country: string): DayOrder => (country === 'US' ? 'monthFirst' : 'dayFirst')

/**
 * An amount as exports write it: "$1,234.50", "-4.20", "(4.20)", "1234.5", and "1.234,50" in a file that writes so. Null for anything
 * else, such as more than two decimals.
 */
export function parseMoney(cell: string, style: NumberStyle = '.'): string | typeof twoReadings | null {
  const text = latinDigits(cell)
    .trim()
    .replaceAll(/[\s\u00a0$€₹]/g, '')
  const match = /^(\()?([-+−])?([\d.,٬٫]+)(\))?$/.exec(text)
  const [, open, sign, digits = '', close] = match ?? []
  if (!match || (open === undefined) !== (close === undefined) || (open && sign)) return null
  const plain = readDecimal(digits, style)
  if (typeof plain !== 'string') return plain
  if (!/^\d{1,8}(\.\d{1,2}0*)?$/.test(plain)) return null
  const minor = toMinor(plain)
  return fromMinor(open || sign === '-' || sign === '−' ? -minor : minor)
}

const offsets: Record<string, string> = {
  GMT: '+00:00',
  UTC: '+00:00',
  BST: '+01:00',
  IST: '+05:30',
  EET: '+02:00',
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
}

/** The offset or the IANA zone of a cell; null for a name that says neither, such as "Eastern Time (US & Canada)". */
function zoneOf(cell: string): string | null {
  const name = cell.trim()
  const known = offsets[name.toUpperCase()]
  if (known) return known
  if (!/^[A-Za-z_]+\/[A-Za-z_/]+$/.test(name)) return null
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return name
  } catch {
    return null
  }
}

interface WhenCells {
  date: string
  time?: string | undefined
  timeZone?: string | undefined
}

/**
 * The day of a row in the caterer's time zone. A date without a time or with an unknown zone is taken as it is written. Null for
 * a text that is no date.
 */
export function parseDay(
  { date, time = '', timeZone = '' }: WhenCells,
  { order, ownZone }: { order: DayOrder; ownZone: string },
): string | null {
  const text = latinDigits(date).trim()
  const [, datePart = text, timePart = latinDigits(time).trim()] = /^(\S+)[T ]+(\d.*)$/.exec(text) ?? []
  const day = plainDate(datePart, order)
  if (!day) return null
  const zone = zoneOf(timeZone)
  const clock = zone && plainTime(timePart)
  if (!zone || !clock) return day.toString()
  return day.toZonedDateTime({ timeZone: zone, plainTime: clock }).withTimeZone(ownZone).toPlainDate().toString()
}

function plainDate(text: string, order: DayOrder): Temporal.PlainDate | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text)
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3], ...(order === 'monthFirst' ? [local[1], local[2]] : [local[2], local[1]])]
      : []
  if (year === undefined) return null
  const full = year.length === 2 ? 2000 + Number(year) : Number(year)
  try {
    return Temporal.PlainDate.from({ year: full, month: Number(month), day: Number(day) }, { overflow: 'reject' })
  } catch {
    return null
  }
}

function plainTime(text: string): Temporal.PlainTime | null {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap]m)?\s*(?:Z|UTC)?$/i.exec(text)
  if (!match) return null
  const [, hours = '0', minute = '0', second = '0', half] = match
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
  try {
    return Temporal.PlainTime.from({ hour, minute: Number(minute), second: Number(second) }, { overflow: 'reject' })
  } catch {
    return null
  }
}
