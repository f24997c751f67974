import { type RequestItem, suggestRequestLines, useFindRequestItems } from '@commissary/api-client'
import { packAmountText } from '@commissary/messages/pack-amounts'
import { Banner, Button, Quiet, Section, Stack } from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'
import { useFormValue } from '@commissary/ui/form'
import { LineRow } from '@commissary/ui/stock'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useSession } from '../../session/session.tsx'
import { fromGiven, usualUnit } from './pack-units.ts'
import { isAsked, type LineValues } from './request-values.ts'
import { UnitAmountField } from './UnitAmountField.tsx'

const none: readonly LineValues[] = []
const noItems: readonly RequestItem[] = []

interface RequestLinesProps {
  /** Undefined for a new request. */
  requestId: number | undefined
}

/** The items of the form: found by name or code, or suggested from the planned menus. */
export function RequestLines({ requestId }: RequestLinesProps) {
  const { t, formats } = useWording()
  const { locale, today } = useSession()
  const showFailure = useFailureToast()
  const lines = useFormValue('lines', none)
  const siteId = Number(useFormValue('fromSiteId', '').value)
  const needBy = useFormValue('needBy', '').value
  const [q, setQuery] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)
  const isSearchable = siteId > 0 && q.trim() !== ''
  const found = useFindRequestItems({ siteId, q: q.trim() }, { enabled: isSearchable, keepPreviousData: true })

  function add(item: RequestItem | null) {
    if (!item) return
    lines.update((now) =>
      now.some((line) => line.item.ingredientId === item.ingredientId)
        ? now
        : [...now, { item, typed: { amount: '', unit: usualUnit(item) } }],
    )
  }

  async function suggest() {
    setIsBusy(true)
    try {
      const answer = await suggestRequestLines({
        siteId,
        from: today,
        to: needBy,
        ...(requestId !== undefined && { requestId }),
      })
      const known = new Set(lines.value.map(({ item }) => item.ingredientId))
      const added = answer.lines.filter(({ item }) => !known.has(item.ingredientId))
      lines.update((now) => [
        ...now,
        ...added.map(({ item, given, quantity }) => ({ item, typed: fromGiven(item, given, quantity) })),
      ])
      setOutcome(
        [
          t('inventoryRequests.form.suggested', { count: added.length }),
          answer.unknown.length > 0 &&
            t('inventoryRequests.form.suggestUnknown', { items: formats.list(answer.unknown) }),
          answer.drafts.length > 0 &&
            t('inventoryRequests.form.suggestDrafts', {
              count: answer.drafts.length,
              numbers: formats.list(answer.drafts.map(String)),
            }),
        ]
          .filter(Boolean)
          .join(' '),
      )
    } catch (error) {
      showFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  const canSuggest = siteId > 0 && needBy >= today
  const error = lines.error ?? lines.submitError
  const change = (index: number, typed: LineValues['typed']) =>
    lines.update((now) => now.map((line, at) => (at === index ? { ...line, typed } : line)))

  return (
    <Section
      title={t('inventoryRequests.form.lines')}
      actions={
        <Button disabled={!canSuggest} isBusy={isBusy} onClick={() => void suggest()}>
          {t('inventoryRequests.form.suggest')}
        </Button>
      }
      description={canSuggest ? undefined : t('inventoryRequests.form.suggestFirst')}
    >
      <Stack gap={3}>
        {outcome !== null && <Banner onDismiss={() => setOutcome(null)}>{outcome}</Banner>}
        {typeof error === 'string' && <Banner tone="error">{error}</Banner>}
        <Combobox
          label={t('inventoryRequests.form.addItem')}
          hint={t('inventoryRequests.form.addHint')}
          disabled={siteId === 0}
          value={null}
          onChange={add}
          options={isSearchable ? found.data?._embedded.items : noItems}
          optionsError={found.error}
          onRetry={() => void found.mutate()}
          onQueryChange={setQuery}
          isSearching={found.isLoading}
          getLabel={({ name, code }) => `${name} (${code})`}
          getKey={({ ingredientId }) => ingredientId}
        />
        {lines.value.length === 0 && <Quiet>{t('inventoryRequests.form.noLines')}</Quiet>}
        {lines.value.map((line, index) => (
          <LineRow
            key={line.item.ingredientId}
            name={line.item.name}
            details={[line.item.code, availableText(line.item)].filter(Boolean).join(' · ')}
            removeText={t('inventoryRequests.form.remove', { name: line.item.name })}
            onRemove={() => lines.update((now) => now.filter((_, at) => at !== index))}
          >
            <UnitAmountField
              label={t('inventoryRequests.fields.amount')}
              item={line.item}
              value={line.typed}
              onChange={(typed) => change(index, typed)}
              error={
                error !== undefined && !isAsked(line, locale) ? t('inventoryRequests.form.errors.amount') : undefined
              }
            />
          </LineRow>
        ))}
      </Stack>
    </Section>
  )

  function availableText(item: RequestItem) {
    if (item.available === null) return ''
    return t('inventoryRequests.fields.available', { amount: packAmountText(t, formats, item.available, item) })
  }
}
