import { type OrderSuggestions, useListOrderSuggestions } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import { Banner, Columns, EmptyState, ErrorState, Link, Section, Select, Skeleton, Stack } from '@commissary/ui'
import { DateField, isDate } from '@commissary/ui/date'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { OpenNeeds } from './OpenNeeds.tsx'
import { SuggestedVendor } from './SuggestedVendor.tsx'
import { useOwnSites } from './use-own-sites.ts'

/** A week of menus from tomorrow on. */
const daysShown = 7

/** What a site should order for its planned menus: a card per vendor, and what cannot be suggested. */
export function SuggestOrders({ onMade }: { onMade: (id: number) => void }) {
  const t = useMessages()
  const { catererId, today, timeZone, locale } = useSession()
  const { sites, error } = useOwnSites()
  const [chosen, setChosen] = useState('')
  const [from, setFrom] = useState(addDays(today, 1))
  const [to, setTo] = useState(addDays(today, daysShown))
  const siteId = Number(chosen || (sites?.length === 1 ? sites[0]?.siteId : 0))
  const isAsked = siteId > 0 && isDate(from) && isDate(to)
  const suggestions = useListOrderSuggestions({ catererId, siteId, from, to }, { enabled: isAsked })

  if (error) return <ErrorState error={error} />
  if (sites?.length === 0) {
    return (
      <EmptyState
        title={t('purchaseOrders.noSites')}
        action={<Link href={paths.inventorySiteForm}>{t('purchaseOrders.addSite')}</Link>}
      />
    )
  }

  function content() {
    if (!isAsked) return <EmptyState title={t('purchaseOrders.suggestion.notLoaded')} />
    if (suggestions.data) return <Suggestions suggestions={suggestions.data} onMade={onMade} />
    return suggestions.error ? (
      <ErrorState error={suggestions.error} onRetry={() => suggestions.mutate()} />
    ) : (
      <Skeleton lines={10} />
    )
  }

  return (
    <Stack gap={6}>
      <Columns minWidth="12rem">
        <Select
          label={t('purchaseOrders.fields.site')}
          placeholder={t('purchaseOrders.errors.site')}
          value={siteId > 0 ? String(siteId) : ''}
          onChange={setChosen}
          options={(sites ?? []).map((site) => ({ value: String(site.siteId), label: site.siteName }))}
        />
        <DateField
          label={t('purchaseOrders.fields.from')}
          value={from}
          onChange={setFrom}
          min={today}
          timeZone={timeZone}
          locale={locale}
        />
        <DateField
          label={t('purchaseOrders.fields.to')}
          value={to}
          onChange={setTo}
          min={isDate(from) ? from : today}
          timeZone={timeZone}
          locale={locale}
        />
      </Columns>
      {content()}
    </Stack>
  )
}

function Suggestions({ suggestions, onMade }: { suggestions: OrderSuggestions; onMade: (id: number) => void }) {
  const t = useMessages()
  const { formats } = useSession()
  const { siteId, from, to, vendors, open, unresolved } = suggestions
  if (vendors.length + open.length + unresolved.length === 0) {
    return (
      <EmptyState title={t('purchaseOrders.suggestion.none')}>{t('purchaseOrders.suggestion.noneHint')}</EmptyState>
    )
  }
  return (
    <Stack gap={6}>
      {vendors.map((vendor) => (
        <SuggestedVendor
          key={`${vendor.vendorId} ${siteId} ${from} ${to}`}
          vendor={vendor}
          period={{ siteId, from, to }}
          onMade={onMade}
        />
      ))}
      <OpenNeeds needs={open} />
      {unresolved.length > 0 && (
        <Section title={t('purchaseOrders.suggestion.unresolvedTitle')}>
          <Stack gap={2}>
            {unresolved.map(({ date, kind, name }) => (
              <Banner key={`${date} ${kind} ${name}`} tone="warning">
                {t(`purchaseOrders.suggestion.${kind}`, { day: formats.weekdayShort(date), name })}
              </Banner>
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  )
}
