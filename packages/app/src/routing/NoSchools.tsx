import { EmptyState, Link } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { paths, withQuery } from './paths.ts'

/** In place of what needs a school first: administrators can add one, others have to ask. */
export function NoSchools() {
  const t = useMessages()
  const isAdministrator = useSession().role === 'administrator'
  const action = (
    <Link variant="solid" href={withQuery(paths.schools, { open: 'new' })}>
      {t('common.addSchool')}
    </Link>
  )
  return (
    <EmptyState title={t('common.noSchools')} action={isAdministrator && action}>
      {!isAdministrator && t('common.noSchoolsHint')}
    </EmptyState>
  )
}
