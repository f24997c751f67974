import type { CalendarDay } from '@commissary/api-client'
import { Banner, Button } from '@commissary/ui'
import { lazy, Suspense } from 'react'

import { useMessages } from '../../messages/messages.ts'
import type { PublishedDays } from './use-published-days.ts'

const ConflictsDialog = lazy(async () => ({ default: (await import('./ConflictsDialog.tsx')).ConflictsDialog }))
const ChangedDaysDialog = lazy(async () => ({ default: (await import('./ChangedDaysDialog.tsx')).ChangedDaysDialog }))

/** The open dialog, for one day or (null) for all shown days. */
export type Review = { kind: 'conflicts' | 'changes'; date: string | null } | null

interface ReviewProps {
  published: PublishedDays
  onReview: (review: Review) => void
}

/** Names the days with conflicts, and leads to answering them. */
export function ConflictBanner({ published, onReview }: ReviewProps) {
  const t = useMessages()
  const count = published.conflicts.length
  if (count === 0) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" variant="solid" onClick={() => onReview({ kind: 'conflicts', date: null })}>
          {t('schoolMenus.review')}
        </Button>
      }
    >
      {t('schoolMenus.conflictDays', { count })}
    </Banner>
  )
}

/** Leads to the days that the school changed. */
export function ChangedDaysButton({ published, onReview }: ReviewProps) {
  const t = useMessages()
  const count = published.changed.length
  return (
    count > 0 && (
      <Button size="small" onClick={() => onReview({ kind: 'changes', date: null })}>
        {t('schoolMenus.changedDays', { count })}
      </Button>
    )
  )
}

interface ReviewDialogProps extends ReviewProps {
  review: Review
  onSaved: (days: readonly CalendarDay[]) => unknown
  /** The days are reloaded. */
  onStale: () => Promise<unknown>
}

/** The open dialog. */
export function ReviewDialog({ review, published, onReview, onSaved, onStale }: ReviewDialogProps) {
  if (!review) return null
  const { date } = review
  const close = () => onReview(null)
  const shared = { monthIdOf: published.monthIdOf, onSaved, onStale, onClose: close }
  const conflicts = published.conflicts.filter((day) => date === null || day.date === date)
  const changed = published.changed.filter(({ day }) => date === null || day.date === date)
  return (
    <Suspense>
      {review.kind === 'conflicts' && <ConflictsDialog days={conflicts} {...shared} />}
      {review.kind === 'changes' && <ChangedDaysDialog days={changed} {...shared} />}
    </Suspense>
  )
}
