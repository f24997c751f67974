import type { OwnFamily } from '@commissary/api-client'
import { Quiet } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface BalanceProps {
  family: OwnFamily
  householdId: number
}

/** What a child's household has or owes. Empty if the caterer takes no orders from families. */
export function Balance({ family: { households }, householdId }: BalanceProps) {
  const t = useMessages()
  const { formats } = useSession()
  const found = households.find(({ id }) => id === householdId)
  if (!found || found.balance === null) return null
  const change = Number(found.balance)
  const amount = formats.money(Math.abs(change))
  const isOnly = households.length === 1
  const text = isOnly
    ? t(change < 0 ? 'parent.owed' : 'parent.balance', { amount })
    : t(change < 0 ? 'parent.owedOf' : 'parent.balanceOf', { amount, household: found.name })
  return (
    <div>
      <strong>{text}</strong>
      <br />
      <Quiet>{t('parent.balanceHint')}</Quiet>
    </div>
  )
}
