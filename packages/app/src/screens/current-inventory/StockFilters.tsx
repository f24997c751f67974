import type { StockOptions } from '@commissary/api-client'
import { Inline, Select } from '@commissary/ui'
import { DateField, isDate } from '@commissary/ui/date'
import { useState } from 'react'

import { SearchBox } from '../../forms/SearchBox.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { expiryDays, type StockList, stockStates } from './stock-list.ts'

interface StockFiltersProps {
  list: StockList
  options: StockOptions | undefined
}

/** Site, location, category, level, expiry and date of current inventory. */
export function StockFilters({ list, options }: StockFiltersProps) {
  const t = useMessages()
  const { today, timeZone, locale } = useSession()
  const { filters, setFilters } = list
  const sites = options?.sites ?? []
  // An incomplete date stays in the field.
  const [typed, setTyped] = useState<string | null>(null)

  function handleAsOf(text: string) {
    const isUsable = text === '' || (isDate(text) && text <= today)
    setTyped(isUsable ? null : text)
    if (isUsable) setFilters({ asOf: text })
  }

  const choice = (
    name: 'siteId' | 'locationId' | 'category' | 'state' | 'expires',
    label: string,
    allText: string,
  ) => ({
    label,
    isLabelHidden: true,
    placeholder: allText,
    value: filters[name] ?? '',
    onChange: (value: string) => setFilters({ [name]: value }),
  })

  return (
    <Inline gap={3} isFilling>
      <SearchBox label={t('stock.search')} {...list.search} />
      {sites.length > 1 && (
        <Select
          {...choice('siteId', t('stock.site'), t('stock.anySite'))}
          options={sites.map(({ siteId, siteName }) => ({ value: String(siteId), label: siteName }))}
        />
      )}
      <Select
        {...choice('locationId', t('stock.location'), t('stock.anyLocation'))}
        options={(options?.locations ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select
        {...choice('category', t('stock.category'), t('stock.anyCategory'))}
        options={(options?.categories ?? []).map((value) => ({ value, label: value }))}
      />
      <Select
        {...choice('state', t('stock.state'), t('stock.anyState'))}
        options={stockStates.map((value) => ({ value, label: t(`stock.states.${value}`) }))}
      />
      <Select
        {...choice('expires', t('stock.expires'), t('stock.anyExpiry'))}
        options={expiryDays.map((value) => ({ value, label: t('stock.expiresIn', { days: value }) }))}
      />
      <DateField
        label={t('stock.asOf')}
        isLabelHidden
        placeholder={t('stock.asOf')}
        value={typed ?? filters.asOf ?? ''}
        onChange={handleAsOf}
        max={today}
        timeZone={timeZone}
        locale={locale}
      />
    </Inline>
  )
}
