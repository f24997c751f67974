import { addons } from 'storybook/manager-api'

import { catalog } from '../packages/ui/src/docs/catalog/catalog.ts'
import { frameTheme, schemeOf } from './frame-theme.ts'

const applyTheme = (theme: unknown) => addons.setConfig({ theme: frameTheme(schemeOf(theme)) })

/** Folders of the source as groups of the sidebar, named by purpose. */
const groupTitles: Record<string, string> = {
  ...Object.fromEntries(Object.values(catalog).map(({ id, title }) => [id, title])),
  components: 'Components',
  patterns: 'School meals',
}

applyTheme('light')
addons.setConfig({ sidebar: { renderLabel: ({ id, name }) => groupTitles[id] ?? name } })

// The frame follows the story's theme: a light frame would dazzle people who review the dark theme.
addons.register('commissary/frame', (api) => {
  const follow = () => applyTheme(api.getGlobals()['theme'])
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
})
