import type { ReactNode } from 'react'

import { Tabs } from '../../../components/navigation/Tabs/Tabs.tsx'
import { useMenuTypeText } from './menu-type-text.ts'
import { defaultMenuType, type MenuTypeKey, menuTypeOrder } from './menu-types.ts'

export interface MenuTypeTabsProps {
  /** Default Lunch. */
  value?: MenuTypeKey
  onChange: (menuType: MenuTypeKey) => void
  /** While the menu loads, no other can be chosen. */
  isLoading?: boolean
  /** The menu of the chosen type. */
  children?: ReactNode
}

/** Breakfast, Lunch, Snack, Dinner, Extra (A La Carte), Side: always all, in this order. */
export function MenuTypeTabs({ value = defaultMenuType, onChange, isLoading = false, children }: MenuTypeTabsProps) {
  const text = useMenuTypeText()

  return (
    <Tabs
      label={text.menuType}
      tabs={menuTypeOrder.map((id) => ({ id, label: text.menuTypeNames[id] }))}
      value={value}
      onChange={(next) => {
        const chosen = menuTypeOrder.find((id) => id === next)
        if (chosen) onChange(chosen)
      }}
      isBusy={isLoading}
    >
      {children}
    </Tabs>
  )
}
