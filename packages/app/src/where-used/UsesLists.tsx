import type { Uses, UsingMenu } from '@commissary/api-client'
import { EmptyState, ErrorState, Quiet, Skeleton, Stack } from '@commissary/ui'
import { type Column, DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../compliance/use-wording.ts'
import { PastReplacements } from './PastReplacements.tsx'
import { cycleMenuColumns, menuColumns, menuItemColumns, recipeColumns } from './uses-columns.tsx'
import { type UsedKind, type UsedMenus, useUses } from './use-uses.ts'

/** The recipes, master items and menus that have a record; `served` = only these menus. */
export function UsesLists({ kind, id, served }: { kind: UsedKind; id: number; served?: UsedMenus }) {
  const { t, formats } = useWording()
  const uses = useUses(kind, id, served)
  if (uses.error && !uses.data) return <ErrorState error={uses.error} onRetry={() => uses.mutate()} />
  if (!uses.data) return <Skeleton lines={6} />
  const { recipes, menuItems, menus, cycleMenus, replacements } = uses.data
  const past = <PastReplacements rows={replacements} onChanged={() => void uses.mutate()} />
  if (recipes.total + menuItems.total + menus.total + menus.hidden + cycleMenus.total === 0) {
    return (
      <Stack gap={4}>
        <EmptyState size="small" title={t('whereUsed.nowhere')}>
          {t('whereUsed.nowhereHint')}
        </EmptyState>
        {past}
      </Stack>
    )
  }
  const counts = [
    ...(recipes.total > 0 ? [t('whereUsed.recipeCount', { count: recipes.total })] : []),
    ...(menuItems.total > 0 ? [t('whereUsed.menuItemCount', { count: menuItems.total })] : []),
    ...(menus.total > 0 ? [t('whereUsed.menuCount', { count: menus.total })] : []),
    ...(cycleMenus.total > 0 ? [t('whereUsed.cycleMenuCount', { count: cycleMenus.total })] : []),
  ]
  return (
    <Stack gap={4}>
      {counts.length > 0 && <p>{formats.list(counts)}</p>}
      <Lists uses={uses.data} />
      {menus.hidden > 0 && <Quiet>{t('whereUsed.hidden', { count: menus.hidden })}</Quiet>}
      {past}
    </Stack>
  )
}

function Lists({ uses: { recipes, menuItems, menus, cycleMenus } }: { uses: Uses }) {
  const wording = useWording()
  const { t } = wording
  const columns = useMemo(
    () => ({
      recipes: recipeColumns(wording),
      menuItems: menuItemColumns(),
      menus: menuColumns(wording),
      cycleMenus: cycleMenuColumns(wording),
    }),
    [wording],
  )
  return (
    <>
      <UsesTable caption={t('whereUsed.recipes')} columns={columns.recipes} {...recipes} />
      <UsesTable caption={t('whereUsed.menuItems')} columns={columns.menuItems} {...menuItems} />
      <UsesTable<UsingMenu>
        caption={t('whereUsed.menus')}
        columns={columns.menus}
        {...menus}
        rowKey={({ isMaster, id }) => `${isMaster ? 'master' : 'school'}-${id}`}
      />
      <UsesTable caption={t('whereUsed.cycleMenus')} columns={columns.cycleMenus} {...cycleMenus} />
    </>
  )
}

interface UsesTableProps<Row extends { id: number }> {
  caption: string
  columns: readonly Column<Row>[]
  total: number
  rows: readonly Row[]
  rowKey?: (row: Row) => string
}

function UsesTable<Row extends { id: number }>({ caption, columns, total, rows, rowKey }: UsesTableProps<Row>) {
  const { t } = useWording()
  if (total === 0) return null
  return (
    <Stack gap={2}>
      <h3>{caption}</h3>
      <DataTable
        caption={caption}
        columns={columns}
        translate={t}
        rows={rows}
        error={undefined}
        hasPages={false}
        minRows={1}
        rowKey={rowKey ?? (({ id }) => String(id))}
      />
      {rows.length < total && <Quiet>{t('whereUsed.firstOf', { shown: rows.length, total })}</Quiet>}
    </Stack>
  )
}
