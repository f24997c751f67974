import { isKept, type KeptEdits, nothingKept } from '@commissary/domain/production'

import { keptEditsName } from './database-names.ts'
import { type DeviceKey, deviceStore } from './device-store.ts'

/** What was typed and is not in the server yet, by record. It stays through a logout, and is sent when its user is back. */
export const keptEdits = deviceStore<KeptEdits>(keptEditsName)

/** Changes what is kept of a record; undefined once nothing is. */
export const updateKept = (key: DeviceKey, change: (kept: KeptEdits) => KeptEdits): Promise<KeptEdits | undefined> =>
  keptEdits.update(key, (before) => {
    const after = change(before ?? nothingKept)
    return isKept(after) ? after : undefined
  })

/** The owner of what a user types. The same person at another caterer is another owner. */
export const ownerOf = ({ catererId, id }: { catererId: number; id: number }): string => `user ${catererId} ${id}`
