import { existsSync } from 'node:fs'

import { defineConfig } from 'vitest/config'

import { serverProjects } from './packages/server/vitest.config.ts'

// Each project says where its tests run. The browser project (stories) lives in .storybook/vitest.config.ts.
export default defineConfig({
  test: {
    projects: [
      '.storybook/vitest.config.ts',
      '.storybook/vitest.dark-rtl.config.ts',
      '.storybook/visual/vitest.config.ts',
      { test: { name: 'nutrition', root: 'packages/nutrition', include: ['src/**/*.test.ts'] } },
      { test: { name: 'ui', root: 'packages/ui', include: ['src/**/*.test.ts'] } },
      { test: { name: 'api-client', root: 'packages/api-client', include: ['src/**/*.test.ts'] } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
      'packages/app/vitest.config.ts',
      ...serverProjects,
      'e2e/vitest.config.ts',
      'e2e/consumer/vitest.config.ts',
    ].filter((project) => typeof project !== 'string' || existsSync(new URL(project, import.meta.url))),
  },
})
