import { type Site, useListInventorySites, useReadInventorySite } from '@commissary/api-client'
import { EmptyState, ErrorState, Link, Screen, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { idText } from '../../routing/id-text.ts'
import { NoSchools } from '../../routing/NoSchools.tsx'
import { paths } from '../../routing/paths.ts'
import { listAddress } from '../../routing/record-address.ts'
import { useSession } from '../../session/session.tsx'
import { InventorySiteForm } from './InventorySiteForm.tsx'

/** The site id of an address: `?siteId=12`. Null for a new site (no id, or 0); NaN for an invalid id. */
export function siteIdOf(asked: string | null): number | null {
  if (asked === null || asked === '' || asked === '0') return null
  return Number(idText(asked))
}

/** An inventory site as a page, to add or to edit. */
export function InventorySiteFormScreen() {
  const t = useMessages()
  const { catererId, schools } = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const id = siteIdOf(params.get('siteId'))
  const isKnown = id !== null && !Number.isNaN(id)
  // The other sites determine which schools are taken. The form keeps the values it was opened with.
  const list = useListInventorySites({ catererId })
  const read = useReadInventorySite(id ?? 0, { catererId }, { enabled: isKnown, revalidateOnFocus: false })
  // The form keeps its site even if someone else saves or deletes it.
  const [opened, setOpened] = useState<Site | null>(null)
  if (read.data && opened?.siteId !== read.data.siteId) setOpened(read.data)
  const site = isKnown && opened?.siteId === id ? opened : null

  const back = listAddress(paths.inventorySites, useLocation().state)
  const close = () => navigate(back)
  const sites = list.data?._embedded.sites
  const error = isKnown && !site ? (read.error ?? list.error) : list.error
  const title = t(id === null ? 'inventorySites.newSite' : 'inventorySites.editSite')

  function content() {
    if (Number.isNaN(id) || (!site && read.error?.status === 404)) {
      return (
        <EmptyState
          title={t('inventorySites.notFound')}
          action={<Link href={back}>{t('inventorySites.title')}</Link>}
        />
      )
    }
    if (!sites || (isKnown && !site)) {
      if (error) return <ErrorState error={error} onRetry={() => Promise.all([list.mutate(), read.mutate()])} />
      return <Skeleton lines={12} />
    }
    if (!site && schools.length === 0) return <NoSchools />
    return (
      <Stack gap={6} isFormWide>
        <InventorySiteForm
          key={id ?? 'new'}
          site={site}
          sites={sites}
          onRefused={() => list.mutate()}
          onSaved={async () => {
            await Promise.all([list.mutate(), isKnown && read.mutate()])
            await close()
          }}
          onClose={close}
        />
        {site && (
          <RecordHistory
            recordType="site"
            recordId={site.siteId}
            version={site.version}
            words={{
              siteName: { label: t('inventorySites.name') },
              schools: {
                label: t('inventorySites.schools'),
                list: { added: t('inventorySites.schoolsAdded'), removed: t('inventorySites.schoolsRemoved') },
              },
            }}
          />
        )}
      </Stack>
    )
  }

  return (
    <Screen title={title} breadcrumbs={[{ label: t('inventorySites.title'), href: back }, { label: title }]}>
      {content()}
    </Screen>
  )
}
