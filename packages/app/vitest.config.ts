import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'app',
    environment: 'node',
    isolate: false,
    include: ['{src,build}/**/*.test.ts'],
    testTimeout: 60_000,
  },
  resolve: { conditions: ['@commissary/source'] },
  ssr: { resolve: { conditions: ['@commissary/source'] } },
})
