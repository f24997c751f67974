import { existsSync } from 'node:fs'

import { defineConfig } from 'vitest/config'

import { serverProjects } from './packages/server/vitest.config.ts'

/** Tests without a browser or a database; their deadline is only against hanging. */
const unit = (name: string, root: string, include: string) => ({
  test: { name, root, include: [include], testTimeout: 60_000 },
})

// Each project says where its tests run. The browser project (stories) lives in .storybook/vitest.config.ts.
export default defineConfig({
  test: {
    projects: [
      '.storybook/vitest.config.ts',
      '.storybook/vitest.dark-rtl.config.ts',
      '.storybook/visual/vitest.config.ts',
      unit('domain', 'packages/domain', 'src/**/*.test.ts'),
      unit('ui', 'packages/ui', 'src/**/*.test.ts'),
      unit('messages', 'packages/messages', 'src/**/*.test.ts'),
      unit('api-client', 'packages/api-client', 'src/**/*.test.ts'),
      unit('scripts', 'scripts', '**/*.test.ts'),
      'packages/app/vitest.config.ts',
      ...serverProjects,
      'e2e/vitest.config.ts',
      'e2e/consumer/vitest.config.ts',
    ].filter((project) => typeof project !== 'string' || existsSync(new URL(project, import.meta.url))),
  },
})
