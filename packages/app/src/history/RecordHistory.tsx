import { type RecordType, useListRecordHistory } from '@commissary/api-client'
import { Button, ChangeLog, EmptyState, ErrorState, Section, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { changeEntry, type FieldWords } from './change-entry.ts'

export interface RecordHistoryProps {
  recordType: RecordType
  recordId: number
  /** The record's fields in words, by their names in the contract. */
  words: FieldWords
  /** Of the record that is shown: after a save the history is read again. */
  version: number
  /** Shown at once, where somebody came for it. */
  isOpen?: boolean
}

/** Who changed which field of a record, when, behind a button: most people come to the record for something else. */
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

/** The history itself, newest first, page after page. For a place that has a head of its own, such as a dialog. */
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
  /** Null where the next page is shown already. */
  onMore: (() => void) | null
}

function ChangePage({ recordType, recordId, words, page, onMore }: ChangePageProps) {
  const t = useMessages()
  const { locale, timeZone } = useSession()
  // What was saved a moment ago is in it.
  const history = useListRecordHistory({ recordType, recordId, page }, { dedupingInterval: 0 })

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
