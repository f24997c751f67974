import { isKept, type KeptEdits, nothingKept } from '@commissary/domain/production'

import { keptEditsName } from './database-names.ts'
import { type DeviceKey, deviceStore } from './device-store.ts'

/** What was typed and has not reached the server yet, by record. It survives a logout, and is sent when its user is back. */
export const keptEdits = deviceStore<KeptEdits>(keptEditsName)

/** Changes what is kept for a record. Resolves to undefined once nothing is. */
export const updateKept = (key: DeviceKey, change: (kept: KeptEdits) => KeptEdits): Promise<KeptEdits | undefined> =>
  keptEdits.update(key, (before) => {
    const after = change(before ?? nothingKept)
    return isKept(after) ? after : undefined
  })

/** The owner of what a user types. The same person at another caterer is another owner. */
export const ownerOf = ({ catererId, id }: { catererId: number; id: number }): string => `user ${catererId} ${id}`
