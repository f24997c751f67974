import type { Messages } from '@commissary/messages'
import { EmptyState, Screen } from '@commissary/ui'
import { useLocation } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { crumbsOf } from '../../routing/navigation.ts'
import { type Route, routeOf } from '../../routing/routes.ts'

type Hint = keyof Messages['comingSoon']['hints']

/** The screen to use until this one exists. */
const hints: Partial<Record<Route['id'], Hint>> = {
  help: 'help',
  masterItems: 'foods',
  cycleMenus: 'menus',
  masterMenus: 'menus',
  productionRecords: 'servings',
  productionRecordReport: 'servings',
  startingInventory: 'inventory',
  currentInventory: 'inventory',
  physicalInventory: 'inventory',
  inventoryRequest: 'inventory',
  menuCosting: 'cost',
  nutritionComposition: 'analysis',
  mealPattern: 'analysis',
  nutrientStandard: 'analysis',
  missingNutrition: 'missingNutrients',
}

/** Placeholder for a screen that does not exist yet, with what to use in the meantime. */
export function ComingSoonScreen() {
  const t = useMessages()
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  if (!route) return null
  const crumbs = crumbsOf(t, route)

  return (
    <Screen title={t(`shell.titles.${route.id}`)} {...(crumbs.length > 1 && { breadcrumbs: crumbs })}>
      <EmptyState title={t('comingSoon.title')}>{t(`comingSoon.hints.${hints[route.id] ?? 'other'}`)}</EmptyState>
    </Screen>
  )
}
