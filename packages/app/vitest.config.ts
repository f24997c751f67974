import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'app', environment: 'node', include: ['src/**/*.test.ts'] },
  resolve: { conditions: ['@commissary/source'] },
  ssr: { resolve: { conditions: ['@commissary/source'] } },
})
