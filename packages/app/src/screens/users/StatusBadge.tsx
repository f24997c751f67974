import type { User } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import { Badge } from '@commissary/ui'

import { statusTones } from '../../lists/status-tones.ts'

/** A user's account status. */
export function StatusBadge({ status, t }: { status: User['status']; t: Translate }) {
  return <Badge tone={statusTones[status]}>{t(`users.statuses.${status}`)}</Badge>
}
