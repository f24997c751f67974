import { newKey, recountStockLines, type StockCount } from '@commissary/api-client'
import { Banner, Button, EmptyState, Stack, useToast } from '@commissary/ui'
import { DataTable, type RowKey } from '@commissary/ui/table'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { momentText } from '../../text/moment-text.ts'
import { useSession } from '../../session/session.tsx'
import { varianceText } from './count-columns.tsx'
import { reviewColumns } from './review-columns.tsx'
import { differs, needsReason, reviewOrder } from './review-lines.ts'

const ReasonDialog = lazy(async () => ({ default: (await import('./ReasonDialog.tsx')).ReasonDialog }))

const none: ReadonlySet<RowKey> = new Set()

interface CountReviewProps {
  count: StockCount
  /** Reloads the count. */
  onStale: () => Promise<unknown>
}

/** A finished count: its lines by the size of their variance, to explain or to count again, and what was posted. */
export function CountReview({ count: { count, lines }, onStale }: CountReviewProps) {
  const wording = useWording()
  const { t } = wording
  const { locale, timeZone } = useSession()
  const showToast = useToast()
  const showFailure = useFailureToast()
  const columns = useMemo(() => reviewColumns(wording), [wording])
  const rows = useMemo(() => reviewOrder(lines), [lines])
  const [selected, setSelected] = useState(none)
  const [explained, setExplained] = useState<readonly number[] | null>(null)
  const isOpen = count.status !== 'posted'
  const changed = lines.filter(differs)
  const missing = lines.filter(needsReason)
  const uncounted = lines.filter(({ counted }) => counted === null).length

  async function recount(lineIds: number[]) {
    try {
      const saved = await recountStockLines(count.id, { lineIds }, { idempotencyKey: newKey() })
      showToast({ tone: 'success', message: savedMessage(saved) })
    } catch (error) {
      showFailure(error)
    } finally {
      await onStale()
    }
  }

  const idsOf = (keys: ReadonlySet<RowKey>) => [...keys].map(Number)
  const actionsFor = (ids: number[]) => [
    { label: t('physicalInventory.review.giveReason'), onSelect: () => setExplained(ids) },
    { label: t('physicalInventory.review.recount'), onSelect: () => void recount(ids) },
  ]

  return (
    <Stack gap={4}>
      {count.postedAt !== null && (
        <Banner tone="success">
          {t('physicalInventory.review.postedBy', {
            name: count.postedBy ?? t('physicalInventory.sheet.unknownPerson'),
            time: momentText(count.postedAt, { locale, timeZone }),
          })}
        </Banner>
      )}
      <Banner
        tone={isOpen && missing.length > 0 ? 'warning' : 'neutral'}
        action={
          isOpen &&
          missing.length > 0 && (
            <Button onClick={() => setExplained(missing.map(({ id }) => id))}>
              {t('physicalInventory.review.giveReason')}
            </Button>
          )
        }
      >
        {[
          t('physicalInventory.review.summary', { count: changed.length }),
          changed.length > 0 && t('physicalInventory.review.totalValue', { value: varianceText(wording, count) }),
          uncounted > 0 && t('physicalInventory.review.uncounted', { count: uncounted }),
          isOpen && missing.length > 0 && t('physicalInventory.review.missingReasons', { count: missing.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      <DataTable
        tableId="count-review"
        caption={t('physicalInventory.review.caption')}
        columns={columns}
        translate={t}
        rows={rows}
        error={null}
        defaultPageSize={50}
        {...(isOpen && {
          selected,
          onSelect: setSelected,
          bulkActions: (keys: ReadonlySet<RowKey>) => actionsFor(idsOf(keys)),
          rowActions: ({ id }: (typeof rows)[number]) => actionsFor([id]).slice(0, 1),
        })}
        empty={<EmptyState title={t('physicalInventory.review.emptyTitle')} />}
      />
      <Suspense>
        {explained && (
          <ReasonDialog
            countId={count.id}
            lines={lines.filter(({ id }) => explained.includes(id))}
            onSaved={async () => {
              setSelected(none)
              await onStale()
            }}
            onClose={() => setExplained(null)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
