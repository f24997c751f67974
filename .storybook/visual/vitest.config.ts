import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'visual', root: import.meta.dirname, include: ['*.test.ts'], testTimeout: 240_000 },
})
