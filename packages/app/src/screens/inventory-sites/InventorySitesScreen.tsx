import {
  deleteInventorySite,
  preloadListInventorySites,
  type Site,
  type SiteSchool,
  useListInventorySites,
} from '@commissary/api-client'
import { Banner, EmptyState, Link, Screen, Stack, useConfirm, useToast } from '@commissary/ui'
import { CheckCell, type Column, DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { SearchBox } from '../../forms/SearchBox.tsx'
import { savedMessage } from '../../forms/save-failure.ts'
import { useBulk } from '../../lists/use-bulk.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useUrlFilters, useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { knownSchools } from './school-options.ts'

const siteAddress = (siteId: number) => withQuery(paths.inventorySiteForm, { siteId })
const none: readonly Site[] = []

/** Whether a name has all words of a search, in any order and case. */
const holds = (name: string, query: string) =>
  query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => name.toLocaleLowerCase().includes(word))

const nameColumn: Column<Site> = { id: 'siteName', header: 'siteName', value: (site) => site.siteName, width: '12rem' }

/** The column of a school, checked for the site it belongs to. */
const schoolColumn = ({ schoolId, schoolName }: SiteSchool): Column<Site> => {
  const has = (site: Site) => site.schools.some((school) => school.schoolId === schoolId)
  return {
    id: `school-${schoolId}`,
    header: schoolName,
    value: has,
    cell: (site) => <CheckCell label={schoolName} isChecked={has(site)} />,
    isFilterable: false,
  }
}

export const preload: Preload = ({ catererId }) => preloadListInventorySites({ catererId })

/** The caterer's inventory sites with a column for each school; a search narrows the schools (`?q=`). */
export function InventorySitesScreen() {
  const t = useMessages()
  const { catererId, schools } = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const open = ({ siteId }: Site) => navigate(siteAddress(siteId), { state: { list: search } })
  const confirm = useConfirm()
  const showToast = useToast()
  const table = useUrlTable()
  const filters = useUrlFilters()
  const query = filters.get('q')
  const list = useListInventorySites({ catererId })
  const sites = list.data?._embedded.sites

  const known = useMemo(() => knownSchools(schools, sites ?? none), [schools, sites])
  const columns = useMemo(
    () => [
      { ...nameColumn, header: t('inventorySites.name') },
      ...known.filter(({ schoolName }) => holds(schoolName, query)).map(schoolColumn),
    ],
    [known, query, t],
  )

  const bulk = useBulk({
    rows: sites,
    keyOf: (site) => site.siteId,
    nameOf: (site) => site.siteName,
    reload: () => list.mutate(),
    actions: [
      {
        label: t('bulk.delete'),
        tone: 'danger',
        question: (count) => t('bulk.deleteQuestion', { count }),
        done: (count) => t('bulk.deleted', { count }),
        run: ({ siteId, version }) => deleteInventorySite(siteId, { catererId }, { ifMatch: version }),
      },
    ],
  })

  const handleDelete = (site: Site) =>
    confirm({
      message: t('inventorySites.confirmDelete'),
      subject: site.siteName,
      tone: 'danger',
      onConfirm: async () => {
        try {
          const deleted = await deleteInventorySite(site.siteId, { catererId }, { ifMatch: site.version })
          showToast({ tone: 'success', message: savedMessage(deleted) })
        } finally {
          // If the server rejects it, the row is outdated too.
          await list.mutate()
        }
      },
    })

  return (
    <Screen
      title={t('inventorySites.title')}
      description={t('inventorySites.description')}
      actions={
        <Link variant="solid" href={paths.inventorySiteForm}>
          {t('inventorySites.addNew')}
        </Link>
      }
    >
      <Stack>
        {columns.length === 1 && query !== '' && <Banner>{t('inventorySites.noSuchSchool')}</Banner>}
        <DataTable
          tableId="inventory-sites"
          caption={t('inventorySites.title')}
          columns={columns}
          rows={sites}
          error={list.error}
          onRetry={() => list.mutate()}
          rowKey={(site) => site.siteId}
          state={table.state}
          onStateChange={table.onStateChange}
          search={
            <SearchBox
              label={t('inventorySites.searchSchools')}
              value={query}
              onChange={(q) => filters.set({ q }, { isTyping: true })}
            />
          }
          {...bulk}
          onOpenRow={open}
          rowActions={(site) => [
            { label: t('inventorySites.edit'), onSelect: () => open(site) },
            { label: t('inventorySites.delete'), tone: 'danger', onSelect: () => void handleDelete(site) },
          ]}
          empty={<EmptyState title={t('inventorySites.emptyTitle')}>{t('inventorySites.emptyHint')}</EmptyState>}
        />
      </Stack>
    </Screen>
  )
}
