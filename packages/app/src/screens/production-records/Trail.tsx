import { type ProductionEvent, type ProductionRecord, useListProductionEvents } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Button, ChangeLog, ErrorState, Fold, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../text/moment-text.ts'
import { pathName, valueText } from './record-texts.ts'

/** The most events on a page. */
const mostEvents = 100

/** Who did what to the record, newest first. It can't be changed. */
export function Trail({ record }: { record: ProductionRecord }) {
  const wording = useWording()
  const { t } = wording
  const [size, setSize] = useState(20)
  return (
    <Fold title={t('production.sections.trail')}>
      <Events
        key={record.version}
        record={record}
        size={size}
        onMore={() => setSize((now) => Math.min(mostEvents, now + 40))}
      />
    </Fold>
  )
}

function Events({ record, size, onMore }: { record: ProductionRecord; size: number; onMore: () => void }) {
  const wording = useWording()
  const { locale, timeZone } = useSession()
  const events = useListProductionEvents(record.id, { page: 0, size }, { keepPreviousData: true })
  if (events.error) return <ErrorState error={events.error} onRetry={() => events.mutate()} />
  if (!events.data) return <Skeleton lines={4} />
  const { _embedded, page } = events.data
  return (
    <Stack>
      <ChangeLog
        label={wording.t('production.sections.trail')}
        nothingText={wording.t('production.choices.none')}
        fromText={wording.t('production.trail.from')}
        toText={wording.t('production.trail.to')}
        entries={_embedded.events.map((event) => ({
          id: event.id,
          title: actionText(wording, event),
          dateTime: event.at,
          time: momentText(event.at, { locale, timeZone }),
          changes: event.changes.map(({ path, from, to }) => ({
            field: pathName(wording, record, path),
            from: from === null ? null : valueText(wording, path, from),
            to: to === null ? null : valueText(wording, path, to),
          })),
        }))}
      />
      {page.totalElements > _embedded.events.length && size < mostEvents && (
        <Button size="small" onClick={onMore}>
          {wording.t('production.trail.more')}
        </Button>
      )}
    </Stack>
  )
}

/** "Edited by Rosa Diaz" */
function actionText({ t }: Wording, { action, reason, by }: ProductionEvent): string {
  const done =
    action === 'reopened' ? t('production.trail.reopened', { reason: reason ?? '' }) : t(`production.trail.${action}`)
  return by === null ? done : t('production.trail.by', { action: done, name: by })
}
