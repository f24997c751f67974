import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { paths } from '../packages/app/src/routing/paths.ts'
import { logIn, logOut, tokensOf } from './support/browser.ts'
import { useOwnProduct } from './support/stage.ts'

/** Every address of the product. */
const pages = [...Object.values(paths), '/no/such/page']

/** Every page except logout, and pages with a record or list open. */
const screens = [
  ...pages.filter((path) => path !== paths.logout),
  '/manage/products?open=1',
  '/manage/products?list=reference',
  '/recipes/myRecipeCatalog?open=1',
  '/settings/vendorRec?id=1',
  '/settings/userRecord?id=1',
  '/settings/manageHolidays?view=week',
]

const stage = useOwnProduct({ LOG_LEVEL: 'trace' })

test.each(pages)('%s runs only our own scripts, by file or nonce', async (path) => {
  const [first, second] = await Promise.all([fetch(stage.product.address + path), fetch(stage.product.address + path)])
  const directives = policyOf(first)
  expect(directives.get('default-src')).toEqual(["'none'"])
  const scripts = directives.get('script-src') ?? []
  expect(scripts[0]).toBe("'self'")
  expect(scripts[1]).toMatch(/^'nonce-[\w+/=-]{16,}'$/)
  expect(scripts).toHaveLength(2)
  expect(directives.get('style-src')).not.toContain("'unsafe-inline'")
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
  expect(scripts, 'a nonce is used once').not.toEqual(policyOf(second).get('script-src'))
  expect(first.headers.get('referrer-policy')).toBe('no-referrer')
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
})

function policyOf({ headers }: Response) {
  const policy = headers.get('content-security-policy') ?? ''
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
}

test('visiting every screen violates no policy, calls no other site and logs no token', async () => {
  const visitor = await stage.visit()
  const page = await logIn(visitor)
  const { access_token: access, refresh_token: refresh } = await tokensOf(page)
  expect(access).toHaveLength(43)

  // In parallel tabs, because pages mostly wait.
  const queue = [...screens]
  const visitAll = async (tab: Page) => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await tab.goto(path)
      await tab.getByRole('heading', { level: 1 }).first().waitFor()
      await tab.waitForLoadState('networkidle')
    }
  }
  const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => visitor.context.newPage())))]
  await Promise.all(tabs.map(visitAll))
  // As after an hour: the server rejects the access token, and the page refreshes it.
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('authInfo') ?? '{}')
    localStorage.setItem('authInfo', JSON.stringify({ ...auth, access_token: 'a'.repeat(43) }))
  })
  await page.goto('/recipes/myRecipeCatalog')
  await page.getByRole('grid', { name: 'Recipes' }).getByRole('row').nth(5).waitFor()
  const renewed = await tokensOf(page)
  expect(renewed.refresh_token).not.toBe(refresh)
  const listed = await page.evaluate(() => JSON.stringify(performance.getEntries().map(({ name }) => name)))
  expect(listed, 'the performance entries list the page’s files').toContain('/assets/')
  expect(listed, 'but no address with a token').not.toContain('access_token')
  await logOut(page)
  await visitor.context.close()

  await stage.product.stop()
  const log = stage.product.output()
  expect(log, 'calls are logged').toContain('/recipe/recipes')
  expect(log).toContain('access_token=[redacted]')
  for (const token of [access, refresh, renewed.access_token, renewed.refresh_token]) expect(log).not.toContain(token)
  expect(log, 'nor is the invalid token').not.toContain('a'.repeat(43))
  expect(log.replaceAll('password commissary-demo', '')).not.toContain('commissary-demo')
})
