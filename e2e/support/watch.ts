import type { BrowserContext } from 'playwright'
import { expect } from 'vitest'

import { tokensIn } from './tokens.ts'

export interface Watch {
  /** Reports of the content security policy, errors of the console and uncaught ones, by text. */
  problems: string[]
  /** Addresses asked for on any other origin. */
  foreignRequests: string[]
  /** Where a token could be read by others: an address of a page, a referrer. */
  leaks: string[]
}

/** Notes everything on the pages of a browser context that no journey may cause. */
export async function watch(context: BrowserContext, address: string): Promise<Watch> {
  const seen: Watch = { problems: [], foreignRequests: [], leaks: [] }
  const lookForToken = (place: string, text: string) => {
    if (tokensIn(text).length > 0) seen.leaks.push(`${place} ${text}`)
  }
  // The console shows most reports too, but not those of a policy that only reports.
  await context.exposeFunction('tellProblem', (text: string) => void seen.problems.push(text))
  await context.addInitScript(() => {
    const { tellProblem } = window as unknown as { tellProblem: (text: string) => void }
    document.addEventListener('securitypolicyviolation', (report) =>
      tellProblem(`CSP report: ${report.effectiveDirective} ${report.blockedURI}`),
    )
    if (document.referrer !== '') tellProblem(`Referrer: ${document.referrer}`)
  })
  context.on('console', (message) => {
    // A refused or unreachable call is also told here; whether it was meant to be, each test says.
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAnswer) seen.problems.push(message.text())
  })
  context.on('weberror', (webError) => seen.problems.push(webError.error().message))
  context.on('request', (request) => {
    const url = request.url()
    const isOurs = url.startsWith(`${address}/`) || url.startsWith('data:') || url.startsWith('blob:')
    if (!isOurs) seen.foreignRequests.push(url)
    lookForToken('referrer', request.headers()['referer'] ?? '')
    if (request.isNavigationRequest()) lookForToken('address', url)
  })
  context.on('page', (page) => page.on('framenavigated', (frame) => lookForToken('address', frame.url())))
  return seen
}

/** The end of every journey. */
export function expectClean(seen: Watch) {
  expect(seen).toEqual({ problems: [], foreignRequests: [], leaks: [] })
}
