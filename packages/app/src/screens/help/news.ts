import type { Messages } from '@commissary/messages'

/** What is new, latest first; CHANGELOG.md has the details. */
export const news: readonly (keyof Messages['helpNews'])[] = [
  'parents',
  'notifications',
  'reports',
  'families',
  'languages',
  'dashboard',
  'notClosed',
  'help',
  'production',
  'inventory',
  'orders',
  'recall',
  'shared',
  'planForMe',
  'standards',
]
