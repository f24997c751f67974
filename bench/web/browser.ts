import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'

import { findHeadlessShell, findOrInstallBrowser } from '../../scripts/browser.ts'
import { installProbe } from './probe.ts'

export interface Conditions {
  /** 4 = four times slower. */
  cpu: number
  isSlowNetwork?: boolean
}

/** "Slow 4G" as defined in the browser's developer tools. */
const slow4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1.44e6 / 8,
  uploadThroughput: 0.675e6 / 8,
}

/** Launches the headless shell if there is one: everything else in Chromium takes a core that the pages need. */
export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findHeadlessShell() ?? (await findOrInstallBrowser()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

export interface Visit {
  page: Page
  cdp: CDPSession
  close: () => Promise<void>
}

/** A new visitor: an empty cache and one blank page, under the given conditions. */
export async function visit(
  browser: Browser,
  { cpu, isSlowNetwork = false }: Conditions,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(installProbe)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (isSlowNetwork) await cdp.send('Network.emulateNetworkConditions', slow4G)
  await setCpu(cdp, cpu)
  return { page, cdp, close: () => context.close() }
}

export async function setCpu(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Bytes of JavaScript values in use after garbage collection. */
export async function heapBytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize
}
