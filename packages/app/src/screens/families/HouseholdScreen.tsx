import { useReadHousehold } from '@commissary/api-client'
import { Badge, EmptyState, ErrorState, Link, Screen, Skeleton } from '@commissary/ui'
import { useSearchParams } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { balanceText } from '../../orders/money.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { useSession } from '../../session/session.tsx'
import { HouseholdActions } from './HouseholdActions.tsx'
import { HouseholdForm } from './HouseholdForm.tsx'
import { HouseholdView } from './HouseholdView.tsx'

/** A household as a page: `?open=new`, `?open=12`, `?open=12&edit=1`. */
export function HouseholdScreen() {
  const record = useOpenRecord()
  return record.isNew ? <NewHousehold record={record} /> : <OpenHousehold key={record.id} record={record} />
}

type RecordAddress = ReturnType<typeof useOpenRecord>

const useCrumbs = () => {
  const t = useMessages()
  const [params] = useSearchParams()
  const href = listBelow(paths.families, params)
  const list = { label: t('shell.titles.families'), href }
  return { href, crumbs: (label: string) => [list, { label }] }
}

function NewHousehold({ record }: { record: RecordAddress }) {
  const t = useMessages()
  const { crumbs } = useCrumbs()
  return (
    <Screen title={t('families.new')} breadcrumbs={crumbs(t('families.new'))}>
      <HouseholdForm household={null} onSaved={record.replace} onClose={record.close} />
    </Screen>
  )
}

function OpenHousehold({ record }: { record: RecordAddress }) {
  const t = useMessages()
  const { formats } = useSession()
  const { crumbs, href } = useCrumbs()
  const { data: household, error, mutate } = useReadHousehold(record.id ?? 0)
  const reload = () => mutate()
  const isEditing = record.isEditing && household !== undefined

  function content() {
    if (error?.status === 404) {
      return (
        <EmptyState title={t('families.notFound')} action={<Link href={href}>{t('shell.titles.families')}</Link>} />
      )
    }
    if (!household) return error ? <ErrorState error={error} onRetry={reload} /> : <Skeleton lines={12} />
    if (!isEditing) return <HouseholdView household={household} onChanged={reload} />
    const leave = () => record.open(household.id)
    return <HouseholdForm household={household} onSaved={async () => (await reload(), leave())} onClose={leave} />
  }

  const title = isEditing ? t('families.edit') : (household?.name ?? t('common.loading'))
  return (
    <Screen
      title={title}
      breadcrumbs={crumbs(title)}
      {...(household &&
        !isEditing && {
          description: (
            <Badge tone={Number(household.balance) < 0 ? 'danger' : 'neutral'}>
              {balanceText(t, formats, household.balance)}
            </Badge>
          ),
          actions: (
            <HouseholdActions household={household} onChanged={reload} onEdit={() => record.edit(household.id)} />
          ),
        })}
    >
      {content()}
    </Screen>
  )
}
