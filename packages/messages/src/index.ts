export type { Messages, Translate } from './messages.ts'
