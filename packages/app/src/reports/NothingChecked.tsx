import type { MenuType } from '@commissary/api-client'
import { EmptyState } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'

/** Replaces a report about limits: the menus of a meal without a meal pattern have none. */
export function NothingChecked({ menuType }: { menuType: MenuType }) {
  const t = useMessages()
  return (
    <EmptyState title={t('reports.noMealPattern', { menuType: t(`words.menuTypes.${menuType}`) })}>
      {t('reports.noMealPatternHint')}
    </EmptyState>
  )
}
