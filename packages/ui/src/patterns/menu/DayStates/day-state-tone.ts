/** How far a day has come. Each has its color and its icon. */
export type DayStateTone = 'planned' | 'open' | 'served' | 'signed' | 'late' | 'closed'
