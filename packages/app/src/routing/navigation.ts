import type { NavigationEntry, NavigationLink } from '@commissary/ui'
import { ChartColumn, House, type LucideIcon, Salad } from 'lucide-react'
import { createElement } from 'react'

import type { Translate } from '../messages/messages.ts'
import { type Flags, isAllowed, type Route, routeOf, routes } from './routes.tsx'

/** What stands for each entry where the menu is a rail of icons. */
const icons: Record<Route['menu']['place'], LucideIcon> = { home: House, manage: Salad, reports: ChartColumn }

const groups = ['catalog', 'menus', 'nutrition'] as const

/** The menus of the top bar: what the user may open, grouped, with the shown page marked. */
export function navigationOf(t: Translate, flags: Flags, pathname: string): NavigationEntry[] {
  const current = routeOf(pathname)
  const link = (route: Route): NavigationLink => ({
    label: t(`shell.titles.${route.id}`),
    href: route.path,
    isCurrent: route === current,
  })
  const allowed = routes.filter((route) => isAllowed(route, flags))

  return (['home', 'manage', 'reports'] as const).flatMap((place): NavigationEntry[] => {
    const here = allowed.filter((route) => route.menu.place === place)
    const icon = createElement(icons[place], { 'aria-hidden': true })
    if (place === 'home') return here.map((route) => ({ ...link(route), label: t('shell.home'), icon }))
    const filled = groups
      .map((group) => ({
        label: t(`shell.${group}`),
        links: here.filter((route) => route.menu.group === group).map(link),
      }))
      .filter(({ links }) => links.length > 0)
    return filled.length === 0 ? [] : [{ label: t(`shell.${place}`), icon, groups: filled }]
  })
}
