import { type StockRow, useListStockLots, useListStockMoves } from '@commissary/api-client'
import { Dialog, Facts, Stack, Tabs } from '@commissary/ui'
import { DataTable, defaultTableState, type TableState } from '@commissary/ui/table'
import { useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { OpenOrders } from '../../food-reports/OpenOrders.tsx'
import { useSession } from '../../session/session.tsx'
import { packText } from '../../text/stock-text.ts'
import { causeAddress } from './cause-address.ts'
import { lotColumns, moveColumns } from './details-columns.tsx'
import { printStockLabel } from './stock-label.ts'

interface StockDetailsProps {
  row: StockRow
  /** A past day, as of its end; the lots are that day's. */
  asOf: string | undefined
  onClose: () => void
}

/** An item's lots at a site, its ledger, and the orders that still have to bring it. */
export function StockDetails({ row, asOf, onClose }: StockDetailsProps) {
  const wording = useWording()
  const { t, formats } = wording
  const [tab, setTab] = useState('lots')
  // A past day has no orders.
  const hasOrders = row.onOrder !== null && Number(row.onOrder.quantity) > 0
  const value = formats.money(Number(row.value))
  return (
    <Dialog title={row.name} description={row.siteName} onClose={onClose} width="wide">
      <Stack gap={4}>
        <Facts
          items={[
            { id: 'quantity', label: t('stock.columns.quantity'), value: packText(wording, row.inPacks) },
            {
              id: 'value',
              label: t('stock.columns.value'),
              value: Number(row.uncosted) === 0 ? value : t('stock.atLeast', { quantity: value }),
            },
          ]}
        />
        <Tabs
          label={t('stock.ledger.views')}
          tabs={[
            { id: 'lots', label: t('stock.lots.title') },
            { id: 'ledger', label: t('stock.ledger.title') },
            ...(hasOrders ? [{ id: 'orders', label: t('stock.openOrders.title') }] : []),
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === 'lots' && <Lots row={row} asOf={asOf} />}
          {tab === 'ledger' && <Ledger row={row} />}
          {tab === 'orders' && <OpenOrders ingredientId={row.ingredientId} siteId={row.siteId} />}
        </Tabs>
      </Stack>
    </Dialog>
  )
}

function Lots({ row, asOf }: Pick<StockDetailsProps, 'row' | 'asOf'>) {
  const wording = useWording()
  const { t } = wording
  const { catererId, today } = useSession()
  const lots = useListStockLots(row.siteId, row.ingredientId, { catererId, ...(asOf !== undefined && { asOf }) })
  const columns = useMemo(() => lotColumns(wording, today), [wording, today])
  return (
    <DataTable
      caption={t('stock.lots.title')}
      columns={columns}
      translate={t}
      rows={lots.data?._embedded.lots}
      rowKey={({ lotId, locationId }) => `${lotId}-${locationId ?? ''}`}
      error={lots.error}
      onRetry={() => lots.mutate()}
      hasPages={false}
      minRows={2}
      actionsHeader={t('stock.action')}
      rowActions={(lot) => [{ label: t('stock.label'), onSelect: () => printStockLabel(wording, row, lot) }]}
      empty={<p>{t('stock.lots.noLots')}</p>}
    />
  )
}

function Ledger({ row }: { row: StockRow }) {
  const wording = useWording()
  const { t } = wording
  const session = useSession()
  const { catererId } = session
  const [state, setState] = useState<TableState>(defaultTableState)
  const moves = useListStockMoves(
    row.siteId,
    row.ingredientId,
    { catererId, page: state.page, size: state.pageSize },
    { keepPreviousData: true },
  )
  const columns = useMemo(
    () => moveColumns(wording, row.baseUnit, (move) => causeAddress(move, session)),
    [wording, row.baseUnit, session],
  )
  return (
    <DataTable
      caption={t('stock.ledger.title')}
      columns={columns}
      translate={t}
      rows={moves.data?._embedded.moves}
      total={moves.data?.page.totalElements ?? 0}
      error={moves.error}
      onRetry={() => moves.mutate()}
      state={state}
      onStateChange={setState}
      minRows={4}
      empty={<p>{t('stock.ledger.empty')}</p>}
    />
  )
}
