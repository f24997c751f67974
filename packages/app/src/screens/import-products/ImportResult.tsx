import type { Import } from '@commissary/api-client'
import { Banner, Link, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { ImportFacts } from './ImportFacts.tsx'
import { hasProblems, hasProducts, ImportDetails } from './ImportDetails.tsx'
import { UndoImport } from './UndoImport.tsx'

interface ImportResultProps {
  job: Import
  /** Loads the job again. */
  onChange: () => Promise<unknown>
}

/** How an upload ended: imported, undone, canceled or rejected as a whole. */
export function ImportResult({ job, onChange }: ImportResultProps) {
  const t = useMessages()
  const { create, update, rejected } = job.counts

  function message() {
    if (job.state === 'cancelled') return <Banner>{t('importProducts.cancelled')}</Banner>
    if (job.state === 'undone') return <Banner>{t('importProducts.undo.undone')}</Banner>
    if (job.state === 'failed') {
      return (
        <Banner tone="error">
          <strong>{t('importProducts.failedTitle')}</strong> {job.problem ?? t('importProducts.unknownProblem')}{' '}
          {t('importProducts.nothingImported')}
        </Banner>
      )
    }
    return (
      <Banner
        tone="success"
        action={
          job.kind === 'products' ? (
            <Link href={paths.ingredients}>{t('importProducts.openIngredients')}</Link>
          ) : (
            <Link href={withQuery(paths.ingredients, { list: 'reference' })}>{t('importProducts.openFoods')}</Link>
          )
        }
      >
        {t(`importProducts.done.${job.kind ?? 'foods'}`, { rows: create + update })}{' '}
        {rejected > 0 && t('importProducts.done.skipped', { rejected })}
      </Banner>
    )
  }

  return (
    <Section
      title={job.fileName}
      actions={
        <Link variant="outline" href={paths.importProducts}>
          {t('importProducts.another')}
        </Link>
      }
    >
      <Stack gap={5}>
        {message()}
        {job.state === 'done' && (
          <>
            <ImportFacts job={job} />
            {job.kind === 'products' && <UndoImport id={job.id} onUndone={onChange} />}
            {(hasProducts(job) || hasProblems(job)) && <ImportDetails job={job} />}
          </>
        )}
      </Stack>
    </Section>
  )
}
