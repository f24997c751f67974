import { useReadUser } from '@commissary/api-client'
import { EmptyState, ErrorState, Link, Screen, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { recordIdOf, listAddress } from '../../routing/record-address.ts'
import { historyWords } from './user-values.ts'
import { UserForm } from './UserForm.tsx'

/** One user as a page, to add or to edit: `?id=12`, `?id=new`. For administrators. */
export function UserRecordScreen() {
  const [params] = useSearchParams()
  const id = recordIdOf(params)
  return <UserRecord key={id ?? 'new'} id={id} />
}

function UserRecord({ id }: { id: number | null }) {
  const t = useMessages()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isNew = id === null
  const isAsked = !isNew && !Number.isNaN(id)
  // The form keeps the values it was opened with, so reloading while typing has no use.
  const user = useReadUser(id ?? 0, { enabled: isAsked, revalidateOnFocus: false })
  // Cached data may be outdated, so the form opens only after a reload.
  const [isOpened, setIsOpened] = useState(false)
  if (!isOpened && user.data && !user.isValidating) setIsOpened(true)
  /** Number of account changes made on this page. */
  const [acts, setActs] = useState(0)

  const list = listAddress(paths.users, state)
  const close = () => navigate(list)
  const data = isOpened ? user.data : undefined
  const title = isNew
    ? t('users.new')
    : data
      ? `${data.firstName} ${data.lastName}`.trim()
      : t(isAsked && !user.error ? 'common.loading' : 'shell.titles.userRecord')

  async function handleAccountChanged() {
    const changed = await user.mutate()
    setActs((count) => count + 1)
    return changed
  }

  function content() {
    if (!isNew && (!isAsked || user.error?.status === 404)) {
      return <EmptyState title={t('users.notFound')} action={<Link href={list}>{t('users.backToList')}</Link>} />
    }
    if (!isNew && !data) {
      return user.error ? <ErrorState error={user.error} onRetry={() => user.mutate()} /> : <Skeleton lines={12} />
    }
    return (
      <Stack gap={6} isFormWide>
        <UserForm user={data ?? null} onSaved={close} onAccountChanged={handleAccountChanged} onClose={close} />
        {data && (
          <RecordHistory
            recordType="user"
            recordId={data.id}
            // An invitation is an event too, but does not change the record's version.
            version={data.version + acts}
            words={historyWords(t)}
          />
        )}
      </Stack>
    )
  }

  return (
    <Screen title={title} breadcrumbs={[{ label: t('shell.titles.users'), href: list }, { label: title }]}>
      {content()}
    </Screen>
  )
}
