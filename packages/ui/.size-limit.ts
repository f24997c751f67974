// The download size of each entry: bundled, minified and gzipped, with all dependencies except peers.
import { entriesOf } from '../../scripts/library.ts'

interface Build {
  onResolve: (
    which: { filter: RegExp },
    answer: (from: { kind: string; path: string }) => { path: string; external: true } | undefined,
  ) => void
}

const budgets: Record<string, string> = {
  // Grew with icons and fields for the kitchen and the store, then with the landing pages' tiles and counts, the language choice,
  // and moving the focus to the field in a dialog that the server rejected.
  index: '65 kB',
  calendar: '92 kB',
  combobox: '35 kB',
  command: '32 kB',
  date: '15 kB',
  form: '84 kB',
  // Grew with the month grid and the planner grid's clipboard for master menus; then with conflicts, fixes and plans; then with
  // selecting and dragging days of a month, the selection bar, serving lines, salad bars and verdicts per grade group.
  menu: '92 kB',
  'menu-calendar': '9 kB',
  notifications: '9 kB',
  production: '9 kB',
  qr: '7 kB',
  'record-form': '45 kB',
  // Grew with choosing schools and reading verdicts aloud, for comparisons and averages; then with groups that open and their bars;
  // then with optional dates, and moving the focus to the field in a dialog that the server rejected.
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
