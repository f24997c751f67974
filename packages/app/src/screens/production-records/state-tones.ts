import type { RecordState } from '@commissary/domain/production'
import type { BadgeProps } from '@commissary/ui'

/** The badge of a state. */
export const stateTones: Record<RecordState, NonNullable<BadgeProps['tone']>> = {
  planned: 'neutral',
  open: 'accent',
  served: 'accent',
  signed: 'neutral',
  late: 'danger',
}
