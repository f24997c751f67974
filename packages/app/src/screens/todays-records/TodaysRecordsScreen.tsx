import { keepsRecords } from '@commissary/domain/school'
import { EmptyState, Screen } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { ownerOf } from '../../offline/kept-edits-store.ts'
import { OfflineReads } from '../../offline/OfflineReads.tsx'
import { UnsentRecords } from '../../production/UnsentRecords.tsx'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { PhoneRecord } from './PhoneRecord.tsx'
import { TodaysMeals } from './TodaysMeals.tsx'

/**
 * Today's production records on a phone in a kitchen, with or without a connection: `?record=12` is open. Everything it reads is kept on the
 * device for its user.
 */
export function TodaysRecordsScreen() {
  const t = useMessages()
  const session = useSession()
  const { get } = useUrlFilters()
  const owner = ownerOf(session)
  const recordId = Number(get('record')) || null
  const schools = session.schools.filter(keepsRecords)

  return (
    <OfflineReads owner={owner}>
      {recordId === null ? (
        <Screen title={t('receiving.today.title')} description={session.formats.dayLong(session.today)}>
          <UnsentRecords owner={owner} isList />
          {schools.length === 0 ? (
            <EmptyState kind="none" title={t('receiving.today.notKept')}>
              {t('receiving.today.notKeptHint')}
            </EmptyState>
          ) : (
            <TodaysMeals schools={schools} today={session.today} />
          )}
        </Screen>
      ) : (
        <PhoneRecord key={recordId} id={recordId} owner={owner} />
      )}
    </OfflineReads>
  )
}
