// Generated from openapi/ by `pnpm generate`. Do not edit.

export * from './calls/session.ts'
