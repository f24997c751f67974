import { mapOrderImportColumns, type OrderImport } from '@commissary/api-client'
import { Banner, Button, Inline, Quiet, Select, Stack } from '@commissary/ui'
import { DataTable, plainColumns } from '@commissary/ui/table'
import { type ReactNode, useState } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'

interface ColumnRow {
  id: number
  header: string
  field: ReactNode
  samples: string
}

const columns = plainColumns<ColumnRow>([
  {
    id: 'header',
    header: 'orderImports.mapping.header',
    value: (row: ColumnRow) => row.header,
    // Text from the file keeps its own direction.
    cell: (row: ColumnRow) => <bdi>{row.header}</bdi>,
  },
  { id: 'field', header: 'orderImports.mapping.field', value: () => '', cell: (row: ColumnRow) => row.field },
  {
    id: 'samples',
    header: 'orderImports.mapping.samples',
    value: (row: ColumnRow) => row.samples,
    cell: (row: ColumnRow) => <bdi>{row.samples}</bdi>,
  },
])

/** What each column of a file is: as recognized, to be corrected by hand. */
export function ImportColumns({ job, onMapped }: { job: OrderImport; onMapped: () => Promise<unknown> }) {
  const t = useMessages()
  const [fields, setFields] = useState(() => job.columns.map(({ field }) => field))
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const options = job.fields.map((value) => ({ value, label: t(`orderImports.fields.${value}`) }))
  const choose = (text: string, index: number) =>
    setFields(fields.map((field, at) => (at === index ? (choiceOf(job.fields, text) ?? null) : field)))

  async function handleApply() {
    setIsBusy(true)
    setFailure(null)
    try {
      await mapOrderImportColumns(job.id, { fields })
      connection.answered()
      await onMapped()
    } catch (error) {
      setFailure(reasonOf(saveFailure(error, t)))
    }
    setIsBusy(false)
  }

  return (
    <Stack gap={4}>
      <DataTable
        caption={t('orderImports.mapping.title')}
        columns={columns}
        translate={t}
        rows={job.columns.map(({ header, samples }, index) => ({
          id: index,
          header,
          samples: samples.join(', '),
          field: (
            <Select
              label={header}
              isLabelHidden
              placeholder={t('orderImports.mapping.notUsed')}
              value={fields[index] ?? ''}
              options={options}
              onChange={(text) => choose(text, index)}
            />
          ),
        }))}
        error={null}
        hasPages={false}
        minRows={3}
      />
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <Inline>
        <Button variant="solid" isBusy={isBusy} onClick={() => void handleApply()}>
          {t('orderImports.mapping.apply')}
        </Button>
        <Quiet>{t('orderImports.mapping.hint')}</Quiet>
      </Inline>
    </Stack>
  )
}
