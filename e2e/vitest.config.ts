import { defineConfig } from 'vitest/config'

import { excluded } from './support/scale.ts'

// Timeouts only guard against hanging.
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    exclude: excluded,
    globalSetup: './support/journeys.setup.ts',
    // The files of a worker share its product and its browser.
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
