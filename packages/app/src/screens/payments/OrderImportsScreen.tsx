import { listOrderImports, type OrderImport, useListOrderImports } from '@commissary/api-client'
import { Badge, EmptyState, Screen, Section, Stack } from '@commissary/ui'
import { type Column, DataTable, plainColumns } from '@commissary/ui/table'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { useMemo } from 'react'

import { momentText, type Place } from '../../text/moment-text.ts'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { ImportUpload } from './ImportUpload.tsx'
import { importTones, sourceText } from './import-words.ts'

function importColumns(t: Translate, formats: Formats, place: Place): readonly Column<OrderImport>[] {
  const columns: Column<OrderImport>[] = [
    {
      id: 'fileName',
      header: 'orderImports.columns.fileName',
      value: (row) => row.fileName,
      cell: (row) => <bdi>{row.fileName}</bdi>,
      isTitle: true,
      width: '12rem',
    },
    { id: 'kind', header: 'orderImports.columns.kind', value: (row) => t(`orderImports.kinds.${row.kind}`) },
    { id: 'source', header: 'orderImports.columns.source', value: (row) => sourceText(t, row.source) },
    {
      id: 'state',
      header: 'orderImports.columns.state',
      value: (row) => t(`orderImports.states.${row.state}`),
      cell: (row) => <Badge tone={importTones[row.state]}>{t(`orderImports.states.${row.state}`)}</Badge>,
      isOneLine: true,
    },
    { id: 'rows', header: 'orderImports.columns.rows', value: (row) => row.rows, align: 'end' },
    {
      id: 'amount',
      header: 'orderImports.columns.amount',
      value: (row) => Number(row.amount),
      text: (row) => moneyText(formats, row.amount),
      align: 'end',
      isOneLine: true,
    },
    { id: 'at', header: 'orderImports.columns.at', value: (row) => momentText(row.at, place), isOneLine: true },
    { id: 'by', header: 'orderImports.columns.by', value: (row) => row.by },
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
  const title = t('orderImports.title')

  return (
    <Screen
      title={title}
      description={t('orderImports.description')}
      breadcrumbs={[{ label: t('shell.titles.payments'), href: paths.payments }, { label: title }]}
    >
      <Stack gap={6}>
        <ImportUpload onUploaded={record.open} />
        <Section title={t('orderImports.list')}>
          <DataTable
            tableId="order-imports"
            caption={t('orderImports.list')}
            columns={columns}
            translate={t}
            {...list.tableProps(
              imports,
              (data) => data._embedded.orderImports,
              (page) => listOrderImports({ ...list.args, ...page }),
            )}
            minRows={3}
            onOpenRow={({ id }: OrderImport) => record.open(id)}
            empty={<EmptyState title={t('orderImports.empty')}>{t('orderImports.emptyHint')}</EmptyState>}
          />
        </Section>
      </Stack>
    </Screen>
  )
}
