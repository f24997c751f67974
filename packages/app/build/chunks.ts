import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

interface Chunk {
  name: string
  /** Modules. The chunk has them and everything they import that no chunk above it has. */
  entries: readonly string[]
}

/** Everything that is on screen before a screen is. */
export const shellChunk = 'shell'

/** The chunks that many screens share. The bundler decides about everything else. */
const chunks: readonly Chunk[] = [
  {
    // Separate from the shell, because the password pages show toasts too.
    name: 'toast',
    entries: ['../src/shell/ErrorMessages.tsx', '../../ui/src/components/feedback/Toast/ToastProvider.tsx'],
  },
  {
    // With the parts that nearly every screen needs, instead of a request for each.
    name: shellChunk,
    entries: [
      '../src/App.tsx',
      '../src/compliance/use-wording.ts',
      '../src/forms/save-failure.ts',
      '../src/forms/choice.ts',
      '../src/nutrition/MenuFormats.tsx',
      '../src/routing/omit-undefined.ts',
      '../src/routing/open-record.ts',
      '../src/routing/url-state.ts',
      '../../api-client/src/generated/recipes/hooks/foods.ts',
      '../../api-client/src/generated/recipes/hooks/ingredients.ts',
      '../../api-client/src/generated/recipes/hooks/recipes.ts',
      '../../domain/src/crediting/model.ts',
      '../../domain/src/dates/dates.ts',
      '../../domain/src/food/nutrients.ts',
      '../../ui/node_modules/lucide-react/dist/esm/icons/ellipsis.mjs',
      '../../ui/src/components/feedback/EmptyState/EmptyState.tsx',
      '../../ui/src/components/feedback/ErrorState/ErrorState.tsx',
      '../../ui/src/components/feedback/Skeleton/Skeleton.tsx',
      '../../ui/src/components/fields/Select/Select.tsx',
      '../../ui/src/components/fields/Switch/Switch.tsx',
      '../../ui/src/components/fields/TextField/TextField.tsx',
      '../../ui/src/components/navigation/LinkTabs/LinkTabs.tsx',
      '../../ui/src/hooks/use-compact.ts',
      '../../ui/src/hooks/use-stable-callback.ts',
      '../../ui/src/patterns/hatch.ts',
      '../../ui/src/patterns/shell/Screen/Screen.tsx',
      '../../ui/src/patterns/value-text.ts',
      '../../ui/src/table/DataTable/row-window.ts',
      '../../ui/src/table/table-text.ts',
    ],
  },
  {
    name: 'table',
    entries: [
      '../src/forms/SearchBox.tsx',
      '../src/lists/use-paged-list.ts',
      '../../ui/src/table/DataTable/DataTable.tsx',
    ],
  },
  { name: 'food-cells', entries: ['../src/nutrition/cells.tsx'] },
  // Lists need the choices, forms the limits too.
  { name: 'choices', entries: ['../../api-client/src/generated/choices.ts'] },
  { name: 'limits', entries: ['../../api-client/src/generated/limits.ts'] },
  { name: 'dialog', entries: ['../../ui/src/components/overlays/Dialog/Dialog.tsx'] },
  {
    name: 'tabs',
    entries: [
      '../../ui/src/components/navigation/LinkTabs/LinkTabs.tsx',
      '../../ui/src/components/navigation/Tabs/Tabs.tsx',
    ],
  },
]

function moduleId(entry: string): string {
  const id = path.resolve(import.meta.dirname, entry)
  if (!existsSync(id)) throw new Error(`build/chunks.ts names ${entry}, which does not exist`)
  // The bundler knows a package by the place that its link leads to.
  return realpathSync(id)
}

/** The groups of Rolldown's `codeSplitting`. Throws when a module does not exist. */
export function chunkGroups() {
  return [
    // All that the login page needs is one file, which also compresses better.
    { name: 'start', tags: ['$initial' as const], priority: chunks.length + 2 },
    ...chunks.map(({ name, entries }, index) => {
      const ids = new Set(entries.map(moduleId))
      return {
        name,
        test: (id: string) => ids.has(id),
        priority: chunks.length + 1 - index,
        // A part that fewer screens need gets its own chunk, unless it is too small to be worth a request.
        entriesAware: name !== shellChunk && name !== 'toast',
        entriesAwareMergeThreshold: 8000,
      }
    }),
    { name: 'common', minShareCount: 28, priority: 1 },
  ]
}
