import { compileFunction, runInNewContext } from 'node:vm'

import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'

import { type AccessUser, isAllowed } from '../src/routing/access.ts'
import type { Route } from '../src/routing/route-model.ts'
import { routes, screenSources } from '../src/routing/routes.ts'
import { preloadScreens } from './preload-screens.ts'
import { languageModules, screenModules, translatedLanguages } from './text-file.ts'

const page = '<head>\n    <link rel="stylesheet" href="/index.css">\n</head>'

/** The page of a build with one file per module. */
function built(html = page): string {
  const modules = [
    'app/src/App.tsx',
    ...screenSources.flatMap(screenModules),
    ...translatedLanguages.flatMap(languageModules),
  ]
  const bundle = Object.fromEntries(
    modules.map((name) => [name, { type: 'chunk', fileName: name, moduleIds: [`/packages/${name}`], imports: [] }]),
  ) as unknown as Rolldown.OutputBundle
  const { transformIndexHtml } = preloadScreens()
  if (typeof transformIndexHtml !== 'object') throw new TypeError('The plugin has no handler for the page')
  return transformIndexHtml.handler.call(null as never, html, { bundle, path: '/', filename: '' }) as string
}

const [, script = ''] = /<script>(.*)<\/script>/s.exec(built()) ?? []
const environment = ['globalThis', 'document', 'localStorage', 'location', 'performance', 'fetch', 'setTimeout']
const runScript = compileFunction(script, environment) as (...values: unknown[]) => void

const administrator: AccessUser & Record<string, unknown> = {
  role: 'administrator',
  nutritionAnalysis: true,
  inventoryEnabled: true,
  hasAllSchools: true,
  schools: [],
  modules: null,
  catererId: 7,
  ownLanguage: null,
  catererLanguage: 'en',
}

/** What a page at an address fetches, before its head is parsed and in total, and the first read that it sends. */
function opened(address: string, user: Partial<typeof administrator> | null = {}, head: { services?: true } = {}) {
  const { pathname, search } = new URL(address, 'http://localhost')
  const fetched: string[] = []
  const reads: string[] = []
  let handleHead = () => {}
  const stored: Record<string, unknown> = user
    ? { authInfo: { access_token: 'a/b', sessionId: 's' }, otherInfo: { ...administrator, ...user } }
    : {}
  runScript(
    {},
    {
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
      createElement: () => ({}),
      addEventListener: (_: string, listener: () => void) => (handleHead = listener),
      querySelector: () => head.services ?? null,
    },
    { getItem: (key: string) => (key in stored ? JSON.stringify(stored[key]) : null) },
    { pathname, search },
    { setResourceTimingBufferSize: () => {} },
    async (url: string) => reads.push(url),
    () => {},
  )
  const early = [...fetched]
  handleHead()
  return { early, fetched, reads }
}

const flags = ['nutritionAnalysis', 'inventoryEnabled', 'hasAllSchools'] as const

/** Users of every role, with all areas, none, or only the route's, and every combination of what a route can require. */
const usersOf = ({ module }: Route) =>
  (['administrator', 'staff', 'parent'] as const).flatMap((role) =>
    [null, [], module ? [module] : []].flatMap((modules) =>
      (['Yes', 'No'] as const).flatMap((production) =>
        Array.from({ length: 2 ** flags.length }, (_, bits) => ({
          ...administrator,
          ...Object.fromEntries(flags.map((flag, index) => [flag, (bits & (2 ** index)) > 0])),
          role,
          modules,
          schools: [schoolWith(production)],
        })),
      ),
    ),
  )

const schoolWith = (production: 'Yes' | 'No') => ({
  schoolId: 1,
  schoolName: 'Oak Elementary School',
  subdomain: null,
  programs: [],
  moduleAccess: { 'Production Record': production },
})

/** Each route with each user for whom `isWrong` holds. */
const wrong = (isWrong: (route: Route, user: AccessUser) => boolean) =>
  routes.flatMap((route) => usersOf(route).flatMap((user) => (isWrong(route, user) ? [[route.path, user]] : [])))

test('the page sends a first read exactly where the app allows the screen, for every role, area and flag', () => {
  const isSent = (route: Route, user: AccessUser) => opened(route.path, user).reads.length === 1
  expect(wrong((route, user) => Boolean(route.firstRead) && isSent(route, user) !== isAllowed(route, user))).toEqual([])
})

test('the source text of the access rule depends on nothing outside it', () => {
  const alone = runInNewContext(`(${isAllowed.toString()})`) as typeof isAllowed
  expect(wrong((route, user) => alone(route, user) !== isAllowed(route, user))).toEqual([])
})

test('a first read has the caterer and the token, and is not sent to other hosts or for an address with a query', () => {
  expect(opened('/settings/vendors').reads).toEqual(['/vendor/all/7?access_token=a%2Fb'])
  expect(opened('/settings/vendors/').reads).toHaveLength(1)
  expect(opened('/settings/vendors', {}, { services: true }).reads).toEqual([])
  expect(opened('/settings/vendors?q=milk').reads).toEqual([])
})

test('a session fetches the files of its screen, the shell first', () => {
  expect(opened('/settings/vendors')).toMatchObject({
    early: ['/app/src/App.tsx'],
    fetched: [
      '/app/src/App.tsx',
      '/app/src/screens/vendors/VendorsScreen.tsx',
      '/messages/src/en/vendors.json',
      '/messages/src/en/bulk.json',
    ],
  })
  expect(opened('/manage/products?open=5').fetched).toContain('/app/src/screens/ingredients/IngredientScreen.tsx')
  expect(opened('/unknown').fetched).toEqual(['/app/src/App.tsx'])
  expect(opened('/settings/vendors', null)).toEqual({ early: [], fetched: [], reads: [] })
})

test('a page in another language fetches no English texts', () => {
  expect(opened('/settings/vendors', { catererLanguage: 'es' }).fetched).toEqual([
    '/app/src/messages/spanish.ts',
    '/app/src/App.tsx',
    '/app/src/screens/vendors/VendorsScreen.tsx',
  ])
})

test('the build fails for a page without a style sheet', () => {
  expect(() => built('<head></head>')).toThrow('found no <link rel="stylesheet"')
})
