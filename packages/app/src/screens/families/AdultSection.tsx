import { type Household, type HouseholdAdult, inviteHouseholdAdult, removeHouseholdAdult } from '@commissary/api-client'
import { Badge, Button, EmptyState, Section, useConfirm } from '@commissary/ui'
import { DataTable, plainColumns } from '@commissary/ui/table'
import { useMemo, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useCall } from '../../orders/use-call.ts'
import { AdultDialog } from './AdultDialog.tsx'

interface AdultSectionProps {
  household: Household
  onChanged: () => Promise<unknown>
}

const nameOf = ({ firstName, lastName }: HouseholdAdult) => `${firstName} ${lastName}`

/** The adults of a household, who are invited to the parent portal. */
export function AdultSection({ household, onChanged }: AdultSectionProps) {
  const t = useMessages()
  const confirm = useConfirm()
  const { run } = useCall(onChanged)
  const [isAdding, setIsAdding] = useState(false)
  const columns = useMemo(
    () =>
      plainColumns<HouseholdAdult>([
        { id: 'name', header: 'families.adults.name', value: nameOf },
        { id: 'email', header: 'families.adults.email', value: (row: HouseholdAdult) => row.email, width: '12rem' },
        {
          id: 'state',
          header: 'families.adults.state',
          value: (row: HouseholdAdult) => t(`families.adults.states.${row.state}`),
          cell: (row: HouseholdAdult) => (
            <Badge tone={row.state === 'invited' ? 'accent' : 'neutral'}>
              {t(`families.adults.states.${row.state}`)}
            </Badge>
          ),
          isOneLine: true,
        },
      ]),
    [t],
  )
  const remove = (adult: HouseholdAdult) =>
    confirm({
      title: t('families.adults.removeTitle', { name: nameOf(adult) }),
      message: t('families.adults.removeMessage', { name: nameOf(adult) }),
      okText: t('families.adults.remove'),
      onConfirm: () => run(() => removeHouseholdAdult(household.id, adult.userId)),
    })

  return (
    <Section
      title={t('families.adults.title')}
      actions={
        household.isArchived ? null : <Button onClick={() => setIsAdding(true)}>{t('families.adults.add')}</Button>
      }
    >
      <DataTable
        caption={t('families.adults.title')}
        columns={columns}
        translate={t}
        rows={household.adults}
        rowKey={({ userId }) => userId}
        error={null}
        hasPages={false}
        minRows={1}
        rowActions={(adult) => [
          ...(adult.state === 'invited'
            ? [
                {
                  label: t('families.adults.resend'),
                  onSelect: () => void run((call) => inviteHouseholdAdult(household.id, adult.userId, call)),
                },
              ]
            : []),
          { label: t('families.adults.remove'), tone: 'danger' as const, onSelect: () => void remove(adult) },
        ]}
        empty={<EmptyState title={t('families.adults.emptyTitle')}>{t('families.adults.none')}</EmptyState>}
      />
      {isAdding && <AdultDialog household={household} onSaved={onChanged} onClose={() => setIsAdding(false)} />}
    </Section>
  )
}
