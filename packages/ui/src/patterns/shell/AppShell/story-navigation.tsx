import { ChartColumn, House, Salad, Settings } from 'lucide-react'

import type { NavigationEntry } from './navigation.ts'

/** The menus of a caterer with every module. */
export const navigation: NavigationEntry[] = [
  { label: 'Home', href: '/dashboard', icon: <House aria-hidden /> },
  {
    label: 'Manage',
    icon: <Salad aria-hidden />,
    groups: [
      {
        label: 'Catalog',
        links: [
          { label: 'Ingredients', href: '/manage/products', isCurrent: true },
          { label: 'Recipes', href: '/recipes/myRecipeCatalog' },
          { label: 'Upload Products', href: '/manage/importProducts' },
        ],
      },
      { label: 'Menus', links: [{ label: 'School Menus', href: '/manage/manageSchoolMenus' }] },
    ],
  },
  {
    label: 'Reports',
    icon: <ChartColumn aria-hidden />,
    groups: [
      { links: [{ label: 'Meal Report', href: '/reports/ordersDetails' }] },
      {
        label: 'Nutrition',
        links: [
          { label: 'Nutrition Analysis', href: '/reports/nutritionAnalysisReport' },
          { label: 'Meal Pattern', href: '/reports/mealpatternReport' },
        ],
      },
    ],
  },
  {
    label: 'Settings',
    icon: <Settings aria-hidden />,
    groups: [{ links: [{ label: 'Vendors', href: '/settings/vendors' }] }],
  },
]

/** More entries than fit in a bar or rail, without icons, with names of every length. */
export const manyEntries: NavigationEntry[] = Array.from({ length: 30 }, (_, index) => {
  const label = `${index + 1} ${['Production Records', 'Menus', 'Inventory of every storage location of the district'][index % 3]}`
  return index % 2
    ? { label, href: `/place/${index}`, isCurrent: index === 5 }
    : { label, groups: [{ links: [{ label: `${label}, this week`, href: `/place/${index}/week` }] }] }
})

export const longEntries: NavigationEntry[] = [
  { label: 'x'.repeat(10_000), href: '/long', isCurrent: true },
  {
    label: 'التحليل الغذائي لقوائم المدارس',
    groups: [
      { label: 'Donaudampfschifffahrtsgesellschaft'.repeat(4), links: [{ label: '👩‍🍳 '.repeat(60), href: '/kitchen' }] },
    ],
  },
]
