import { Link } from '@commissary/ui'

import { hasOneOf } from '../routing/access.ts'
import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'

/** Links to School Menus for those who can open them, so that a report without a menu says what to do. */
export function PlanLink({ href }: { href: string }) {
  const t = useMessages()
  if (!hasOneOf(['menus'], useSession())) return null
  return (
    <Link variant="outline" href={href}>
      {t('reports.plan')}
    </Link>
  )
}
