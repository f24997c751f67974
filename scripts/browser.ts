import { existsSync } from 'node:fs'

import { chromium } from 'playwright'

import { bin, run } from './steps.ts'

const debian = '/usr/bin/chromium'
const debianShell = `${debian}-headless-shell`

/**
 * Debian's Chromium without windows and menus, for which each page takes less CPU time. Null where it is not installed or
 * `CHROMIUM_PATH` names another browser.
 */
export function findHeadlessShell(): string | null {
  const chosen = process.env['CHROMIUM_PATH'] ?? debian
  return chosen === debian && existsSync(debianShell) ? debianShell : null
}

/**
 * The Chromium that the browser tests drive: the one in `CHROMIUM_PATH`, Debian's, or Playwright's own. Installs one
 * if needed, and reports what it did.
 */
export async function findOrInstallBrowser(): Promise<string> {
  for (const candidate of [process.env['CHROMIUM_PATH'], debian, chromium.executablePath()]) {
    if (candidate && existsSync(candidate)) {
      console.log(`Browser: ${candidate}`)
      return candidate
    }
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Browser: not found; installing the chromium package.')
    const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-qq'], quiet)
    if ((await run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)) === 0) return debian
  }
  console.log("Browser: not found; installing Playwright's Chromium.")
  if ((await run(bin('playwright'), ['install', 'chromium'])) === 0) return chromium.executablePath()
  throw new Error('No browser for the tests. Install Chromium or set CHROMIUM_PATH.')
}
