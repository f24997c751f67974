import type { Import } from '@commissary/api-client'
import { Badge } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'

import { useMessages } from '../../messages/messages.ts'
import { exampleOf } from './example-of.ts'
import { fieldName } from './field-names.ts'

interface FileColumn {
  id: number
  header: string
  field: string | null
  isPerServing: boolean
  example: string
}

const columns = defineColumns<FileColumn>(
  [
    {
      id: 'header',
      header: 'importProducts.header',
      value: (column: FileColumn) => column.header,
      // Text from the file keeps its own direction.
      cell: (column: FileColumn) => <bdi>{column.header}</bdi>,
    },
    {
      id: 'field',
      header: 'importProducts.importedAs',
      value: (column: FileColumn) => column.field,
      cell: (column: FileColumn) => <FieldCell {...column} />,
    },
    {
      id: 'example',
      header: 'importProducts.example',
      value: (column: FileColumn) => column.example,
      cell: (column: FileColumn) => <bdi>{column.example}</bdi>,
    },
  ].map((column) => ({ ...column, isSortable: false, isFilterable: false })),
)

/** Every column of the file, the field it is imported as and its first value. */
export function ColumnsTable({ preview }: { preview: Import['preview'] }) {
  const t = useMessages()
  const rows = preview.columns.map((column, id): FileColumn => ({
    ...column,
    id,
    example: exampleOf(preview, id, 1),
  }))
  return (
    <DataTable
      caption={t('importProducts.columns')}
      columns={columns}
      translate={t}
      rows={rows}
      error={null}
      hasPages={false}
      minRows={3}
    />
  )
}

function FieldCell({ field, isPerServing }: Pick<FileColumn, 'field' | 'isPerServing'>) {
  const t = useMessages()
  return field === null ? <Badge>{t('importProducts.notUsed')}</Badge> : fieldName(field, isPerServing, t)
}
