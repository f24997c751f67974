import { type DayOrder, writtenDay } from '../dates/index.ts'
import { latinDigits, type NumberStyle, readDecimal, type twoReadings } from '../spreadsheets/numbers.ts'
import { fromMinor, toMinor } from './money.ts'

const directionMarks = /[\u200e\u200f\u061c]/g

/** How the product's languages write a currency next to an amount, longest first: "AED", "R", "د.إ.". */
function wordsOf(currency: string): readonly string[] {
  const displays = ['code', 'symbol', 'narrowSymbol'] as const
  const words = ['en', 'es', 'ar'].flatMap((language) =>
    displays.flatMap((currencyDisplay) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? value.replaceAll(directionMarks, '').toUpperCase() : [])),
    ),
  )
  const undotted = words.map((word) => word.replace(/\.$/, ''))
  // Dollars may have the country's first letters: "S$" for SGD, "US$" for USD.
  const dollars = [1, 2].map((length) => `${currency.slice(0, length)}$`)
  return [...new Set([...words, ...undotted, ...dollars])].sort((one, other) => other.length - one.length)
}

const knownWords = new Map<string, readonly string[]>()

/** An amount without its currency's words and symbols. Words of other currencies stay. */
function withoutCurrency(text: string, currency: string): string {
  const words = knownWords.get(currency) ?? wordsOf(currency)
  knownWords.set(currency, words)
  const upper = text.toUpperCase()
  const word = words.find((one) => upper.includes(one))
  return (word === undefined ? upper : upper.replace(word, '')).replaceAll(/[$€₹]/g, '')
}

/**
 * An amount as exports write it: "$1,234.50", "-4.20", "(4.20)", "1234.5", "R 12.00" in South Africa, and "1.234,50" in a file with
 * that style. `currency` is the caterer's (ISO 4217). Null for anything else, such as more than two decimals or another currency's
 * code.
 */
export function parseMoney(
  cell: string,
  { numbers, currency }: { numbers: NumberStyle; currency: string },
): string | typeof twoReadings | null {
  const text = withoutCurrency(latinDigits(cell).replaceAll(directionMarks, '').replaceAll(/\s/g, ''), currency)
  const match = /^(\()?([-+−])?([\d.,٬٫]+)(\))?$/.exec(text)
  const [, open, sign, digits = '', close] = match ?? []
  if (!match || (open === undefined) !== (close === undefined) || (open && sign)) return null
  const plain = readDecimal(digits, numbers)
  if (typeof plain !== 'string') return plain
  if (!/^\d{1,8}(\.\d{1,2}0*)?$/.test(plain)) return null
  const minor = toMinor(plain)
  return fromMinor(open || sign === '-' || sign === '−' ? -minor : minor)
}

const offsets: Record<string, string> = {
  Z: '+00:00',
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

/** The offset or the IANA zone of a cell; null for a name that is neither, such as "Eastern Time (US & Canada)". */
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

/** The offset that ends a time: "Z", "UTC", "+0530". */
const offsetOf = (text: string) => offsets[text.toUpperCase()] ?? `${text.slice(0, 3)}:${text.slice(-2)}`

interface WhenCells {
  date: string
  time?: string | undefined
  timeZone?: string | undefined
}

/**
 * A row's day in the caterer's time zone. The zone is the one stated with the time ("03:10:00Z"), else the row's. A date without a
 * time or with an unknown zone is used as written. Null for a text that is not a date.
 */
export function parseDay(
  { date, time = '', timeZone = '' }: WhenCells,
  { order, ownZone }: { order: DayOrder; ownZone: string },
): string | null {
  const text = latinDigits(date).trim()
  const [, datePart = text, timePart = latinDigits(time).trim()] = /^(\S+)[T ]+(\d.*)$/.exec(text) ?? []
  const day = writtenDay(datePart, order)
  if (!day) return null
  const [, clockPart = timePart, ownOffset] = /^(.*?\d.*?)\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i.exec(timePart) ?? []
  const zone = ownOffset === undefined ? zoneOf(timeZone) : offsetOf(ownOffset)
  const clock = zone && plainTime(clockPart)
  if (!zone || !clock) return day.toString()
  return day.toZonedDateTime({ timeZone: zone, plainTime: clock }).withTimeZone(ownZone).toPlainDate().toString()
}

function plainTime(text: string): Temporal.PlainTime | null {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap]m)?$/i.exec(text)
  if (!match) return null
  const [, hours = '0', minute = '0', second = '0', half] = match
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
  try {
    return Temporal.PlainTime.from({ hour, minute: Number(minute), second: Number(second) }, { overflow: 'reject' })
  } catch {
    return null
  }
}
