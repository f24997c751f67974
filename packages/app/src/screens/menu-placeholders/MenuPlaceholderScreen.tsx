import { useListMenuPlaceholders, useReadMenuPlaceholder } from '@commissary/api-client'
import { EmptyState, ErrorState, Link, Screen, Skeleton, Stack } from '@commissary/ui'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { useFreshData } from '../../forms/use-fresh-data.ts'
import { RecordHistory } from '../../history/RecordHistory.tsx'
import { paths } from '../../routing/paths.ts'
import { listAddress, recordIdOf } from '../../routing/record-address.ts'
import { historyWords } from './placeholder-values.ts'
import { PlaceholderForm } from './PlaceholderForm.tsx'
import { PlaceholderUses } from './PlaceholderUses.tsx'

/** One placeholder as a page, to add or to edit: `?id=12`, `?id=new`. */
export function MenuPlaceholderScreen() {
  const [params] = useSearchParams()
  const id = recordIdOf(params)
  return <PlaceholderRecord key={id ?? 'new'} id={id} />
}

function PlaceholderRecord({ id }: { id: number | null }) {
  const wording = useWording()
  const { t } = wording
  const { state } = useLocation()
  const navigate = useNavigate()
  const isNew = id === null
  const isAsked = !isNew && !Number.isNaN(id)
  // The form keeps the values it was opened with; newer versions arrive by a merge.
  const read = useReadMenuPlaceholder(isAsked ? id : 0, { enabled: isAsked, revalidateOnFocus: false })
  const placeholder = useFreshData(read)
  const all = useListMenuPlaceholders({ revalidateOnMount: false, revalidateOnFocus: false })

  const list = listAddress(paths.menuPlaceholders, state)
  const close = () => navigate(list)
  const isMissing = !isNew && (!isAsked || read.error?.status === 404)
  const title = isNew
    ? t('menuPlaceholders.add')
    : (placeholder?.name ?? t(isMissing || read.error ? 'menuPlaceholders.title' : 'common.loading'))

  function content() {
    if (isMissing && !placeholder) {
      return (
        <EmptyState
          title={t('menuPlaceholders.notFound')}
          action={<Link href={list}>{t('menuPlaceholders.title')}</Link>}
        />
      )
    }
    if (!isNew && !placeholder) {
      return read.error ? <ErrorState error={read.error} onRetry={() => read.mutate()} /> : <Skeleton lines={12} />
    }
    return (
      <Stack gap={6} isFormWide>
        <PlaceholderForm placeholder={placeholder ?? null} onClose={close} onRestored={() => all.mutate()} />
        {placeholder && <PlaceholderUses usedIn={placeholder.usedIn} />}
        {placeholder && (
          <RecordHistory
            recordType="menuPlaceholder"
            recordId={placeholder.id}
            version={placeholder.version}
            words={historyWords(wording)}
          />
        )}
      </Stack>
    )
  }

  return (
    <Screen title={title} breadcrumbs={[{ label: t('menuPlaceholders.title'), href: list }, { label: title }]}>
      {content()}
    </Screen>
  )
}
