import type { Import } from '@commissary/api-client'
import { Banner, Button, Inline, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { ImportFacts } from './ImportFacts.tsx'
import { ImportDetails } from './ImportDetails.tsx'

interface ImportReviewProps {
  job: Import
  pending: 'apply' | 'cancel' | null
  failure: string | null
  onApply: () => void
  onCancel: () => void
  /** Reloads the import after its columns or rows are changed. */
  onChosen: () => Promise<unknown>
}

/** A checked file before its import: what would change, its problems, and Import or Cancel. */
export function ImportReview({ job, pending, failure, onApply, onCancel, onChosen }: ImportReviewProps) {
  const t = useMessages()
  const { create, update, unchanged, skipped, rejected, warnings } = job.counts
  const changes = create + update
  const { columns } = job.preview
  const weight =
    columns.some(({ isPerServing }) => isPerServing) && columns.find(({ field }) => field === 'servingGrams')

  const guessed = columns.filter(({ isGuessed }) => isGuessed).length
  const isDownload = job.kind === 'products' && columns.some(({ header }) => header === 'fdc_id')

  function advice() {
    if (job.kind === null) {
      return (
        <Banner tone="warning">
          {job.problem} {t('importProducts.ready.nameColumns')}
        </Banner>
      )
    }
    if (job.totalRows === 0) return <Banner tone="warning">{t('importProducts.ready.noRows')}</Banner>
    if (skipped > 0 && changes === 0) return <Banner tone="warning">{t('importProducts.ready.allLeftOut')}</Banner>
    if (changes + unchanged === 0) return <Banner tone="error">{t('importProducts.ready.noneGood')}</Banner>
    if (rejected > 0) {
      return (
        <Banner tone="warning">
          {t('importProducts.ready.someSkipped', { rejected })}{' '}
          {t(changes > 0 ? 'importProducts.ready.importRest' : 'importProducts.ready.restIsImported')}
        </Banner>
      )
    }
    if (changes === 0) return <Banner>{t('importProducts.ready.nothingNew')}</Banner>
    return <Banner tone="success">{t('importProducts.ready.allGood')}</Banner>
  }

  return (
    <Section
      title={job.fileName}
      actions={
        <Inline>
          <Button isBusy={pending === 'cancel'} onClick={onCancel}>
            {t('importProducts.cancel')}
          </Button>
          {changes > 0 && (
            <Button variant="solid" isBusy={pending === 'apply'} onClick={onApply}>
              {t(`importProducts.apply.${job.kind ?? 'foods'}`, { rows: changes })}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap={5}>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        {advice()}
        {guessed > 0 && <Banner tone="warning">{t('importProducts.ready.guessed', { columns: guessed })}</Banner>}
        {isDownload && <Banner>{t('importProducts.ready.download')}</Banner>}
        {weight && <Banner>{t('importProducts.ready.perServing', { header: weight.header })}</Banner>}
        {warnings > 0 && (
          <Banner tone="warning">
            {t(`importProducts.ready.${job.kind === 'products' ? 'productWarnings' : 'warnings'}`, { warnings })}
          </Banner>
        )}
        {job.kind !== null && <ImportFacts job={job} />}
        <ImportDetails job={job} onChosen={onChosen} />
      </Stack>
    </Section>
  )
}
