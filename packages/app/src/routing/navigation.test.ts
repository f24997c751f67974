import { expect, test } from 'vitest'

import { englishTranslator } from '../messages/translator.ts'
import { navigationOf } from './navigation.ts'
import { isAllowed, routeOf, routes } from './routes.tsx'

const t = englishTranslator()
const everything = { nutritionAnalysis: true, inventoryEnabled: true }
const nothing = { nutritionAnalysis: false, inventoryEnabled: false }

const labels = (flags: typeof everything) =>
  navigationOf(t, flags, '/dashboard').flatMap((entry) =>
    'groups' in entry ? entry.groups.flatMap((group) => group.links.map(({ label }) => label)) : [entry.label],
  )

test('the menus show every screen to a caterer with all flags', () => {
  expect(labels(everything)).toEqual([
    'Home',
    'Ingredients',
    'Recipes',
    'Upload Products',
    'School Menus',
    'Nutrition Analysis',
  ])
})

test('without the nutrition flag uploads and the analysis vanish from the menus', () => {
  expect(labels(nothing)).toEqual(['Home', 'Ingredients', 'Recipes', 'School Menus'])
  expect(navigationOf(t, nothing, '/').map(({ label }) => label)).toEqual(['Home', 'Manage'])
})

test('without the nutrition flag their addresses are refused as well', () => {
  const refused = routes.filter((route) => !isAllowed(route, nothing)).map(({ path }) => path)
  expect(refused).toEqual(['/manage/importProducts', '/reports/nutritionAnalysisReport'])
})

test('the address of the product and its dashboard are one screen', () => {
  expect(routeOf('/')).toBe(routeOf('/dashboard'))
  expect(routeOf('/manage/products/')?.id).toBe('ingredients')
  expect(routeOf('/manage/Products')).toBeUndefined()
})

test('the shown page is marked in its menu', () => {
  const manage = navigationOf(t, everything, '/recipes/myRecipeCatalog')[1]
  const links = manage && 'groups' in manage ? manage.groups.flatMap((group) => group.links) : []
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(['Recipes'])
})
