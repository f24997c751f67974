import { addons } from 'storybook/manager-api'

import { frameTheme, schemeOf } from './frame-theme.ts'

const applyTheme = (theme: unknown) => addons.setConfig({ theme: frameTheme(schemeOf(theme)) })

applyTheme('light')

// The frame follows the story's theme: a light frame would dazzle people who review the dark theme.
addons.register('commissary/frame', (api) => {
  const follow = () => applyTheme(api.getGlobals()['theme'])
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
})
