import { defineConfig } from 'vitest/config'

// Tests the packages as another team gets them: built by `scripts/test.ts`, packed and installed by the test.
export default defineConfig({
  test: {
    name: 'package',
    root: import.meta.dirname,
    include: ['consumer.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
