import type { KeptEdits } from '@commissary/domain/production'

import { keptEditsName } from './database-names.ts'
import { deviceStore } from './device-store.ts'

/** What was typed and is not in the server yet, by record. It stays through a logout, and is sent when its user is back. */
export const keptEdits = deviceStore<KeptEdits>(keptEditsName)

/** The owner of what a user types. The same person at another caterer is another owner. */
export const ownerOf = ({ catererId, id }: { catererId: number; id: number }): string => `user ${catererId} ${id}`
