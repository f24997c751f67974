import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { OxlintOverride } from 'oxlint'

import { root } from '../steps.ts'

const basics = ['theme', 'text', 'dates', 'hooks', 'testing']

/** Folders of `packages/ui/src`, and which others the files of each may import. */
const layers: Record<string, readonly string[]> = {
  theme: ['hooks'],
  text: ['theme'],
  dates: [],
  hooks: basics,
  print: basics,
  components: basics,
  patterns: [...basics, 'components'],
  table: [...basics, 'components'],
  calendar: [...basics, 'components'],
  form: [...basics, 'components'],
}
const folders = [...Object.keys(layers), 'docs', 'testing']

const ui = path.join(root, 'packages/ui')
for (const { name } of readdirSync(path.join(ui, 'src'), { withFileTypes: true }).filter((each) =>
  each.isDirectory(),
)) {
  if (!folders.includes(name)) throw new Error(`scripts/lint/ui-layers.ts says nothing about packages/ui/src/${name}`)
}

const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as { exports: object }
const entries = Object.keys(exports)
  .filter((entry) => !entry.endsWith('.css'))
  .map((entry) => (entry === '.' ? 'index' : entry.slice(2)))

/** What no file of `ui` may import. */
export const uiAlone = [
  { group: ['@commissary/*'], message: 'ui imports no other package of this repository.' },
  {
    group: ['react-router*', 'swr', 'swr/*'],
    message: 'ui imports no router and no API client: pass data in through props and out through callbacks.',
  },
]

const lateParts = {
  group: ['../hooks/*', '!../hooks/use-late-part.ts'],
  message: 'Of the hooks, theme may import only use-late-part.',
}

/** The overrides that keep each folder of `ui` in its layer. A later override replaces the patterns of an earlier one. */
export const uiLayers = Object.entries(layers).map(([folder, allowed]): OxlintOverride => ({
  files: [`packages/ui/src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...uiAlone,
          {
            regex: `^(\\./)?(\\.\\./)+(${entries.join('|')})\\.ts$`,
            message: 'Entries are for users of the package. Import the file that defines the export.',
          },
          {
            regex: `^(\\.\\./)+(${folders.filter((other) => other !== folder && !allowed.includes(other)).join('|')})/`,
            message: `${folder} imports only ${[folder, ...allowed].join(', ')}.`,
          },
          ...(folder === 'theme' ? [lateParts] : []),
        ],
      },
    ],
  },
}))
