import { archiveHousehold, type Household, restoreHousehold } from '@commissary/api-client'
import { Button, Link, Menu, useConfirm } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useCall } from '../../orders/use-call.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { CorrectDialog } from './CorrectDialog.tsx'

interface HouseholdActionsProps {
  household: Household
  onChanged: () => unknown
  onEdit: () => void
}

/** What can be done with a household; of an archived one, only to restore it. */
export function HouseholdActions({ household, onChanged, onEdit }: HouseholdActionsProps) {
  const t = useMessages()
  const confirm = useConfirm()
  const { run, isBusy } = useCall(onChanged)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { id, name, version, students } = household
  const onlyStudent = students.length === 1 ? students[0] : undefined

  if (household.isArchived) {
    return (
      <Button variant="solid" isBusy={isBusy} onClick={() => void run((call) => restoreHousehold(id, call))}>
        {t('families.actions.restore')}
      </Button>
    )
  }
  const archive = () =>
    confirm({
      title: t('families.archive.title', { name }),
      message: t('families.archive.message'),
      okText: t('families.archive.submit'),
      onConfirm: () => run(() => archiveHousehold(id, { ifMatch: version })),
    })
  return (
    <>
      <Menu
        label={t('families.actions.more')}
        align="end"
        sections={[
          {
            items: [
              { label: t('families.actions.correct'), onSelect: () => setIsCorrecting(true) },
              { label: t('families.actions.archive'), tone: 'danger' as const, onSelect: () => void archive() },
            ],
          },
        ]}
        trigger={(props) => <Button {...props}>{t('families.actions.more')}</Button>}
      />
      <Button onClick={onEdit}>{t('families.actions.edit')}</Button>
      {students.length > 0 && (
        <Link variant="outline" href={withQuery(paths.orders, { open: 'new', student: onlyStudent?.id })}>
          {t('families.actions.order')}
        </Link>
      )}
      <Link variant="solid" href={withQuery(paths.payments, { open: 'new', household: id })}>
        {t('families.actions.pay')}
      </Link>
      {isCorrecting && (
        <CorrectDialog household={household} onDone={onChanged} onClose={() => setIsCorrecting(false)} />
      )}
    </>
  )
}
