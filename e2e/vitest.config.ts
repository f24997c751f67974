import { defineConfig } from 'vitest/config'

// Journeys wait more than they work, so files run side by side; deadlines are only against hanging.
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './support/seeded.setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
