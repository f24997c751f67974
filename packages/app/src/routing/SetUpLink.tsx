import { Link } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { paths, withQuery } from './paths.ts'

/** Leads administrators to a school's form, where its meals are set up. */
export function SetUpLink({ schoolId }: { schoolId: number }) {
  const t = useMessages()
  const { role } = useSession()
  if (role !== 'administrator') return null
  return (
    <Link size="small" variant="outline" href={withQuery(paths.schools, { open: schoolId })}>
      {t('schoolMenus.setUp')}
    </Link>
  )
}
