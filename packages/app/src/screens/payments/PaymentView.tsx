import type { Payment } from '@commissary/api-client'
import { Banner, type Fact, Facts, Link, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { feeText, payTypeText } from './payment-words.ts'

/** A payment: what was paid, what the provider keeps, and what arrives. */
export function PaymentView({ payment }: { payment: Payment }) {
  const t = useMessages()
  const { formats, hasAllSchools } = useSession()
  const { reference, studentName, schoolName, note, recordedBy, reconciledOn, importId } = payment
  const feeDetail =
    payment.settledFee !== null
      ? t('payments.facts.settled')
      : payment.expectedFee === null
        ? t('payments.facts.noRates')
        : t('payments.facts.expected')
  const optional: [string, string, string | null][] = [
    ['reference', t('payments.facts.reference'), reference],
    ['student', t('payments.facts.student'), studentName],
    ['school', t('payments.facts.school'), schoolName],
    ['note', t('payments.facts.note'), note],
    ['recordedBy', t('payments.facts.recordedBy'), recordedBy],
  ]
  const details: Fact[] = [
    { id: 'paidOn', label: t('payments.facts.paidOn'), value: formats.date(payment.paidOn) },
    ...(payment.refundOf === null
      ? []
      : [
          {
            id: 'refundOf',
            label: t('payments.facts.refundOf'),
            value: (
              <Link href={withQuery(paths.payments, { open: payment.refundOf })}>
                {t('payments.facts.openPayment')}
              </Link>
            ),
          },
        ]),
    { id: 'payType', label: t('payments.facts.payType'), value: payTypeText(t, payment) },
    {
      id: 'bank',
      label: t('payments.facts.reconciled'),
      value: reconciledOn === null ? t('payments.facts.notYet') : formats.date(reconciledOn),
    },
    ...optional.flatMap(([id, label, value]) => (value === null ? [] : [{ id, label, value: <bdi>{value}</bdi> }])),
  ]
  return (
    <Stack gap={6}>
      {payment.status === 'voided' && (
        <Banner tone="warning">{t('payments.voidedNote', { reason: payment.reason ?? '' })}</Banner>
      )}
      <Facts
        items={[
          { id: 'amount', label: t('payments.facts.amount'), value: moneyText(formats, payment.amount) },
          {
            id: 'fee',
            label: t('payments.facts.fee'),
            value: feeText(t, formats, payment.fee),
            detail: feeDetail,
          },
          { id: 'net', label: t('payments.facts.net'), value: feeText(t, formats, payment.net) },
          ...(Number(payment.refunded) === 0
            ? []
            : [
                {
                  id: 'refunded',
                  label: t('payments.facts.refunded'),
                  value: moneyText(formats, payment.refunded),
                  detail: t('payments.facts.refundedHint'),
                },
              ]),
        ]}
      />
      <Section
        title={t('payments.facts.details')}
        actions={
          // The imports have payments of every school.
          importId === null || !hasAllSchools ? null : (
            <Link href={withQuery(paths.orderImports, { open: importId })}>{t('payments.facts.fromImport')}</Link>
          )
        }
      >
        <Facts items={details} />
      </Section>
    </Stack>
  )
}
