import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, mergeConfig } from 'vite'

// One Storybook for the design system and the screens. It works without a network.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react()],
      // Every dependency is found before the first story runs: a late one would reload the page under a test.
      optimizeDeps: { entries: ['packages/{ui,app}/src/**/*.stories.tsx', '.storybook/preview.tsx'] },
      resolve: { conditions: ['@commissary/source', ...defaultClientConditions] },
    }),
}

export default config
