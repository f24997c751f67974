import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe-core finds wrong on a page: the rule, and where. Evaluated, not added as a tag: the page's policy stands.
 * @param rules only these, by their names
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(async (runOnly): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    // Without `preload` axe asks for no style sheets of its own.
    return axe.run({ resultTypes: ['violations'], preload: false, ...(runOnly ? { runOnly } : {}) })
  }, rules)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`))
}
