import { useReadOrder, useReadStudent } from '@commissary/api-client'
import { Badge, EmptyState, ErrorState, Link, Screen, Skeleton } from '@commissary/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { dayText } from '../../routing/day-text.ts'
import { idText } from '../../routing/id-text.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { useSession } from '../../session/session.tsx'
import { orderTones } from './order-words.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderForm } from './OrderForm.tsx'
import { OrderView } from './OrderView.tsx'

type RecordAddress = ReturnType<typeof useOpenRecord>

/** An order as a page: `?open=12`, or a new one: `?open=new&student=7&date=2026-11-20`. */
export function OrderScreen() {
  const record = useOpenRecord()
  return record.isNew ? <NewOrder record={record} /> : <OpenOrder key={record.id} record={record} />
}

function NewOrder({ record }: { record: RecordAddress }) {
  const t = useMessages()
  const { today } = useSession()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const studentId = Number(idText(params.get('student') ?? '') ?? 0)
  const student = useReadStudent(studentId, { enabled: studentId !== 0 })
  const isWaiting = studentId !== 0 && !student.data && !student.error
  const title = t('orderRecord.form.title')
  return (
    <Screen
      title={title}
      breadcrumbs={[{ label: t('shell.titles.orders'), href: listBelow(paths.orders, params) }, { label: title }]}
    >
      {isWaiting ? (
        <Skeleton lines={10} />
      ) : (
        <OrderForm
          student={student.data ?? null}
          date={dayText(params.get('date') ?? '') ?? today}
          onPlaced={record.replace}
          onPlanPlaced={(ofStudent) =>
            void navigate(withQuery(paths.orders, { list: 'all', student: ofStudent }), { replace: true })
          }
          onClose={record.close}
        />
      )}
    </Screen>
  )
}

function OpenOrder({ record }: { record: RecordAddress }) {
  const t = useMessages()
  const { formats } = useSession()
  const [params] = useSearchParams()
  const list = listBelow(paths.orders, params)
  const { data: order, error, mutate } = useReadOrder(record.id ?? 0)
  const reload = () => mutate()
  const title = order
    ? t('orders.order.title', { student: order.studentName, day: formats.weekdayDate(order.date) })
    : t('common.loading')

  function content() {
    if (error?.status === 404) {
      return (
        <EmptyState title={t('orders.order.notFound')} action={<Link href={list}>{t('shell.titles.orders')}</Link>} />
      )
    }
    if (!order) return error ? <ErrorState error={error} onRetry={reload} /> : <Skeleton lines={10} />
    return <OrderView order={order} onChanged={reload} />
  }

  return (
    <Screen
      title={title}
      breadcrumbs={[{ label: t('shell.titles.orders'), href: list }, { label: title }]}
      {...(order && {
        description: <Badge tone={orderTones[order.status]}>{t(`orders.statuses.${order.status}`)}</Badge>,
        actions: <OrderActions order={order} onChanged={reload} />,
      })}
    >
      {content()}
    </Screen>
  )
}
