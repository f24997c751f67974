// The download size of each entry: bundled, minified and gzipped, with all dependencies except peers.
import { entriesOf } from '../../scripts/library.ts'

interface Build {
  onResolve: (
    which: { filter: RegExp },
    answer: (from: { kind: string; path: string }) => { path: string; external: true } | undefined,
  ) => void
}

const budgets: Record<string, string> = {
  // The icons and the fields of the kitchen and the store, then the tiles and counts of the landing pages, the choice of a language,
  // and the focus of what a dialog's server refused.
  index: '65 kB',
  calendar: '92 kB',
  combobox: '35 kB',
  command: '32 kB',
  date: '15 kB',
  form: '84 kB',
  // The month grid and the clipboard of the planner's grid came with master menus; conflicts, fixes and plans after them; then
  // selecting and dragging days of a month, the bar of a selection, serving lines, salad bars and verdicts per grade group.
  menu: '92 kB',
  'menu-calendar': '9 kB',
  notifications: '9 kB',
  production: '9 kB',
  qr: '7 kB',
  'record-form': '45 kB',
  // Comparisons and averages choose schools and say verdicts to screen readers; groups that open and their bars came after them,
  // then dates that may stay open, and the focus of what a dialog's server refused.
  report: '44 kB',
  stock: '35 kB',
  table: '45 kB',
  views: '30 kB',
}

/** Code that lazy components load later does not count toward the entry. */
const withoutLazy = (config: object) => ({
  ...config,
  // esbuild warns about modules it drops because their constants were inlined.
  logOverride: { 'ignored-bare-import': 'silent' },
  plugins: [
    {
      name: 'without-lazy',
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
  return { name, path: `dist/${name}.js`, import: '*', gzip: true, limit, modifyEsbuildConfig: withoutLazy }
})

export default [
  ...entries,
  { name: 'Button alone', path: 'dist/index.js', import: '{ Button }', gzip: true, limit: '2 kB' },
]
