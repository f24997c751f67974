/** An all-day event of a calendar. */
export interface CalendarEvent {
  /** The same in every answer, so that subscribers replace the event. */
  uid: string
  /** YYYY-MM-DD */
  date: string
  summary: string
  description: string
}

export interface CalendarFeed {
  name: string
  /** BCP 47, of the texts. */
  language: string
  /** The date that the feed was written on, YYYY-MM-DD. A time would make every answer different. */
  writtenOn: string
  events: readonly CalendarEvent[]
}

/** An iCalendar file of all-day events (RFC 5545), in UTF-8 with CRLF after each line. */
export function calendarFile({ name, language, writtenOn, events }: CalendarFeed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Commissary//School menus//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // RFC 7986, and the older names that calendar programs read.
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap((event) => eventLines(event, language, writtenOn)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, date, summary, description }: CalendarEvent, language: string, writtenOn: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(writtenOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    // The end of an all-day event is the day after it (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${compact(Temporal.PlainDate.from(date).add({ days: 1 }).toString())}`,
    `SUMMARY;LANGUAGE=${language}:${escaped(summary)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escaped(description)}`,
    // A menu does not make anyone busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const compact = (date: string) => date.replaceAll('-', '')

// Control characters are not allowed in a text (RFC 5545, 3.3.11).
const controls = /(?!\n)\p{Cc}/gu

/** A text value: backslash, semicolon, comma and line breaks are escaped (RFC 5545, 3.3.11). */
export const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** A line has at most 75 octets without its break; the next part starts with a space (RFC 5545, 3.1). Characters stay whole. */
const maxOctets = 75

export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const char of line) {
    const size = Buffer.byteLength(char)
    if (octets + size > maxOctets) {
      parts.push(part)
      part = ''
      // The leading space counts.
      octets = 1
    }
    part += char
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
