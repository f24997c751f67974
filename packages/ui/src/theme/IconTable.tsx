import { icons } from 'lucide-react'

import { Icons, Panel } from './TokenTable.styles.ts'

// Read from the source files, so the page lists the icons really in use.
const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.stories.tsx', '!./*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const imports = /import \{([^}]+)\} from 'lucide-react'/g

const names = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(imports)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
    ),
  ),
)

const inUse = Object.entries(icons)
  .filter(([name]) => names.has(name))
  .toSorted(([a], [b]) => a.localeCompare(b))

/** Every icon used by a component or pattern. */
export function IconsInUse() {
  return (
    <Panel>
      <Icons role="list">
        {inUse.map(([name, Icon]) => (
          <li key={name}>
            <Icon aria-hidden />
            {name}
          </li>
        ))}
      </Icons>
    </Panel>
  )
}
