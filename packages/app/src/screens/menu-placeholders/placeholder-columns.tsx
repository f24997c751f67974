import type { MenuPlaceholder } from '@commissary/api-client'
import { expectedCreditLine } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'
import { type Column, defineColumns } from '@commissary/ui/table'

import { usedInText } from './uses-text.ts'

/** The columns of the placeholders. */
export function placeholderColumns(wording: Wording): readonly Column<MenuPlaceholder>[] {
  const { t } = wording
  return defineColumns<MenuPlaceholder>([
    { id: 'name', header: 'menuPlaceholders.columns.name', value: (row) => row.name, width: '12rem', isTitle: true },
    {
      id: 'category',
      header: 'menuPlaceholders.columns.category',
      value: (row) => t(`words.categories.${row.category}`),
      isOneLine: true,
    },
    {
      id: 'menuType',
      header: 'menuPlaceholders.columns.menuType',
      value: (row) => t(`words.menuTypes.${row.menuType}`),
      isOneLine: true,
    },
    {
      id: 'credits',
      header: 'menuPlaceholders.columns.credits',
      value: (row) => expectedCreditLine(wording, row.credits) || t('menuPlaceholders.credits.none'),
      width: '9rem',
    },
    {
      id: 'usedIn',
      header: 'menuPlaceholders.columns.usedIn',
      value: (row) => row.usedIn.total + row.usedIn.hidden,
      text: (row) => usedInText(wording, row.usedIn) || t('menuPlaceholders.usedIn.none'),
      width: '14rem',
    },
  ])
}
