import { readFileSync } from 'node:fs'

import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

// By path: the package's entry would load the whole design system for one string.
import { themeScript } from '../ui/src/theme/theme-choice.ts'
import { firstSegments } from '../api-client/src/generated/base-paths.ts'
import { chunkGroups } from './build/chunks.ts'
import { shellChunk, tableChunk } from './build/shared-chunks.ts'
import { compileEarly } from './build/compile-early.ts'
import { compileMessages } from './build/compile-messages.ts'
import { minifyStyles } from './build/minify-styles.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { plainJsonImports } from './build/plain-json-imports.ts'
import { precompress } from './build/precompress.ts'
import { preloadScreens } from './build/preload-screens.ts'
import { shakeRouter } from './build/shake-router.ts'
import { shakeStyles } from './build/shake-styles.ts'
import { temporalPolyfill } from './build/temporal-polyfill.ts'

/** Applies the chosen theme before the first paint. Vite adds the nonce, as to every script. */
const themeBeforePaint: Plugin = {
  name: 'theme-before-paint',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
}

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

const api = process.env['COMMISSARY_API'] ?? 'http://localhost:4000'

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    themeBeforePaint,
    compileMessages(),
    plainJsonImports(),
    minifyStyles(),
    shakeRouter(),
    shakeStyles(),
    preloadScreens(),
    temporalPolyfill(),
    compileEarly(({ name, isEntry }) => isEntry || name === shellChunk || name === tableChunk),
    offlineWorker(),
    precompress(),
  ],
  resolve: {
    conditions: ['@commissary/source', ...defaultClientConditions],
    // Messages are compiled, so the browser does not need the ICU parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  // The server replaces the placeholder in every response. The development server sends no policy.
  html: command === 'build' ? { cspNonce: '__CSP_NONCE__' } : {},
  build: {
    sourcemap: true,
    manifest: true,
    modulePreload: {
      // Only browsers without module preloading need it: Safari before 17.
      polyfill: false,
      // The page lists the files of every screen (`preloadScreens`); the shell need not list them again.
      resolveDependencies: (_, files, { hostId }) => (hostId.includes(`/${shellChunk}-`) ? [] : files),
    },
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      // The whole segment tells calls such as /recipe/12 from screens such as /recipes.
      ['healthz', ...firstSegments].map((segment) => [`^/${segment}(?=[/?]|$)`, api]),
    ),
  },
}))
