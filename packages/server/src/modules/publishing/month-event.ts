import type { PublishResult } from '@commissary/domain/menu'

import type { RecordFields } from '../history/record-event.ts'

/** The entry of a school's month that was given other days. */
export const ofSchoolMonth = (
  recordId: number,
  what: RecordFields,
  { came, kept, conflicts }: Omit<PublishResult, 'locked'>,
) => ({
  recordType: 'schoolMonth' as const,
  recordId,
  action: 'updated' as const,
  after: { ...what, publishedDays: came, keptDays: kept, conflictDays: conflicts },
})
