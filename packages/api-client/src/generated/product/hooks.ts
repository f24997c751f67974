// Generated from openapi/ by `pnpm generate`. Do not edit.

export * from './hooks/session.ts'
export * from './hooks/schools.ts'
export * from './hooks/passwords.ts'
export * from './hooks/users.ts'
export * from './hooks/history.ts'
export * from './hooks/caterers.ts'
export * from './hooks/holidays.ts'
export * from './hooks/saved-views.ts'
export * from './hooks/analysis-settings.ts'
export * from './hooks/menu-items.ts'
export * from './hooks/countries.ts'
export * from './hooks/calendars.ts'
