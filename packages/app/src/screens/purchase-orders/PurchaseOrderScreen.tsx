import { useReadPurchaseOrder } from '@commissary/api-client'
import { Badge, EmptyState, ErrorState, Link, Screen, Skeleton } from '@commissary/ui'
import { useSearchParams } from 'react-router-dom'

import { purchaseOrderTones } from '../../lists/status-tones.ts'
import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { useSession } from '../../session/session.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderForm } from './OrderForm.tsx'
import { OrderView } from './OrderView.tsx'
import { ReceiveForm } from './ReceiveForm.tsx'
import { SuggestOrders } from './SuggestOrders.tsx'

/** One order as a page, or suggestions for new ones: `?open=new`, `?open=new&openFrom=blank`, `?open=12`, `?open=12&edit=1`. */
export function PurchaseOrderScreen() {
  const record = useOpenRecord()
  return record.isNew ? <NewOrder record={record} /> : <OpenOrder key={record.id} record={record} />
}

type RecordAddress = ReturnType<typeof useOpenRecord>

function NewOrder({ record }: { record: RecordAddress }) {
  const t = useMessages()
  const [params] = useSearchParams()
  const isBlank = params.get('openFrom') === 'blank'
  const title = t(isBlank ? 'purchaseOrders.editor.new' : 'purchaseOrders.suggestion.title')
  return (
    <Screen
      title={title}
      {...(!isBlank && { description: t('purchaseOrders.suggestion.hint') })}
      breadcrumbs={[
        { label: t('shell.titles.purchaseOrders'), href: listBelow(paths.purchaseOrders, params) },
        { label: title },
      ]}
    >
      {isBlank ? (
        <OrderForm order={null} onSaved={(id) => record.replace(id)} onClose={record.close} />
      ) : (
        <SuggestOrders onMade={(id) => record.open(id)} />
      )}
    </Screen>
  )
}

function OpenOrder({ record }: { record: RecordAddress }) {
  const t = useMessages()
  const { catererId } = useSession()
  const [params] = useSearchParams()
  const list = listBelow(paths.purchaseOrders, params)
  const { data: order, error, mutate } = useReadPurchaseOrder(record.id ?? 0, { catererId })
  const reload = () => mutate()
  const isReceiving = record.isEditing && order !== undefined && order.status !== 'draft'

  function content() {
    if (error?.status === 404) {
      return (
        <EmptyState
          title={t('purchaseOrders.notFound')}
          action={<Link href={list}>{t('shell.titles.purchaseOrders')}</Link>}
        />
      )
    }
    if (!order) return error ? <ErrorState error={error} onRetry={reload} /> : <Skeleton lines={12} />
    if (order.status === 'draft') {
      return <OrderForm key={order.version} order={order} onSaved={reload} onClose={record.close} />
    }
    if (isReceiving) {
      const leave = () => record.open(order.id)
      return <ReceiveForm order={order} onReceived={async () => (await reload(), leave())} onClose={leave} />
    }
    return <OrderView order={order} onChanged={reload} />
  }

  const title = order ? `${order.number} · ${order.vendorName}` : t('common.loading')
  return (
    <Screen
      title={isReceiving ? t('purchaseOrders.receive.title', { number: order.number }) : title}
      description={
        order && <Badge tone={purchaseOrderTones[order.status]}>{t(`purchaseOrders.statuses.${order.status}`)}</Badge>
      }
      breadcrumbs={[{ label: t('shell.titles.purchaseOrders'), href: list }, { label: title }]}
      {...(order &&
        !isReceiving && {
          actions: <OrderActions order={order} onChanged={reload} onReceive={() => record.edit(order.id)} />,
        })}
    >
      {content()}
    </Screen>
  )
}
