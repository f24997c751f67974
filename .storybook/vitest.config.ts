import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineProject } from 'vitest/config'

import { unprovenFilesInGate, withoutMostStepsInGate } from './leave-out.ts'
import { differencesFolder, imageFile } from './visual/baselines.ts'
import { visualVerdict } from './visual/command.ts'

const executable = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((file) => file && existsSync(file))

// Each project needs its own browser instance; a shared object is rejected.
const chromium = () =>
  playwright({
    launchOptions: {
      ...(executable ? { executablePath: executable } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Text renders the same on every machine: no system hinting or subpixel order.
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 },
  })

/**
 * Runs every story with its `play` function and axe in Chromium under the given globals, and compares screenshots.
 * Plugins can leave stories out, `exclude` files.
 */
export const storyProject = (
  name: string,
  globals: { theme: 'light' | 'dark'; direction: 'ltr' | 'rtl' },
  { plugins = [], exclude = [] }: { plugins?: Plugin[]; exclude?: string[] } = {},
) =>
  defineProject({
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [
      ...plugins,
      storybookTest({
        configDir: fileURLToPath(new URL('.', import.meta.url)),
        initialGlobals: globals,
        // `pnpm visual` runs only stories with a baseline.
        ...(process.env['COMMISSARY_ONLY_VISUAL'] ? { tags: { include: ['visual'] } } : {}),
      }),
    ],
    test: {
      name,
      exclude,
      env: { STORY_THEME: globals.theme, STORY_AXE: process.env['COMMISSARY_GATE'] === '1' ? 'gate' : 'whole' },
      // Timeouts only catch hangs: a busy machine is not a failure.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      setupFiles: [fileURLToPath(new URL('setup.ts', import.meta.url))],
      // One page for all files: each story cleans up after itself, and a separate page would load the modules again.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: chromium(),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
        screenshotFailures: false,
        commands: { visualVerdict: visualVerdict(name) },
        expect: {
          toMatchScreenshot: {
            timeout: 30_000,
            // Five runs of 32 screenshots under load differed by 29 pixels at most, none by more than 3 of 255 levels,
            // which is below the threshold. A color that moves by 6 levels, or a changed letter, is above both.
            comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 10 },
            resolveScreenshotPath: ({ arg }) => imageFile(name, arg),
            resolveDiffPath: ({ arg, ext }) => path.join(differencesFolder, name, `${arg}${ext}`),
          },
        },
      },
    },
  })

export default storyProject(
  'storybook',
  { theme: 'light', direction: 'ltr' },
  {
    plugins: withoutMostStepsInGate,
    exclude: unprovenFilesInGate,
  },
)
