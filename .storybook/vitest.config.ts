import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'

const systemChromium = '/usr/bin/chromium'

// Each project needs a browser of its own; a shared object is refused.
const chromium = () =>
  playwright({
    launchOptions: {
      ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
  })

/** Runs every story, its `play` and axe in Chromium under the given toolbar values. */
export const storyProject = (name: string, globals: { theme: 'light' | 'dark'; direction: 'ltr' | 'rtl' }) =>
  defineProject({
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)), initialGlobals: globals })],
    test: {
      name,
      browser: {
        enabled: true,
        headless: true,
        provider: chromium(),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
        screenshotFailures: false,
      },
    },
  })

export default storyProject('storybook', { theme: 'light', direction: 'ltr' })
