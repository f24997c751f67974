import { addons } from 'storybook/manager-api'

import { frameTheme, schemeOf } from './frame-theme.ts'

const dress = (theme: unknown) => addons.setConfig({ theme: frameTheme(schemeOf(theme)) })

dress('light')

// The frame goes dark with the story, or two thirds of the screen would blind whoever reviews the dark theme.
addons.register('commissary/frame', (api) => {
  const follow = () => dress(api.getGlobals()['theme'])
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
})
