import type { UserInfo } from '@commissary/api-client'
import type { ComponentType } from 'react'

import type { ScreenArea } from '../messages/load-texts.ts'
import { type Path, paths } from './paths.ts'

/** What a route asks of the caterer beyond a login; the names are those of the user's flags. */
export type Requirement = 'nutritionAnalysis' | 'inventoryEnabled'

export interface Route {
  /** Key of the title in the catalogue. */
  id: 'dashboard' | 'ingredients' | 'importProducts' | 'recipes' | 'schoolMenus' | 'nutritionAnalysis'
  path: Path
  load: () => Promise<ComponentType>
  /** Areas of the texts that the screen says, besides those of the shell. */
  texts: readonly ScreenArea[]
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
    texts: ['dashboard', 'checks', 'words'],
    menu: { place: 'home' },
    requires: [],
  },
  {
    id: 'ingredients',
    path: paths.ingredients,
    load: async () => (await import('../screens/ingredients/IngredientsScreen.tsx')).IngredientsScreen,
    texts: ['ingredients', 'words'],
    menu: { place: 'manage', group: 'catalog' },
    requires: [],
  },
  {
    id: 'recipes',
    path: paths.recipes,
    load: async () => (await import('../screens/recipes/RecipesScreen.tsx')).RecipesScreen,
    texts: ['recipes', 'words'],
    menu: { place: 'manage', group: 'catalog' },
    requires: [],
  },
  {
    id: 'importProducts',
    path: paths.importProducts,
    load: async () => (await import('../screens/import-products/ImportProductsScreen.tsx')).ImportProductsScreen,
    texts: ['importProducts', 'words'],
    menu: { place: 'manage', group: 'catalog' },
    requires: ['nutritionAnalysis'],
  },
  {
    id: 'schoolMenus',
    path: paths.schoolMenus,
    load: async () => (await import('../screens/school-menus/SchoolMenusScreen.tsx')).SchoolMenusScreen,
    texts: ['schoolMenus', 'checks', 'words'],
    menu: { place: 'manage', group: 'menus' },
    requires: [],
  },
  {
    id: 'nutritionAnalysis',
    path: paths.nutritionAnalysis,
    load: async () =>
      (await import('../screens/nutrition-analysis/NutritionAnalysisScreen.tsx')).NutritionAnalysisScreen,
    texts: ['nutritionAnalysis', 'schoolMenus', 'checks', 'words'],
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
  return routes.find((route) => route.path === path)
}
