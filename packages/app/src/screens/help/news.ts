import type { Messages } from '@commissary/messages'

/** What is new, the latest first, as CHANGELOG.md tells it at length. */
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
