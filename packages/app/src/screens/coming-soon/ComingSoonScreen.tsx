import type { Messages } from '@commissary/messages'
import { EmptyState, Link, Screen } from '@commissary/ui'
import { useLocation } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { crumbsOf } from '../../routing/navigation.ts'
import { type Path, paths } from '../../routing/paths.ts'
import type { Route } from '../../routing/route-model.ts'
import { allowedRoutes, routeOf } from '../../routing/routes.ts'
import { useSession } from '../../session/session.tsx'

interface Substitute {
  hint: keyof Messages['comingSoon']['hints']
  /** The screen to use until this one exists. */
  path?: Path
}

const servings: Substitute = { hint: 'servings', path: paths.schoolMenus }
const meals: Substitute = { hint: 'meals', path: paths.schoolMenus }
const inventory: Substitute = { hint: 'inventory', path: paths.vendors }
const analysis: Substitute = { hint: 'analysis', path: paths.nutritionAnalysis }

const substitutes: Partial<Record<Route['id'], Substitute>> = {
  productionRecordReport: servings,
  mealReport: meals,
  currentInventoryReport: inventory,
  inventoryPurchaseOrder: inventory,
  menuCosting: { hint: 'cost', path: paths.nutritionAnalysis },
  nutritionComposition: analysis,
  missingNutrition: { hint: 'missingNutrients', path: paths.ingredients },
}

/** Placeholder for a screen that does not exist yet, with what to use in the meantime. */
export function ComingSoonScreen() {
  const t = useMessages()
  const session = useSession()
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  if (!route) return null
  const crumbs = crumbsOf(t, route)
  const { hint, path } = substitutes[route.id] ?? { hint: 'other' }
  const substitute = allowedRoutes(session).find((one) => one.path === path)

  return (
    <Screen title={t(`shell.titles.${route.id}`)} {...(crumbs.length > 1 && { breadcrumbs: crumbs })}>
      <EmptyState
        title={t('comingSoon.title')}
        action={
          substitute && (
            <Link variant="outline" href={substitute.path}>
              {t('comingSoon.open', { page: t(`shell.titles.${substitute.id}`) })}
            </Link>
          )
        }
      >
        {t(`comingSoon.hints.${hint}`)}
      </EmptyState>
    </Screen>
  )
}
