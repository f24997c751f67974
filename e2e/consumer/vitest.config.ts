import { defineConfig } from 'vitest/config'

// The package as another team gets it. It is built before (`scripts/test.ts`), packed and installed by the test itself.
export default defineConfig({
  test: {
    name: 'package',
    root: import.meta.dirname,
    include: ['consumer.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
