import type { UserInfo } from '@commissary/api-client'
import type { ComponentType } from 'react'

import { type Path, paths } from './paths.ts'

/** What a route asks of the caterer beyond a login; the names are those of the user's flags. */
export type Requirement = 'nutritionAnalysis' | 'inventoryEnabled'

export interface Route {
  /** Key of the title in the catalogue. */
  id: 'dashboard' | 'ingredients' | 'importProducts' | 'recipes' | 'schoolMenus' | 'nutritionAnalysis'
  path: Path
  load: () => Promise<ComponentType>
  /** Where the menus of the top bar show it. */
  menu: { place: 'home' | 'manage' | 'reports'; group?: 'catalog' | 'menus' | 'nutrition' }
  requires: readonly Requirement[]
}

/**
 * Every private screen, once: menus, breadcrumbs, titles and guards are drawn from it. The order is that of the menus.
 * Login, logout, 404 and the privacy policy are public and stand beside it.
 */
export const routes: readonly Route[] = [
  {
    id: 'dashboard',
    path: paths.dashboard,
    load: async () => (await import('../screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
    menu: { place: 'home' },
    requires: [],
  },
  {
    id: 'ingredients',
    path: paths.ingredients,
    load: async () => (await import('../screens/ingredients/IngredientsScreen.tsx')).IngredientsScreen,
    menu: { place: 'manage', group: 'catalog' },
    requires: [],
  },
  {
    id: 'recipes',
    path: paths.recipes,
    load: async () => (await import('../screens/recipes/RecipesScreen.tsx')).RecipesScreen,
    menu: { place: 'manage', group: 'catalog' },
    requires: [],
  },
  {
    id: 'importProducts',
    path: paths.importProducts,
    load: async () => (await import('../screens/import-products/ImportProductsScreen.tsx')).ImportProductsScreen,
    menu: { place: 'manage', group: 'catalog' },
    requires: ['nutritionAnalysis'],
  },
  {
    id: 'schoolMenus',
    path: paths.schoolMenus,
    load: async () => (await import('../screens/school-menus/SchoolMenusScreen.tsx')).SchoolMenusScreen,
    menu: { place: 'manage', group: 'menus' },
    requires: [],
  },
  {
    id: 'nutritionAnalysis',
    path: paths.nutritionAnalysis,
    load: async () =>
      (await import('../screens/nutrition-analysis/NutritionAnalysisScreen.tsx')).NutritionAnalysisScreen,
    menu: { place: 'reports', group: 'nutrition' },
    requires: ['nutritionAnalysis'],
  },
]

export type Flags = Pick<UserInfo, Requirement>

/** Whether a user may open a route: a menu shows what is allowed, a guard refuses the rest. */
export const isAllowed = (route: Route, flags: Flags) => route.requires.every((flag) => flags[flag])

/** The route of an address; undefined for an unknown one. `/` is the dashboard. */
export const routeOf = (pathname: string) => {
  const path = pathname === paths.home ? paths.dashboard : pathname.replace(/\/$/, '')
  // People type addresses as they hear them.
  return routes.find((route) => route.path.toLowerCase() === path.toLowerCase())
}
