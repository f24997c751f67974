import { paymentStatuses, payTypes, providers } from '@commissary/domain/orders'
import { Inline, Select } from '@commissary/ui'
import { DateRangeField } from '@commissary/ui/date'

import { SearchBox } from '../../forms/SearchBox.tsx'
import type { usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import type { paymentFilters } from './payment-filters.ts'

type List = ReturnType<typeof usePagedList<typeof paymentFilters>>

/** Narrows the list of payments. Filtered by days and by what is reconciled, it is the list of deposits. */
export function PaymentFilters({ list }: { list: List }) {
  const t = useMessages()
  const { schools, locale, today, timeZone } = useSession()
  const { filters, setFilters } = list
  return (
    <Inline gap={3} isFilling>
      <SearchBox label={t('payments.search')} {...list.search} />
      <DateRangeField
        label={t('payments.filters.dates')}
        isLabelHidden
        value={{ start: filters.from ?? '', end: filters.to ?? '' }}
        onChange={({ start, end }) => setFilters({ from: start, to: end })}
        today={today}
        timeZone={timeZone}
        locale={locale}
      />
      <Select
        label={t('payments.filters.payType')}
        isLabelHidden
        placeholder={t('payments.filters.anyPayType')}
        value={filters.payType ?? ''}
        onChange={(payType) => setFilters({ payType })}
        options={payTypes.map((value) => ({ value, label: t(`words.payTypes.${value}`) }))}
      />
      <Select
        label={t('payments.filters.provider')}
        isLabelHidden
        placeholder={t('payments.filters.anyProvider')}
        value={filters.provider ?? ''}
        onChange={(provider) => setFilters({ provider })}
        options={providers.map((value) => ({ value, label: t(`payments.providers.${value}`) }))}
      />
      <Select
        label={t('payments.filters.school')}
        isLabelHidden
        placeholder={t('payments.filters.anySchool')}
        value={filters.school ?? ''}
        onChange={(school) => setFilters({ school })}
        options={schools.map(({ schoolId, schoolName }) => ({ value: String(schoolId), label: schoolName }))}
      />
      <Select
        label={t('payments.filters.reconciled')}
        isLabelHidden
        placeholder={t('payments.filters.anyReconciled')}
        value={filters.bank === undefined ? '' : filters.bank ? 'yes' : 'no'}
        onChange={(bank) => setFilters({ bank })}
        options={[
          { value: 'yes', label: t('payments.filters.isReconciled') },
          { value: 'no', label: t('payments.filters.notReconciled') },
        ]}
      />
      <Select
        label={t('payments.filters.status')}
        isLabelHidden
        placeholder={t('payments.filters.anyStatus')}
        value={filters.status ?? ''}
        onChange={(status) => setFilters({ status })}
        options={paymentStatuses.map((value) => ({ value, label: t(`payments.statuses.${value}`) }))}
      />
    </Inline>
  )
}
