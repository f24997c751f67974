import { type Import, mapImportColumns } from '@commissary/api-client'
import { nutrientCodes } from '@commissary/domain/food'
import type { Translate } from '@commissary/messages'
import { Banner, Button, Inline, Quiet, Select, Stack } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { useState } from 'react'

import { saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'
import { exampleOf } from './example-of.ts'
import { productFieldChoice } from './field-names.ts'

interface FileColumn {
  id: number
  header: string
  field: string | null
  examples: string
  options: readonly { value: string; label: string }[]
  onChoose: (field: string) => void
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
      cell: (column: FileColumn) => <FieldSelect {...column} />,
    },
    {
      id: 'example',
      header: 'importProducts.examples',
      value: (column: FileColumn) => column.examples,
      cell: (column: FileColumn) => <bdi>{column.examples}</bdi>,
    },
  ].map((column) => ({ ...column, isSortable: false, isFilterable: false })),
)

const productFields = ['code', 'description', 'pack', 'packSize', 'brand', 'foodGroup', 'gtin', 'servingGrams']

/** A column that is not imported. */
const unused = ''

const choices = (t: Translate) => [
  { value: unused, label: t('importProducts.notUsed') },
  ...[...productFields, ...nutrientCodes].map((field) => ({ value: field, label: productFieldChoice(field, t) })),
]

interface ColumnMappingProps {
  job: Import
  /** Follows the import while its file is read again. */
  onMapped: () => Promise<unknown>
}

/** What each column of a file of products is: as guessed, to be corrected by hand. */
export function ColumnMapping({ job: { id: importId, preview }, onMapped }: ColumnMappingProps) {
  const t = useMessages()
  const [fields, setFields] = useState(() => preview.columns.map(({ field }) => field))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isChanged = preview.columns.some(({ field }, index) => field !== fields[index])
  const options = choices(t)
  const rows = preview.columns.map(({ header }, index): FileColumn => ({
    id: index,
    header,
    field: fields[index] ?? null,
    examples: exampleOf(preview, index, 3),
    options,
    onChoose: (field) => setFields(fields.map((one, at) => (at === index ? field || null : one))),
  }))

  async function handleApply() {
    setBusy(true)
    setFailure(null)
    try {
      await mapImportColumns(importId, { fields })
      connection.answered()
      await onMapped()
    } catch (error) {
      const { message, ...rest } = saveFailure(error, t)
      setFailure(('fields' in rest && rest.fields['fields']) || message)
      setBusy(false)
    }
  }

  return (
    <Stack gap={4}>
      <DataTable
        caption={t('importProducts.columns')}
        columns={columns}
        translate={t}
        rows={rows}
        error={null}
        hasPages={false}
        minRows={3}
      />
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <Inline>
        <Button variant="solid" isBusy={isBusy} disabled={!isChanged} onClick={handleApply}>
          {t('importProducts.mapping.apply')}
        </Button>
        <Quiet>{t('importProducts.mapping.hint')}</Quiet>
      </Inline>
    </Stack>
  )
}

function FieldSelect({ header, field, options, onChoose }: FileColumn) {
  return <Select label={header} isLabelHidden value={field ?? unused} options={options} onChange={onChoose} />
}
