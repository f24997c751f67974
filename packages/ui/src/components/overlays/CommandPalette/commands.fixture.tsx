import { CalendarDays, CookingPot, Moon, Plus, School, Truck, Wheat } from 'lucide-react'

import type { Command, CommandSource } from './command-types.ts'

const screens: Command[] = [
  { id: 'dashboard', label: 'Dashboard', href: '/dashboard' },
  { id: 'menus', label: 'School Menus', detail: 'Manage', icon: <CalendarDays aria-hidden />, href: '/manage/menus' },
  { id: 'recipes', label: 'My Recipes', detail: 'Recipes', icon: <CookingPot aria-hidden />, href: '/recipes/own' },
  {
    id: 'ingredients',
    label: 'My Ingredients',
    detail: 'Recipes',
    icon: <Wheat aria-hidden />,
    href: '/recipes/foods',
  },
  { id: 'vendors', label: 'Vendors', detail: 'Manage', icon: <Truck aria-hidden />, href: '/manage/vendors' },
]

const names = [
  'Cedar Elementary',
  'Northwood Academy',
  'École Saint-Exupéry',
  'Oak Hill School',
  'Lincoln Middle School',
]
const schools: Command[] = names.map((label, index) => ({
  id: String(index + 1),
  label,
  icon: <School aria-hidden />,
  href: `?school=${index + 1}`,
}))

const vendors: Command[] = ['Golden Grains', 'Valley Produce', 'Bay Dairy'].map((label, index) => ({
  id: String(index),
  label,
  detail: `V-${String(index + 1).padStart(4, '0')}`,
  href: `/manage/vendors?open=${index}`,
}))

/** Screens, schools, vendors and actions like those of the app. */
export const sourcesWith = (onAction: () => void): CommandSource[] => [
  { id: 'screens', label: 'Screens', commands: screens },
  { id: 'schools', label: 'Schools', commands: schools },
  { id: 'vendors', label: 'Vendors', commands: vendors },
  {
    id: 'actions',
    label: 'Actions',
    commands: [
      { id: 'add', label: 'Add ingredient', icon: <Plus aria-hidden />, keys: 'mod+i', onSelect: onAction },
      { id: 'dark', label: 'Dark', keywords: 'theme night', icon: <Moon aria-hidden />, onSelect: onAction },
    ],
  },
]

/** A caterer with 5,000 schools. */
export const manySchools: CommandSource = {
  id: 'schools',
  label: 'Schools',
  commands: Array.from({ length: 5000 }, (_, index) => ({
    id: String(index),
    label: `${['Cedar', 'Elm', 'Oak', 'Pine', 'Maple'][index % 5]} School ${index + 1}`,
    href: `?school=${index}`,
  })),
}
