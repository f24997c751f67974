/** The status of a day. Each has its own color and icon. */
export type DayStateTone = 'planned' | 'open' | 'served' | 'signed' | 'late' | 'closed'
