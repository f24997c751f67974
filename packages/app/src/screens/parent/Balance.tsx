import type { OwnFamily } from '@commissary/api-client'
import { Facts } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface BalanceProps {
  family: OwnFamily
  householdId: number
}

/** What a child's household has or owes. Nothing where the caterer takes no orders from families. */
export function Balance({ family: { households }, householdId }: BalanceProps) {
  const t = useMessages()
  const { formats } = useSession()
  const found = households.find(({ id }) => id === householdId)
  if (!found || found.balance === null) return null
  const amount = Number(found.balance)
  const isOwed = amount < 0
  const isOnly = households.length === 1
  const label = isOnly
    ? t(isOwed ? 'parent.owed' : 'parent.balance')
    : t(isOwed ? 'parent.owedOf' : 'parent.balanceOf', { household: found.name })
  return (
    <Facts
      items={[
        {
          id: 'balance',
          label,
          value: formats.money(Math.abs(amount)),
          detail: t('parent.balanceHint'),
          tone: isOwed ? 'danger' : 'neutral',
        },
      ]}
    />
  )
}
