import { deleteMealPrice, type MealPrice, useListMealPrices } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { Badge, Button, EmptyState, Section, useConfirm } from '@commissary/ui'
import { type Column, DataTable, plainColumns } from '@commissary/ui/table'
import { useMemo, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useCall } from '../../orders/use-call.ts'
import { useSession } from '../../session/session.tsx'
import { MealPriceDialog } from './MealPriceDialog.tsx'

function priceColumns(t: Translate, formats: Formats): readonly Column<MealPrice>[] {
  const columns: Column<MealPrice>[] = [
    {
      id: 'priceType',
      header: 'orderSettings.columns.priceType',
      value: (row) => row.priceType,
      isTitle: true,
      width: '10rem',
    },
    {
      id: 'menuType',
      header: 'orderSettings.columns.menuType',
      value: (row) => t(`words.menuTypes.${row.menuType}`),
    },
    {
      id: 'price',
      header: 'orderSettings.columns.price',
      value: (row) => Number(row.price),
      text: (row) => moneyText(formats, row.price),
      align: 'end',
    },
    {
      id: 'isDefault',
      header: 'orderSettings.columns.isDefault',
      value: (row) => (row.isDefault ? t('orderSettings.default') : ''),
      cell: (row) => row.isDefault && <Badge>{t('orderSettings.default')}</Badge>,
    },
    { id: 'students', header: 'orderSettings.columns.students', value: (row) => row.students, align: 'end' },
  ]
  return plainColumns(columns)
}

/** The price list of regular meals, by meal and price type. */
export function MealPrices() {
  const t = useMessages()
  const { formats } = useSession()
  const confirm = useConfirm()
  const prices = useListMealPrices()
  const [edited, setEdited] = useState<MealPrice | 'new' | null>(null)
  const { run } = useCall(() => prices.mutate())
  const columns = useMemo(() => priceColumns(t, formats), [t, formats])
  const remove = ({ id, priceType, version }: MealPrice) =>
    confirm({
      title: t('orderSettings.deleteTitle', { priceType }),
      message: t('orderSettings.deleteMessage'),
      okText: t('orderSettings.delete'),
      tone: 'danger',
      onConfirm: () => run(() => deleteMealPrice(id, { ifMatch: version })),
    })

  return (
    <Section
      title={t('orderSettings.prices')}
      description={t('orderSettings.pricesHint')}
      actions={<Button onClick={() => setEdited('new')}>{t('orderSettings.addPrice')}</Button>}
    >
      <DataTable
        caption={t('orderSettings.prices')}
        columns={columns}
        translate={t}
        rows={prices.data?.mealPrices}
        error={prices.error}
        onRetry={() => prices.mutate()}
        hasPages={false}
        minRows={2}
        onOpenRow={setEdited}
        rowActions={(price) => [
          { label: t('orderSettings.edit'), onSelect: () => setEdited(price) },
          { label: t('orderSettings.delete'), tone: 'danger', onSelect: () => void remove(price) },
        ]}
        empty={<EmptyState title={t('orderSettings.noPrices')}>{t('orderSettings.noPricesHint')}</EmptyState>}
      />
      {edited !== null && (
        <MealPriceDialog
          price={edited === 'new' ? null : edited}
          isFirst={prices.data?.mealPrices.length === 0}
          onSaved={() => prices.mutate()}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  )
}
