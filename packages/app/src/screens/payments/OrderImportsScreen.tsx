import { listOrderImports, type OrderImport, useListOrderImports } from '@commissary/api-client'
import { Badge, EmptyState, Screen, Section, Stack } from '@commissary/ui'
import { type Column, DataTable, plainColumns } from '@commissary/ui/table'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { useMemo } from 'react'

import { momentText } from '../../history/change-entry.ts'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { ImportUpload } from './ImportUpload.tsx'
import { importTones, sourceText } from './import-words.ts'

interface Place {
  locale: string
  timeZone: string
}

function importColumns(t: Translate, formats: Formats, place: Place): readonly Column<OrderImport>[] {
  const columns: Column<OrderImport>[] = [
    {
      id: 'fileName',
      header: 'payments.import.columns.fileName',
      value: (row) => row.fileName,
      cell: (row) => <bdi>{row.fileName}</bdi>,
      isTitle: true,
      width: '12rem',
    },
    { id: 'kind', header: 'payments.import.columns.kind', value: (row) => t(`payments.import.kinds.${row.kind}`) },
    { id: 'source', header: 'payments.import.columns.source', value: (row) => sourceText(t, row.source) },
    {
      id: 'state',
      header: 'payments.import.columns.state',
      value: (row) => t(`payments.import.states.${row.state}`),
      cell: (row) => <Badge tone={importTones[row.state]}>{t(`payments.import.states.${row.state}`)}</Badge>,
      isOneLine: true,
    },
    { id: 'rows', header: 'payments.import.columns.rows', value: (row) => row.rows, align: 'end' },
    {
      id: 'amount',
      header: 'payments.import.columns.amount',
      value: (row) => Number(row.amount),
      text: (row) => moneyText(formats, row.amount),
      align: 'end',
      isOneLine: true,
    },
    { id: 'at', header: 'payments.import.columns.at', value: (row) => momentText(row.at, place), isOneLine: true },
    { id: 'by', header: 'payments.import.columns.by', value: (row) => row.by },
  ]
  return plainColumns(columns)
}

/** Uploads files of orders and settlements, and lists earlier ones. */
export function OrderImportsScreen() {
  const t = useMessages()
  const { formats, locale, timeZone } = useSession()
  const record = useOpenRecord()
  const list = usePagedList()
  const imports = useListOrderImports(list.args, { keepPreviousData: true })
  const columns = useMemo(() => importColumns(t, formats, { locale, timeZone }), [t, formats, locale, timeZone])
  const title = t('payments.import.title')

  return (
    <Screen
      title={title}
      description={t('payments.import.description')}
      breadcrumbs={[{ label: t('shell.titles.payments'), href: paths.payments }, { label: title }]}
    >
      <Stack gap={6}>
        <ImportUpload onUploaded={record.open} />
        <Section title={t('payments.import.list')}>
          <DataTable
            tableId="order-imports"
            caption={t('payments.import.list')}
            columns={columns}
            translate={t}
            {...list.tableProps(
              imports,
              (data) => data._embedded.orderImports,
              (page) => listOrderImports({ ...list.args, ...page }),
            )}
            minRows={3}
            onOpenRow={({ id }: OrderImport) => record.open(id)}
            empty={<EmptyState title={t('payments.import.empty')}>{t('payments.import.emptyHint')}</EmptyState>}
          />
        </Section>
      </Stack>
    </Screen>
  )
}
