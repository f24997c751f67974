import { type RecordType, useListRecordHistory } from '@commissary/api-client'
import { Button, ChangeLog, EmptyState, ErrorState, Section, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { changeEntry, type FieldWords, type FindFieldWord } from './change-entry.ts'

export interface RecordHistoryProps {
  recordType: RecordType
  recordId: number
  /** Labels of the record's fields, by their names in the API. */
  words: FieldWords | FindFieldWord
  /** Version of the record: the history reloads after a save. */
  version: number
  /** Open from the start. */
  isOpen?: boolean
}

/** Who changed which field of a record and when. Collapsed, because most users open a record for other reasons. */
export function RecordHistory({ isOpen: isOpenAtFirst = false, ...record }: RecordHistoryProps) {
  const t = useMessages()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <Section
      title={t('history.title')}
      description={t('history.description')}
      actions={
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'history.hide' : 'history.show')}
        </Button>
      }
    >
      {isOpen && <RecordChanges key={`${record.recordType} ${record.recordId} ${record.version}`} {...record} />}
    </Section>
  )
}

/** The history itself, newest first, page by page. For a place with its own header, such as a dialog. */
export function RecordChanges(record: Omit<RecordHistoryProps, 'isOpen'>) {
  const [pages, setPages] = useState(1)
  return (
    <Stack gap="half">
      {Array.from({ length: pages }, (_, page) => (
        <ChangePage
          // oxlint-disable-next-line react/no-array-index-key -- a page is its number
          key={page}
          {...record}
          page={page}
          onMore={page === pages - 1 ? () => setPages(pages + 1) : null}
        />
      ))}
    </Stack>
  )
}

interface ChangePageProps extends Omit<RecordHistoryProps, 'isOpen'> {
  page: number
  /** Null when the next page is already shown. */
  onMore: (() => void) | null
}

function ChangePage({ recordType, recordId, words, page, onMore }: ChangePageProps) {
  const t = useMessages()
  const { locale, timeZone } = useSession()
  const history = useListRecordHistory({ recordType, recordId, page })

  if (history.error && !history.data) {
    return <ErrorState error={history.error} onRetry={() => history.mutate()} />
  }
  if (!history.data) return <Skeleton lines={4} />
  const { _embedded, page: found } = history.data
  if (found.totalElements === 0) {
    return (
      <EmptyState size="small" title={t('history.none')}>
        {t('history.noneHint')}
      </EmptyState>
    )
  }

  return (
    <>
      <ChangeLog
        label={t('history.title')}
        entries={_embedded.events.map((event) => changeEntry(event, words, t, { locale, timeZone }))}
        nothingText={t('history.nothing')}
        fromText={t('history.from')}
        toText={t('history.to')}
      />
      {onMore && page + 1 < found.totalPages && (
        <div>
          <Button size="small" onClick={onMore}>
            {t('history.showMore')}
          </Button>
        </div>
      )}
    </>
  )
}
