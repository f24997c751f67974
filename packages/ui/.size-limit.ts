// What a product downloads for an entry: bundled, minified, gzipped, with all that it depends on but the peers.
import { entriesOf } from '../../scripts/library.ts'

const budgets: Record<string, string> = {
  index: '60 kB',
  combobox: '60 kB',
  form: '60 kB',
  menu: '60 kB',
  table: '60 kB',
}

const entries = Object.keys(entriesOf(import.meta.dirname)).map((name) => {
  const limit = budgets[name]
  if (!limit) throw new Error(`The entry "${name}" has no budget in packages/ui/.size-limit.ts`)
  return { name, path: `dist/${name}.js`, import: '*', gzip: true, limit }
})

export default [
  ...entries,
  { name: 'Button alone', path: 'dist/index.js', import: '{ Button }', gzip: true, limit: '5 kB' },
]
