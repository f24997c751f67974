import { useReadHousehold, useReadPayment } from '@commissary/api-client'
import { Badge, EmptyState, ErrorState, Link, Screen, Skeleton } from '@commissary/ui'
import { useSearchParams } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { idText } from '../../routing/id-text.ts'
import { moneyText } from '../../orders/money.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { useSession } from '../../session/session.tsx'
import { paymentState } from './payment-words.ts'
import { PaymentActions } from './PaymentActions.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { PaymentView } from './PaymentView.tsx'

type RecordAddress = ReturnType<typeof useOpenRecord>

/** A payment as a page: `?open=12`, or a new one: `?open=new&household=7`. */
export function PaymentScreen() {
  const record = useOpenRecord()
  return record.isNew ? <NewPayment record={record} /> : <OpenPayment key={record.id} record={record} />
}

function NewPayment({ record }: { record: RecordAddress }) {
  const t = useMessages()
  const [params] = useSearchParams()
  const householdId = Number(idText(params.get('household') ?? '') ?? 0)
  const household = useReadHousehold(householdId, { enabled: householdId !== 0 })
  const isWaiting = householdId !== 0 && !household.data && !household.error
  return (
    <Screen
      title={t('payments.form.title')}
      breadcrumbs={[
        { label: t('shell.titles.payments'), href: listBelow(paths.payments, params) },
        { label: t('payments.form.title') },
      ]}
    >
      {isWaiting ? (
        <Skeleton lines={8} />
      ) : (
        <PaymentForm household={household.data ?? null} onSaved={record.replace} onClose={record.close} />
      )}
    </Screen>
  )
}

function OpenPayment({ record }: { record: RecordAddress }) {
  const t = useMessages()
  const { formats } = useSession()
  const [params] = useSearchParams()
  const list = listBelow(paths.payments, params)
  const { data: payment, error, mutate } = useReadPayment(record.id ?? 0)
  const reload = () => mutate()
  const title = payment ? `${payment.householdName} · ${moneyText(formats, payment.amount)}` : t('common.loading')

  function content() {
    if (error?.status === 404) {
      return (
        <EmptyState title={t('payments.notFound')} action={<Link href={list}>{t('shell.titles.payments')}</Link>} />
      )
    }
    if (!payment) return error ? <ErrorState error={error} onRetry={reload} /> : <Skeleton lines={8} />
    return <PaymentView payment={payment} />
  }

  return (
    <Screen
      title={title}
      breadcrumbs={[{ label: t('shell.titles.payments'), href: list }, { label: title }]}
      {...(payment && {
        description: (
          <Badge tone={payment.status === 'voided' ? 'danger' : 'neutral'}>
            {t(`payments.states.${paymentState(payment)}`)}
          </Badge>
        ),
        actions: <PaymentActions payment={payment} onChanged={reload} />,
      })}
    >
      {content()}
    </Screen>
  )
}
