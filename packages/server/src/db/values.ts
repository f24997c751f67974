import { toIso } from './iso.ts'

/** Parsers by PostgreSQL type number. Both engines use them, so their JSON is the same. */
export const valueParsers: Record<number, (text: string) => unknown> = {
  16: (text) => text === 't',
  17: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
  20: Number,
  21: Number,
  23: Number,
  114: (text) => JSON.parse(text),
  700: Number,
  701: Number,
  1082: String,
  1114: String,
  1184: toIso,
  1700: String,
  3802: (text) => JSON.parse(text),
}

/** Array types and their element types. */
export const arrayElements: Record<number, number> = {
  199: 114,
  1000: 16,
  1005: 21,
  1007: 23,
  1016: 20,
  1021: 700,
  1022: 701,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  3807: 3802,
}
