// Generated from openapi/ by `pnpm generate`. Do not edit.

export * from './calls/session.ts'
export * from './calls/schools.ts'
export * from './calls/passwords.ts'
export * from './calls/users.ts'
export * from './calls/history.ts'
export * from './calls/caterers.ts'
export * from './calls/holidays.ts'
export * from './calls/saved-views.ts'
export * from './calls/analysis-settings.ts'
export * from './calls/countries.ts'
export * from './calls/calendars.ts'
export * from './calls/analysis.ts'
