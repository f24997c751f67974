import type { BrowserContext } from 'playwright'
import { expect } from 'vitest'

import { tokensIn } from './tokens.ts'

export interface Watch {
  /** Content security policy reports, console errors and uncaught errors. */
  problems: string[]
  /** Requested addresses on other origins. */
  foreignRequests: string[]
  /** Tokens where others could read them: in page addresses and referrers. */
  leaks: string[]
}

/** Records everything in a browser context that no journey may cause. */
export async function watch(context: BrowserContext, address: string): Promise<Watch> {
  const seen: Watch = { problems: [], foreignRequests: [], leaks: [] }
  const lookForToken = (place: string, text: string) => {
    if (tokensIn(text).length > 0) seen.leaks.push(`${place} ${text}`)
  }
  // The console omits reports of report-only policies.
  await context.exposeFunction('reportProblem', (text: string) => void seen.problems.push(text))
  await context.addInitScript(() => {
    const { reportProblem } = window as unknown as { reportProblem: (text: string) => void }
    document.addEventListener('securitypolicyviolation', (report) =>
      reportProblem(`CSP report: ${report.effectiveDirective} ${report.blockedURI}`),
    )
    if (document.referrer !== '') reportProblem(`Referrer: ${document.referrer}`)
  })
  context.on('console', (message) => {
    // Failed calls are logged here too. Each test decides which of them are expected.
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

/** Expects that a journey caused nothing it must not. Call it at the end of each. */
export function expectClean(seen: Watch) {
  expect(seen).toEqual({ problems: [], foreignRequests: [], leaks: [] })
}
