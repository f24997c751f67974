import {
  findMenuCaterers,
  type MenuCaterer,
  preloadFindMenuCaterers,
  updateMenuCaterer,
  useFindMenuCaterers,
} from '@commissary/api-client'
import { menuTypes } from '@commissary/domain/menu'
import { Button, EmptyState, Inline, Screen, Select } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { useBulk } from '../../lists/use-bulk.ts'
import { pagedArgs, usePagedList } from '../../lists/use-paged-list.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useSession } from '../../session/session.tsx'
import { categoryOptions, mealCategoryCodes } from './category-options.ts'
import { filteredItemColumns, masterItemColumns } from './master-item-columns.tsx'

const BulkEditDialog = lazy(async () => ({ default: (await import('./BulkEditDialog.tsx')).BulkEditDialog }))

const filters = {
  types: (text: string) => choiceOf(menuTypes, text),
  mealCategory: (text: string) => choiceOf(mealCategoryCodes, text),
  isActive: (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined),
}

export const preload: Preload = ({ catererId }, query) =>
  preloadFindMenuCaterers({ catererId, ...pagedArgs(query, filters, filteredItemColumns) })

/** What the caterer offers on menus. */
export function MasterItemsScreen() {
  const wording = useWording()
  const { t } = wording
  const { catererId } = useSession()
  const columns = useMemo(() => masterItemColumns(wording), [wording])
  const record = useOpenRecord()
  const list = usePagedList(filters, filteredItemColumns)
  const items = useFindMenuCaterers({ catererId, ...list.args }, { keepPreviousData: true })
  const [edited, setEdited] = useState<ReadonlySet<string | number> | null>(null)

  // Undo runs after the write, which created the next version.
  const switching = (isActive: boolean) => ({
    run: ({ id, version }: MenuCaterer) => updateMenuCaterer(id, { isActive }, { ifMatch: version }),
    undo: ({ id, version, isActive: before }: MenuCaterer) =>
      updateMenuCaterer(id, { isActive: before }, { ifMatch: version + 1 }),
  })
  const { runOn, ...bulk } = useBulk({
    rows: items.data?._embedded.menuCaterers,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    reload: () => items.mutate(),
    actions: [
      {
        label: t('masterItems.bulk.activate'),
        question: (count) => t('masterItems.bulk.activateQuestion', { count }),
        done: (count) => t('masterItems.bulk.activated', { count }),
        run: switching(true).run,
        undo: { run: switching(true).undo, done: (count) => t('bulk.deactivated', { count }) },
      },
      {
        label: t('bulk.deactivate'),
        tone: 'danger',
        question: (count) => t('bulk.deactivateQuestion', { count }),
        done: (count) => t('bulk.deactivated', { count }),
        run: switching(false).run,
        undo: { run: switching(false).undo, done: (count) => t('masterItems.bulk.activated', { count }) },
      },
    ],
  })
  const add = (
    <Button variant="solid" onClick={() => record.openNew()}>
      {t('masterItems.add')}
    </Button>
  )

  return (
    <Screen title={t('masterItems.title')} description={t('masterItems.description')} actions={add}>
      <MenuFormats>
        <DataTable
          search={
            <Inline gap={3} isFilling>
              <SearchBox label={t('masterItems.search')} {...list.search} />
              <Select
                label={t('masterItems.typeFilter')}
                isLabelHidden
                placeholder={t('masterItems.anyType')}
                value={list.filters.types ?? ''}
                onChange={(types) => list.setFilters({ types })}
                options={menuTypes.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
              />
              <Select
                label={t('masterItems.categoryFilter')}
                isLabelHidden
                placeholder={t('masterItems.anyCategory')}
                value={list.filters.mealCategory ?? ''}
                onChange={(mealCategory) => list.setFilters({ mealCategory })}
                options={categoryOptions(t)}
              />
              <Select
                label={t('masterItems.statusFilter')}
                isLabelHidden
                placeholder={t('masterItems.anyStatus')}
                value={list.filters.isActive === undefined ? '' : String(list.filters.isActive)}
                onChange={(isActive) => list.setFilters({ isActive })}
                options={[
                  { value: 'true', label: t('masterItems.active') },
                  { value: 'false', label: t('masterItems.inactive') },
                ]}
              />
            </Inline>
          }
          tableId="master-items"
          caption={t('masterItems.title')}
          columns={columns}
          translate={t}
          {...list.tableProps(
            items,
            (data) => data._embedded.menuCaterers,
            (page) => findMenuCaterers({ catererId, ...list.args, ...page }),
          )}
          {...bulk}
          bulkActions={(keys) => [
            { label: t('masterItems.bulk.edit'), onSelect: () => setEdited(keys) },
            ...bulk.bulkActions(keys),
          ]}
          onOpenRow={({ id }) => record.open(id)}
          empty={
            list.isFiltered ? (
              <EmptyState
                kind="no-match"
                title={t('masterItems.noMatch')}
                action={<Button onClick={list.clearFilters}>{t('masterItems.clearFilters')}</Button>}
              >
                {t('masterItems.noMatchHint')}
              </EmptyState>
            ) : (
              <EmptyState title={t('masterItems.emptyTitle')} action={add}>
                {t('masterItems.emptyHint')}
              </EmptyState>
            )
          }
        />
      </MenuFormats>
      <Suspense>
        {edited && (
          <BulkEditDialog
            count={edited.size}
            onClose={() => setEdited(null)}
            onSave={(patch) =>
              runOn(edited, {
                run: ({ id, version }) => updateMenuCaterer(id, patch, { ifMatch: version }),
                done: (count) => t('masterItems.bulk.edited', { count }),
                undo: {
                  run: ({ id, version, types, mealCategory, subCategoryId, price }) =>
                    updateMenuCaterer(id, { types, mealCategory, subCategoryId, price }, { ifMatch: version + 1 }),
                  done: (count) => t('masterItems.bulk.restored', { count }),
                },
              })
            }
          />
        )}
      </Suspense>
    </Screen>
  )
}
