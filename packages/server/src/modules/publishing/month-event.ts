import type { PublishResult } from '@commissary/domain/menu'

import type { Tx } from '../../db/work.ts'
import { recordEvent, type RecordFields } from '../history/record-event.ts'

/** The history entry of a school's month that was given other days. */
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

/** Records in the history of a master's month which schools were given it, and which were not because a job stopped. */
export async function recordPublished(
  tx: Tx,
  recordId: number,
  { published, notPublished = [], reason }: { published: string[]; notPublished?: string[]; reason: string | null },
): Promise<void> {
  if (published.length + notPublished.length === 0) return
  const after = { published, notPublished, reason }
  await recordEvent(tx, { recordType: 'masterMonth', recordId, action: 'updated', after })
}
