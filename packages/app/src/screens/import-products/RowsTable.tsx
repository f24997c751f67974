import type { Import } from '@commissary/api-client'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'

/** The first rows, unchanged. */
export function RowsTable({ preview }: { preview: Import['preview'] }) {
  const t = useMessages()
  // The file determines the columns, so they cannot be defined at module level.
  const columns = useMemo(
    () =>
      defineColumns<{ id: number; cells: readonly string[] }>(
        preview.columns.map(({ header, field }, index) => ({
          id: `column-${index}`,
          header,
          value: ({ cells }) => cells[index] ?? '',
          // Text from the file keeps its own direction.
          cell: ({ cells }) => <bdi>{cells[index]}</bdi>,
          isSortable: false,
          isFilterable: false,
          ...(field === 'description' ? { width: '16rem' } : {}),
        })),
      ),
    [preview],
  )
  return (
    <DataTable
      caption={t('importProducts.rows')}
      columns={columns}
      rows={preview.rows.map((cells, id) => ({ id, cells }))}
      error={null}
      hasPages={false}
      minRows={3}
    />
  )
}
