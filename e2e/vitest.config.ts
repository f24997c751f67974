import { defineConfig } from 'vitest/config'

// Journeys share two cores with a browser and a server: one file at a time, and deadlines only against hanging.
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './support/seeded.setup.ts',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
