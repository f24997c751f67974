import { useListStartingInventories, useReadStartingInventory, useReadStockOptions } from '@commissary/api-client'
import { EmptyState, ErrorState, Link, Screen, Skeleton } from '@commissary/ui'

import { useFreshData } from '../../forms/use-fresh-data.ts'
import { useMessages } from '../../messages/messages.ts'
import { isAllowed } from '../../routing/access.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { PostedLines } from './PostedLines.tsx'
import { StartForm } from './StartForm.tsx'

/** One starting inventory: a draft to fill in and post, or a posted one, read-only. `?open=12`, `?open=new` */
export function StartingInventoryScreen() {
  const { id } = useOpenRecord()
  return <Start key={id ?? 'new'} id={id} />
}

function Start({ id }: { id: number | null }) {
  const t = useMessages()
  const session = useSession()
  const { catererId } = session
  const record = useOpenRecord()
  const read = useReadStartingInventory(id ?? 0, { catererId }, { enabled: id !== null, revalidateOnFocus: false })
  const fresh = useFreshData(read)
  // A posted one comes from the read after posting, not from what was opened.
  const start = read.data?.postedAt ? read.data : fresh
  const options = useReadStockOptions({ catererId })
  const canAddSite = isAllowed({ requires: ['inventoryEnabled'], module: 'settings' }, session)
  const list = useListStartingInventories({ catererId }, { revalidateOnMount: false, revalidateOnFocus: false })
  const title =
    id === null
      ? t('startingInventory.newTitle')
      : start
        ? t('startingInventory.recordTitle', {
            site: start.siteName,
            location: start.locationName ?? t('startingInventory.noPlace'),
          })
        : t(read.error ? 'startingInventory.title' : 'common.loading')

  async function handleSaved(savedId: number | undefined) {
    await list.mutate()
    if (id === null && savedId !== undefined) record.replace(savedId)
    else await read.mutate()
  }

  function content() {
    if (read.error?.status === 404 && !start) {
      return (
        <EmptyState
          title={t('startingInventory.notFound')}
          action={<Link href={paths.startingInventory}>{t('startingInventory.title')}</Link>}
        />
      )
    }
    const error = read.error ?? options.error
    if ((id !== null && !start) || !options.data) {
      const retry = () => Promise.all([read.mutate(), options.mutate()])
      return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton lines={12} />
    }
    if (options.data.sites.length === 0) {
      return (
        <EmptyState
          title={t('startingInventory.noSitesTitle')}
          action={
            canAddSite && (
              <Link variant="solid" href={paths.inventorySites}>
                {t('startingInventory.addSite')}
              </Link>
            )
          }
        >
          {t(canAddSite ? 'startingInventory.noSitesHint' : 'startingInventory.noSitesStaff')}
        </EmptyState>
      )
    }
    if (start?.postedAt) return <PostedLines start={start} />
    return (
      <StartForm
        key={start?.version ?? 'new'}
        start={start ?? null}
        options={options.data}
        onSaved={handleSaved}
        onClose={record.close}
      />
    )
  }

  return (
    <Screen
      title={title}
      breadcrumbs={[{ label: t('startingInventory.title'), href: paths.startingInventory }, { label: title }]}
    >
      {content()}
    </Screen>
  )
}
