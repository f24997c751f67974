import type { MenuType, School } from '@commissary/api-client'
import { EmptyState } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { SetUpLink } from '../../routing/SetUpLink.tsx'
import { useSession } from '../../session/session.tsx'

interface NotServedProps {
  school: School
  menuType: MenuType
}

/** In place of a menu that the school does not serve: administrators are led to the school, others told whom to ask. */
export function NotServed({ school: { schoolId, schoolName }, menuType }: NotServedProps) {
  const t = useMessages()
  const { role } = useSession()
  return (
    <EmptyState
      title={t('schoolMenus.notServed', { school: schoolName, menuType: t(`words.menuTypes.${menuType}`) })}
      action={<SetUpLink schoolId={schoolId} />}
    >
      {t(role === 'administrator' ? 'schoolMenus.notServedHint' : 'schoolMenus.notServedAsk')}
    </EmptyState>
  )
}
