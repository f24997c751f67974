import type { CatalogEntry, CatalogGroup } from './catalog-types.ts'
import { actions, display, feedback, layout, navigation, overlays } from './components.ts'
import { fields } from './fields.ts'
import { appFrame, checks, foods, menuPlanning, reports } from './patterns.ts'
import { calendars, forms, tables } from './records.ts'
import { store } from './store.ts'

/**
 * Every component of the package, by purpose: the source of the sidebar's groups, the front page's status table and the
 * import lines. A test compares it with the entries and folders.
 */
export const catalog = {
  actions,
  fields,
  forms,
  navigation,
  overlays,
  feedback,
  display,
  tables,
  calendars,
  layout,
  menuPlanning,
  foods,
  checks,
  reports,
  store,
  appFrame,
} as const satisfies Record<string, CatalogGroup>

export type GroupName = keyof typeof catalog

/** The names of a group's components. */
export type ComponentName<Group extends GroupName> = keyof (typeof catalog)[Group]['components'] & string

/** A component with its place in the catalog. */
export interface CatalogItem extends CatalogEntry {
  name: string
  group: GroupName
  /** The id of its page without `--docs`; null without stories. */
  pageId: string | null
}

/** The components of a group, in alphabetical order. */
export function itemsOf(group: GroupName): CatalogItem[] {
  const { id, components }: CatalogGroup = catalog[group]
  return Object.entries(components)
    .map(([name, entry]) => ({
      ...entry,
      name,
      group,
      pageId: entry.page === undefined ? `${id}-${name.toLowerCase()}` : entry.page,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** All components, group by group. */
export const allItems = (Object.keys(catalog) as GroupName[]).flatMap(itemsOf)

/** One line per entry: `import { Button } from '@commissary/ui'`. */
export function importLines({ imports }: Pick<CatalogEntry, 'imports'>): string[] {
  return Object.entries(imports).map(([entry, names]) => `import { ${names.join(', ')} } from '${entry}'`)
}
