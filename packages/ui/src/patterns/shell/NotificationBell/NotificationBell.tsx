import { Bell } from 'lucide-react'

import { IconButton } from '../../../components/actions/IconButton/IconButton.tsx'
import { NotificationBellStyles } from './NotificationBell.styles.ts'

export interface NotificationBellProps {
  /** Says how many are unread, such as "Notifications, 3 unread." */
  label: string
  /** Unread notifications; 0 shows no number. */
  count: number
  isOpen: boolean
  onOpen: () => void
}

/** The largest count that is shown as a number. */
const mostShown = 99

/** The bell of the top bar, which opens the notifications. */
export function NotificationBell({ label, count, isOpen, onOpen }: NotificationBellProps) {
  return (
    <span className="cm-bell">
      <NotificationBellStyles />
      <IconButton label={label} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
        <Bell aria-hidden />
      </IconButton>
      {count > 0 && (
        <span className="cm-bell-count" aria-hidden>
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </span>
  )
}
