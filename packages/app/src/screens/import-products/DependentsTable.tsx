import { type ImportDependent, useListImportDependents } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import { Link } from '@commissary/ui'
import { type Column, DataTable, plainColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'

/** The first of them; the banner above says how many there are. */
const shown = 100

type ReasonText = (dependent: ImportDependent) => string

function dependentColumns(t: Translate, reason: ReasonText): readonly Column<ImportDependent>[] {
  return plainColumns([
    {
      id: 'row',
      header: 'importProducts.where',
      value: ({ row }: ImportDependent) => t('importProducts.row', { row }),
      width: '6rem',
    },
    {
      id: 'name',
      header: 'importProducts.fields.description',
      value: ({ name }: ImportDependent) => name,
      cell: ({ ingredientId, name }: ImportDependent) => (
        <Link href={withQuery(paths.ingredients, { open: String(ingredientId) })}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { id: 'reason', header: 'importProducts.undo.reason', value: reason },
  ])
}

/** What keeps an import from being undone: recipes, menus, and products that were edited since; the first hundred. */
export function DependentsTable({ importId }: { importId: number }) {
  const t = useMessages()
  const { formats } = useSession()
  const columns = useMemo(
    () =>
      dependentColumns(t, ({ reason, where }) =>
        t(`importProducts.undo.reasons.${reason}`, {
          where: reason === 'menu' && where !== null ? formats.date(where) : (where ?? ''),
        }),
      ),
    [t, formats],
  )
  const dependents = useListImportDependents(importId, { size: shown })

  return (
    <DataTable
      caption={t('importProducts.undo.dependents')}
      columns={columns}
      translate={t}
      rows={dependents.data?._embedded.dependents}
      error={dependents.error}
      onRetry={() => dependents.mutate()}
      hasPages={false}
      rowKey={({ row, reason, where }) => `${row}-${reason}-${where}`}
      minRows={2}
    />
  )
}
