import type { Import } from '@commissary/api-client'
import { Banner, Link, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { ImportFacts } from './ImportFacts.tsx'
import { hasProblems, ImportDetails } from './ImportDetails.tsx'

interface ImportResultProps {
  job: Import
}

/** How an upload ended: imported, canceled or rejected as a whole. */
export function ImportResult({ job }: ImportResultProps) {
  const t = useMessages()
  const { create, update, rejected } = job.counts

  function message() {
    if (job.state === 'cancelled') return <Banner>{t('importProducts.cancelled')}</Banner>
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
        action={<Link href={withQuery(paths.ingredients, { list: 'reference' })}>{t('importProducts.openFoods')}</Link>}
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
            {hasProblems(job) && <ImportDetails job={job} />}
          </>
        )}
      </Stack>
    </Section>
  )
}
