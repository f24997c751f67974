// What a product downloads for an entry: bundled, minified, gzipped, with all that it depends on but the peers.
import { entriesOf } from '../../scripts/library.ts'

interface Build {
  onResolve: (
    which: { filter: RegExp },
    answer: (from: { kind: string; path: string }) => { path: string; external: true } | undefined,
  ) => void
}

const budgets: Record<string, string> = {
  index: '62 kB',
  calendar: '92 kB',
  combobox: '35 kB',
  command: '32 kB',
  date: '15 kB',
  form: '84 kB',
  menu: '76 kB',
  'record-form': '45 kB',
  table: '45 kB',
}

/** What is loaded later, by a lazy component, is not what the entry costs. */
const withoutLater = (config: object) => ({
  ...config,
  // A module whose constants were inlined is still named, and dropped as it should be.
  logOverride: { 'ignored-bare-import': 'silent' },
  plugins: [
    {
      name: 'without-later',
      setup: (build: Build) =>
        build.onResolve({ filter: /^\./ }, ({ kind, path }) =>
          kind === 'dynamic-import' ? { path, external: true } : undefined,
        ),
    },
  ],
})

const entries = Object.keys(entriesOf(import.meta.dirname)).map((name) => {
  const limit = budgets[name]
  if (!limit) throw new Error(`The entry "${name}" has no budget in packages/ui/.size-limit.ts`)
  return { name, path: `dist/${name}.js`, import: '*', gzip: true, limit, modifyEsbuildConfig: withoutLater }
})

export default [
  ...entries,
  { name: 'Button alone', path: 'dist/index.js', import: '{ Button }', gzip: true, limit: '2 kB' },
]
