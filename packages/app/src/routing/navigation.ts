import type { Breadcrumb, NavigationEntry, NavigationLink } from '@commissary/ui'
import { ChartColumn, House, type LucideIcon, Salad, Settings } from 'lucide-react'
import { createElement } from 'react'

import type { Translate } from '@commissary/messages'
import type { AccessUser } from './access.ts'
import { paths } from './paths.ts'
import { menuGroups, type MenuPlace, type Route } from './route-model.ts'
import { allowedRoutes, routeOf, routes } from './routes.ts'

/** Icons of the menus, for the collapsed side menu. */
const icons: Record<MenuPlace['place'], LucideIcon> = {
  home: House,
  manage: Salad,
  reports: ChartColumn,
  settings: Settings,
}

/** The landing pages of menus. Settings opens its first entry (specification, section 2). */
const landings: Partial<Record<MenuPlace['place'], string>> = { manage: paths.manage, reports: paths.reports }

/**
 * The menus of the top bar: the landing page, then the screens the user can open, grouped, with the current one marked.
 */
export function navigationOf(t: Translate, user: AccessUser, pathname: string): NavigationEntry[] {
  const current = routeOf(pathname)
  const link = (route: Route): NavigationLink => ({
    label: t(`shell.titles.${route.id}`),
    href: route.path,
    isCurrent: route === current || (current?.under !== undefined && route.path === current.under),
  })
  const allowed = allowedRoutes(user)

  return (['home', 'manage', 'reports', 'settings'] as const).flatMap((place): NavigationEntry[] => {
    const here = allowed.filter((route) => route.menu?.place === place)
    const icon = createElement(icons[place], { 'aria-hidden': true })
    if (place === 'home') return here.map((route) => ({ ...link(route), label: t('shell.home'), icon }))
    const filled = [undefined, ...menuGroups]
      .map((group) => ({
        ...(group && { label: t(`shell.${group}`) }),
        links: here.filter((route) => route.menu?.group === group).map(link),
      }))
      .filter(({ links }) => links.length > 0)
    const landing = landings[place]
    const overview = landing && { label: t('shell.overview'), href: landing, isCurrent: current?.path === landing }
    if (filled.length === 0) return []
    return [{ label: t(`shell.${place}`), icon, groups: [...(overview ? [{ links: [overview] }] : []), ...filled] }]
  })
}

/** The breadcrumbs of a route: its menu, the list it belongs to, and itself. */
export function crumbsOf(t: Translate, route: Route): Breadcrumb[] {
  const list = routes.find(({ path }) => path === route.under)
  const menu = (list ?? route).menu
  const title = t(`shell.titles.${route.id}`)
  return [
    ...(menu && menu.place !== 'home' ? [{ label: t(`shell.${menu.place}`), href: `/${menu.place}` }] : []),
    ...(list ? [{ label: t(`shell.titles.${list.id}`), href: list.path }] : []),
    { label: title },
  ]
}
