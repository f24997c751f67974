import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Violations that axe-core finds on a page: rule and location. axe is evaluated, not added as a script tag, because the
 * page's content security policy would block the tag.
 * @param rules ids of the rules to run; default all
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(async (runOnly): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    // `preload` would make axe fetch style sheets.
    return axe.run({ resultTypes: ['violations'], preload: false, ...(runOnly ? { runOnly } : {}) })
  }, rules)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`))
}
