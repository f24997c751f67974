import { Link } from '../../../components/navigation/Link/Link.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { requireLabel } from '../../../text/require-label.ts'
import { EntryKind, EntryLine, EntryText, ListEntry, ListRoot, UnreadDot } from './NotificationList.styles.ts'

export interface NotificationEntry {
  id: number
  /** "Price jump". */
  kind: string
  /** What happened, in a sentence. */
  text: string
  /** ISO 8601, for machines. */
  dateTime: string
  /** Formatted for display. */
  time: string
  /** The record that it is about. */
  href: string
  isUnread: boolean
}

export interface NotificationListProps {
  /** Names the list for screen readers. */
  label: string
  /** Newest first. */
  entries: readonly NotificationEntry[]
  /** Read before the kind of an unread notification. */
  unreadText: string
  /** Called before the record opens. */
  onOpen: (id: number) => void
}

/** What happened, newest first; each entry opens its record. */
export function NotificationList({ label, entries, unreadText, onOpen }: NotificationListProps) {
  requireLabel('NotificationList', label)
  return (
    <ListRoot aria-label={label}>
      {entries.map(({ id, kind, text, dateTime, time, href, isUnread }) => (
        <ListEntry key={id} $isUnread={isUnread}>
          <Link href={href} variant="quiet" onClick={() => onOpen(id)}>
            <EntryLine>
              {isUnread && (
                <>
                  <UnreadDot aria-hidden />
                  <VisuallyHidden>{unreadText} </VisuallyHidden>
                </>
              )}
              <EntryKind>{kind}</EntryKind>
              <time dateTime={dateTime}>{time}</time>
            </EntryLine>
            <EntryText dir="auto">{text}</EntryText>
          </Link>
        </ListEntry>
      ))}
    </ListRoot>
  )
}
