import { exportLotTrace, type LotTrace, type LotTraceExport } from '@commissary/api-client'
import { Banner, Button, EmptyState, Facts, Inline, Quiet, Section, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useDownload } from '../../text/use-download.ts'
import { lotColumns, mealColumns, placeColumns, placeKey, transferColumns } from './recall-columns.tsx'

const WithdrawDialog = lazy(async () => ({ default: (await import('./WithdrawDialog.tsx')).WithdrawDialog }))

interface LotTraceViewProps {
  trace: LotTrace
  search: Omit<LotTraceExport, 'format'>
  /** Reloads the trace. */
  onChanged: () => Promise<unknown>
}

/** What a search found: the lots, where they are, the meals and the transfers, with a letter and a way to take them out of use. */
export function LotTraceView({ trace, search, onChanged }: LotTraceViewProps) {
  const wording = useWording()
  const { t, formats } = wording
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { isBusy, download } = useDownload((name) => t('recall.downloaded', { name }))
  const columns = useMemo(
    () => ({
      lots: lotColumns(wording),
      places: placeColumns(wording, trace.lots),
      meals: mealColumns(wording, trace.lots),
      transfers: transferColumns(wording, trace.lots),
    }),
    [wording, trace.lots],
  )
  const { lots, places, meals, transfers, hiddenSites, servings, lotsTotal, mealsTotal, plansSince } = trace
  const hidden = hiddenSites > 0 && <Banner tone="warning">{t('recall.hiddenSites', { count: hiddenSites })}</Banner>
  // Meals may have used the food although nobody entered any of it.
  if (lots.length === 0 && meals.length === 0) {
    return (
      <Stack>
        {hidden}
        <EmptyState title={t('recall.noMatch')}>{t('recall.noMatchHint')}</EmptyState>
      </Stack>
    )
  }
  const isOnTheWay = places.some(({ sentFrom }) => sentFrom !== null)
  const held = meals.filter(({ certainty }) => certainty === 'held').length
  const print = (format: 'pdf' | 'csv') => void download(() => exportLotTrace({ ...search, format }))
  const more = (shown: number, total: number) => (total > shown ? t('recall.more', { shown, total }) : undefined)
  const mealsHint = [
    more(meals.length, mealsTotal) ?? (plansSince && t('recall.plansSince', { date: formats.date(plansSince) })),
    meals.some(({ certainty }) => certainty === 'notIssued') && t('recall.possibleHint'),
  ]
    .filter(Boolean)
    .join(' ')

  return (
    <Stack gap={6}>
      {hidden}
      {lots.length === 0 && <Banner tone="warning">{t('recall.mealsWithoutLot')}</Banner>}
      <Facts
        items={[
          { id: 'lots', label: t('recall.facts.lots'), value: lotsTotal },
          {
            id: 'places',
            label: t('recall.facts.places'),
            value: places.length,
            tone: places.length > 0 ? 'danger' : 'neutral',
          },
          { id: 'held', label: t('recall.facts.held'), value: held, tone: held > 0 ? 'danger' : 'neutral' },
          { id: 'servings', label: t('recall.facts.servings'), value: formats.number(servings, 0) },
          { id: 'maybe', label: t('recall.facts.maybe'), value: mealsTotal - held },
        ]}
      />
      <Inline>
        <Button isBusy={isBusy} onClick={() => print('pdf')}>
          {t('recall.letter')}
        </Button>
        <Button isBusy={isBusy} onClick={() => print('csv')}>
          {t('recall.csv')}
        </Button>
        {places.some(({ sentFrom }) => sentFrom === null) && (
          <Button tone="danger" onClick={() => setWithdrawing(true)}>
            {t('recall.withdraw')}
          </Button>
        )}
      </Inline>
      <Section title={t('recall.sections.places')} description={isOnTheWay ? t('recall.onTheWayHint') : undefined}>
        <DataTable
          caption={t('recall.sections.places')}
          columns={columns.places}
          translate={t}
          rows={places}
          error={null}
          rowKey={placeKey}
          minRows={2}
          hasPages={false}
          empty={<EmptyState title={t('recall.empty.places')} />}
        />
      </Section>
      <Section title={t('recall.sections.meals')} description={mealsHint}>
        <DataTable
          caption={t('recall.sections.meals')}
          columns={columns.meals}
          translate={t}
          rows={meals}
          error={null}
          rowKey={({ schoolId, date, itemType }) => `${schoolId} ${date} ${itemType}`}
          minRows={2}
          hasPages={false}
          empty={<EmptyState title={t('recall.empty.meals')} />}
        />
      </Section>
      <Section title={t('recall.sections.lots')} description={more(lots.length, lotsTotal)}>
        <DataTable
          caption={t('recall.sections.lots')}
          columns={columns.lots}
          translate={t}
          rows={lots}
          error={null}
          rowKey={({ lotId }) => lotId}
          minRows={2}
          hasPages={false}
        />
      </Section>
      <Section title={t('recall.sections.transfers')}>
        {transfers.length === 0 ? (
          <Quiet>{t('recall.empty.transfers')}</Quiet>
        ) : (
          <DataTable
            caption={t('recall.sections.transfers')}
            columns={columns.transfers}
            translate={t}
            rows={transfers}
            error={null}
            minRows={2}
            hasPages={false}
          />
        )}
      </Section>
      <Suspense>
        {isWithdrawing && <WithdrawDialog trace={trace} onChanged={onChanged} onClose={() => setWithdrawing(false)} />}
      </Suspense>
    </Stack>
  )
}
