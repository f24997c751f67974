import type { User } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import { Badge } from '@commissary/ui'

const tones = { invited: 'accent', active: 'neutral', inactive: 'danger' } as const

/** A user's account status. */
export function StatusBadge({ status, t }: { status: User['status']; t: Translate }) {
  return <Badge tone={tones[status]}>{t(`users.statuses.${status}`)}</Badge>
}
