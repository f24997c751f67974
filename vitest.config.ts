import { defineConfig } from 'vitest/config'

// Each project says where its tests run. The browser project (stories) lives in .storybook/vitest.config.ts.
export default defineConfig({
  test: {
    projects: [
      '.storybook/vitest.config.ts',
      '.storybook/vitest.dark-rtl.config.ts',
      { test: { name: 'nutrition', root: 'packages/nutrition', include: ['src/**/*.test.ts'] } },
      { test: { name: 'ui', root: 'packages/ui', include: ['src/**/*.test.ts'] } },
      { test: { name: 'api-client', root: 'packages/api-client', include: ['src/**/*.test.ts'] } },
      'packages/app/vitest.config.ts',
      'packages/server/vitest.config.ts',
      'e2e/vitest.config.ts',
    ].filter((project) => typeof project !== 'string' || project.startsWith('.storybook/')),
  },
})
