import type { Import } from '@commissary/api-client'
import { Banner, Link, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { ImportFacts } from './ImportFacts.tsx'
import { ImportParts } from './ImportParts.tsx'

interface ImportEndProps {
  job: Import
}

/** How an upload ended: loaded, cancelled, or refused as a whole. */
export function ImportEnd({ job }: ImportEndProps) {
  const t = useMessages()
  const { create, update, rejected } = job.counts

  function message() {
    if (job.state === 'cancelled') return <Banner>{t('importProducts.cancelled')}</Banner>
    if (job.state === 'failed') {
      return (
        <Banner tone="error">
          <strong>{t('importProducts.failedTitle')}</strong> {job.problem ?? t('importProducts.unknownProblem')}{' '}
          {t('importProducts.nothingLoaded')}
        </Banner>
      )
    }
    return (
      <Banner
        tone="success"
        action={<Link href={withQuery(paths.ingredients, { list: 'reference' })}>{t('importProducts.openFoods')}</Link>}
      >
        {t(`importProducts.done.${job.kind ?? 'foods'}`, { rows: create + update })}{' '}
        {rejected > 0 && t('importProducts.done.leftOut', { rejected })}
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
            {rejected > 0 && <ImportParts job={job} />}
          </>
        )}
      </Stack>
    </Section>
  )
}
