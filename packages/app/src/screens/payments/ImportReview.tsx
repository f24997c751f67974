import type { OrderImport } from '@commissary/api-client'
import { Banner, Facts, Fold, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useSession } from '../../session/session.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportRows } from './ImportRows.tsx'
import { sourceText } from './import-words.ts'

interface ImportReviewProps {
  job: OrderImport
  onChanged: () => Promise<unknown>
}

/** What a file is, what importing it does, and what is left out. */
export function ImportReview({ job, onChanged }: ImportReviewProps) {
  const t = useMessages()
  const { formats } = useSession()
  const { state, counts } = job
  const isDone = state === 'applied' || state === 'undone'

  if (state === 'unmapped') {
    return (
      <Stack gap={6}>
        <Banner tone="warning">{t('orderImports.unmapped')}</Banner>
        <Section title={t('orderImports.mapping.title')}>
          <ImportColumns job={job} onMapped={onChanged} />
        </Section>
      </Stack>
    )
  }
  return (
    <Stack gap={6}>
      <Notes job={job} />
      <Facts
        items={[
          { id: 'source', label: t('orderImports.columns.source'), value: sourceText(t, job.source) },
          {
            id: 'create',
            label: t(isDone ? 'orderImports.counts.created' : 'orderImports.counts.create'),
            value: formats.amount(counts.create),
          },
          ...(job.kind === 'settlement'
            ? [
                {
                  id: 'match',
                  label: t(isDone ? 'orderImports.counts.matched' : 'orderImports.counts.match'),
                  value: formats.amount(counts.match),
                },
              ]
            : []),
          { id: 'skip', label: t('orderImports.counts.skip'), value: formats.amount(counts.skip) },
          {
            id: 'problem',
            label: t('orderImports.counts.problem'),
            value: formats.amount(counts.problem),
            tone: counts.problem > 0 ? ('danger' as const) : ('neutral' as const),
          },
          { id: 'amount', label: t('orderImports.columns.amount'), value: moneyText(formats, job.amount) },
        ]}
      />
      <ImportRows job={job} />
      {!isDone && (
        <Fold id="importColumns" title={t('orderImports.mapping.change')}>
          <ImportColumns job={job} onMapped={onChanged} />
        </Fold>
      )}
    </Stack>
  )
}

function Notes({ job: { state, source, counts } }: { job: OrderImport }) {
  const t = useMessages()
  if (state === 'undone') return <Banner>{t('orderImports.undoneNote')}</Banner>
  if (state === 'applied') {
    return (
      <Stack gap={2}>
        <Banner tone="success">{t('orderImports.appliedNote')}</Banner>
        {counts.problem > 0 && (
          <Banner tone="warning">{t('orderImports.wereLeftOut', { count: counts.problem })}</Banner>
        )}
      </Stack>
    )
  }
  const effective = counts.create + counts.match
  return (
    <Stack gap={2}>
      {effective > 0 && (
        <Banner>
          {source === 'mapped' || source === null
            ? t('orderImports.byHand')
            : t('orderImports.recognized', { source: t(`orderImports.sources.${source}`) })}
        </Banner>
      )}
      {effective === 0 ? (
        <Banner tone="error">{t('orderImports.nothing')}</Banner>
      ) : counts.problem > 0 ? (
        <Banner tone="warning">{t('orderImports.leftOut', { count: counts.problem })}</Banner>
      ) : null}
    </Stack>
  )
}
