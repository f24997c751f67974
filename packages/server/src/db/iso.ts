/**
 * The only format for instants read from the database: ISO 8601 in UTC with milliseconds.
 * Accepts PostgreSQL's text ("2026-08-31 06:05:04.1+00") or an ISO string.
 */
export function toIso(value: string): string {
  return new Date(value).toISOString()
}
