import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions, mergeConfig } from 'vite'

import { plainJsonImports } from '../packages/app/build/plain-json-imports.ts'

// One Storybook for the design system and the screens. It works offline.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
  ],
  addons: [
    // Documentation pages use GitHub-style tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The frame has no bundler to resolve the font.
  staticDirs: ['./public', { from: '../packages/ui/node_modules/@fontsource-variable/inter/files', to: '/fonts' }],
  managerHead: (head) => `${head}
    <style>
      @font-face {
        font-family: 'Inter Variable';
        src: url('./fonts/inter-latin-wght-normal.woff2') format('woff2');
        font-weight: 100 900;
        font-display: swap;
      }
    </style>`,
  features: { sidebarOnboardingChecklist: false },
  // Tests show no tables of props.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), plainJsonImports()],
      // Finds every dependency before the first story runs: a late one would reload the page under a test.
      optimizeDeps: { entries: ['packages/{ui,app}/src/**/*.stories.tsx', '.storybook/preview.tsx'] },
      // axe and Storybook's doc blocks are large, and no one loads them over a slow connection.
      build: { chunkSizeWarningLimit: 2000 },
      resolve: { conditions: ['@commissary/source', ...defaultClientConditions] },
    }),
}

export default config
