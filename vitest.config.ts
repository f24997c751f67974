import { defineConfig } from 'vitest/config'

import { serverProjects } from './packages/server/vitest.config.ts'

/** Tests without a browser or a database, of functions without state: files share a worker's modules. Their deadline is only against hanging. */
const unit = (name: string, root: string, include: string, isolate = false) => ({
  test: { name, root, include: [include], isolate, testTimeout: 60_000 },
})

const projectArguments = process.argv.flatMap((text, index, all) =>
  text === '--project' ? (all[index + 1] ?? []) : [],
)
const isWanted = (name: string) => projectArguments.length === 0 || projectArguments.includes(name)

/** Configurations in files, by project. The stories' load Storybook, which takes as long as a whole unit run: only for those that run. */
const files = {
  storybook: '.storybook/vitest.config.ts',
  'storybook-dark-rtl': '.storybook/vitest.dark-rtl.config.ts',
  visual: '.storybook/visual/vitest.config.ts',
  app: 'packages/app/vitest.config.ts',
  e2e: 'e2e/vitest.config.ts',
  package: 'e2e/consumer/vitest.config.ts',
}

// Each project says where its tests run. The browser project (stories) lives in .storybook/vitest.config.ts.
export default defineConfig({
  test: {
    // An answer may come after its story ended and took SWR's cache along. In the app a session's cache outlives its screens.
    onUnhandledError: ({ stack = '' }) => !/at createCacheHelper .*swr/.test(stack),
    projects: [
      ...Object.entries(files).flatMap(([name, file]) => (isWanted(name) ? [file] : [])),
      unit('domain', 'packages/domain', 'src/**/*.test.ts'),
      unit('ui', 'packages/ui', 'src/**/*.test.ts'),
      unit('messages', 'packages/messages', 'src/**/*.test.ts'),
      // The client keeps the session in its modules.
      unit('api-client', 'packages/api-client', 'src/**/*.test.ts', true),
      unit('scripts', 'scripts', '**/*.test.ts'),
      ...serverProjects,
    ],
  },
})
