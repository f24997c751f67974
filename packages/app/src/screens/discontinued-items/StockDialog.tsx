import type { DiscontinuedItem } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Button, Dialog } from '@commissary/ui'
import { type Column, DataTable, plainColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'

type Site = DiscontinuedItem['stock'][number]

/** What each site has of an item, and its par. */
export function StockDialog({ item, onClose }: { item: DiscontinuedItem; onClose: () => void }) {
  const wording = useWording()
  const { t } = wording
  const columns = useMemo(() => siteColumns(wording, item), [wording, item])
  return (
    <Dialog
      title={t('foodReports.discontinued.stockOf', { name: item.name })}
      description={t('foodReports.discontinued.stockHint')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <DataTable<Site>
        caption={t('foodReports.discontinued.showStock')}
        columns={columns}
        translate={t}
        rows={item.stock}
        error={undefined}
        hasPages={false}
        minRows={1}
        rowKey={({ siteId }) => siteId}
      />
    </Dialog>
  )
}

function siteColumns({ t, formats }: Wording, { unit }: DiscontinuedItem): readonly Column<Site>[] {
  const amount = (quantity: string) =>
    t('foodReports.discontinued.amount', { amount: formats.amount(Number(quantity)), unit: t(`words.units.${unit}`) })
  const columns: readonly Column<Site>[] = [
    { id: 'site', header: 'foodReports.discontinued.site', value: ({ siteName }) => siteName },
    {
      id: 'quantity',
      header: 'foodReports.discontinued.quantity',
      align: 'end',
      value: ({ quantity }) => amount(quantity),
    },
    {
      id: 'par',
      header: 'foodReports.discontinued.par',
      align: 'end',
      value: ({ par }) => (par === null ? t('foodReports.discontinued.none') : amount(par)),
    },
  ]
  return plainColumns(columns)
}
